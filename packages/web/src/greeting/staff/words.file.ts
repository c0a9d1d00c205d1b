import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import type { Column } from '../../ui/list/columns.ts'
import { regionNames } from './words.regions.ts'
import { communityNames, dateTypeNames } from './words.ts'

/** What a file says of subcategories and occasions. */
export function subcategoryColumns(i18n: Pick<I18n, '_'>): Column<DatedSubcategory>[] {
  const said = (names: Record<string, MessageDescriptor>, codes: readonly string[]) =>
    codes.map((code) => (names[code] ? i18n._(names[code]) : code)).join(', ')
  return [
    { id: 'name', head: i18n._(msg`Name`), cell: ({ name }) => name },
    { id: 'hi', head: i18n._(msg`Name in Hindi`), cell: ({ names }) => names.hi ?? '' },
    { id: 'gu', head: i18n._(msg`Name in Gujarati`), cell: ({ names }) => names.gu ?? '' },
    { id: 'words', head: i18n._(msg`Other words people look for`), cell: (row) => row.searchWords ?? '' },
    {
      id: 'date',
      head: i18n._(msg`Date`),
      cell: ({ dateType }) => (dateType ? i18n._(dateTypeNames[dateType]) : ''),
    },
    {
      id: 'days',
      head: i18n._(msg`Days`),
      cell: ({ days }) => days.map(({ day, who }) => (who ? `${day} (${who})` : day)).join(', '),
    },
    { id: 'regions', head: i18n._(msg`States`), cell: ({ regions }) => said(regionNames, regions) },
    {
      id: 'communities',
      head: i18n._(msg`Communities`),
      cell: ({ communities }) => said(communityNames, communities),
    },
    { id: 'priority', head: i18n._(msg`Importance`), cell: ({ priority }) => priority },
    { id: 'before', head: i18n._(msg`Show days before`), cell: (row) => row.showDaysBefore },
    { id: 'source', head: i18n._(msg`Where the days come from`), cell: ({ source }) => source },
  ]
}
