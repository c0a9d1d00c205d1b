import { DetailsForm, typedDetails, type TypedDetails } from '@parichay/contract/card/details-form.ts'
import type { BasicDetails } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { ReactNode } from 'react'
import { call } from '../api/client.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { SectionForm, type SectionProps } from './SectionForm.tsx'

/** Names of the server's fields in the form of details. */
export const detailsFieldOf = (field: string) =>
  field
    .replace(/^basicDetails\./, '')
    .replace(/^emails\.(\d)$/, 'emails.$1.address')
    .replace(/^website$/, 'website.address')
    .replace(/^(logo|cover)DocumentId$/, '$1')

export function DetailsSection({
  card,
  onTyped,
  foot,
  onSaved,
  children,
}: SectionProps & { children?: ReactNode }) {
  return (
    <SectionForm<TypedDetails, BasicDetails>
      card={card}
      name="details"
      schema={DetailsForm}
      typed={typedDetails}
      save={(basicDetails, target) =>
        call(cardRoutes.updateCardBasicDetails, { body: { ...target, basicDetails } })
      }
      onTyped={(details) => onTyped({ details })}
      fieldOf={detailsFieldOf}
      foot={foot}
      onSaved={onSaved}
    >
      {children ?? <DetailsFields businessId={card.businessId} />}
    </SectionForm>
  )
}
