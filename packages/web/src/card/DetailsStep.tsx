import type { SectionProps } from './SectionForm.tsx'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'
import { CardPicture } from './CardPicture.tsx'
import { AddressFields, NameFields, OwnerFields, WhatsappField } from './DetailsFields.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { HoursEditor } from './HoursEditor.tsx'
import { EmailRows, PhoneRows } from './PhoneRows.tsx'
import { WebsiteField } from './WebsiteField.tsx'

/** What stands on the card, filled in from the business; the rest is one tap away. */
export function DetailsStep(props: SectionProps) {
  const { t } = useLingui()
  return (
    <DetailsSection {...props}>
      <FieldGroup title={t`Business`}>
        <CardPicture kind="logo" businessId={props.card.businessId} />
        <NameFields />
      </FieldGroup>
      <FieldGroup title={t`Phone and WhatsApp`}>
        <PhoneRows labels={false} />
        <WhatsappField />
      </FieldGroup>
      <FieldGroup title={t`Owner`}>
        <OwnerFields />
      </FieldGroup>
      <More businessId={props.card.businessId} />
    </DetailsSection>
  )
}

const inside = ['emails', 'website', 'address', 'city', 'pin', 'state', 'mapLink', 'hours', 'cover'] as const

function More({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { errors } = useFormState()
  const shown = open || inside.some((name) => name in errors)
  if (!shown) {
    return (
      <Box>
        <Button
          look="secondary"
          icon={ChevronDown}
          fullWidth
          onClick={() => setOpen(true)}
        >{t`Address, hours, e-mail and more`}</Button>
      </Box>
    )
  }
  return (
    <>
      <FieldGroup title={t`Address`}>
        <AddressFields />
      </FieldGroup>
      <FieldGroup title={t`Opening hours`}>
        <HoursEditor name="hours" />
      </FieldGroup>
      <FieldGroup title={t`E-mail and website`}>
        <EmailRows />
        <WebsiteField />
      </FieldGroup>
      <FieldGroup title={t`Pictures`}>
        <CardPicture kind="cover" businessId={businessId} />
      </FieldGroup>
    </>
  )
}
