import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { ControlBox } from './control.ts'
import { mobileDigits, spacedMobile, toMobileNumber } from './digits.ts'
import { Field, fieldAria } from './Field.tsx'

export type PhoneFieldProps = {
  name: string
  label?: ReactNode
  required?: boolean
  hint?: ReactNode
  autoFocus?: boolean
  autoComplete?: string
  readOnly?: boolean
  aside?: ReactNode
}

/** An Indian mobile number behind a fixed +91. Its value in the form is `+91` and ten digits. */
export function PhoneField({
  name,
  label,
  required = true,
  hint,
  autoFocus,
  autoComplete = 'tel-national',
  readOnly,
  aside,
}: PhoneFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  return (
    <Field
      id={id}
      label={label ?? t`Mobile number`}
      required={required}
      hint={hint}
      error={error}
      aside={aside}
    >
      <ControlBox>
        <Box
          component="span"
          sx={{
            pr: 1,
            borderRight: '1px solid',
            borderColor: 'divider',
            color: 'text.secondary',
            fontWeight: 600,
          }}
        >
          +91
        </Box>
        <input
          id={id}
          name={name}
          ref={field.ref}
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          readOnly={readOnly}
          placeholder="98765 43210"
          value={spacedMobile(mobileDigits(String(field.value ?? '')))}
          onChange={(event) => field.onChange(toMobileNumber(mobileDigits(event.target.value)))}
          onBlur={field.onBlur}
          {...fieldAria(id, error, hint, required)}
        />
      </ControlBox>
    </Field>
  )
}
