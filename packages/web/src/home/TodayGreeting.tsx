import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useRouter } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import { MessageCircle } from 'lucide-react'
import { dayQuery, framesQuery } from '../api/today.ts'
import { pictureFile } from '../api/picture-file.ts'
import { useSending } from '../shell/share-picture.ts'
import { FramedImage } from '../greeting/FramedImage.tsx'
import { isLockedFor } from '../greeting/Locks.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { loadPart } from '../ui/load-part.ts'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { ProductTile } from './ProductTile.tsx'
import { TileFailure } from './TileFailure.tsx'
import { mayShare } from '../ui/sharing.ts'
import { useToday } from '../ui/use-today.ts'

/** Today's picture, already in my frame and ready to share. */
export function TodayGreeting({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const queries = useQueryClient()
  const today = useRemote(dayQuery(business.businessId, useToday()))
  const frames = useRemote(framesQuery(business.businessId))
  // Whom the plan has no picture for is rare: the way to buy one is fetched then.
  const { busy, share } = useSending(
    () =>
      void loadPart(() => import('../shell/upgrade.ts'))
        .then(({ beginUpgrade }) => beginUpgrade(router, queries, { business }))
        .catch(showError),
  )
  const answer = frames.data
  // What may be sent at once comes before what needs a plan.
  const posts = today.data?.list ?? []
  const post = posts.find((one) => !isLockedFor(one, answer)) ?? posts[0]
  if (today.error !== null && !today.data) return <TileFailure error={today.error} onRetry={today.reload} />
  if (today.data?.list.length === 0) return null
  if (!post)
    return (
      <Skeleton>
        <Bone height={152} round={12} />
      </Skeleton>
    )
  const send = () =>
    share(
      async () => {
        // A tap may come before the frame is known.
        const { square: settings, pictureHash: hash } = await queries.ensureQueryData(
          framesQuery(business.businessId),
        )
        return pictureFile({ post, businessId: business.businessId, settings, hash, format: 'jpeg' })
      },
      captionOf(post, i18n.locale),
    )
  return (
    <ProductTile
      title={t`Today’s greeting`}
      picture={{
        href: paths.dailyImage({ image: post.imageId }),
        label: t`Open ${post.title}`,
        isPlain: true,
        shown: (
          <FramedImage
            post={post}
            framing={
              answer
                ? { businessId: business.businessId, hash: answer.pictureHash }
                : frames.error !== null
                  ? null
                  : undefined
            }
            alt={post.title}
            sizes="150px"
            eager
          />
        ),
      }}
      action={
        mayShare() &&
        !business.suspension && (
          <Button icon={MessageCircle} busy={busy === 'share'} onClick={() => void send()}>
            {t`Share`}
          </Button>
        )
      }
      all={paths.dailyImage()}
    >
      <Box
        sx={{
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflowWrap: 'anywhere',
        }}
      >
        {post.title}
      </Box>
    </ProductTile>
  )
}
