import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { CalendarDays, Eye, EyeOff, FolderInput, Tags, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { PostQuery } from '../../api/library-search.ts'
import { askDeletion } from '../../bulk/DeleteManySheet.tsx'
import { type JobDeed, JobMenu } from '../../bulk/JobMenu.tsx'
import { useTickedChoice } from '../../api/bulk-choice.ts'
import { bulkRightsBeside, useStaff } from '../../api/staff.ts'
import { confirm } from '../../ui/dialogs.tsx'
import type { Ticks } from '../../ui/list/ticks.ts'
import { changeImages, imageFilterOf, type ImagesChoice, type ImagesFilter } from '../../api/images-job.ts'
import { askDay, askImageTags, askPlace } from './ManyImagesSheets.tsx'

type Props = { ticks: Ticks<ImagePost>; query: PostQuery; total: number }

/** What can be done with ticked images; those of others are left as they are. */
export function ImagesTicked({ ticks, query, total }: Props) {
  const { t } = useLingui()
  const mayWithhold = bulkRightsBeside(useStaff()).withholdImages
  const asked = useTickedChoice<ImagePost, ImagesFilter>({
    ticks,
    total,
    filter: imageFilterOf(query),
    only: (posts) => ({ imageIds: posts.map(({ imageId }) => imageId) }),
  })
  const show = (isShown: boolean) => async (choice: ImagesChoice) => {
    const yes = await confirm({
      title: isShown
        ? plural(choice.expected, { one: 'Show # image?', other: 'Show # images?' })
        : plural(choice.expected, { one: 'Hide # image?', other: 'Hide # images?' }),
      message: isShown
        ? t`Customers see them from then on. It can be taken back for 30 days.`
        : t`Only you and your staff see them from then on. It can be taken back for 30 days.`,
      okLabel: isShown ? t`Show` : t`Hide`,
    })
    return yes ? changeImages(choice, { isShown }) : null
  }
  const withhold = (isWithheld: boolean) => async (choice: ImagesChoice) => {
    const yes = await confirm({
      title: isWithheld
        ? plural(choice.expected, {
            one: 'Hide # image for my agency?',
            other: 'Hide # images for my agency?',
          })
        : plural(choice.expected, {
            one: 'Show # image to my agency again?',
            other: 'Show # images to my agency again?',
          }),
      message: isWithheld
        ? t`Your customers find them nowhere from then on; other agencies go on using them. Images of your own stay as they are. It can be taken back for 30 days.`
        : t`Your customers see them again from then on. It can be taken back for 30 days.`,
      okLabel: isWithheld ? t`Hide` : t`Show`,
    })
    return yes ? changeImages(choice, { isWithheld }) : null
  }
  const remove = ({ filter, expected }: ImagesChoice) =>
    askDeletion({
      expected,
      title: plural(expected, { one: 'Delete # image?', other: 'Delete # images?' }),
      message: t`They leave the library, and customers do not find them any more. They can be brought back for 30 days.`,
      label: plural(expected, { one: '# image', other: '# images' }),
      send: (confirmed) => call(bulkRoutes.deleteImagesInBulk, { body: { filter, expected, confirmed } }),
    })
  const deeds: JobDeed<ImagesChoice>[] = [
    { id: 'show', label: t`Show …`, icon: Eye, ask: show(true) },
    { id: 'hide', label: t`Hide …`, icon: EyeOff, ask: show(false) },
    ...(mayWithhold
      ? [
          { id: 'withhold', label: t`Hide for my agency …`, icon: EyeOff, ask: withhold(true) },
          { id: 'release', label: t`Show to my agency again …`, icon: Eye, ask: withhold(false) },
        ]
      : []),
    { id: 'place', label: t`Category …`, icon: FolderInput, ask: askPlace },
    { id: 'tags', label: t`Tags …`, icon: Tags, ask: askImageTags },
    { id: 'day', label: t`Date …`, icon: CalendarDays, ask: askDay },
    { id: 'delete', label: t`Delete …`, icon: Trash2, danger: true, ask: remove },
  ]
  return <JobMenu {...asked} deeds={deeds} withJobs />
}
