import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import { ChevronRight, MessageCircle } from 'lucide-react'
import { dayQuery, framesQuery } from '../api/greetings.ts'
import { pictureFile } from '../api/picture-file.ts'
import { useSending } from '../api/share-picture.ts'
import { FramedImage } from '../greeting/FramedImage.tsx'
import { isLockedFor } from '../greeting/Locks.tsx'
import { paths } from '../paths.ts'
import { useUpgrade } from '../shell/upgrade.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'

/** Today's picture, already in my frame and ready to share. */
export function TodayGreeting({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const upgrade = useUpgrade()
  const queries = useQueryClient()
  const today = useQuery(dayQuery(business.businessId, istDay(new Date())))
  const frames = useQuery(framesQuery(business.businessId))
  const { busy, share } = useSending(() => void upgrade({ business }))
  const answer = frames.data
  // What may be sent at once comes before what needs a plan.
  const posts = today.data?.list ?? []
  const post = posts.find((one) => !isLockedFor(one, answer)) ?? posts[0]
  if (today.isError || today.data?.list.length === 0) return null
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
    <Card
      component="section"
      aria-label={t`Today’s greeting`}
      flush
      sx={{ display: 'flex', alignItems: 'flex-start' }}
    >
      <Link
        href={paths.dailyImage({ image: post.imageId })}
        label={t`Open ${post.title}`}
        sx={{ flex: 'none', width: 150, outlineOffset: '-3px' }}
      >
        <FramedImage
          post={post}
          framing={
            answer
              ? { businessId: business.businessId, hash: answer.pictureHash }
              : frames.isError
                ? null
                : undefined
          }
          alt={post.title}
          sizes="150px"
          eager
        />
      </Link>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          p: 1.75,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 0.5,
        }}
      >
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Today’s greeting`}</Box>
        <Box
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
          }}
        >
          {post.title}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
          <Button icon={MessageCircle} busy={busy === 'share'} onClick={() => void send()}>
            {t`Share`}
          </Button>
          <Link
            href={paths.dailyImage()}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 44,
              px: 0.75,
              typography: 'body2',
              fontWeight: 650,
              color: 'primary.main',
              textDecoration: 'none',
              borderRadius: '10px',
            }}
          >
            {t`See all`}
            <ChevronRight size={18} aria-hidden />
          </Link>
        </Box>
      </Box>
    </Card>
  )
}
