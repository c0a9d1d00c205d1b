import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { plainList } from '../shape-styles.ts'

type Props = {
  label?: string
  /** `li` elements: the list draws the lines between them. */
  children: ReactNode
  /** Under the list, in the same card. */
  foot?: ReactNode
}

/** A list in a card that reaches its edges, with a hairline between rows. */
export function RowList({ label, children, foot }: Props) {
  return (
    <Card flush>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          ...plainList,
          '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {children}
      </Box>
      {foot}
    </Card>
  )
}
