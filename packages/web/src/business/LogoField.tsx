import { useLingui } from '@lingui/react/macro'
import type { BusinessForm } from '@parichay/contract/business/form.ts'
import Box from '@mui/material/Box'
import { useFormContext, type UseFormReturn, useWatch } from 'react-hook-form'
import { type SentPicture, useSentPicture } from '../api/sent-picture.ts'
import { PictureOnItsWay } from '../document/StoredPicture.tsx'
import { uploadFailure } from '../document/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'

type LogoForm = Pick<UseFormReturn<BusinessForm>, 'setValue'>

/** The logo on its way to the server; `form` gets it when it has arrived. */
export const useSentLogo = ({ setValue }: LogoForm, businessId?: number): SentPicture =>
  useSentPicture({
    kind: 'logo',
    businessId,
    words: uploadFailure,
    onStored: ({ documentId, thumbnailUrl: url }) =>
      setValue('logo', { documentId, url }, { shouldDirty: true }),
  })

/** The logo of a business that is there already. */
export function StoredLogoField({ businessId }: { businessId: number }) {
  return <LogoField sent={useSentLogo(useFormContext<BusinessForm>(), businessId)} />
}

/** The logo: chosen, cut, sent with its progress in sight; or none, and a monogram stands in. */
export function LogoField({ sent }: { sent: SentPicture }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<BusinessForm>()
  const [name, logo, hasNoLogo] = useWatch<BusinessForm, ['businessName', 'logo', 'hasNoLogo']>({
    name: ['businessName', 'logo', 'hasNoLogo'],
  })
  return (
    <Box id="logo" sx={{ display: 'grid', gap: 1 }}>
      {hasNoLogo ? (
        <PicturePreview name={name} />
      ) : (
        <PictureOnItsWay
          sent={sent}
          label={t`Logo`}
          monogram={name}
          src={logo?.url}
          onRemove={() => setValue('logo', null, { shouldDirty: true })}
        />
      )}
      <SwitchField
        name="hasNoLogo"
        label={t`I have no logo`}
        hint={hasNoLogo ? t`We draw this sign from the name. You can add a logo any time.` : undefined}
      />
    </Box>
  )
}

function PicturePreview({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ typography: 'subtitle2' }}>{t`Logo`}</Box>
      <Monogram name={name} />
    </Box>
  )
}

const Monogram = ({ name }: { name: string }) => (
  <Box sx={{ '& > div': { bgcolor: 'primary.main', color: 'primary.contrastText' } }}>
    <Avatar name={name || 'A'} size={64} />
  </Box>
)
