import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { loadFirstPart } from '../ui/load-part.ts'
import { useQuiet } from '../ui/quiet.ts'
import { LiveThumbnail } from './LiveThumbnail.tsx'
import { type CardThumbnailProps, ThumbnailBone } from './ThumbnailBone.tsx'

const DrawnThumbnail = lazy(() =>
  loadFirstPart(() => import('./DrawnThumbnail.tsx')).then((module) => ({ default: module.DrawnThumbnail })),
)

/**
 * The own card as visitors see it, small, in a phone; to look at, not to use. A live card shows its public page, which
 * costs one request of 10 KB; only a draft has to be drawn here.
 */
export function CardThumbnail(props: CardThumbnailProps) {
  const { card, business, width } = props
  const page = card.status === 'ACTIVE' && card.url?.startsWith(`${location.origin}/`) ? card.url : undefined
  const isQuiet = useQuiet()
  return (
    <Box inert sx={{ pointerEvents: 'none' }}>
      {!isQuiet ? (
        <ThumbnailBone width={width} business={business} />
      ) : page ? (
        <LiveThumbnail {...props} page={page} />
      ) : (
        <Suspense fallback={<ThumbnailBone width={width} business={business} />}>
          <DrawnThumbnail {...props} />
        </Suspense>
      )}
    </Box>
  )
}
