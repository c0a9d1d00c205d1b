import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { emptyBank, type TypedPayment } from '@parichay/contract/card/payment-form.ts'
import { Landmark, Trash2 } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { FieldGroup } from '../FieldGroup.tsx'

type BankFieldsProps = { savedIfsc: string | undefined; bankName: string | undefined; owner: string }

/** A bank account: the number typed twice, the bank known from its code once it is saved. */
export function BankFields({ savedIfsc, bankName, owner }: BankFieldsProps) {
  const { t } = useLingui()
  const { field } = useController<TypedPayment, 'bank'>({ name: 'bank' })
  const ifsc = useWatch<TypedPayment, 'bank.ifsc'>({ name: 'bank.ifsc' }) as string | undefined
  const isSaved = savedIfsc !== undefined && ifsc?.trim().toUpperCase() === savedIfsc
  const remove = () => {
    const gone = structuredClone(field.value)
    field.onChange(null)
    say(t`Bank account removed`, { action: { label: t`Undo`, run: () => field.onChange(gone) } })
  }
  return (
    <FieldGroup title={t`Bank account`} hint={t`For larger amounts by NEFT, RTGS or IMPS`}>
      {field.value === null ? (
        <Box>
          <Button
            look="secondary"
            icon={Landmark}
            onClick={() => field.onChange({ ...emptyBank, holder: owner })}
          >{t`Add a bank account`}</Button>
        </Box>
      ) : (
        <>
          <TextField
            name="bank.holder"
            label={t`Account holder`}
            required
            maxLength={80}
            autoComplete="name"
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <TextField
              name="bank.accountNumber"
              label={t`Account number`}
              required
              inputMode="numeric"
              maxLength={24}
            />
            <TextField
              name="bank.accountAgain"
              label={t`Account number again`}
              required
              inputMode="numeric"
              maxLength={24}
            />
            <TextField
              name="bank.ifsc"
              label={t`IFSC`}
              required
              placeholder="SBIN0001234"
              hint={isSaved && bankName ? bankName : t`On your cheque and passbook; we find the bank by it`}
              maxLength={14}
            />
            <TextField name="bank.branch" label={t`Branch`} maxLength={60} />
          </Box>
          <Box>
            <Button look="text" icon={Trash2} onClick={remove}>{t`Remove the bank account`}</Button>
          </Box>
        </>
      )}
    </FieldGroup>
  )
}
