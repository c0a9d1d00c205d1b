import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'

export type Segment<V extends string> = { value: V; label: ReactNode; lang?: string }

/** Two to four choices side by side; one is always chosen. */
export function Segments<V extends string>({
  label,
  value,
  choices,
  onChange,
  wide = false,
}: {
  label: string
  value: V
  choices: readonly Segment<V>[]
  onChange: (value: V) => void
  wide?: boolean
}) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: wide ? 'grid' : 'inline-grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        p: '3px',
        borderRadius: '12px',
        bgcolor: 'brand.sunken',
        maxWidth: '100%',
      }}
    >
      {choices.map((choice) => {
        const chosen = choice.value === value
        return (
          <ButtonBase
            key={choice.value}
            aria-pressed={chosen}
            {...(choice.lang ? { lang: choice.lang } : {})}
            onClick={() => onChange(choice.value)}
            sx={{
              minHeight: 40,
              px: 1.5,
              borderRadius: '10px',
              fontSize: 14,
              fontWeight: 600,
              lineHeight: 1.25,
              textAlign: 'center',
              position: 'relative',
              '&::after': { content: '""', position: 'absolute', inset: '-3px 0' },
              color: chosen ? 'text.primary' : 'text.secondary',
              bgcolor: chosen ? 'background.paper' : 'transparent',
              boxShadow: chosen ? '0 1px 3px rgb(20 16 8 / 0.14)' : 'none',
              // In the dark the paper is darker than the track: what is chosen would look pressed away.
              ...(chosen && { '[data-scheme=dark] &': { bgcolor: 'brand.control' } }),
            }}
          >
            {choice.label}
          </ButtonBase>
        )
      })}
    </Box>
  )
}
