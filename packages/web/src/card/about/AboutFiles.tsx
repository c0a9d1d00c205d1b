import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/form/TextField.tsx'
import { PictureField } from '../CardPicture.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { BrochureField } from './BrochureField.tsx'

/** A face and a paper to take home. */
export function AboutFiles({ businessId, owner }: { businessId: number; owner: string }) {
  const { t } = useLingui()
  return (
    <FieldGroup title={t`Photo and brochure`}>
      <PictureField
        name="owner"
        kind="owner"
        businessId={businessId}
        label={t`Photo of the owner`}
        shape="circle"
        monogram={owner}
      />
      <BrochureField businessId={businessId} />
      <TextField
        name="brochureTitle"
        label={t`Name of the brochure`}
        placeholder={t`Price list, menu, catalogue …`}
        maxLength={60}
      />
    </FieldGroup>
  )
}
