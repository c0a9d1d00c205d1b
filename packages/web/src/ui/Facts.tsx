import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Props = {
  /** What is empty is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** What is known of something: names on the left, values on the right. */
export function Facts({ facts }: Props) {
  return (
    <Box component="dl" sx={style}>
      {facts
        .filter(([, value]) => Boolean(value) || value === 0)
        .map(([label, value]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </Box>
  )
}

const style = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  typography: 'body2',
  '& > dt': { color: 'text.secondary', maxWidth: 140 },
  '& > dd': { m: 0, overflowWrap: 'anywhere' },
  // A state that needs a second line takes it: its column is as narrow as a phone leaves it.
  '& [data-chip]': { whiteSpace: 'normal', borderRadius: '12px' },
} as const
