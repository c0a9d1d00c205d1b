import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { splitWebsite, type TypedDetails } from '@parichay/contract/card/details-form.ts'
import { type ClipboardEvent, useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../ui/contract-words.ts'
import { Control } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { Select } from '../ui/form/Select.tsx'

/** Protocol and address; a pasted address comes apart by itself. */
export function WebsiteField() {
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const { field: protocol } = useController<TypedDetails, 'website.protocol'>({ name: 'website.protocol' })
  const { field: address, fieldState } = useController<TypedDetails, 'website.address'>({
    name: 'website.address',
  })
  const error = words(fieldState.error?.message)
  const take = (text: string) => {
    const parts = splitWebsite(text, protocol.value)
    if (parts.protocol !== protocol.value) protocol.onChange(parts.protocol)
    address.onChange(parts.address)
  }
  return (
    <Field id={id} label={t`Website`} error={error}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', gap: 1 }}>
        <Select
          aria-label={t`Website protocol`}
          value={protocol.value}
          onChange={(event) => protocol.onChange(event.target.value)}
          onBlur={protocol.onBlur}
          sx={{ pr: 4 }}
        >
          <option value="https">https://</option>
          <option value="http">http://</option>
        </Select>
        <Control
          id={id}
          ref={address.ref}
          name="website.address"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          placeholder="www.myshop.in"
          maxLength={200}
          value={address.value}
          onChange={(event) =>
            /^https?:\/\/./i.test(event.target.value)
              ? take(event.target.value)
              : address.onChange(event.target.value)
          }
          onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
            const text = event.clipboardData.getData('text')
            if (!/^\s*https?:\/\//i.test(text)) return
            event.preventDefault()
            take(text)
          }}
          onBlur={address.onBlur}
          {...fieldAria(id, error, undefined, false)}
        />
      </Box>
    </Field>
  )
}
