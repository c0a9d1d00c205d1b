import { useLingui } from '@lingui/react/macro'
import type { BusinessForm } from '@parichay/contract/business/form.ts'
import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSentPicture } from '../api/sent-picture.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { PicturePicker } from '../ui/picture/PicturePicker.tsx'
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
  const percent = state.kind === 'sending' ? Math.round(state.part * 100) : 0
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
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Box sx={{ flex: 1 }}>
                  <Box
                    role="progressbar"
                    aria-label={t`Sending the picture`}
                    aria-valuemin={0}
                    aria-valuemax={100}
                    aria-valuenow={percent}
                    sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
                  >
                    <Box
                      sx={{
                        height: 1,
                        width: `${percent}%`,
                        bgcolor: 'brand.accent',
                        transition: 'width 150ms',
                      }}
                    />
                  </Box>
                  <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
                    {percent < 100 ? t`Sending ${percent}%` : t`Almost there`}
                  </Box>
                </Box>
                <Button look="text" onClick={cancel}>
                  {t({ message: 'Cancel', context: 'work under way' })}
                </Button>
              </Box>
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
