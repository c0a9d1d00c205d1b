import { useLingui } from '@lingui/react/macro'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { languages } from '@parichay/contract/agency/fields.ts'
import { agencyNameLength } from '@parichay/contract/agency/change.ts'
import Box from '@mui/material/Box'
import { Card } from '../ui/Card.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { twoColumns } from '../ui/two-columns.ts'
import { ContactFields } from './ContactFields.tsx'
import { languageNames } from './words.ts'

/** Who an agency is: its name, address on the web, languages and contact. */
export function ProfileFields({ agency }: { agency: AgencyRecord }) {
  const { t } = useLingui()
  return (
    <Box sx={twoColumns}>
      <Card
        component="section"
        aria-label={t`Profile`}
        sx={{ display: 'grid', gap: 2.25, p: { xs: 2, md: 2.5 } }}
      >
        <TextField
          name="agencyName"
          label={t`Name`}
          required
          maxLength={agencyNameLength}
          hint={t`It stands in every SMS, on invoices and on the sign-in page.`}
        />
        <Box sx={{ display: 'grid', gap: 0.25 }}>
          <Box sx={{ typography: 'subtitle2' }}>{t`Host name`}</Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {agency.host ?? t`No host name`}
          </Box>
        </Box>
        <Languages />
        <TextField
          name="invitationSiteLink"
          label={t`Invitation site`}
          type="url"
          maxLength={500}
          placeholder="https://"
          hint={
            agency.roles.includes('superadmin')
              ? t`Where “Digital Invitation card” of the menu leads, and the invitations of customers. Empty, neither is there.`
              : t`Where the invitations of its customers lead. Empty, they are not there, switched on or not.`
          }
        />
      </Card>
      <ContactFields />
    </Box>
  )
}

/** Which languages its panel and cards may have. */
export function Languages() {
  const { t } = useLingui()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 1 }}>{t`Languages of cards`}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        {languages.map((one) => (
          <CheckField key={one} name={one} label={languageNames[one]} required={false} />
        ))}
      </Box>
    </Box>
  )
}
