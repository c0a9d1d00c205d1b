import { useLingui } from '@lingui/react/macro'
import type { CreditUse } from '@parichay/contract/bill/fields.ts'
import { paths } from '../paths.ts'
import { dayText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { MoneyTable } from '../ui/list/MoneyTable.tsx'
import { Heading, Pile } from '../ui/shapes.tsx'

/** Which business used credits for which PDF card; the latest first. */
export function CreditUses({ uses }: { uses: readonly CreditUse[] }) {
  const { t, i18n } = useLingui()
  const number = ({ object }: CreditUse) => object.replace(/^\D+/, '')
  const what = (use: CreditUse) => (use.givenBack ? t`Failed, the credit is back` : t`1 credit`)
  return (
    <Pile component="section" aria-label={t`Used`} gap={1.25} fits>
      <Heading>{t`Used`}</Heading>
      <MoneyTable
        label={t`Used`}
        rows={uses.map((use, place) => ({ ...use, place }))}
        keyOf={({ place }) => place}
        columns={[
          { head: t`Date`, cell: ({ usedOn }) => dayText(usedOn, i18n.locale), isWhole: true },
          {
            head: t`Business`,
            cell: ({ businessId, businessName }) => (
              <Link href={paths.adminBusiness(businessId)}>{businessName}</Link>
            ),
          },
          { head: t`PDF card no.`, cell: number },
          { head: t`What`, cell: what },
        ]}
        phone={(use) => ({
          title: <Link href={paths.adminBusiness(use.businessId)}>{use.businessName}</Link>,
          lines: [t`PDF card no. ${number(use)}`, dayText(use.usedOn, i18n.locale)],
          sums: [what(use)],
        })}
      />
    </Pile>
  )
}
