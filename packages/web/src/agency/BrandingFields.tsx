import { useLingui } from '@lingui/react/macro'
import { contrast } from '@parichay/contract/agency/colour.ts'
import { leastIconPx, loginImagePx, mailFooterLength } from '@parichay/contract/agency/change.ts'
import type { BrandingForm } from '@parichay/contract/agency/forms.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { tokensFor } from '@parichay/contract/agency/tokens.ts'
import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { ColourPicker } from '../card/ColourPicker.tsx'
import { Card } from '../ui/Card.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { BrandPictureField } from './BrandPictureField.tsx'
import { BrandPreview } from './BrandPreview.tsx'

/** How an agency looks, with sign-in page, card and letter beside it as they will be. */
export function BrandingFields({ agency }: { agency: AgencyRecord }) {
  const { t } = useLingui()
  const { agencyName } = agency
  const { setValue } = useFormContext<BrandingForm>()
  const { primary, logo, darkLogo, icon, loginImage, mailFooter } = useWatch<BrandingForm>() as BrandingForm
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 4 },
      }}
    >
      <Card
        component="section"
        aria-label={t`Branding`}
        sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 2.5 } }}
      >
        <BrandPictureField
          field="logo"
          label={t`Logo`}
          name={agency.agencyName}
          hint={t`Square. Without an icon it is also the sign in the browser’s tab.`}
        />
        <BrandPictureField
          field="darkLogo"
          label={t`Logo on dark screens`}
          name={agency.agencyName}
          hint={t`Square. Where the other one would not be seen: light, or on a ground of its own. Without it the other one stands there too.`}
        />
        <BrandPictureField
          field="icon"
          label={t`Icon`}
          name={agency.agencyName}
          hint={t`Square, at least ${leastIconPx} pixels a side: for the browser’s tab and phones’ home screens. Nothing small in it can be read.`}
        />
        <BrandPictureField
          field="loginImage"
          label={t`Picture of the sign-in page`}
          name=""
          hint={t`Square, at least ${loginImagePx} pixels a side: beside the form on computers, its edges may be cut. Phones do not load it.`}
        />
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ typography: 'subtitle2' }}>{t`Primary colour`}</Box>
          <ColourPicker
            value={primary}
            onChange={(colour) => setValue('primary', colour, { shouldDirty: true, shouldValidate: true })}
          />
          <ContrastLine primary={primary} />
        </Box>
        <TextField
          name="mailFooter"
          label={t`Below every e-mail`}
          rows={3}
          maxLength={mailFooterLength}
          counted
          hint={t`Address, hours, a telephone number: what a letter of yours ends with.`}
        />
        <SwitchField
          name="signsCards"
          label={t`Name below every card`}
          hint={t`The foot of card pages says “Made with ${agencyName}” and leads to your page. Off, nobody reads whom a card is from.`}
        />
      </Card>
      <BrandPreview
        agency={agency}
        brand={{
          primary,
          logoUrl: logo?.url ?? null,
          darkLogoUrl: darkLogo?.url ?? null,
          iconUrl: icon?.url ?? null,
          loginImageUrl: loginImage?.url ?? null,
          mailFooter,
        }}
      />
    </Box>
  )
}

/** What the panel makes of a colour: words in it always stand out by 4.5 to 1, so a pale one is used darker. */
function ContrastLine({ primary }: { primary: string }) {
  const { t } = useLingui()
  const used = tokensFor(primary).light.strong
  const ratio = contrast(primary, '#ffffff').toFixed(1)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      <Box aria-hidden sx={{ width: 20, height: 20, flex: 'none', borderRadius: '6px', bgcolor: used }} />
      <span>
        {contrast(primary, '#ffffff') >= 4.5
          ? t`Contrast with white ${ratio} : 1. Reads well as it is.`
          : t`Contrast with white ${ratio} : 1. Buttons and words take this darker shade of it.`}
      </span>
    </Box>
  )
}
