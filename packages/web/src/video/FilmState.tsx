import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { UserVideo, VideoRender } from '@parichay/contract/video/fields.ts'
import { Download, MessageCircle, RotateCcw, X } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { videoAddress } from '../api/videos.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { sizeText } from '../ui/size-text.ts'
import { Line, Quiet, Text } from '../ui/shapes.tsx'
import type { FilmDeeds } from '../shell/film-deeds.ts'
import { mayShare } from '../ui/sharing.ts'
import { dateFormat } from '../ui/formats.ts'

type Props = { video: UserVideo; deeds: FilmDeeds }

/** Where the film of a video stands: on its way, ready to be sent, or why not. */
export function FilmState({ video, deeds }: Props) {
  const { t } = useLingui()
  const { isDirty } = useFormState()
  const { render, film } = video
  if (video.status === 'INACTIVE')
    return <Notice tone="warning">{t`This video was switched off by your provider.`}</Notice>
  if (render && (render.state === 'waiting' || render.state === 'rendering'))
    return <OnItsWay render={render} video={video} deeds={deeds} />
  return (
    <>
      {render?.state === 'failed' && (
        <Notice>
          {render.fault === 'SERVICE_BUSY'
            ? t`There was no room to store the film. Nothing was counted. Try again later.`
            : render.fault === 'IMAGE_MISSING' || render.fault === 'PICTURE_UNREADABLE'
              ? t`The film could not be made: one of its pictures, or the logo, cannot be read any more. Nothing was counted. Choose it anew and try again.`
              : t`The film could not be made. Nothing was counted.`}{' '}
          {video.can.render === true && !isDirty && (
            <Button
              look="text"
              size="small"
              icon={RotateCcw}
              busy={deeds.busy === 'make' || deeds.busy === 'sample'}
              onClick={() => void deeds.make(video, render.isSample)}
            >{t`Try again, free`}</Button>
          )}
        </Notice>
      )}
      {render?.state === 'cancelled' && (
        <Notice tone="info">{t`The film was cancelled. Nothing was counted.`}</Notice>
      )}
      {film && <Ready film={film} video={video} deeds={deeds} />}
    </>
  )
}

function OnItsWay({ render, video, deeds }: { render: VideoRender; video: UserVideo; deeds: FilmDeeds }) {
  const { t } = useLingui()
  const { percent, position, secondsLeft, state } = render
  return (
    <Card component="section" aria-label={t`The film is being made`} sx={{ display: 'grid', gap: 1 }}>
      <Line gap={1.5} centred>
        <Box sx={{ flex: 1, minWidth: 0 }} role="status">
          <Text as="subtitle1">
            {state === 'waiting' ? (
              position > 0 ? (
                <Plural value={position} one="# film before yours" other="# films before yours" />
              ) : (
                <Trans>Your film is next</Trans>
              )
            ) : (
              <Trans>Making your film: {percent}%</Trans>
            )}
          </Text>
          <Quiet>
            {secondsLeft !== null && <Left seconds={secondsLeft} />} <Trans>You may leave; it goes on.</Trans>
          </Quiet>
        </Box>
        {video.can.cancel === true && (
          <Button
            look="secondary"
            icon={X}
            busy={deeds.busy === 'cancel'}
            onClick={() => void deeds.cancel(video)}
          >
            {t({ message: 'Cancel', context: 'work under way' })}
          </Button>
        )}
      </Line>
      <Box
        role="progressbar"
        aria-label={t`How much of the film is made`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'brand.accent', transition: 'width 400ms' }} />
      </Box>
    </Card>
  )
}

function Left({ seconds }: { seconds: number }) {
  const minutes = Math.round(seconds / 60)
  return seconds < 60 ? (
    <Trans>About {Math.max(5, Math.ceil(seconds / 5) * 5)} seconds.</Trans>
  ) : (
    <Plural value={minutes} one="About # minute." other="About # minutes." />
  )
}

function Ready({
  film,
  video,
  deeds,
}: {
  film: NonNullable<UserVideo['film']>
  video: UserVideo
  deeds: FilmDeeds
}) {
  const { t, i18n } = useLingui()
  const day = (at: string) =>
    dateFormat(i18n.locale === 'hi' ? 'hi-IN' : 'en-IN', {
      day: 'numeric',
      month: 'short',
      timeZone: 'Asia/Kolkata',
    }).format(new Date(at))
  const { bytes, keptUntil, renderNo } = film
  if (bytes === null)
    return <Notice tone="info">{t`The last film is no longer kept. Make it again, free.`}</Notice>
  const { videoNo } = video
  const until = keptUntil ? day(keptUntil) : ''
  return (
    <Card component="section" aria-label={t`Your film`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', gap: 2, alignItems: 'center' }}
      >
        <Box
          component="video"
          controls
          playsInline
          preload="none"
          poster={videoAddress(videoNo, renderNo, 'poster')}
          src={videoAddress(videoNo, renderNo, 'full')}
          aria-label={t`The film that was made`}
          sx={{ width: '100%', maxHeight: 192, borderRadius: '10px', bgcolor: 'brand.sunken' }}
        />
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Text as="subtitle1">{film.isSample ? t`Your sample is ready` : t`Your film is ready`}</Text>
          <Quiet>
            {sizeText(bytes)}
            {until && <> · {t`kept until ${until}`}</>}
          </Quiet>
          {!film.isCurrent && !film.isSample && (
            <Quiet>{t`It shows what was there before your last changes.`}</Quiet>
          )}
        </Box>
      </Box>
      {video.can.download === true && (
        <Line gap={1} wraps>
          <Button
            look="secondary"
            icon={Download}
            busy={deeds.busy === 'download'}
            onClick={() => void deeds.download(video)}
          >{t`Download`}</Button>
          {film.hasSmall && (
            <Button
              look="secondary"
              icon={Download}
              busy={deeds.busy === 'small'}
              onClick={() => void deeds.download(video, true)}
            >{t`Smaller, for WhatsApp`}</Button>
          )}
          {mayShare() && (
            <Button
              icon={MessageCircle}
              busy={deeds.busy === 'share'}
              onClick={() => void deeds.share(video)}
            >
              {t`Share`}
            </Button>
          )}
        </Line>
      )}
    </Card>
  )
}
