import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { libraryName, occasionsByDay, tellOccasions } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory, ImageCategory, ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { DailySearch } from '../api/daily-search.ts'
import { failureText } from '../failure-words.ts'
import { postsQuery } from '../api/greetings.ts'
import { dayQuery } from '../api/today.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { DayWords } from './DayWords.tsx'
import { GridBones } from './GridBones.tsx'
import { PostGrid } from './PostGrid.tsx'
import type { Tiles } from './Tiles.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

type Props = {
  businessId: number
  filters: DailySearch
  day: string
  today: string
  categories: readonly ImageCategory[]
  occasions: readonly DatedSubcategory[]
  tiles: Tiles
  /** Leads to pictures for any day; none where the library has none. */
  onEvergreen: (() => void) | undefined
}

const mostNames = 3

/** What a day begins with: pictures of its occasions, then some that suit any day; and which of the two they are. */
export function DayPictures(props: Props) {
  const { businessId, filters, day, today, categories, occasions, tiles, onEvergreen } = props
  const { t, i18n } = useLingui()
  const isStory = filters.shape === 'STORY'
  const { shape, language } = filters
  const first = useRemote(dayQuery(businessId, day, { shape, language }))
  const hasMore = first.data?.hasMore === true
  const others = useInfiniteQuery({ ...postsQuery({ shape, language }, day), enabled: hasMore })
  const chosen = first.data?.list
  const known = new Set(chosen?.map(({ imageId }) => imageId))
  const further = hasMore
    ? (others.data?.pages.flatMap((page) => page.list).filter(({ imageId }) => !known.has(imageId)) ?? [])
    : []
  const own = chosen?.slice(0, first.data?.occasion) ?? []
  const { shown, missing } = tellOccasions(occasionsByDay(occasions, day, day).get(day) ?? [], chosen ?? [])
  const names = (list: readonly { name: string; names: object }[]) =>
    list
      .slice(0, mostNames)
      .map((one) => libraryName(one, i18n.locale))
      .join(dot)
  const groups = names(groupsOf(chosen ?? [], categories, occasions))
  const said =
    own.length > 0
      ? shown.length > 0 && t`${names(shown)}, then pictures for any day`
      : groups && (day === today ? t`For today: ${groups}` : t`For this day: ${groups}`)
  return (
    <Box component="section" aria-label={t`Pictures of the day`}>
      <Box sx={{ mb: 1.25 }}>
        <Box component="h2" sx={{ typography: 'h2' }}>
          <DayWords day={day} today={today} />
        </Box>
        {said && <Quiet wraps>{said}</Quiet>}
        {chosen && missing.length > 0 && <Quiet wraps>{t`No picture yet: ${names(missing)}`}</Quiet>}
      </Box>
      {first.error && !chosen ? (
        <InlineError message={failureText(first.error)} onRetry={first.reload} />
      ) : !chosen ? (
        <GridBones isStory={isStory} />
      ) : chosen.length === 0 ? (
        <Card tone="tint" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ flex: '1 1 200px', fontWeight: 600 }}>{t`No post for this date – see Evergreen`}</Box>
          {onEvergreen && <Button look="secondary" onClick={onEvergreen}>{t`See Evergreen`}</Button>}
        </Card>
      ) : (
        <PostGrid
          posts={further.length > 0 ? [...chosen, ...further] : chosen}
          label={t`Pictures of the day`}
          tiles={tiles}
          isStory={isStory}
          more={
            others.hasNextPage
              ? { load: () => void others.fetchNextPage(), isLoading: others.isFetchingNextPage }
              : undefined
          }
        />
      )}
    </Box>
  )
}

/** The groups pictures come from, in the order of the pictures; of a trade its own name. */
function groupsOf(
  posts: readonly ImagePost[],
  categories: readonly ImageCategory[],
  subcategories: readonly DatedSubcategory[],
): (ImageCategory | DatedSubcategory)[] {
  const found = posts.flatMap(({ imageCategoryId, imageSubcategoryId }) => {
    const category = categories.find((one) => one.imageCategoryId === imageCategoryId)
    return category?.kind === 'business'
      ? (subcategories.find((one) => one.imageSubcategoryId === imageSubcategoryId) ?? [])
      : (category ?? [])
  })
  return [...new Set(found)]
}
