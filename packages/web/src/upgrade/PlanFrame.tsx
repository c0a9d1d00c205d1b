import Box from '@mui/material/Box'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

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
          p: 2.5,
          pb: 2.25,
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

/** The sign of a card, and what distinguishes it at the other end. */
export function HeadRow({
  icon: Icon,
  isPopular = false,
  children,
}: {
  icon: LucideIcon
  isPopular?: boolean
  children?: ReactNode
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          borderRadius: '14px',
          bgcolor: isPopular ? 'primary.contrastText' : 'primary.main',
          color: isPopular ? 'primary.main' : 'primary.contrastText',
        }}
      >
        <Icon size={22} />
      </Box>
      {children}
    </Box>
  )
}
