import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Business } from '@parichay/contract/business/fields.ts'
import { libraryName } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory, ImageCategory, ImagePost } from '@parichay/contract/greeting/fields.ts'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { changeDailySearch, type DailySearch, isNarrowed } from '../api/daily-search.ts'
import { failureText } from '../failure-words.ts'
import { imageCategoriesQuery, imageTagsQuery, postsQuery, useShownOccasions } from '../api/greetings.ts'
import { framesQuery } from '../api/today.ts'
import type { FrameWish } from '../api/frame-wish.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { loadPart } from '../ui/load-part.ts'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import { planOfBusinessQuery } from '../api/plans.ts'
import { useUpgrade } from '../shell/upgrade.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { topBarHeight } from '../ui/theme.ts'
import { DailyHead } from './DailyHead.tsx'
import { DateStrip } from './DateStrip.tsx'
import { DayView } from './DayView.tsx'
import { FoundView } from './FoundView.tsx'
import { GroupChips } from './GroupChips.tsx'
import { isLockedFor, isPaused } from './Locks.tsx'
import { RequestBlock } from './RequestBlock.tsx'
import { FilmsView } from './FilmsView.tsx'
import { useTiles } from './Tiles.tsx'
import { Pile } from '../ui/shapes.tsx'
import type { PageSlots } from '../api/page-slots.ts'
import { PageItems } from '../ui-customisation/PageItems.tsx'
import { PageTop } from '../ui-customisation/PageTop.tsx'
import { useToday } from '../ui/use-today.ts'

const Item = lazy(() => loadPart(() => import('./Item.tsx')).then((module) => ({ default: module.Item })))

const OwnPosterRow = lazy(() =>
  loadPart(() => import('./own/OwnPosterRow.tsx')).then((module) => ({ default: module.OwnPosterRow })),
)

/** The list of greetings, and beside or over it the one that is looked at. */
export function Library({
  business,
  filters,
  slots,
}: {
  business: Business
  filters: DailySearch
  /** What staff put on the page. */
  slots: PageSlots
}) {
  const go = useGo()
  const upgrade = useUpgrade()
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const { businessId } = business
  const categories = useRemote(imageCategoriesQuery)
  const occasions = useShownOccasions()
  const narrowed = isNarrowed(filters)
  const tags = useRemote({ ...imageTagsQuery, enabled: narrowed })
  const frames = useRemote(framesQuery(businessId))
  const { shape, language, media } = filters
  const hasVideos = media === 'VIDEO' || [...slots.below, ...slots.last].some(({ type }) => type === 'video')
  const plan = useRemote({ ...planOfBusinessQuery(businessId), enabled: hasVideos })
  const films = plan.data?.entitlements.greetingVideo
  const popular = useInfiniteQuery(
    postsQuery({ shape, media, language, show: 'popular' }, undefined, businessId),
  ).data?.pages[0]?.list
  const today = useToday()
  const day = filters.day ?? today
  /** The list the picture was opened from: a swipe stays in it. */
  const [trail, setTrail] = useState<readonly ImagePost[]>([])
  const opened = useRef(false)
  /** What stands large above the list: the first of the day, until one goes on from there. */
  const page = `${day} ${shape ?? ''} ${media ?? ''} ${language ?? ''}`
  const [large, setLarge] = useState<{ of: string; imageId: number }>()
  const hero = large?.of === page ? large.imageId : undefined
  const wishState = useState<FrameWish>({})
  const show = useCallback(
    (change: DailySearch, options = {}) =>
      go(paths.dailyImage(changeDailySearch(filters, { image: undefined, ...change })), {
        replace: true,
        keepScroll: true,
        ...options,
      }),
    [go, filters],
  )
  const onSearch = useCallback((text: string) => show({ search: text || undefined }), [show])
  const answer = frames.data
  const paused = answer !== undefined && isPaused(answer)
  const unlock = useCallback(
    () => void (paused ? connectWithAdmin() : upgrade({ business })),
    [paused, upgrade, business],
  )
  const isBare = frames.error !== null
  const framing = useMemo(
    () => (answer ? { businessId, hash: answer.pictureHash } : isBare ? null : undefined),
    [answer, businessId, isBare],
  )
  const isLocked = useCallback((post: ImagePost) => isLockedFor(post, answer, films), [answer, films])
  const tiles = useTiles({
    framing,
    isLocked,
    hrefOf: (post) => paths.dailyImage({ ...filters, image: post.imageId }),
    current: isWide ? filters.image : undefined,
    onOpen: (among) => {
      setTrail(among)
      opened.current = true
    },
    isBeside: isWide && filters.image !== undefined,
  })
  const close = () => {
    if (opened.current) history.back()
    else show({})
    opened.current = false
  }
  const isOpen = filters.image !== undefined
  const layout = !isWide ? 'over' : isOpen ? 'beside' : 'hero'
  useStayInSight(isWide ? filters.image : undefined)
  const title = useTitle(filters, categories.data, occasions.data)
  if (answer && !answer.isEnabled) return <SwitchedOff />
  const failed = categories.error ?? occasions.error
  const item = (imageId: number | undefined) => (
    <Suspense>
      <Item
        imageId={imageId}
        trail={trail}
        filters={filters}
        day={day}
        business={business}
        frames={frames}
        layout={layout}
        wishState={wishState}
        isLocked={isLocked}
        onUnlock={unlock}
        onShow={(post) =>
          layout === 'hero' ? setLarge({ of: page, imageId: post.imageId }) : show({ image: post.imageId })
        }
        onClose={close}
      />
    </Suspense>
  )
  return (
    <Box sx={layout === 'beside' ? twoParts : undefined}>
      <Pile gap={1.5} oneColumn>
        <DailyHead business={business} filters={filters} onChange={show} onSearch={onSearch} />
        {failed && (!categories.data || !occasions.data) && (
          <InlineError
            message={failureText(failed)}
            onRetry={() => {
              categories.reload()
              occasions.reload()
            }}
          />
        )}
        <DateStrip
          today={today}
          day={narrowed ? undefined : day}
          occasions={occasions.data ?? []}
          hrefOf={(one) =>
            paths.dailyImage(changeDailySearch({ ...filters, image: undefined }, { day: one }))
          }
        />
        <GroupChips
          filters={filters}
          categories={categories.data ?? []}
          subcategories={occasions.data ?? []}
          tags={tags.data ?? []}
          hasPopular={popular !== undefined && popular.length > 0}
          onChange={show}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, mt: 0.5 }}>
          {layout === 'hero' && !narrowed && item(hero)}
          {!narrowed && slots.top.length > 0 && <PageTop items={slots.top} businessId={businessId} />}
          {narrowed ? (
            <FoundView
              filters={filters}
              title={title}
              businessId={businessId}
              tiles={tiles}
              onClear={() => go(paths.dailyImage({ shape, media }), { replace: true })}
            />
          ) : media === 'VIDEO' ? (
            <FilmsView
              filters={filters}
              businessId={businessId}
              tiles={tiles}
              onAll={() => go(paths.dailyImage({ shape, media, language }), { replace: true })}
            />
          ) : (
            <DayView
              businessId={businessId}
              filters={filters}
              day={day}
              today={today}
              categories={categories.data ?? []}
              occasions={occasions.data ?? []}
              trade={business.category}
              popular={popular ?? []}
              tiles={tiles}
              items={slots.below}
            />
          )}
          {!narrowed && answer && (
            <Suspense>
              <OwnPosterRow
                business={business}
                answer={answer}
                shape={shape ?? 'SQUARE'}
                day={day}
                occasions={occasions.data ?? []}
              />
            </Suspense>
          )}
          <RequestBlock businessId={businessId} filters={filters} />
          {!narrowed && slots.last.length > 0 && (
            <PageItems items={slots.last} businessId={businessId} tiles={tiles} />
          )}
        </Box>
      </Pile>
      {isOpen && <Box sx={layout === 'beside' ? besideStyle : undefined}>{item(filters.image)}</Box>}
    </Box>
  )
}

const twoParts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  gap: 4,
  alignItems: 'start',
} as const

const besideStyle = {
  position: 'sticky',
  top: topBarHeight + 24,
  height: `calc(100dvh - ${topBarHeight + 48}px)`,
} as const

/** What is opened beside the list stays in sight in the list, which becomes narrower at that moment. */
function useStayInSight(imageId: number | undefined) {
  useEffect(() => {
    if (imageId === undefined) return
    const tile = document.querySelector(`#main a[aria-current][href*="image=${imageId}"]`)
    tile?.scrollIntoView({ block: 'nearest' })
  }, [imageId])
}

/** What the pictures found have in common. */
function useTitle(
  filters: DailySearch,
  categories: readonly ImageCategory[] | undefined,
  occasions: readonly DatedSubcategory[] | undefined,
): string {
  const { t, i18n } = useLingui()
  const category = categories?.find(({ imageCategoryId }) => imageCategoryId === filters.category)
  const subcategory = occasions?.find(({ imageSubcategoryId }) => imageSubcategoryId === filters.subcategory)
  return filters.show === 'favourites'
    ? t`Favourites`
    : filters.show === 'popular'
      ? t`Popular with shops`
      : filters.show === 'exclusive'
        ? t`Agency exclusive`
        : filters.search
          ? t`Results for “${filters.search}”`
          : subcategory
            ? libraryName(subcategory, i18n.locale)
            : category
              ? libraryName(category, i18n.locale)
              : filters.media
                ? t`Videos`
                : t`Pictures`
}

function SwitchedOff() {
  const { t } = useLingui()
  const go = useGo()
  return (
    <EmptyState
      picture={<ShopDrawing />}
      title={t`Greetings are not switched on`}
      body={t`Your provider can open them for you.`}
      action={<Button onClick={() => go(paths.customer())}>{t`Go to the start page`}</Button>}
    />
  )
}
