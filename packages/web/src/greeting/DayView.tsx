import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import { libraryName, nextOccasions, stripAhead } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory, ImageCategory, ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { useMemo } from 'react'
import type { DailySearch } from '../api/daily-search.ts'
import { failureText } from '../failure-words.ts'
import { inRow, rowsQuery } from '../api/greetings.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { weekdayText } from '../ui/dates.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { DayPictures } from './DayPictures.tsx'
import { PageItems } from '../ui-customisation/PageItems.tsx'
import { PostRow } from './PostRow.tsx'
import { ReminderInvite } from './ReminderInvite.tsx'
import type { Tiles } from './Tiles.tsx'

type Props = {
  businessId: number
  filters: DailySearch
  day: string
  today: string
  categories: readonly ImageCategory[]
  occasions: readonly DatedSubcategory[]
  /** The kind of business whose own pictures are shown too. */
  trade: string
  /** What many send, the most sent first. */
  popular: readonly ImagePost[]
  tiles: Tiles
  /** What staff put on the page. */
  items: readonly UiCustomisation[]
}

const mostOccasions = 8
const mostRows = 20

/** A day: its pictures, then the days that come, then what always fits. */
export function DayView({
  businessId,
  filters,
  day,
  today,
  categories,
  occasions,
  trade,
  popular,
  tiles,
  items,
}: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const isStory = filters.shape === 'STORY'
  const { upcoming, evergreen } = useMemo(() => {
    const from = day > today ? day : today
    const kinds = new Map(categories.map((one) => [one.imageCategoryId, one]))
    const always = occasions.filter(({ imageCategoryId, name }) => {
      const kind = kinds.get(imageCategoryId)?.kind
      return kind === 'evergreen' || (kind === 'business' && name === trade)
    })
    return {
      upcoming: nextOccasions(occasions, from, addDays(today, stripAhead), mostOccasions),
      evergreen: always.slice(0, mostRows - mostOccasions),
    }
  }, [occasions, categories, trade, day, today])
  const ids = [
    ...upcoming.map(({ occasion }) => occasion.imageSubcategoryId),
    ...evergreen.map(({ imageSubcategoryId }) => imageSubcategoryId),
  ]
  const rows = useRemote(rowsQuery({ shape: filters.shape, language: filters.language }, ids))
  const postsOf = (id: number): ImagePost[] =>
    rows.data?.find((row) => row.imageSubcategoryId === id)?.list ?? []
  const allOf = (one: DatedSubcategory) =>
    paths.dailyImage({
      ...filters,
      image: undefined,
      day: undefined,
      category: one.imageCategoryId,
      subcategory: one.imageSubcategoryId,
    })
  const firstEvergreen = evergreen.find(({ imageSubcategoryId }) => postsOf(imageSubcategoryId).length > 0)
  return (
    <>
      <DayPictures
        businessId={businessId}
        filters={filters}
        day={day}
        today={today}
        categories={categories}
        occasions={occasions}
        tiles={tiles}
        onEvergreen={firstEvergreen && (() => go(allOf(firstEvergreen)))}
      />
      <ReminderInvite />
      {items.length > 0 && <PageItems items={items} businessId={businessId} tiles={tiles} />}
      {popular.length > 0 && (
        <PostRow
          title={t`Popular with shops`}
          href={paths.dailyImage({
            shape: filters.shape,
            language: filters.language,
            show: 'popular',
          })}
          posts={popular.slice(0, inRow)}
          tiles={tiles}
          isStory={isStory}
        />
      )}
      {rows.error && !rows.data && <InlineError message={failureText(rows.error)} onRetry={rows.reload} />}
      {upcoming.map(({ occasion, day: on }) => {
        const some = postsOf(occasion.imageSubcategoryId)
        if (some.length === 0) return null
        return (
          <PostRow
            key={occasion.imageSubcategoryId}
            title={libraryName(occasion, i18n.locale)}
            note={weekdayText(on, i18n.locale, 'long')}
            href={paths.dailyImage({ ...filters, image: undefined, day: on })}
            posts={some}
            tiles={tiles}
            isStory={isStory}
          />
        )
      })}
      {evergreen.map((one) => {
        const some = postsOf(one.imageSubcategoryId)
        if (some.length === 0) return null
        return (
          <PostRow
            key={one.imageSubcategoryId}
            title={libraryName(one, i18n.locale)}
            href={allOf(one)}
            posts={some}
            tiles={tiles}
            isStory={isStory}
          />
        )
      })}
    </>
  )
}
