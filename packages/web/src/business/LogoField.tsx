import { useLingui } from '@lingui/react/macro'
import type { BusinessForm } from '@parichay/contract/business/form.ts'
import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSentPicture } from '../api/sent-picture.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
import { Sending } from '../ui/Sending.tsx'
import { uploadFailure } from './words.ts'

/** The logo: chosen, cut, sent with its progress in sight; or none, and a monogram stands in. */
export function LogoField({ businessId }: { businessId?: number }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<BusinessForm>()
  const [name, logo, hasNoLogo] = useWatch<BusinessForm, ['businessName', 'logo', 'hasNoLogo']>({
    name: ['businessName', 'logo', 'hasNoLogo'],
  })
  const { state, send, again, cancel } = useSentPicture({
    kind: 'logo',
    businessId,
    words: uploadFailure,
    onStored: ({ documentId, thumbnailUrl: url }) =>
      setValue('logo', { documentId, url }, { shouldDirty: true }),
  })
  return (
    <Box id="logo" sx={{ display: 'grid', gap: 1 }}>
      {hasNoLogo ? (
        <PicturePreview name={name} />
      ) : (
        <PicturePicker
          label={t`Logo`}
          name={name}
          src={logo?.url}
          aspect={1}
          onPicture={(cut) => void send(cut)}
          onRemove={() => setValue('logo', null, { shouldDirty: true })}
          below={
            state.kind === 'sending' ? (
              <Sending part={state.part} onCancel={cancel} />
            ) : state.kind === 'failed' ? (
              <InlineError message={state.message} onRetry={() => void again()} />
            ) : null
          }
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
