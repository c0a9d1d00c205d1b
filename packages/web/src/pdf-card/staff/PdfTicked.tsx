import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { PdfCardListItem } from '@parichay/contract/pdf-card/routes.ts'
import { Trash2 } from 'lucide-react'
import { type TickedChoice, useChoiceWithin } from '../../api/bulk-choice.ts'
import { filterOf } from '../../api/bulk.ts'
import { call } from '../../api/client.ts'
import type { PdfQuery } from '../../api/pdf-search.ts'
import { askDeletion } from '../../bulk/DeleteManySheet.tsx'
import { JobMenu } from '../../bulk/JobMenu.tsx'
import type { Ticks } from '../../ui/list/ticks.ts'

type Choice = TickedChoice<ReturnType<typeof filterOf<PdfQuery>> & { pdfCardNos?: number[] }>
type Props = { ticks: Ticks<PdfCardListItem>; query: PdfQuery; total: number }

/** What can be done with ticked PDF cards. */
export function PdfTicked({ ticks, query, total }: Props) {
  const { t } = useLingui()
  const asked = useChoiceWithin<PdfCardListItem, Choice['filter']>({
    ticks,
    total,
    filter: filterOf(query),
    only: (rows) => ({ pdfCardNos: rows.map(({ pdfCardNo }) => pdfCardNo) }),
  })
  const remove = ({ filter, expected }: Choice) =>
    askDeletion({
      expected,
      title: plural(expected, { one: 'Delete # PDF card?', other: 'Delete # PDF cards?' }),
      message: t`They leave the list and the projects of their owners. They can be brought back for 30 days.`,
      label: plural(expected, { one: '# PDF card', other: '# PDF cards' }),
      send: (confirmed) => call(bulkRoutes.deletePdfCardsInBulk, { body: { filter, expected, confirmed } }),
    })
  const deed = { id: 'delete', label: t`Delete …`, icon: Trash2, danger: true, ask: remove }
  return <JobMenu {...asked} deeds={[deed]} withJobs />
}
