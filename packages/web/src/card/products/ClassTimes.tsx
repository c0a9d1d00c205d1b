import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedProducts, TypedWhen } from '@parichay/contract/card/products-form.ts'
import { weekdays } from '@parichay/contract/card/weekdays.ts'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../../ui/contract-words.ts'
import { Control } from '../../ui/form/control.ts'
import { Field, fieldAria } from '../../ui/form/Field.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { shortDays } from './words.ts'
import { Pile, Text } from '../../ui/shapes.tsx'

type At = `products.${number}`

/** Days and hours of a class. */
export function ClassTimes({ at }: { at: At }) {
  const { t, i18n } = useLingui()
  const words = useContractWords()
  const { field, fieldState } = useController<TypedProducts, `${At}.when.days`>({ name: `${at}.when.days` })
  const whole = useController<TypedProducts, `${At}.when`>({ name: `${at}.when` }).fieldState.error
  const days: TypedWhen['days'] = field.value
  const error = words(fieldState.error?.message ?? whole?.message)
  return (
    <Pile gap={1.5}>
      <Pile gap={0.75}>
        <Text as="subtitle2">{t`Days`}</Text>
        <Pills label={t`Days`}>
          {weekdays.map((day) => {
            const isOn = days.includes(day)
            return (
              <Pill
                key={day}
                pressed={isOn}
                onClick={() =>
                  field.onChange(weekdays.filter((other) => (other === day ? !isOn : days.includes(other))))
                }
              >
                {i18n._(shortDays[day])}
              </Pill>
            )
          })}
        </Pills>
        {error && (
          <Box role="alert" sx={{ typography: 'body2', color: 'error.main', fontWeight: 550 }}>
            {error}
          </Box>
        )}
      </Pile>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 1.5,
          alignItems: 'start',
        }}
      >
        <TimeField name={`${at}.when.from`} label={t`From`} />
        <TimeField name={`${at}.when.to`} label={t`To`} />
      </Box>
    </Pile>
  )
}

function TimeField({ name, label }: { name: `${At}.when.from` | `${At}.when.to`; label: string }) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController<TypedProducts, typeof name>({ name })
  const error = words(fieldState.error?.message)
  return (
    <Field id={id} label={label} error={error}>
      <Control
        id={id}
        name={name}
        ref={field.ref}
        type="time"
        value={field.value === '24:00' ? '00:00' : field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        {...fieldAria(id, error, undefined, false)}
      />
    </Field>
  )
}
