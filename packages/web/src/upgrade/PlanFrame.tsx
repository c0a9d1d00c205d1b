import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { fromTablet } from '../ui/theme.ts'

export type PlanFrameProps = {
  /** The id of the heading that names the card. */
  labelledBy: string
  /** Drawn in the agency's colour: the plan most people take. */
  isPopular?: boolean
  head: ReactNode
  children: ReactNode
  foot: ReactNode
}

/** The shape of every card of the dialog: a head that is read first, what is in it, and one deed at the foot. */
export function PlanFrame({ labelledBy, isPopular = false, head, children, foot }: PlanFrameProps) {
  return (
    <Box
      component="article"
      aria-labelledby={labelledBy}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        bgcolor: 'background.paper',
        borderRadius: '20px',
        border: '1px solid',
        borderColor: isPopular ? 'primary.main' : 'divider',
        overflow: 'hidden',
        textAlign: 'start',
      }}
    >
      <Box
        sx={{
          // Heads end on one line beside each other; a badge grows upwards.
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          p: 2.5,
          pb: 2.25,
          [fromTablet]: { minHeight: 190 },
          color: isPopular ? 'primary.contrastText' : 'text.primary',
          background: isPopular
            ? 'linear-gradient(150deg, var(--mui-palette-primary-main), var(--mui-palette-primary-dark))'
            : 'linear-gradient(180deg, var(--mui-palette-brand-tint), var(--mui-palette-background-paper))',
        }}
      >
        {head}
      </Box>
      <Box sx={{ flex: 1, px: 2.5, pt: 2, pb: 1, minHeight: 0 }}>{children}</Box>
      <Box sx={{ display: 'grid', gap: 1, p: 2.5, pt: 1.5 }}>{foot}</Box>
    </Box>
  )
}
