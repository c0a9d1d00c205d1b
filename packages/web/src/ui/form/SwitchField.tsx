import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { asTheBrowserDraws } from '../shape-styles.ts'
import { Quiet, Text } from '../shapes.tsx'

const Toggle = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 48,
  height: 28,
  margin: 0,
  borderRadius: 14,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.brand.lineStrong,
  transition: 'background-color 150ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    transition: 'transform 180ms ease-out',
  },
  '&:checked': { backgroundColor: theme.vars.palette.primary.main },
  '&:checked::after': { transform: 'translateX(20px)' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  ...asTheBrowserDraws,
}))

type Row = { label: ReactNode; hint?: ReactNode; disabled?: boolean }

/** A switch outside a form: it acts at once. */
export function Switch({
  label,
  hint,
  disabled = false,
  checked,
  onChange,
  name,
}: Row & { checked: boolean; onChange: (on: boolean) => void; name?: string }) {
  const id = useId()
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, cursor: 'pointer' }}
    >
      <Box sx={{ flex: 1 }}>
        <Text as="subtitle1">{label}</Text>
        {hint && <Quiet id={`${id}-hint`}>{hint}</Quiet>}
      </Box>
      <Toggle
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Box>
  )
}

/** A switch that stands in a row of its own words; `label` is read aloud. */
export function QuietSwitch({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 56,
        minHeight: 44,
        flex: 'none',
        cursor: 'pointer',
      }}
    >
      <Toggle
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={{
          width: 38,
          height: 22,
          '&::after': { width: 16, height: 16 },
          '&:checked::after': { transform: 'translateX(16px)' },
        }}
      />
    </Box>
  )
}

/** A switch of a form, saved with the rest of it. */
export function SwitchField({ name, ...row }: Row & { name: string }) {
  const { field } = useController({ name })
  return <Switch {...row} name={name} checked={Boolean(field.value)} onChange={field.onChange} />
}
