import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { UserVideoListItem } from '@parichay/contract/video/fields.ts'
import { Trash2 } from 'lucide-react'
import { type TickedChoice, useChoiceWithin } from '../../api/bulk-choice.ts'
import { filterOf } from '../../api/bulk.ts'
import { call } from '../../api/client.ts'
import type { VideoQuery } from '../../api/staff-videos.ts'
import { askDeletion } from '../../bulk/DeleteManySheet.tsx'
import { JobMenu } from '../../bulk/JobMenu.tsx'
import type { Ticks } from '../../ui/list/ticks.ts'

type Choice = TickedChoice<ReturnType<typeof filterOf<VideoQuery>> & { videoNos?: number[] }>
type Props = { ticks: Ticks<UserVideoListItem>; query: VideoQuery; total: number }

/** What can be done with ticked videos. */
export function VideosTicked({ ticks, query, total }: Props) {
  const { t } = useLingui()
  const asked = useChoiceWithin<UserVideoListItem, Choice['filter']>({
    ticks,
    total,
    filter: filterOf(query),
    only: (rows) => ({ videoNos: rows.map(({ videoNo }) => videoNo) }),
  })
  const remove = ({ filter, expected }: Choice) =>
    askDeletion({
      expected,
      title: plural(expected, { one: 'Delete # video?', other: 'Delete # videos?' }),
      message: t`They leave the list and the projects of their owners; films that wait are cancelled. They can be brought back for 30 days.`,
      label: plural(expected, { one: '# video', other: '# videos' }),
      send: (confirmed) => call(bulkRoutes.deleteVideosInBulk, { body: { filter, expected, confirmed } }),
    })
  const deed = { id: 'delete', label: t`Delete …`, icon: Trash2, danger: true, ask: remove }
  return <JobMenu {...asked} deeds={[deed]} withJobs />
}
