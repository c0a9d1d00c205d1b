import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useAgency } from '../session.ts'
import { Card } from '../ui/Card.tsx'
import { TextField } from '../ui/form/TextField.tsx'

/** What somebody earns of each product, and where it is paid to. */
export function CommissionFields() {
  const { t } = useLingui()
  const { configuration } = useAgency()
  const percents = [
    { name: 'commissionCard', label: t`Plans (%)`, isThere: true },
    { name: 'commissionPdf', label: t`Single PDF cards (%)`, isThere: isOn(configuration, 'pdfCards') },
    {
      name: 'commissionVideo',
      label: t`Single videos (%)`,
      isThere: isOn(configuration, 'promotionalVideos'),
    },
  ]
  return (
    <Card sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } }}>
      <Box>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Commission`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
          {t`Of what is paid for the businesses they look after, GST included. It counts for sales from now on; what is given back is taken back.`}
        </Box>
      </Box>
      <Box sx={columns}>
        {percents
          .filter(({ isThere }) => isThere)
          .map(({ name, label }) => (
            <TextField key={name} name={name} type="number" label={label} placeholder="0" maxLength={3} />
          ))}
      </Box>
      <Box component="h3" sx={{ typography: 'subtitle2' }}>{t`Where it is paid to`}</Box>
      <Box sx={columns}>
        <TextField name="upiId" label={t`UPI id`} maxLength={80} />
        <TextField name="holder" label={t`Account holder`} maxLength={100} />
        <TextField name="accountNumber" label={t`Account number`} inputMode="numeric" maxLength={24} />
        <TextField name="ifsc" label={t`IFSC`} maxLength={11} />
      </Box>
    </Card>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
} as const
