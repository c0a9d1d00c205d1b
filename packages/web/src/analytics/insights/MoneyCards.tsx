import { useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import { payModeNames } from '../../report/words.ts'
import type { InsightPart } from './InsightPart.tsx'
import type { CardsProps } from '../../api/insight-links.ts'
import { countedIn, inRupees } from './words.ts'

/** Whose customers paid, and how. */
export function useMoneyCards({ insights, links }: CardsProps): InsightPart[] {
  const { t, i18n } = useLingui()
  const { topAgencies, topStaff, modes, span } = insights
  const counted = countedIn(i18n.locale)
  const nameOf = (mode: string) => (payModeNames[mode] ? i18n._(payModeNames[mode]) : mode)
  return [
    {
      id: 'top-agencies',
      ofMoney: true,
      title: t`Agencies whose customers paid most`,
      about: t`The first ten by what their customers paid on these days.`,
      isEmpty: topAgencies.length === 0,
      heads: [t`Agency`, t`Payments`, t`Earned`],
      rows: topAgencies.map((one) => {
        const href = links.report('payments', span, { agencyId: one.agencyId })
        return {
          id: String(one.agencyId),
          name: one.agencyName,
          cells: [
            { ...counted(one.payments), href },
            { ...inRupees(one.revenue), href },
          ],
        }
      }),
    },
    {
      id: 'top-staff',
      ofMoney: true,
      title: t`People whose customers paid most`,
      about: t`The first ten members of staff by what was paid on these days for the businesses they look after.`,
      isEmpty: topStaff.length === 0,
      heads: [t`Member of staff`, t`Agency`, t`Payments`, t`Earned`],
      rows: topStaff.map((one) => {
        const { agencyId, franchiseeId: madeBy } = one
        const href = links.report('payments', span, { agencyId, madeBy })
        return {
          id: String(madeBy),
          name: one.name,
          cells: [
            { text: one.agencyName },
            { ...counted(one.payments), href },
            { ...inRupees(one.revenue), href },
          ],
        }
      }),
    },
    {
      id: 'modes',
      ofMoney: true,
      title: t`How customers paid`,
      about: t`The payments of these days by their mode: taken by hand, or as the provider calls it.`,
      isEmpty: modes.length === 0,
      chart: {
        kind: 'bars',
        series: [t`Earned`],
        points: modes.map(({ mode, revenue }) => ({ label: nameOf(mode), values: [revenue] })),
        text: (paise) => rupees(paise),
      },
      heads: [t`Mode`, t`Payments`, t`Earned`],
      rows: modes.map(({ mode, payments, revenue }) => {
        const href = links.report('payments', span, { mode })
        return {
          id: mode,
          name: nameOf(mode),
          cells: [
            { ...counted(payments), href },
            { ...inRupees(revenue), href },
          ],
        }
      }),
    },
  ]
}
