import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import type { CardListItem } from '@parichay/contract/card/routes.ts'
import { ValidityChip } from '../../business/staff/ValidityChip.tsx'
import { paths } from '../../paths.ts'
import { countText, dayText } from '../../ui/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Link } from '../../ui/Link.tsx'
import { Reach } from '../../ui/Reach.tsx'
import { designWords } from '../words.ts'
import { CardLook } from './CardLook.tsx'

type Props = { card: CardListItem; withAgency: boolean }

/** A card looked up beside the list: its page as visitors see it first, whose it is, how it does. */
export function CardDetail({ card, withAgency }: Props) {
  const { t, i18n } = useLingui()
  const { registeredPhoneNumber: phone, url, limit } = card
  const name = card.companyName || card.businessName
  const count = (number: number) => countText(number, i18n.locale)
  const cap = (most: number) => (most === unlimited ? t`Unlimited` : count(most))
  return (
    <>
      {phone && <Reach phone={phone} name={name} words={url ? t`Here is your digital card: ${url}` : ''} />}
      {url && card.status === 'ACTIVE' && <CardLook url={url} name={name} />}
      <Facts
        facts={[
          [
            t`Business`,
            card.can.openBusiness === true ? (
              <Link href={paths.adminBusiness(card.businessId)}>{card.businessName}</Link>
            ) : (
              card.businessName
            ),
          ],
          [t`Phone`, phone && spokenNumber(phone)],
          [
            t`Card link`,
            url ? (
              <a href={url} target="_blank" rel="noopener">
                {url.replace(/^https?:\/\//, '')}
              </a>
            ) : (
              t`No link yet`
            ),
          ],
          [t`Design`, designWords[card.templateCode].name],
          [t`Validity`, <ValidityChip key="validity" term={card} />],
          [t`Ends on`, card.expiryDateForCustomer && dayText(card.expiryDateForCustomer, i18n.locale)],
          [
            t`Visits, 30 days`,
            limit.monthlyViews === unlimited
              ? count(card.visits)
              : t`${count(card.visits)} of ${count(limit.monthlyViews)}`,
          ],
          [
            t`Limits`,
            t`Products ${cap(limit.products)}, photos ${cap(limit.gallery)}, videos ${cap(limit.youtube)}, links ${cap(limit.links)}`,
          ],
          [t`Agency`, withAgency && card.agencyName],
          [t`Created`, dayText(card.createdAt, i18n.locale)],
        ]}
      />
    </>
  )
}
