import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { unitsIn } from '@parichay/contract/card/suggestions.ts'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../../ui/contract-words.ts'
import { ComboField } from '../../ui/form/ComboField.tsx'
import { ControlBox } from '../../ui/form/control.ts'
import { Field, fieldAria } from '../../ui/form/Field.tsx'

/** Price, the price it is struck through against, and what it is for. */
export function PriceFields({ at, language }: { at: string; language: Language }) {
  const { t } = useLingui()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <RupeeField name={`${at}.price`} label={t`Price`} />
      <RupeeField name={`${at}.mrp`} label={t`MRP`} />
      <ComboField
        name={`${at}.unit`}
        label={t`Per`}
        freeText
        choices={unitsIn(language).map((unit) => ({ value: unit, label: unit }))}
      />
    </Box>
  )
}

function RupeeField({ name, label }: { name: string; label: string }) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  return (
    <Field id={id} label={label} error={error}>
      <ControlBox>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          ₹
        </Box>
        <input
          id={id}
          name={name}
          ref={field.ref}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          style={{ fontVariantNumeric: 'tabular-nums' }}
          {...fieldAria(id, error, undefined, false)}
        />
      </ControlBox>
    </Field>
  )
}
