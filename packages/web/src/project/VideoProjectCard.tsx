import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoBounds } from '@parichay/contract/video/template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Download, Pencil, RotateCcw, Share2, TextCursorInput, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { renameOver } from '../api/rename.ts'
import { isUnderWay, takeVideo } from '../api/videos.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { copyName } from '../ui/copy-name.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { say } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useFilmDeeds, videoFailure } from '../shell/film-deeds.ts'
import { VideoThumbnail } from '../video/VideoThumbnail.tsx'
import { mayShare } from '../ui/sharing.ts'
import { dayText } from '../ui/dates.ts'
import { useDuplicate } from '../shell/duplicate.ts'
import { RenameSheet } from './RenameSheet.tsx'
import { dot } from '../ui/dot.ts'

/** One video in the list: how it looks, where its film stands, what can be done. */
export function VideoProjectCard({ video, business }: { video: UserVideo; business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const deeds = useFilmDeeds(business)
  const { videoNo, title, film, render } = video
  const day = dayText(video.updatedAt, i18n.locale)
  const remove = async (restore = false) => {
    try {
      await call(userVideoRoutes.deleteUserVideo, { body: { videoNo, ...(restore ? { restore } : {}) } })
      await queries.invalidateQueries({ queryKey: keys.videos(business.businessId) })
      if (!restore) say(t`Deleted`, { action: { label: t`Undo`, run: () => void remove(true) } })
    } catch (error) {
      void showError(error, videoFailure)
    }
  }
  const { templateId, templateVersion, values } = video
  const duplicate = useDuplicate(async () => {
    const { businessId } = business
    const of = { businessId, templateId: templateId ?? 0, templateVersion: templateVersion ?? 0 }
    const body = { ...of, title: copyName(title, videoBounds.title), values }
    const copy = takeVideo(queries, await call(userVideoRoutes.saveUserVideo, { body }))
    return paths.videos({ businessId, videoNo: copy.videoNo })
  }, videoFailure)
  const [renames, setRenames] = useState(false)
  const rename = async (wanted: string) => {
    const of = { videoNo, templateId: templateId ?? 0, version: video.version }
    await renameOver(wanted, {
      send: async () =>
        takeVideo(
          queries,
          await call(userVideoRoutes.saveUserVideo, { body: { ...of, title: wanted, values } }),
        ),
      read: async () => {
        const now = takeVideo(queries, await call(userVideoRoutes.getUserVideo, { params: { videoNo } }))
        await queries.invalidateQueries({ queryKey: keys.videos(business.businessId) })
        return now
      },
    })
  }
  const more = [
    ...(video.can.edit === true && templateId !== null
      ? [{ id: 'rename', label: t`Rename`, icon: TextCursorInput, onSelect: () => setRenames(true) }]
      : []),
    ...(video.can.edit === true && templateId !== null
      ? [{ id: 'duplicate', label: t`Duplicate`, icon: Copy, onSelect: duplicate }]
      : []),
    ...(video.can.delete === true
      ? [{ id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: () => void remove() }]
      : []),
  ]
  const hasFile = film !== null && film.bytes !== null && video.can.download === true
  return (
    <Card component="li" flush>
      <Box sx={{ display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', minHeight: 148 }}>
        <Box sx={{ display: 'grid', placeItems: 'center', p: 1.5, bgcolor: 'brand.tint' }}>
          <Box sx={{ width: video.shape === 'STORY' ? 70 : 108 }}>
            <VideoThumbnail video={video} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 0.5, p: 2 }}>
          <FilmChip video={video} />
          <Box component="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {video.businessName}
            {dot}
            {videoNo}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t`Updated ${day}`}</Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderTop: '1px solid',
          borderColor: 'divider',
          p: 0.5,
          '& > button:not(:last-of-type)': { flex: 1, px: 0.5 },
        }}
      >
        {video.can.edit === true && (
          <Button
            look="text"
            size="small"
            icon={Pencil}
            sx={{ minHeight: 44 }}
            onClick={() => go(paths.videos({ businessId: business.businessId, videoNo }))}
          >{t`Edit`}</Button>
        )}
        {isUnderWay(video) && video.can.cancel === true && (
          <Button
            look="text"
            size="small"
            icon={X}
            sx={{ minHeight: 44 }}
            busy={deeds.busy === 'cancel'}
            onClick={() => void deeds.cancel(video)}
          >
            {t({ message: 'Cancel', context: 'work under way' })}
          </Button>
        )}
        {render?.state === 'failed' && video.can.render === true && (
          <Button
            look="text"
            size="small"
            icon={RotateCcw}
            sx={{ minHeight: 44 }}
            busy={deeds.busy === 'make' || deeds.busy === 'sample'}
            onClick={() => void deeds.make(video, render.isSample)}
          >{t`Retry (free)`}</Button>
        )}
        {hasFile && !isUnderWay(video) && (
          <>
            <Button
              look="text"
              size="small"
              icon={Download}
              sx={{ minHeight: 44 }}
              busy={deeds.busy === 'download'}
              onClick={() => void deeds.download(video)}
            >{t`Download`}</Button>
            {mayShare() && (
              <Button
                look="text"
                size="small"
                icon={Share2}
                sx={{ minHeight: 44 }}
                busy={deeds.busy === 'share'}
                onClick={() => void deeds.share(video)}
              >{t`Share`}</Button>
            )}
          </>
        )}
        {more.length > 0 && <ActionMenu label={t`More for ${title}`} actions={more} />}
      </Box>
      {renames && (
        <RenameSheet
          name={title}
          most={videoBounds.title}
          isRequired
          save={rename}
          words={videoFailure}
          onClose={() => setRenames(false)}
        />
      )}
    </Card>
  )
}

function FilmChip({ video: { status, film, render } }: { video: UserVideo }) {
  const { t } = useLingui()
  if (status === 'INACTIVE') return <StatusChip>{t`InActive`}</StatusChip>
  if (render?.state === 'waiting') return <StatusChip tone="info">{t`Waiting for its turn`}</StatusChip>
  if (render?.state === 'rendering')
    return <StatusChip tone="info">{t`Rendering ${render.percent}%`}</StatusChip>
  if (render?.state === 'failed') return <StatusChip tone="error">{t`Failed`}</StatusChip>
  if (film?.isSample) return <StatusChip tone="warning">{t`Sample watermark`}</StatusChip>
  if (film) return <StatusChip tone="success">{t`Done`}</StatusChip>
  return <StatusChip tone="accent">{t`Draft`}</StatusChip>
}
