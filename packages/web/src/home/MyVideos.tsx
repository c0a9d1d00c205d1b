import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { startValues } from '@parichay/contract/video/rules.ts'
import { useRemote } from '../api/remote.ts'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { businessVideosQuery, isUnderWay, videoTemplatesQuery } from '../api/videos.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { AllowanceLine } from '../video/AllowanceLine.tsx'
import { FilmCanvas } from '../ui/film/FilmCanvas.tsx'
import { filmOf } from '../api/film-of.ts'
import { picturesOf } from '../api/film-pictures.ts'
import { VideoThumbnail } from '../video/VideoThumbnail.tsx'
import { ProductTile } from './ProductTile.tsx'
import { TileFailure } from './TileFailure.tsx'

/** My films: the newest, or how the first would look; how many of the plan are left. */
export function MyVideos({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { businessId } = business
  const { data, error, reload } = useRemote(businessVideosQuery(businessId))
  const templates = useRemote(videoTemplatesQuery)
  const newest = data?.list[0]
  const first = templates.data?.find(({ code }) => code !== null)
  const sample = useMemo(() => {
    if (!data || !first) return undefined
    const values = startValues(first, data.facts)
    const pictures = picturesOf(values, data.facts)
    const scene = filmOf({ ...first, scene: null }, values, pictures)
    return scene && { scene, pictures }
  }, [data, first])
  const failure = (data ? null : error) ?? (templates.data ? null : templates.error)
  if (failure !== null)
    return (
      <TileFailure
        error={failure}
        onRetry={() => {
          reload()
          templates.reload()
        }}
      />
    )
  if (templates.data && !first && !newest) return null
  if (!data || !templates.data)
    return (
      <Skeleton>
        <Bone height={124} round={12} />
      </Skeleton>
    )
  const open = newest
    ? paths.videos({ businessId, videoNo: newest.videoNo })
    : paths.videos({ businessId, ...(first ? { templateId: first.templateId } : {}) })
  const percent = newest?.render?.percent ?? 0
  const width = (shape: 'SQUARE' | 'STORY') => (shape === 'STORY' ? 66 : 112)
  return (
    <ProductTile
      title={t`Promotional videos`}
      picture={{
        href: open,
        label: newest ? t`Open the newest film` : t`Make this film`,
        shown: newest ? (
          <Box sx={{ width: width(newest.shape) }}>
            <VideoThumbnail video={newest} />
          </Box>
        ) : (
          sample &&
          first && (
            <Box sx={{ width: width(first.shape), borderRadius: '8px', overflow: 'hidden' }}>
              <FilmCanvas
                scene={sample.scene}
                pictures={sample.pictures}
                time={first.posterAt}
                title=""
                zoom={0.2}
              />
            </Box>
          )
        ),
      }}
      action={<Button icon={Plus} onClick={() => go(paths.videos({ businessId }))}>{t`Create`}</Button>}
      all={newest && paths.projects('promotional_video')}
    >
      {newest && isUnderWay(newest) ? (
        t`Making your film: ${percent}%`
      ) : (
        <AllowanceLine allowance={data.allowance} />
      )}
    </ProductTile>
  )
}
