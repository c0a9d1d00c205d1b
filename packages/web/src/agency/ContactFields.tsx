import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Card } from '../ui/Card.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { twoColumns } from '../ui/two-columns.ts'

/** How customers reach an agency, and where its terms stand. */
export function ContactFields() {
  const { t } = useLingui()
  return (
    <Card
      component="section"
      aria-label={t`Contact`}
      sx={{ display: 'grid', gap: 2.25, p: { xs: 2, md: 2.5 } }}
    >
      <Box>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Contact`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t`Shown in “Connect with admin”, on invoices, and at the foot of cards that are not live.`}
        </Box>
      </Box>
      <Box sx={twoColumns}>
        <TextField
          name="supportPhone"
          label={t`Support phone`}
          inputMode="tel"
          maxLength={20}
          placeholder="+91 98765 43210"
        />
        <TextField
          name="supportWhatsapp"
          label={t`WhatsApp`}
          inputMode="tel"
          maxLength={20}
          placeholder="+91 98765 43210"
        />
      </Box>
      <TextField
        name="supportEmail"
        label={t`Support e-mail`}
        type="email"
        maxLength={254}
        placeholder="help@agency.in"
      />
      <Box sx={twoColumns}>
        <TextField
          name="termsUrl"
          label={t`Terms of use`}
          type="url"
          maxLength={500}
          placeholder="https://"
        />
        <TextField
          name="privacyUrl"
          label={t`Privacy policy`}
          type="url"
          maxLength={500}
          placeholder="https://"
        />
      </Box>
    </Card>
  )
}
