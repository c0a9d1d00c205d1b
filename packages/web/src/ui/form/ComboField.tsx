import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useAutocomplete from '@mui/material/useAutocomplete'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { isFoundIn } from '../search-text.ts'
import { ControlBox } from './control.ts'
import { Field, fieldAria } from './Field.tsx'

export type ComboChoice = { value: string | number; label: string; group?: string }

export type ComboFieldProps = {
  name: string
  label: ReactNode
  choices: readonly ComboChoice[]
  required?: boolean
  hint?: ReactNode
  placeholder?: string
  /** Words of one's own are taken too. */
  freeText?: boolean
  /** The value of a choice that stays at the end of the list whatever is typed. */
  always?: string
  /** The choices are on their way: none is offered, not even `always`, which would look like all there is. */
  loading?: boolean
}

/** A long list that is searched by typing. The value is the choice's `value`, or the typed words with `freeText`. */
export function ComboField({
  name,
  label,
  choices,
  required = false,
  hint,
  placeholder,
  freeText = false,
  always,
  loading = false,
}: ComboFieldProps) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  const labelOf = (choice: ComboChoice | string) => (typeof choice === 'string' ? choice : choice.label)
  const known = choices.find((choice) => choice.value === field.value)
  const combo = useAutocomplete<ComboChoice, false, false, boolean>({
    id,
    options: loading ? [] : choices,
    freeSolo: freeText,
    filterOptions: (all, { inputValue }) => [
      ...all.filter((choice) => choice.value !== always && isFoundIn(choice.label, inputValue)),
      ...all.filter((choice) => choice.value === always),
    ],
    autoHighlight: !freeText,
    value: known ?? (freeText && field.value ? (field.value as string) : null),
    getOptionLabel: labelOf,
    isOptionEqualToValue: (choice, value) =>
      choice.value === (typeof value === 'string' ? value : value.value),
    onChange: (_event, chosen) =>
      field.onChange(
        chosen === null ? (freeText ? '' : null) : typeof chosen === 'string' ? chosen : chosen.value,
      ),
    ...(freeText
      ? {
          onInputChange: (_event: unknown, text: string, reason: string) =>
            reason === 'input' && field.onChange(text),
        }
      : {}),
  })
  const {
    ref: inputRef,
    onBlur,
    ...inputProps
  } = combo.getInputProps() as React.InputHTMLAttributes<HTMLInputElement> & {
    ref: React.Ref<HTMLInputElement>
  }
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <Box {...combo.getRootProps()} sx={{ position: 'relative', minWidth: 0 }}>
        <ControlBox ref={combo.setAnchorEl}>
          <input
            {...inputProps}
            id={id}
            name={name}
            ref={inputRef}
            placeholder={placeholder}
            {...fieldAria(id, error, hint, required)}
            onBlur={(event) => {
              onBlur?.(event)
              field.onBlur()
            }}
          />
          <Box
            component={ChevronDown}
            size={20}
            aria-hidden
            sx={{ mr: 1.5, flex: 'none', color: 'text.secondary', pointerEvents: 'none' }}
          />
        </ControlBox>
        {combo.popupOpen && (combo.groupedOptions.length > 0 || !freeText) && (
          <Choices combo={combo} loading={loading} />
        )}
      </Box>
    </Field>
  )
}

type Combo = ReturnType<typeof useAutocomplete<ComboChoice, false, false, boolean>>

/** What is found, below the field. */
function Choices({ combo, loading }: { combo: Combo; loading: boolean }) {
  const { t } = useLingui()
  return (
    <Box component="ul" {...combo.getListboxProps()} sx={listStyle}>
      {combo.groupedOptions.length === 0 && (
        <Box component="li" sx={{ px: 1.5, py: 1.25, color: 'text.secondary' }}>
          {loading ? t`Loading` : t`Nothing found`}
        </Box>
      )}
      {(combo.groupedOptions as ComboChoice[]).map((choice, index) => {
        const { key, ...option } = combo.getOptionProps({ option: choice, index })
        return (
          <Box component="li" key={key} {...option} sx={choiceStyle}>
            {choice.label}
          </Box>
        )
      })}
    </Box>
  )
}

const listStyle = {
  position: 'absolute',
  zIndex: 20,
  left: 0,
  right: 0,
  top: 'calc(100% + 4px)',
  m: 0,
  p: 0.5,
  listStyle: 'none',
  maxHeight: 288,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  boxShadow: 8,
} as const

const choiceStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: '8px',
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'brand.sunken' },
  '&[aria-selected=true]': {
    bgcolor: 'brand.tint',
    color: 'primary.main',
    fontWeight: 600,
  },
} as const
