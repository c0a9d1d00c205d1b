import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { rupees } from '@parichay/contract/money.ts'
import { paths } from '../paths.ts'
import { countText, dayText } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Link } from '../ui/Link.tsx'
import { Reach } from '../ui/Reach.tsx'
import { productNames } from './words.ts'
import { sslStateWords } from './words.ssl.ts'
import { dot } from '../ui/dot.ts'

/** An agency looked up beside the list: who answers for it, what it sells, what it has and owes. */
export function AgencyDetail({ agency }: { agency: AgencyListItem }) {
  const { t, i18n } = useLingui()
  const { owner, outstandingPaise, agencyId } = agency
  const day = (one: string | null) => one && dayText(one, i18n.locale)
  return (
    <>
      {owner && <Reach phone={owner.phoneNumber} name={owner.name} />}
      <Facts
        facts={[
          [t`Owner`, owner ? owner.name : t`No admin yet`],
          [t`Phone`, owner && spokenNumber(owner.phoneNumber)],
          [
            t`Host name`,
            agency.host ? (
              <a href={agency.url} target="_blank" rel="noopener">
                {agency.host}
              </a>
            ) : (
              t`No host name`
            ),
          ],
          [t`Certificate`, agency.ssl && i18n._(sslStateWords[agency.ssl].label)],
          [
            t`Products on`,
            [t`Digital cards`, ...agency.products.map((one) => i18n._(productNames[one]))].join(dot),
          ],
          [
            t`Businesses`,
            <Link key="businesses" href={paths.adminBusinesses({ agencyId })}>
              {countText(agency.businesses, i18n.locale)}
            </Link>,
          ],
          [t`Active cards`, countText(agency.activeCards, i18n.locale)],
          [
            t`Outstanding`,
            outstandingPaise !== null && (
              <Link href={paths.monthPayment({ agencyId })}>{rupees(outstandingPaise)}</Link>
            ),
          ],
          [t`Overdue since`, day(agency.overdueSince)],
          [t`Last paid on`, day(agency.lastPaidOn)],
          [t`Yearly fee until`, day(agency.annualUntil)],
          [t`Suspended on`, day(agency.suspendedOn)],
          [t`Created`, day(agency.createdAt)],
        ]}
      />
    </>
  )
}
