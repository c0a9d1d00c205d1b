import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import { useStaff } from '../../api/staff.ts'
import { useCategoryName } from '../../shell/category-name.ts'
import { dayText } from '../../ui/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Reach } from '../../ui/Reach.tsx'
import { Line } from '../../ui/shapes.tsx'
import { BusinessPlan } from './BusinessPlan.tsx'
import { CardChip } from './CardChip.tsx'
import { SuspendedNotice } from './SuspendedNotice.tsx'
import { originNames } from './words.ts'

/** A business looked up beside the list: how to reach the owner, what the plan leaves, where the card stands. */
export function BusinessDetail({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const categoryName = useCategoryName()
  const { seesAllAgencies } = useStaff()
  const { user, card, keeper } = business
  const phone = user.phoneNumber ?? business.mobile
  return (
    <>
      <SuspendedNotice business={business} />
      {phone && <Reach phone={phone} name={business.businessName} />}
      <BusinessPlan business={business} />
      <Facts
        facts={[
          [t`Owner`, user.name || business.ownerName],
          [t`Phone`, phone && spokenNumber(phone)],
          [t`E-mail`, user.email ?? business.email],
          [t`Category`, categoryName(business.category)],
          [
            t`Card`,
            card ? (
              <Line gap={1} wraps centred>
                <CardChip card={card} />
                {card.url && (
                  <a href={card.url} target="_blank" rel="noopener">
                    {card.cardId}
                  </a>
                )}
              </Line>
            ) : (
              t`No card yet`
            ),
          ],
          [t`Place`, [business.city, business.state].filter(Boolean).join(', ')],
          [t`Looked after by`, keeper?.name],
          [t`Made by`, i18n._(originNames[business.businessMadeBy])],
          [t`Agency`, seesAllAgencies && business.agencyName],
          [t`Last active`, business.lately?.seenAt && dayText(business.lately.seenAt, i18n.locale)],
          [t`Created`, dayText(business.createdAt, i18n.locale)],
        ]}
      />
    </>
  )
}
