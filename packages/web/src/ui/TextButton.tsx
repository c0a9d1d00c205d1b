import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; onClick: () => void; busy?: boolean }

/** A deed that looks like a link: 'Change', 'Forgot password?'. Easy to hit without taking room. */
export function TextButton({ children, onClick, busy = false }: Props) {
  return (
    <ButtonBase
      onClick={() => !busy && onClick()}
      aria-busy={busy || undefined}
      sx={{
        font: 'inherit',
        fontWeight: 650,
        verticalAlign: 'baseline',
        color: 'primary.main',
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        textDecorationColor: 'transparent',
        borderRadius: '6px',
        position: 'relative',
        opacity: busy ? 0.6 : 1,
        transition: 'text-decoration-color 150ms',
        '&:hover': { textDecorationColor: 'currentColor' },
        '&::after': { content: '""', position: 'absolute', inset: '-12px -6px' },
      }}
    >
      {children}
    </ButtonBase>
  )
}
