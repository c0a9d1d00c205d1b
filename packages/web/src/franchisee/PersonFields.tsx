import { useLingui } from '@lingui/react/macro'
import { peopleBounds } from '@parichay/contract/franchisee/fields.people.ts'
import Box from '@mui/material/Box'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { twoColumns } from '../ui/two-columns.ts'

/** Who somebody is. The number of who is known is theirs to change, with a code. */
export function PersonFields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <TextField name="name" label={t`Name`} required maxLength={peopleBounds.name} autoFocus={isNew} />
      <PhoneField
        name="phoneNumber"
        readOnly={!isNew}
        autoComplete="off"
        hint={
          isNew
            ? t`They sign in with it. A customer with the same number stays a customer.`
            : t`They change it themselves in their account, with a code.`
        }
      />
      <TextField name="email" label={t`E-mail`} type="email" maxLength={254} />
      <TextField name="address" label={t`Address`} rows={2} maxLength={peopleBounds.address} />
      <Box sx={twoColumns}>
        <TextField name="gstin" label={t`GSTIN`} maxLength={15} placeholder="24ABCDE1234F1Z5" />
        <TextField
          name="pan"
          label={t`PAN`}
          maxLength={10}
          placeholder="ABCDE1234F"
          hint={t`On their statement.`}
        />
      </Box>
      <TextField
        name="notes"
        label={t`Notes`}
        hint={t`Only admins see them.`}
        rows={3}
        maxLength={peopleBounds.notes}
        counted
      />
    </>
  )
}
