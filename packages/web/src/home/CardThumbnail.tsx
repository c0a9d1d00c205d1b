import type { Card } from '@parichay/contract/card/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import Box from '@mui/material/Box'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { loadFirstPart } from '../shell/load-part.ts'
import { whenQuiet } from '../ui/quiet.ts'
import { Bone } from '../ui/Skeletons.tsx'
import { LiveThumbnail } from './LiveThumbnail.tsx'

const DrawnThumbnail = lazy(() =>
  loadFirstPart(() => import('./DrawnThumbnail.tsx')).then((module) => ({ default: module.DrawnThumbnail })),
)

export type CardThumbnailProps = { card: Card; business: Business; title: string; width: number }

/**
 * The own card as visitors see it, small, in a phone; to look at, not to use. A live card shows its public page, which
 * costs one request of 10 KB; only a draft has to be drawn here.
 */
export function CardThumbnail(props: CardThumbnailProps) {
  const { card, width } = props
  const page = card.status === 'ACTIVE' && card.url?.startsWith(`${location.origin}/`) ? card.url : undefined
  const isQuiet = useQuiet()
  return (
    <Box inert sx={{ pointerEvents: 'none' }}>
      {!isQuiet ? (
        <ThumbnailBone width={width} />
      ) : page ? (
        <LiveThumbnail {...props} page={page} />
      ) : (
        <Suspense fallback={<ThumbnailBone width={width} />}>
          <DrawnThumbnail {...props} />
        </Suspense>
      )}
    </Box>
  )
}

/** A page in a page must not hold up the page around it. */
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => startTransition(() => setQuiet(true)), 1500), [])
  return isQuiet
}

/** The place of a thumbnail that is on its way. */
export const ThumbnailBone = ({ width }: { width: number }) => (
  <Bone width={width} height={((width - 16) / 360) * 740 + 16} round={(36 * width) / 300} />
)
