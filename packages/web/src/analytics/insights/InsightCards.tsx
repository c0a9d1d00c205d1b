import { useLingui } from '@lingui/react/macro'
import type { AdminInsights } from '@parichay/contract/analytics/insights.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { subscriptionNames } from '../../business/staff/words.ts'
import type { InsightSearch } from '../../api/insights.ts'
import { useStaff } from '../../api/staff.ts'
import { countText } from '../../ui/dates.ts'
import { Line, Pile } from '../../ui/shapes.tsx'
import { Link } from '../../ui/Link.tsx'
import { fairColumns } from '../../ui/fair-columns.ts'
import { fromDesktop } from '../../ui/theme.ts'
import { paidProducts, type RenewalKind } from '@parichay/contract/report/filters.ts'
import { heightOf, type InsightPart, InsightPartCard } from './InsightPart.tsx'
import { insightLinks } from '../../api/insight-links.ts'
import { productNames } from '../../report/words.ts'
import { useMoneyCards } from './MoneyCards.tsx'
import { monthText, spanText } from '../../ui/span-text.ts'
import { useUsageCards } from './UseCards.tsx'
import { countedIn, inRupees } from './words.ts'

type Span = { from: string; to: string }
type Props = { insights: AdminInsights; query: InsightSearch }

/** The questions of the insights, each with its drawing and its numbers. */
export function InsightCards({ insights, query }: Props) {
  const { t, i18n } = useLingui()
  const { newBusinesses, revenue, standings, conversion, renewals, span } = insights
  const links = insightLinks(query)
  const count = (n: number) => countText(n, i18n.locale)
  const counted = countedIn(i18n.locale)
  const when = (one: Span) => spanText(one, i18n.locale)
  const paid = ({ card, pdf, video }: AdminInsights['revenue'][number]) => card + pdf + video
  const earned = revenue.reduce((sum, one) => sum + paid(one), 0)
  const { made, paid: bought } = conversion
  const share = shareOf(bought, made)
  const products = paidProducts.map((product) => i18n._(productNames[product]))
  const own: InsightPart[] = [
    {
      id: 'new-businesses',
      title: t`New businesses`,
      about: t`Businesses made on these days, without deleted ones, and how many of them have a paid plan now, in grace or not.`,
      isEmpty: made === 0,
      chart: {
        kind: 'line',
        series: [t`New businesses`],
        points: newBusinesses.map((one) => ({ label: when(one), values: [one.value] })),
        text: count,
      },
      lead: (
        <Line gap={2} wraps>
          <Link
            href={links.report('business', span, { subscription: 'subscribed' })}
          >{t`With a paid plan: ${count(bought)} (${share} %)`}</Link>
          <Link href={links.report('business', span)}>{t`Of all made: ${count(made)}`}</Link>
        </Line>
      ),
      heads: [t`Days`, t`New businesses`],
      rows: newBusinesses
        .filter(({ value }) => value > 0)
        .map((one) => ({
          id: one.from,
          name: when(one),
          cells: [{ ...counted(one.value), href: links.report('business', one) }],
        })),
    },
    {
      id: 'revenue',
      ofMoney: true,
      title: t`Earned`,
      about: t`What customers paid for plans, PDF cards and videos, GST included. What was given back later is not taken off.`,
      isEmpty: earned === 0,
      chart: {
        kind: 'bars',
        series: products,
        points: revenue.map((one) => ({
          label: when(one),
          values: paidProducts.map((product) => one[product]),
        })),
        text: (paise) => rupees(paise),
      },
      heads: [t`Days`, ...products, t`Total`],
      rows: revenue
        .filter((one) => paid(one) > 0)
        .map((one) => ({
          id: one.from,
          name: when(one),
          cells: [
            ...paidProducts.map((product) => ({
              ...inRupees(one[product]),
              href: one[product] > 0 ? links.report('payments', one, { product }) : undefined,
            })),
            { ...inRupees(paid(one)), href: links.report('payments', one) },
          ],
        })),
    },
    {
      id: 'standings',
      title: t`Where businesses stand`,
      about: t`All living businesses as they are now, whatever days are chosen above.`,
      isEmpty: standings.every(({ value }) => value === 0),
      chart: {
        kind: 'bars',
        series: [t`Businesses`],
        points: standings.map(({ standing, value }) => ({
          label: nameOf(standing, i18n),
          values: [value],
        })),
        text: count,
      },
      heads: [t`Subscription`, t`Businesses`],
      rows: standings.map(({ standing, value }) => ({
        id: standing,
        name: nameOf(standing, i18n),
        cells: [
          {
            text: value > 10_000 ? `${count(10_000)}+` : count(value),
            href: links.businesses(standing),
          },
        ],
      })),
    },
    {
      id: 'renewals',
      title: t`Renewals`,
      about: t`Paid times by the month of their last day, and when the next plan was bought. Upgrades and what was taken back do not count.`,
      isEmpty: renewals.every(({ due }) => due === 0),
      heads: [
        t`Ended`,
        t({ message: 'Due', context: 'renewals' }),
        t`In time`,
        t`In grace`,
        t`In 30 days`,
        t`Later`,
        t`Not yet`,
      ],
      rows: renewals
        .filter(({ due }) => due > 0)
        .map((one) => ({
          id: one.from,
          name: monthText(one, i18n.locale),
          cells: [
            { ...counted(one.due), href: links.report('renewals', one) },
            ...byKind(one).map(([renewal, n]) => ({
              text: `${count(n)} · ${shareOf(n, one.due)} %`,
              share: n / one.due,
              href: n > 0 ? links.report('renewals', one, { renewal }) : undefined,
            })),
          ],
        })),
    },
  ]
  const { money } = useStaff()
  const all = [...own, ...useMoneyCards({ insights, links }), ...useUsageCards({ insights, links })]
  const parts = all.filter(({ ofMoney }) => money.paid || !ofMoney)
  const isWide = useMediaQuery(fromDesktop, { noSsr: true })
  if (!isWide) return <Column parts={parts} />
  const isRight = fairColumns(parts.map(heightOf))
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Column parts={parts.filter((_, place) => !isRight[place])} />
      <Column parts={parts.filter((_, place) => isRight[place])} />
    </Box>
  )
}

/** Cards one below the other. Two columns that know nothing of each other have no holes beside cards of unequal height. */
function Column({ parts }: { parts: readonly InsightPart[] }) {
  return (
    <Pile gap={2} oneColumn>
      {parts.map((part) => (
        <InsightPartCard key={part.id} {...part} />
      ))}
    </Pile>
  )
}

/** A part of a whole, in whole percent. */
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** How the paid times of a month went on, the last what is left of them. */
function byKind({ due, early, inGrace, in30Days, later }: AdminInsights['renewals'][number]) {
  const kinds: [RenewalKind, number][] = [
    ['early', early],
    ['inGrace', inGrace],
    ['in30Days', in30Days],
    ['later', later],
    ['notYet', due - early - inGrace - in30Days - later],
  ]
  return kinds
}

type Words = { _: (words: (typeof subscriptionNames)['trial']) => string }
const nameOf = (standing: string, i18n: Words) =>
  standing in subscriptionNames
    ? i18n._(subscriptionNames[standing as keyof typeof subscriptionNames])
    : standing
