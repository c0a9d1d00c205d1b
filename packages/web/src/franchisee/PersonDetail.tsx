import { useLingui } from '@lingui/react/macro'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { rupees } from '@parichay/contract/money.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import { roleNames } from '../shell/role-names.ts'
import { paths } from '../paths.ts'
import { dayText } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Link } from '../ui/Link.tsx'
import { Reach } from '../ui/Reach.tsx'
import { permissionWords, useHoldings } from './words.ts'

type Props = { person: Person; withAgency: boolean; withSales: boolean }

/** Somebody of the staff looked up beside the list: how to reach them, what they may do and what they sold. */
export function PersonDetail({ person, withAgency, withSales }: Props) {
  const { t, i18n } = useLingui()
  const { businesses } = useHoldings()
  const { territory, counts, permissions, maxDiscountPct, creditLimit } = person
  const place = [...territory.cities, ...territory.states.map((code) => gstStates[code])].join(', ')
  const day = (instant: string | null) => instant && dayText(instant, i18n.locale)
  const may = permissions.map((one) => i18n._(permissionWords[one].name))
  return (
    <>
      <Reach phone={person.phoneNumber} name={person.name} />
      <Facts
        facts={[
          [t`Phone`, spokenNumber(person.phoneNumber)],
          [t`E-mail`, person.email],
          [t`Role`, person.roles.map((role) => i18n._(roleNames[role])).join(', ')],
          [t`Works in`, place || t`Everywhere`],
          [
            t`Businesses`,
            counts.businesses > 0 ? (
              <Link key="businesses" href={paths.adminBusinesses({ madeBy: person.franchiseeId })}>
                {businesses(person)}
              </Link>
            ) : (
              t`None`
            ),
          ],
          [t`Sales this month`, withSales && rupees(person.salesPaise)],
          [t`Holds`, withSales && person.heldPaise !== 0 && rupees(person.heldPaise)],
          [t`Largest discount`, maxDiscountPct === null ? '' : `${maxDiscountPct} %`],
          [t`May hold`, creditLimit === null ? '' : rupees(creditLimit * 100)],
          [
            t`May`,
            person.roles.includes('admin')
              ? t`may do everything`
              : [...new Set(may)].join(', ') || t`Nothing yet`,
          ],
          [t`Last here`, day(person.lastLogin)],
          [t`Invited`, day(person.invitedAt)],
          [t`Agency`, withAgency && person.agencyName],
          [t`Address`, person.address],
          [t`GSTIN`, person.gstin],
          [t`PAN`, person.pan],
          [t`Notes`, person.notes],
        ]}
      />
    </>
  )
}
