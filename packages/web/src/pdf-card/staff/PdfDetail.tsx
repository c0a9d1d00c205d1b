import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { PdfCardListItem } from '@parichay/contract/pdf-card/routes.ts'
import { dayText } from '../../ui/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Reach } from '../../ui/Reach.tsx'
import { templateNames } from '../words.ts'

type Props = { card: PdfCardListItem; withAgency: boolean }

/** A PDF card looked up beside the list. */
export function PdfDetail({ card, withAgency }: Props) {
  const { t, i18n } = useLingui()
  const payments = { plan: t`Plan`, single: t`Single purchase`, staff: t`By staff` }
  const phone = card.registeredPhoneNumber
  return (
    <>
      {phone && <Reach phone={phone} name={card.companyName || card.businessName} />}
      <Facts
        facts={[
          [t`Business`, card.businessName],
          [t`Phone`, phone && spokenNumber(phone)],
          [t`E-mail`, card.mails.join(', ')],
          [t`Template`, i18n._(templateNames[card.templateCode])],
          [t`Quantity`, card.quantity],
          [t`Payment`, card.payment ? payments[card.payment] : t`Sample watermark`],
          [t`Exported on`, card.exportedAt && dayText(card.exportedAt, i18n.locale)],
          [t`Agency`, withAgency && card.agencyName],
          [t`Created`, dayText(card.createdAt, i18n.locale)],
        ]}
      />
    </>
  )
}
