import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { isFoundIn } from '../search-text.ts'
import { ControlBox } from './control.ts'
import { Field, fieldAria } from './Field.tsx'
import { plainList } from '../shape-styles.ts'

type Value = string | number
type Choice = { value: Value; label: string }

export type ChipsFieldProps = {
  name: string
  label: string
  choices: readonly Choice[]
  hint?: ReactNode
  placeholder?: string
  max?: number
  /** Choices are still on their way: what is chosen and not among them is not called gone. */
  loading?: boolean
  /** What is chosen stands elsewhere, such as in an order of its own. */
  onlyAdds?: boolean
  /** Makes a choice of words that are not among them; undefined when it could not. */
  onNew?: (words: string) => Promise<Value | undefined>
}

/** Some of many: what is chosen stands as chips, more is found by typing. Enter takes the first that fits. */
export function ChipsField(props: ChipsFieldProps) {
  const {
    name,
    label,
    choices,
    hint,
    placeholder,
    max = 40,
    loading = false,
    onlyAdds = false,
    onNew,
  } = props
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const [text, setText] = useState('')
  const chosen = (field.value ?? []) as Value[]
  const error = words(fieldState.error?.message)
  const full = chosen.length >= max
  const wanted = text.trim().normalize().toLowerCase()
  const fits = choices.filter((one) => !chosen.includes(one.value) && isFoundIn(one.label, text)).slice(0, 8)
  const known = choices.some((one) => one.label.toLowerCase() === wanted)
  const take = (value: Value) => {
    setText('')
    if (!full && !chosen.includes(value)) field.onChange([...chosen, value])
  }
  /** Of what is chosen and not among the choices; a number says nothing to anybody. */
  const nameless = (value: Value) =>
    typeof value === 'string' ? value : loading || choices.length === 0 ? '…' : t`Not there any more`
  const make = async () => {
    const value = await onNew?.(text.trim())
    if (value !== undefined) take(value)
  }
  const enter = () => {
    const same = choices.find((one) => one.label.toLowerCase() === wanted)
    const first = same ?? fits[0]
    if (first && !(onNew && !same)) take(first.value)
    else if (onNew && wanted) void make()
  }
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {chosen.length > 0 && !onlyAdds && (
        <Box component="ul" aria-label={label} sx={{ ...row, mb: 1 }}>
          {chosen.map((value) => {
            const name = choices.find((one) => one.value === value)?.label ?? nameless(value)
            return (
              <Box component="li" key={value} sx={chip}>
                {name}
                <ButtonBase
                  aria-label={t`Remove ${name}`}
                  onClick={() => field.onChange(chosen.filter((one) => one !== value))}
                  sx={{ width: 36, height: 36, borderRadius: '999px', '&::after': reach }}
                >
                  <X size={15} aria-hidden />
                </ButtonBase>
              </Box>
            )
          })}
        </Box>
      )}
      <ControlBox>
        <input
          id={id}
          name={name}
          ref={field.ref}
          value={text}
          disabled={full}
          placeholder={full ? t`No more fit` : placeholder}
          maxLength={40}
          autoComplete="off"
          onBlur={field.onBlur}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && wanted) {
              event.preventDefault()
              enter()
            }
            if (event.key === 'Backspace' && text === '' && chosen.length > 0 && !onlyAdds)
              field.onChange(chosen.slice(0, -1))
          }}
          {...fieldAria(id, error, hint, false)}
        />
      </ControlBox>
      {(wanted !== '' || choices.length <= 12) && !full && (fits.length > 0 || (onNew && wanted)) && (
        <Box sx={{ ...row, mt: 1 }}>
          {onNew && wanted !== '' && !known && (
            <ButtonBase onClick={() => void make()} sx={{ ...offer, color: 'primary.main' }}>
              <Plus size={15} aria-hidden />
              {t`New: ${text.trim()}`}
            </ButtonBase>
          )}
          {fits.map((one) => (
            <ButtonBase
              key={one.value}
              aria-label={t`Add ${one.label}`}
              onClick={() => take(one.value)}
              sx={offer}
            >
              {one.label}
            </ButtonBase>
          ))}
        </Box>
      )}
    </Field>
  )
}

const reach = { content: '""', position: 'absolute', inset: '-4px' } as const
const row = { display: 'flex', flexWrap: 'wrap', gap: 0.75, ...plainList } as const
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  pl: 1.5,
  minHeight: 36,
  borderRadius: '999px',
  bgcolor: 'brand.tint',
  color: 'primary.main',
  fontSize: 14,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const
const offer = {
  gap: 0.5,
  px: 1.5,
  minHeight: 36,
  borderRadius: '999px',
  border: '1px dashed',
  borderColor: 'brand.control',
  color: 'text.secondary',
  fontSize: 14,
  fontWeight: 550,
  '&:hover': { borderColor: 'primary.main', color: 'text.primary' },
  '&::after': reach,
} as const
