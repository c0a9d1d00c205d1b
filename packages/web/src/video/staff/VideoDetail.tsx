import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { UserVideoListItem } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { dayText } from '../../ui/dates.ts'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sizeText } from '../../ui/size-text.ts'
import { faultOf, shapeWords } from './words.ts'

type Props = { video: UserVideoListItem; withAgency: boolean }

const fileOf = (videoNo: number, size: string) =>
  `${userVideoRoutes.downloadUserVideo.path}?videoNo=${videoNo}&size=${size}`

/** A video looked up beside the list: its film plays, as it would be given out. */
export function VideoDetail({ video, withAgency }: Props) {
  const { t, i18n } = useLingui()
  const payments = { plan: t`Plan`, single: t`Single purchase` }
  const { render, videoNo, shape } = video
  return (
    <>
      {video.can.download === true && (
        <Box
          component="video"
          controls
          preload="none"
          aria-label={t`The film of ${video.title}`}
          poster={fileOf(videoNo, 'poster')}
          src={fileOf(videoNo, 'full')}
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: 420,
            aspectRatio: shape === 'STORY' ? '9 / 16' : '1',
            bgcolor: '#000',
            borderRadius: '12px',
            mb: 2,
          }}
        />
      )}
      {render?.state === 'failed' && <Notice tone="error">{i18n._(faultOf(render))}</Notice>}
      <Facts
        facts={[
          [t`Business`, video.businessName],
          [t`Template`, video.templateTitle],
          [t`Shape`, i18n._(shapeWords[shape])],
          [t`Length`, t`${Math.round(video.seconds)} s`],
          [t`Size`, render?.bytes ? sizeText(render.bytes) : null],
          [t`Attempts`, render?.attempts ?? null],
          [t`Payment`, video.payment ? payments[video.payment] : t`Sample watermark`],
          [t`Kept until`, render?.keptUntil && dayText(render.keptUntil, i18n.locale)],
          [t`Agency`, withAgency && video.agencyName],
          [t`Created`, dayText(video.createdAt, i18n.locale)],
        ]}
      />
    </>
  )
}

/** The film over the list, where there is no room for it beside. */
export const showVideo = (video: UserVideoListItem, withAgency: boolean): Promise<void> =>
  ask<void>(dialogPriority.confirm, (close) => (
    <Sheet open onClose={() => close()} title={video.title || String(video.videoNo)}>
      <VideoDetail video={video} withAgency={withAgency} />
    </Sheet>
  ))
