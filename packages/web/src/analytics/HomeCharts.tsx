import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { subscriptionNames } from '../business/staff/words.ts'
import { paths } from '../paths.ts'
import { usePageAccess } from '../shell/page-access.ts'
import { countText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { ChartCard } from './insights/ChartCard.tsx'
import { NumberTable } from './insights/NumberTable.tsx'
import { spanText } from '../ui/span-text.ts'
import { countedIn, inRupees } from './insights/words.ts'

type Props = Pick<Dashboard, 'days' | 'figures'>
type Standing = keyof typeof subscriptionNames
const standings: readonly Standing[] = ['subscribed', 'trial', 'expiring', 'grace', 'expired']

/** How the last 30 days went: new customers, and what they paid; who sees no money sees where businesses stand. */
export function HomeCharts({ days, figures }: Props) {
  const { t, i18n } = useLingui()
  const mayList = usePageAccess('businesses')?.rows === true
  const count = (number: number) => countText(number, i18n.locale)
  const counted = countedIn(i18n.locale)
  const dayOf = (day: string) => spanText({ from: day, to: day }, i18n.locale)
  const money = days.filter((one): one is { day: string; made: number; paid: number } => one.paid !== null)
  const all = days.reduce((sum, { made }) => sum + made, 0)
  const paid = money.reduce((sum, one) => sum + one.paid, 0)
  const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' }
  return (
    <Box sx={style}>
      <ChartCard
        id="new-businesses"
        title={t`New businesses, last 30 days`}
        about={t`Businesses made on these days, without deleted ones.`}
        isEmpty={all === 0}
        chart={{
          kind: 'bars',
          series: [t`New businesses`],
          points: days.map(({ day, made }) => ({ label: dayOf(day), values: [made] })),
          text: count,
        }}
      >
        {mayList ? (
          <Link href={paths.adminBusinesses(span)}>{t`Made in all: ${count(all)}`}</Link>
        ) : (
          <span>{t`Made in all: ${count(all)}`}</span>
        )}
        <NumberTable
          label={t`New businesses, last 30 days`}
          heads={[t`Days`, t`New businesses`]}
          rows={days
            .filter(({ made }) => made > 0)
            .map(({ day, made }) => ({
              id: day,
              name: dayOf(day),
              cells: [
                {
                  ...counted(made),
                  href: mayList ? paths.adminBusinesses({ from: day, to: day }) : undefined,
                },
              ],
            }))}
        />
      </ChartCard>
      {money.length > 0 ? (
        <ChartCard
          id="earned"
          title={t`Earned, last 30 days`}
          about={t`What customers paid for plans, PDF cards and videos, GST included. What was given back later is not taken off.`}
          isEmpty={paid === 0}
          chart={{
            kind: 'bars',
            series: [t`Earned`],
            points: money.map((one) => ({ label: dayOf(one.day), values: [one.paid] })),
            text: (paise) => rupees(paise),
          }}
        >
          <Link href={paths.reports({ report: 'payments', ...span })}>
            {t`Earned in all: ${rupees(paid)}`}
          </Link>
          <NumberTable
            label={t`Earned, last 30 days`}
            heads={[t`Days`, t`Earned`]}
            rows={money
              .filter((one) => one.paid > 0)
              .map((one) => ({
                id: one.day,
                name: dayOf(one.day),
                cells: [
                  {
                    ...inRupees(one.paid),
                    href: paths.reports({ report: 'payments', from: one.day, to: one.day }),
                  },
                ],
              }))}
          />
        </ChartCard>
      ) : (
        <Standings figures={figures} mayList={mayList} />
      )}
    </Box>
  )
}

function Standings({ figures, mayList }: { figures: Dashboard['figures']; mayList: boolean }) {
  const { t, i18n } = useLingui()
  const rows = standings.flatMap((standing) => {
    const figure = figures.find(({ definition }) => definition === standing)
    return figure ? [{ standing, ...figure }] : []
  })
  const count = (number: number) => countText(number, i18n.locale)
  return (
    <ChartCard
      id="standings"
      title={t`Where businesses stand`}
      about={t`All living businesses as they are now.`}
      isEmpty={rows.every(({ value }) => value === 0)}
      chart={{
        kind: 'bars',
        series: [t`Businesses`],
        points: rows.map(({ standing, value }) => ({
          label: i18n._(subscriptionNames[standing]),
          values: [value],
        })),
        text: count,
      }}
    >
      <NumberTable
        label={t`Where businesses stand`}
        heads={[t`Subscription`, t`Businesses`]}
        rows={rows.map(({ standing, value, isMore }) => ({
          id: standing,
          name: i18n._(subscriptionNames[standing]),
          cells: [
            {
              text: `${count(value)}${isMore ? '+' : ''}`,
              href: mayList ? paths.adminBusinesses({ subscription: standing }) : undefined,
            },
          ],
        }))}
      />
    </ChartCard>
  )
}

const style = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
