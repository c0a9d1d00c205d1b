import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedPayment } from '@parichay/contract/card/payment-form.ts'
import { walletApps } from '@parichay/contract/card/sections.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { FieldGroup } from '../FieldGroup.tsx'

const names: Record<(typeof walletApps)[number], string> = {
  gpay: 'Google Pay',
  phonepe: 'PhonePe',
  paytm: 'Paytm',
  amazonpay: 'Amazon Pay',
  bhim: 'BHIM',
}

/** Payment apps that pay to a mobile number; a tap adds one with the shop's own number. */
export function WalletRows({ phone }: { phone: string }) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray<TypedPayment, 'wallets'>({ name: 'wallets' })
  const open = walletApps.filter((app) => fields.every((row) => row.app !== app))
  return (
    <FieldGroup title={t`Payment apps`} hint={t`For customers who pay to a mobile number`}>
      {fields.map((row, place) => (
        <Box
          key={row.id}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}
        >
          <TextField
            name={`wallets.${place}.number`}
            label={names[row.app]}
            inputMode="tel"
            autoComplete="tel"
            placeholder="98765 43210"
            maxLength={20}
          />
          <Box sx={{ pt: '28px' }}>
            <IconButton icon={Trash2} label={t`Remove ${names[row.app]}`} onClick={() => remove(place)} />
          </Box>
        </Box>
      ))}
      {open.length > 0 && (
        <Pills label={t`Add a payment app`}>
          {open.map((app) => (
            <Pill
              key={app}
              icon={Plus}
              label={t`Add ${names[app]}`}
              onClick={() => append({ app, number: phone })}
            >
              {names[app]}
            </Pill>
          ))}
        </Pills>
      )}
    </FieldGroup>
  )
}
