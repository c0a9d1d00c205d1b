import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { Pile } from '../shapes.tsx'
import { TickBox } from './tick-box.ts'

export type CheckFieldProps = {
  name: string
  label: ReactNode
  /** A consent must be given; a choice may be left. */
  required?: boolean
  /** Ticked or not, and not to be changed. */
  locked?: boolean
  /** Hears of every change, after the form did. */
  onTick?: (on: boolean) => void
}

/** A box to tick in a form: consent, agreement, a choice. The words beside it are its label. */
export function CheckField({ name, label, required = true, locked = false, onTick }: CheckFieldProps) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  return (
    <Pile gap={0.75}>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1.5,
          py: 1.25,
          my: -1.25,
          cursor: locked ? 'default' : 'pointer',
        }}
      >
        <TickBox
          id={id}
          type="checkbox"
          name={name}
          ref={field.ref}
          checked={Boolean(field.value)}
          onBlur={field.onBlur}
          disabled={locked}
          onChange={(event) => {
            field.onChange(event.target.checked)
            onTick?.(event.target.checked)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
          aria-required={required || undefined}
        />
        <span>{label}</span>
      </Box>
      {error && (
        <Box
          id={`${id}-message`}
          component="p"
          sx={{ typography: 'body2', color: 'error.main', fontWeight: 550 }}
        >
          {error}
        </Box>
      )}
    </Pile>
  )
}

/** A box to tick outside a form. The words beside it are its label. */
export function Tick({
  label,
  checked,
  onChange,
}: {
  label: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, py: 1, cursor: 'pointer' }}
    >
      <TickBox type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </Box>
  )
}
