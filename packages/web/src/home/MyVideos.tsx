import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { startValues } from '@parichay/contract/video/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { businessVideosQuery, isUnderWay, videoTemplatesQuery } from '../api/videos.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { AllowanceLine } from '../video/AllowanceLine.tsx'
import { FilmCanvas } from '../ui/film/FilmCanvas.tsx'
import { filmOf } from '../api/film-of.ts'
import { picturesOf } from '../api/film-pictures.ts'
import { VideoThumbnail } from '../video/VideoThumbnail.tsx'

/** My films: the newest, or how the first would look; how many of the plan are left. */
export function MyVideos({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { businessId } = business
  const { data, isError } = useQuery(businessVideosQuery(businessId))
  const templates = useQuery(videoTemplatesQuery)
  const newest = data?.list[0]
  const first = templates.data?.find(({ code }) => code !== null)
  const sample = useMemo(() => {
    if (!data || !first) return undefined
    const values = startValues(first, data.facts)
    const pictures = picturesOf(values, data.facts)
    const scene = filmOf({ ...first, scene: null }, values, pictures)
    return scene && { scene, pictures }
  }, [data, first])
  if (isError || templates.isError || (templates.data && !first && !newest)) return null
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
  return (
    <Card
      component="section"
      aria-label={t`Promotional videos`}
      flush
      sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)' }}
    >
      <Link
        href={open}
        label={newest ? t`Open the newest film` : t`Make this film`}
        sx={{ display: 'grid', placeItems: 'center', p: 1.5, bgcolor: 'brand.tint', outlineOffset: '-3px' }}
      >
        {newest ? (
          <Box sx={{ width: newest.shape === 'STORY' ? 66 : 112 }}>
            <VideoThumbnail video={newest} />
          </Box>
        ) : (
          sample &&
          first && (
            <Box sx={{ width: first.shape === 'STORY' ? 66 : 112, borderRadius: '8px', overflow: 'hidden' }}>
              <FilmCanvas
                scene={sample.scene}
                pictures={sample.pictures}
                time={first.posterAt}
                title=""
                zoom={0.2}
              />
            </Box>
          )
        )}
      </Link>
      <Box sx={{ p: 1.75, display: 'grid', alignContent: 'center', gap: 0.5, minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Promotional videos`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {newest && isUnderWay(newest) ? (
            t`Making your film: ${percent}%`
          ) : (
            <AllowanceLine allowance={data.allowance} />
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
          <Button icon={Plus} onClick={() => go(paths.videos({ businessId }))}>{t`Create`}</Button>
          {newest && (
            <Link
              href={paths.projects('promotional_video')}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 0.75,
                typography: 'body2',
                fontWeight: 650,
                color: 'primary.main',
                textDecoration: 'none',
                borderRadius: '10px',
              }}
            >
              {t`See all`}
              <ChevronRight size={18} aria-hidden />
            </Link>
          )}
        </Box>
      </Box>
    </Card>
  )
}
