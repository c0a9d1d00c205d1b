import { useLingui } from '@lingui/react/macro'
import { unlimited } from '@parichay/contract/plan/fields.ts'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../ui/contract-words.ts'
import { Control } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { numberInput, numberOf } from '../ui/form/TextField.tsx'
import { Pill } from '../ui/Pill.tsx'
import { Line } from '../ui/shapes.tsx'

/** How many, as a number, or unlimited at a tap. */
export function LimitField({ name, label }: { name: string; label: string }) {
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  const isUnlimited = field.value === unlimited
  return (
    <Field id={id} label={label} error={error}>
      <Line gap={1.5} centred>
        <Control
          id={id}
          name={name}
          ref={field.ref}
          value={isUnlimited ? '' : String(field.value ?? '')}
          placeholder={isUnlimited ? t`Unlimited` : ''}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          {...numberInput}
          onBlur={field.onBlur}
          onChange={({ target: { value } }) => field.onChange(numberOf(value.slice(0, 5)))}
          {...fieldAria(id, error, undefined, !isUnlimited)}
          sx={{ flex: 1, maxWidth: 160 }}
        />
        <Pill
          pressed={isUnlimited}
          label={`${t`Unlimited`}: ${label}`}
          onClick={() => field.onChange(isUnlimited ? 1 : unlimited)}
        >
          {t`Unlimited`}
        </Pill>
      </Line>
    </Field>
  )
}
