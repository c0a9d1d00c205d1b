import { videoFailure } from '../shell/film-deeds.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { History } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { takeVideo, videoVersionsQuery } from '../api/videos.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Line, Pile, Quiet, Text } from '../ui/shapes.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { dateFormat } from '../ui/formats.ts'
import { dot } from '../ui/dot.ts'

/** Films of a video that were made before; each can be taken back with all it said. */
export function Former({ video }: { video: UserVideo }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (!video.film || video.can.edit !== true) return null
  return (
    <Box>
      <Button look="text" icon={History} onClick={() => setOpen(true)}>{t`Former films`}</Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Former films`}>
        {isOpen && <List video={video} onDone={() => setOpen(false)} />}
      </Sheet>
    </Box>
  )
}

function List({ video, onDone }: { video: UserVideo; onDone: () => void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<number>()
  const { data, error, reload } = useRemote(videoVersionsQuery(video.videoNo))
  if (error) return <InlineError message={failureText(error, videoFailure)} onRetry={reload} />
  if (!data)
    return (
      <Skeleton>
        <Bone height={160} round={12} />
      </Skeleton>
    )
  const when = dateFormat(i18n.locale === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  const takeBack = async (renderNo: number) => {
    setBusy(renderNo)
    try {
      const { videoNo, version } = video
      takeVideo(
        queries,
        await call(userVideoRoutes.rollBackUserVideo, { body: { videoNo, renderNo, version } }),
      )
      sayDone(t`This film is back`)
      onDone()
    } catch (failed) {
      void showError(failed, videoFailure)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Pile
      component="ul"
      gap={1}
      aria-label={t`Former films`}
      style={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {data.map(({ renderNo, readyAt, isSample, values }) => (
        <Line component="li" key={renderNo} gap={1.5} centred>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Text as="subtitle1">{readyAt ? when.format(new Date(readyAt)) : ''}</Text>
            <Quiet wraps>
              {isSample ? t`Sample` : Object.values(values.texts).filter(Boolean).slice(0, 2).join(dot)}
            </Quiet>
          </Box>
          <Button
            look="secondary"
            busy={busy === renderNo}
            onClick={() => void takeBack(renderNo)}
          >{t`Take back`}</Button>
        </Line>
      ))}
    </Pile>
  )
}
