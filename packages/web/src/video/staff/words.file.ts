import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { VideoTemplate } from '@parichay/contract/video/template.ts'
import type { Column } from '../../ui/list/columns.ts'
import { titleIn, videoCategoryNames } from '../words.ts'
import { shapeWords, templateStatusWords } from './words.ts'

const rounded = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value) : '')

/** What a file says of templates of videos. */
export const templateColumns = (i18n: I18n): Column<VideoTemplate>[] => [
  { id: 'title', head: i18n._(msg`Name`), cell: (row) => titleIn(row, i18n) },
  {
    id: 'category',
    head: i18n._(msg`Category`),
    cell: ({ category }) => i18n._(videoCategoryNames[category]),
  },
  { id: 'shape', head: i18n._(msg`Shape`), cell: ({ shape }) => i18n._(shapeWords[shape]) },
  { id: 'seconds', head: i18n._(msg`Seconds`), cell: ({ seconds }) => Math.round(seconds) },
  {
    id: 'status',
    head: i18n._(msg`Status`),
    cell: ({ status }) => i18n._(templateStatusWords[status].label),
  },
  {
    id: 'premium',
    head: i18n._(msg`Premium`),
    cell: ({ isPremium }) => (isPremium ? i18n._(msg`Yes`) : i18n._(msg`No`)),
  },
  { id: 'tags', head: i18n._(msg`Tags`), cell: ({ tags }) => tags.join(', ') },
  { id: 'uses', head: i18n._(msg`Uses`), cell: ({ figures }) => figures?.uses ?? '' },
  {
    id: 'renderSeconds',
    head: i18n._(msg`Seconds to make`),
    cell: ({ figures }) => rounded(figures?.renderSeconds),
  },
  {
    id: 'failed',
    head: i18n._(msg`Failed in a hundred`),
    cell: ({ figures }) => rounded(figures?.failedPercent),
  },
]
