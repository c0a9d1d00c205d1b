import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { Pile } from './shapes.tsx'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** A grey shape where content will be. */
export function Bone({
  width = '100%',
  height = 16,
  round = 6,
}: {
  width?: number | string
  height?: number | string
  round?: number | string
}) {
  return (
    <Box
      aria-hidden
      sx={{
        width,
        height,
        borderRadius: typeof round === 'number' ? `${round}px` : round,
        bgcolor: 'brand.sunken',
        animation: `${breathe} 1.4s ease-in-out infinite`,
      }}
    />
  )
}

/** Shows its shapes after 150 ms only, so that quick answers never flash; the room is kept from the start. */
export function Skeleton({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box aria-busy sx={{ visibility: shown ? 'visible' : 'hidden' }}>
      {children}
    </Box>
  )
}

/** Rows of a list: picture, two lines, a chip. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.5,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Bone width={44} height={44} round={12} />
          <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
            <Bone width={`${62 - ((row * 13) % 30)}%`} />
            <Bone width={`${44 - ((row * 7) % 18)}%`} height={12} />
          </Box>
          <Bone width={64} height={24} round={12} />
        </Box>
      ))}
    </Skeleton>
  )
}

/** Fields of a form: label and box. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Skeleton>
      <Pile gap={2.5}>
        {Array.from({ length: fields }, (_, field) => (
          <Pile key={field} gap={0.75}>
            <Bone width={96} height={20} />
            <Bone height={48} round={10} />
          </Pile>
        ))}
      </Pile>
    </Skeleton>
  )
}

/** Tiles of a home screen: one wide, then pairs. */
export function TileSkeleton({ tiles = 4 }: { tiles?: number }) {
  return (
    <Skeleton>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Bone height={184} round={12} />
        </Box>
        {Array.from({ length: tiles }, (_, tile) => (
          <Bone key={tile} height={112} round={12} />
        ))}
      </Box>
    </Skeleton>
  )
}
