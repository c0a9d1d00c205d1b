import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { onlyDigits } from './digits.ts'
import { Field, fieldAria } from './Field.tsx'

export type OtpFieldProps = {
  value: string
  onChange: (code: string) => void
  /** Called once for each full code. */
  onComplete: (code: string) => void
  error?: string | undefined
  label?: string
  busy?: boolean
  autoFocus?: boolean
}

const length = 6
const blink = keyframes({ '50%': { opacity: 0 } })

/** Six boxes drawn over one real input, so that paste, autofill and screen readers see one field. */
export function OtpField({
  value,
  onChange,
  onComplete,
  error,
  label,
  busy = false,
  autoFocus = true,
}: OtpFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [focused, setFocused] = useState(false)
  const sent = useRef('')
  useEffect(() => {
    if (value.length < length) sent.current = ''
  }, [value])
  const change = (text: string) => {
    const code = onlyDigits(text, length)
    onChange(code)
    if (code.length === length && sent.current !== code) {
      sent.current = code
      onComplete(code)
    }
  }
  return (
    <Field id={id} label={label ?? t`6-digit code`} error={error}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: `repeat(${length}, 1fr)`,
          gap: { xs: 0.75, sm: 1 },
          maxWidth: 400,
        }}
      >
        {Array.from({ length }, (_, place) => {
          const here = focused && place === Math.min(value.length, length - 1)
          return (
            <Box
              key={place}
              aria-hidden
              sx={{
                height: 56,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '10px',
                border: '1px solid',
                bgcolor: 'background.paper',
                fontSize: 24,
                fontWeight: 700,
                borderColor: error
                  ? 'error.main'
                  : here
                    ? 'primary.main'
                    : value[place]
                      ? 'text.secondary'
                      : 'brand.lineStrong',
                boxShadow: here ? (theme) => `0 0 0 3px ${theme.vars.palette.brand.tintLine}` : 'none',
                opacity: busy ? 0.6 : 1,
                transition: 'border-color 150ms, box-shadow 150ms',
              }}
            >
              {value[place] ??
                (here ? (
                  <Box
                    sx={{
                      width: 2,
                      height: 24,
                      bgcolor: 'primary.main',
                      animation: `${blink} 1.1s step-end infinite`,
                    }}
                  />
                ) : (
                  ''
                ))}
            </Box>
          )
        })}
        <Box
          component="input"
          id={id}
          name="otp"
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          readOnly={busy}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          {...fieldAria(id, error, undefined, true)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            border: 0,
            p: 0,
            opacity: 0,
            fontSize: 16,
            cursor: 'text',
          }}
        />
      </Box>
    </Field>
  )
}
