import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReminderWish } from '@parichay/contract/greeting/daily-reminder.ts'
import { useRemote } from '../api/remote.ts'
import { dayQuery, framesQuery } from '../api/today.ts'
import { FramedImage } from '../greeting/FramedImage.tsx'
import { isLockedFor } from '../greeting/Locks.tsx'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Cut, Line, Quiet, Rest, Text } from '../ui/shapes.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { hourText } from '../ui/hour-text.ts'
import { useToday } from '../ui/use-today.ts'

/** The notification of today as a phone shows it, with the picture in the own frame. */
export function ReminderLook({ wish }: { wish: ReminderWish }) {
  const { active, businesses } = useActiveBusiness()
  if (!businesses.data) return <LookBone />
  return active ? (
    <Look businessId={active.businessId} name={active.businessName} wish={wish} />
  ) : (
    <NoBusiness />
  )
}

const LookBone = () => (
  <Skeleton>
    <Bone height={420} round={12} />
  </Skeleton>
)

function NoBusiness() {
  const { t } = useLingui()
  return (
    <Card sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Quiet>{t`Add your business first: every greeting then carries your name, your number and your logo.`}</Quiet>
      <Button href={paths.addBusiness({ shouldCreateDigitalCard: true })}>{t`Add your business`}</Button>
    </Card>
  )
}

function Look({ businessId, name, wish }: { businessId: number; name: string; wish: ReminderWish }) {
  const { t, i18n } = useLingui()
  const agency = useAgency()
  const today = useRemote(dayQuery(businessId, useToday()))
  const frames = useRemote(framesQuery(businessId))
  if (!today.data && today.error === null) return <LookBone />
  const posts = today.data?.list ?? []
  const post = posts.find((one) => !isLockedFor(one, frames.data)) ?? posts[0]
  const hour = hourText(wish.hour, i18n.locale)
  return (
    <Card flush sx={{ borderRadius: '20px', boxShadow: '0 8px 28px rgb(0 0 0 / .08)' }}>
      <Box sx={{ p: 2, display: 'grid', gap: 0.75 }}>
        <Line gap={1} centred>
          <Avatar name={agency.agencyName} src={agency.logoUrl} darkSrc={agency.darkLogoUrl} size={24} />
          <Rest>
            <Cut>
              <Quiet component="span" small>
                {agency.agencyName} · {hour}
              </Quiet>
            </Cut>
          </Rest>
        </Line>
        <Text as="subtitle1">{t`Your greeting for today is ready`}</Text>
        <Quiet wraps>{post ? `${post.title} · ${name}` : name}</Quiet>
      </Box>
      {post && (
        <FramedImage
          post={post}
          framing={
            frames.data
              ? { businessId, hash: frames.data.pictureHash }
              : frames.error !== null
                ? null
                : undefined
          }
          alt={post.title}
          sizes="400px"
        />
      )}
      <Line gap={3} component="p" aria-hidden style={{ margin: 0, padding: '14px 16px' }}>
        <Text as="subtitle2" component="span">{t`Share`}</Text>
        <Text as="subtitle2" component="span">{t`Switch off`}</Text>
      </Line>
    </Card>
  )
}
