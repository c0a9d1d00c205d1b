import Box from '@mui/material/Box'
import { sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import type { Side } from '@parichay/pdf-card/card.ts'
import { hasBars, loadBars } from '@parichay/pdf-card/barcode.ts'
import { useEffect, useMemo, useState } from 'react'
import { type CardLook, sideOf } from '../api/pdf-cards.ts'
import { useInSight } from '../ui/in-sight.ts'
import { ScenePicture } from '../ui/scene/ScenePicture.tsx'

type Props = {
  look: CardLook
  side: Side
  title: string
  /** Share of 300 dpi it is drawn at. */
  zoom?: number
}

/** Whether what draws barcodes is there, where it is wanted; a card is drawn without when it cannot be had. */
function useBars(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(hasBars)
  useEffect(() => {
    if (!isWanted || isOver) return
    void loadBars()
      .catch(() => undefined)
      .then(() => setOver(true))
  }, [isWanted, isOver])
  return !isWanted || isOver
}

/** One side of a card as its file has it, drawn once it is near the screen. */
export function CardSide({ look, side, title, zoom = 0.5 }: Props) {
  const [place, inSight] = useInSight()
  const [failed, setFailed] = useState(false)
  const { width, height } = sizeOfTemplate(look.details.templateCode)
  const isReady = useBars(look.details.barcode) && inSight
  const scene = useMemo(() => (isReady ? sideOf(look, side) : undefined), [isReady, look, side])
  return (
    <Box
      ref={place}
      aria-hidden={title === ''}
      sx={{
        width: '100%',
        aspectRatio: `${width} / ${height}`,
        bgcolor: 'brand.sunken',
        borderRadius: '8px',
        overflow: 'hidden',
        boxShadow: '0 1px 2px rgb(0 0 0 / .12), 0 6px 18px rgb(0 0 0 / .10)',
      }}
    >
      {scene && !failed && (
        <ScenePicture
          scene={scene}
          pictures={look.pictures}
          title={title}
          zoom={zoom}
          onFail={() => setFailed(true)}
        />
      )}
    </Box>
  )
}
