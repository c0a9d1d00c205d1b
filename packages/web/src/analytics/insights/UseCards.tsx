import { useLingui } from '@lingui/react/macro'
import { addDays } from '@parichay/contract/business/rules.ts'
import { designWords } from '../../card/words.ts'
import { countText } from '../../ui/dates.ts'
import type { InsightPart } from './InsightPart.tsx'
import type { CardsProps } from '../../api/insight-links.ts'
import { spanText } from '../../ui/span-text.ts'
import { countedIn } from './words.ts'

/** What is used: designs, greetings, the panel itself; and what failed in it. */
export function useUsageCards({ insights, links }: CardsProps): InsightPart[] {
  const { t, i18n } = useLingui()
  const { templates, greetings, sessions, failures, span } = insights
  const count = (n: number) => countText(n, i18n.locale)
  const counted = countedIn(i18n.locale)
  const when = (one: { from: string; to: string }) => spanText(one, i18n.locale)
  const designOf = (code: string) =>
    code in designWords ? designWords[code as keyof typeof designWords].name : code
  const visitsFrom = (from: string) => sessions?.find((one) => one.from === from)?.value ?? 0
  return [
    {
      id: 'templates',
      title: t`Designs of new cards`,
      about: t`Cards made on these days by their design as it is now, the first twelve.`,
      isEmpty: templates.length === 0,
      chart: {
        kind: 'bars',
        series: [t`Cards`],
        points: templates.map(({ template, value }) => ({ label: designOf(template), values: [value] })),
        text: count,
      },
      heads: [t`Design`, t`Cards`],
      rows: templates.map(({ template, value }) => ({
        id: template,
        name: designOf(template),
        cells: [{ ...counted(value), href: links.report('digital-card', span, { template }) }],
      })),
    },
    {
      id: 'greetings',
      title: t`Greetings sent`,
      about: t`Pictures that left in a business’s frame on these days, by their category; once for each day, business and picture. Kept for a month.`,
      isEmpty: greetings.length === 0,
      chart: {
        kind: 'bars',
        series: [t`Sent`],
        points: greetings.map(({ name, value }) => ({ label: name, values: [value] })),
        text: count,
      },
      heads: [t`Category`, t`Sent`],
      rows: greetings.map(({ imageCategoryId, name, value }) => ({
        id: String(imageCategoryId),
        name,
        cells: [{ ...counted(value), href: links.report('greetings', span, { imageCategoryId }) }],
      })),
    },
    ...(sessions
      ? [
          {
            id: 'sessions',
            title: t`Use of the panel`,
            about: t`How often customers came to the panel; 30 minutes of rest end a visit. Only of those who agreed to be counted.`,
            isEmpty: sessions.every(({ value, week }) => value + week === 0),
            chart: {
              kind: 'line' as const,
              series: [t`Visits`],
              points: sessions.map((one) => ({ label: when(one), values: [one.value] })),
              text: count,
            },
            heads: [t`Days`, t`Visits`, t`In seven days`],
            rows: sessions
              .filter(({ value, week }) => value + week > 0)
              .map((one) => ({
                id: one.from,
                name: when(one),
                cells: [
                  { ...counted(one.value), href: links.panelReport('sessions', one) },
                  {
                    ...counted(one.week),
                    href: links.panelReport('sessions', { from: addDays(one.to, -6), to: one.to }),
                  },
                ],
              })),
          },
        ]
      : []),
    ...(failures
      ? [
          {
            id: 'failures',
            title: t`Failures in the panel`,
            about: t`Calls that failed and errors, as panels of customers and staff reported them, and how many come on a hundred visits.`,
            isEmpty: failures.every(({ value }) => value === 0),
            chart: {
              kind: 'line' as const,
              series: [t`Failures`],
              points: failures.map((one) => ({ label: when(one), values: [one.value] })),
              text: count,
            },
            heads: [t`Days`, t`Failures`, t`Visits`, t`On 100 visits`],
            rows: failures
              .filter(({ value }) => value > 0)
              .map((one) => {
                const visits = visitsFrom(one.from)
                const href = links.panelReport('failures', one)
                return {
                  id: one.from,
                  name: when(one),
                  cells: [
                    { ...counted(one.value), href },
                    { ...counted(visits), href: links.panelReport('sessions', one) },
                    // A rate opens what is counted; what it is counted of stands beside it.
                    visits === 0
                      ? { text: '–' }
                      : { ...counted(Math.round((one.value / visits) * 100)), href },
                  ],
                }
              }),
          },
        ]
      : []),
  ]
}
