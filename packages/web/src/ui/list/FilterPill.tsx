import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Hidden } from '../Hidden.tsx'
import { pillStyle } from './pill-style.ts'
import { Cut } from '../shapes.tsx'

export type FilterPillProps<V extends string> = {
  /** What it filters by: 'Category'. */
  label: string
  value: V | undefined
  /** None: the filter comes from elsewhere and can only be taken away. */
  choices?: readonly { value: V; label: string }[]
  /** The words of a value that is not among the choices. */
  valueLabel?: string
  onChange: (value: V | undefined) => void
}

/** One filter as a chip: grey while it is open, tinted with its value and a cross while it narrows the list. */
export function FilterPill<V extends string>({
  label,
  value,
  choices = [],
  valueLabel,
  onChange,
}: FilterPillProps<V>) {
  const { t } = useLingui()
  const id = useId()
  const on = value !== undefined
  const box = useRef<HTMLSelectElement>(null)
  const words = valueLabel ?? choices.find((choice) => choice.value === value)?.label ?? value
  return (
    <Box data-on={on || undefined} sx={pillStyle(on)}>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          pl: 1.75,
          pr: on ? 0.5 : 1.25,
          maxWidth: 240,
        }}
      >
        <Cut component="span">{on ? words : label}</Cut>
        {!on && <ChevronDown size={16} />}
      </Box>
      {choices.length > 0 ? (
        <>
          <Hidden>
            <label htmlFor={id}>{label}</label>
          </Hidden>
          <Box
            component="select"
            ref={box}
            id={id}
            value={value ?? ''}
            onChange={(event) => onChange((event.target.value || undefined) as V | undefined)}
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              opacity: 0,
              cursor: 'pointer',
              fontSize: 16,
              color: 'text.primary',
              '& option': { color: '#16181b' },
            }}
          >
            <option value="">{t`${label}: all`}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Box>
        </>
      ) : (
        <Hidden>{`${label}: ${words ?? ''}`}</Hidden>
      )}
      {on && (
        <ButtonBase
          aria-label={t`Remove the filter ${label}`}
          onClick={() => {
            // This button goes: who works by keys stays where they are.
            box.current?.focus()
            onChange(undefined)
          }}
          sx={{
            position: 'relative',
            width: 44,
            height: 44,
            borderRadius: '999px',
            '&:hover': { color: 'text.primary' },
          }}
        >
          <X size={16} aria-hidden />
        </ButtonBase>
      )}
    </Box>
  )
}
