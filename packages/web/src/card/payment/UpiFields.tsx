import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { drawQrSvg } from '@parichay/card-page/qr.ts'
import { upiLink, type TypedPayment } from '@parichay/contract/card/payment-form.ts'
import { Smartphone } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { Text } from '../../ui/shapes.tsx'

/** The UPI id with its payee, and the code that visitors will scan, to be tried before it is saved. */
export function UpiFields() {
  const { t } = useLingui()
  const [upiId, payeeName] = useWatch<TypedPayment, ['upiId', 'payeeName']>({
    name: ['upiId', 'payeeName'],
  })
  const link = upiLink(upiId, payeeName)
  return (
    <FieldGroup title={t`UPI`} hint={t`Visitors pay with any UPI app; the money goes straight to your bank`}>
      <TextField
        name="upiId"
        label={t`UPI id`}
        type="email"
        inputMode="email"
        placeholder="name@bank"
        hint={t`As your payment app shows it, such as rajshop@okaxis`}
        maxLength={90}
      />
      <TextField
        name="payeeName"
        label={t`Name of the payee`}
        hint={t`As your bank knows you; the payer compares it`}
        maxLength={60}
        autoComplete="name"
      />
      {link && <UpiTest link={link} />}
    </FieldGroup>
  )
}

function UpiTest({ link }: { link: string }) {
  const { t } = useLingui()
  const code = `data:image/svg+xml,${encodeURIComponent(drawQrSvg(link, { dark: '#111111', light: '#ffffff', size: 480 }))}`
  return (
    <Card tone="tint" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box
        component="img"
        src={code}
        alt={t`UPI code with your id`}
        width={112}
        height={112}
        sx={{ borderRadius: '10px', bgcolor: '#fff', flex: 'none' }}
      />
      <Box sx={{ display: 'grid', gap: 1, flex: '1 1 170px', justifyItems: 'start' }}>
        <Text as="body2">
          {t`Try it before you save: scan the code with another phone and see whether your name appears. Pay nothing.`}
        </Text>
        <Box sx={{ '@media (hover: hover)': { display: 'none' } }}>
          <Button look="secondary" icon={Smartphone} href={link}>{t`Test on this phone`}</Button>
        </Box>
      </Box>
    </Card>
  )
}
