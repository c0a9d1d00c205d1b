import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Reading, useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { type DailySearch, isNarrowed } from '../api/daily-search.ts'
import { failureText } from '../failure-words.ts'
import { type FrameWish, useFrameWish } from '../api/frame-wish.ts'
import { favouritesQuery, postQuery, postsQuery, useFavourite } from '../api/greetings.ts'
import { dayQuery } from '../api/today.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { heroHeight, type ItemLayout, ItemView } from './ItemView.tsx'

type Props = {
  imageId: number | undefined
  trail: readonly ImagePost[]
  filters: DailySearch
  day: string
  business: Business
  frames: Reading<FrameAnswer>
  /** Over the list on phones, beside it, or large above it with its tools at its side. */
  layout: ItemLayout
  /** What was tried on, kept while one goes from picture to picture. */
  wishState: [FrameWish, Dispatch<SetStateAction<FrameWish>>]
  isLocked: (post: ImagePost) => boolean
  onUnlock: () => void
  onShow: (post: ImagePost) => void
  onClose: () => void
}

/** The picture that is looked at: beside the list, where the first one stands until another is chosen, or over it. */
export function Item(props: Props) {
  const { imageId, trail, filters, day, business, frames, layout, onClose } = props
  const { t } = useLingui()
  const narrowed = isNarrowed(filters)
  // Videos have no choice of a day: they stand in one list.
  const listed = narrowed || filters.media !== undefined
  const { shape, language } = filters
  const ofDay = useRemote({
    ...dayQuery(business.businessId, day, { shape, language }),
    enabled: !listed,
  })
  const found = useInfiniteQuery({
    ...postsQuery(filters, narrowed ? undefined : filters.day, business.businessId),
    enabled: listed && filters.show !== 'favourites',
  })
  const list = (listed ? found.data?.pages.flatMap((page) => page.list) : ofDay.data?.list) ?? []
  const among = trail.some((post) => post.imageId === imageId) ? trail : list
  const wanted = imageId ?? (list.find((one) => !props.isLocked(one)) ?? list[0])?.imageId
  const known = among.find((post) => post.imageId === wanted)
  const asked = useRemote({ ...postQuery(wanted ?? 0), enabled: wanted !== undefined && !known })
  const post = known ?? asked.data ?? undefined
  const isGone = asked.data === null
  const failure = asked.error ?? frames.error
  const inside =
    failure && (!post || !frames.data) ? (
      <Box sx={{ p: 2 }}>
        <InlineError
          message={failureText(failure)}
          onRetry={() => {
            asked.reload()
            frames.reload()
          }}
        />
      </Box>
    ) : isGone ? (
      <EmptyState
        picture={<SearchDrawing />}
        title={t`This picture is not here any more`}
        action={<Button look="secondary" onClick={onClose}>{t`Back to the list`}</Button>}
      />
    ) : post && frames.data ? (
      <Shown {...props} post={post} among={among} answer={frames.data} />
    ) : wanted === undefined ? null : (
      <Skeleton>
        <Box sx={{ p: layout === 'over' ? 2 : 0, pt: layout === 'hero' ? 0 : 7, display: 'grid', gap: 2 }}>
          <Box sx={layout === 'hero' ? { height: heroHeight } : { aspectRatio: '1' }}>
            <Bone height="100%" round={12} />
          </Box>
          {layout !== 'hero' && <Bone height={52} />}
        </Box>
      </Skeleton>
    )
  if (layout !== 'over') return inside
  return (
    <ItemDialog title={post?.title ?? t`Picture`} onClose={onClose}>
      {inside}
    </ItemDialog>
  )
}

function Shown({
  post,
  among,
  answer,
  business,
  layout,
  wishState,
  isLocked,
  onUnlock,
  onShow,
  onClose,
}: Props & { post: ImagePost; among: readonly ImagePost[]; answer: FrameAnswer }) {
  const wishes = useFrameWish(answer, wishState)
  const [caption, setCaption] = useState<{ imageId: number; text: string | undefined }>()
  const favourites = useRemote(favouritesQuery(business.businessId))
  const favourite = useFavourite(business.businessId)
  const place = among.findIndex(({ imageId }) => imageId === post.imageId)
  return (
    <ItemView
      post={post}
      before={place > 0 ? among[place - 1] : undefined}
      after={place >= 0 ? among[place + 1] : undefined}
      onStep={onShow}
      business={business}
      answer={answer}
      wishes={wishes}
      isLocked={isLocked(post)}
      onUnlock={onUnlock}
      isFavourite={favourites.data?.some(({ imageId }) => imageId === post.imageId) ?? false}
      onFavourite={(isFavourite) => favourite.mutate({ post, isFavourite })}
      caption={caption?.imageId === post.imageId ? caption.text : undefined}
      onCaption={(text) => setCaption({ imageId: post.imageId, text })}
      layout={layout}
      onClose={onClose}
    />
  )
}
