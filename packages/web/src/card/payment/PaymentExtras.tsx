import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/form/TextField.tsx'
import { PictureField } from '../CardPicture.tsx'
import { FieldGroup } from '../FieldGroup.tsx'

/** A QR picture of one's own and a word to the payer. */
export function PaymentExtras({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup
        title={t`Your own QR picture`}
        hint={t`The code from your bank or your counter, if it must be that one`}
      >
        <PictureField
          name="qr"
          kind="payment"
          businessId={businessId}
          label={t`QR picture`}
          shape="square"
          monogram=""
        />
      </FieldGroup>
      <TextField
        name="note"
        label={t`Note to the payer`}
        placeholder={t`Verify the name before sending`}
        maxLength={160}
        counted
      />
    </>
  )
}
