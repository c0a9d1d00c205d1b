import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useChosenInSight } from './chosen-in-sight.ts'
import { phoneOnly } from './theme.ts'
import { sidewaysRow } from './shape-styles.ts'

type PillProps = {
  children: ReactNode
  icon?: LucideIcon
  /** Chosen or not; without it the pill is a plain deed. */
  pressed?: boolean
  /** Says more than the words, for screen readers. */
  label?: string
  lang?: string
  onClick: () => void
}

/** A small round button among its like: something to add, something to choose. */
export function Pill({ children, icon: Icon, pressed, label, lang, onClick }: PillProps) {
  return (
    <ButtonBase
      aria-pressed={pressed}
      aria-label={label}
      {...(lang ? { lang } : {})}
      onClick={onClick}
      sx={{
        position: 'relative',
        minHeight: 38,
        gap: 0.75,
        px: 1.5,
        borderRadius: '999px',
        border: '1px solid',
        borderColor: pressed ? 'primary.main' : 'brand.control',
        bgcolor: pressed ? 'brand.tint' : 'background.paper',
        color: pressed ? 'primary.main' : 'text.primary',
        fontSize: 14,
        fontWeight: 600,
        lineHeight: 1.3,
        textAlign: 'start',
        maxWidth: '100%',
        '&:hover': { borderColor: 'primary.main' },
        '&::after': { content: '""', position: 'absolute', inset: '-3px 0' },
      }}
    >
      {Icon && <Box component={Icon} size={16} aria-hidden sx={{ flex: 'none' }} />}
      {children}
    </ButtonBase>
  )
}

const oneRow = {
  [phoneOnly]: {
    flexWrap: 'nowrap',
    ...sidewaysRow,
    scrollbarWidth: 'none',
    mx: -2,
    px: 2,
    py: '3px',
    '& > *': { flex: 'none' },
  },
} as const

type PillsProps = {
  label: string
  /** Parts of a screen or filters: on phones one row that scrolls, for two rows push what matters off the screen. */
  inOneRow?: boolean
  children: ReactNode
}

/** Pills side by side, wrapping. */
export function Pills({ label, inOneRow = false, children }: PillsProps) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInSight(row, '[aria-pressed=true]', inOneRow)
  return (
    <Box
      ref={row}
      role="group"
      aria-label={label}
      sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1, ...(inOneRow && oneRow) }}
    >
      {children}
    </Box>
  )
}

type OnePillProps<T> = {
  label: string
  /** What no choice at all is called. */
  all: string
  value: T | undefined
  choices: readonly { value: T; label: string }[]
  onChange: (value: T | undefined) => void
}

/** Pills of which one narrows what is shown, on phones in one row; pressed again it shows all. */
export function OnePill<T extends string>({ label, all, value, choices, onChange }: OnePillProps<T>) {
  return (
    <Pills label={label} inOneRow>
      <Pill pressed={value === undefined} onClick={() => onChange(undefined)}>
        {all}
      </Pill>
      {choices.map((one) => (
        <Pill
          key={one.value}
          pressed={value === one.value}
          onClick={() => onChange(one.value === value ? undefined : one.value)}
        >
          {one.label}
        </Pill>
      ))}
    </Pills>
  )
}
