import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { SavedImage } from '@parichay/contract/greeting/routes.own.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, HeartOff } from 'lucide-react'
import { framesQuery } from '../api/today.ts'
import { keepImage, takeSaved } from '../api/projects.ts'
import { useRemote } from '../api/remote.ts'
import { useGo } from '../go.ts'
import { FramedImage } from '../greeting/FramedImage.tsx'
import { paths } from '../paths.ts'
import { activateBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { useInSight } from '../ui/in-sight.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { Heading, Quiet } from '../ui/shapes.tsx'

/** One saved greeting in the list, in the frame of its business; it opens where it is sent from. */
export function SavedGreetingCard({ saved, business }: { saved: SavedImage; business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const [place, inSight] = useInSight()
  const { businessId } = business
  const frames = useRemote({ ...framesQuery(businessId), enabled: inSight })
  const { post } = saved
  const name = post.title
  const day = dayText(saved.savedAt, i18n.locale)
  const open = () => {
    // What is sent stands in the frame of the active business.
    activateBusiness(queries, businessId)
    go(paths.dailyImage({ show: 'favourites', image: post.imageId, ...shapeOf(post), ...mediaOf(post) }))
  }
  const remove = () =>
    removeWithUndo({
      take: () => takeSaved(queries, saved),
      ask: (restore) => keepImage(queries, saved, restore),
      said: t`Removed from favourites`,
    })
  return (
    <Card component="li" flush ref={place}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', minHeight: 132 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            p: 1.5,
            bgcolor: 'brand.tint',
            borderRadius: '11px 0 0 0',
          }}
        >
          <Box sx={{ width: post.height > post.width ? 70 : 108, borderRadius: '8px', overflow: 'hidden' }}>
            <FramedImage
              post={post}
              framing={
                frames.data
                  ? { businessId, hash: frames.data.pictureHash }
                  : frames.error === null
                    ? undefined
                    : null
              }
              alt={t`Preview of ${name}`}
              sizes="108px"
            />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 0.5, p: 2 }}>
          <Heading wraps>{name}</Heading>
          <Quiet wraps>{business.businessName}</Quiet>
          <Quiet>{t`Saved on ${day}`}</Quiet>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          borderTop: '1px solid',
          borderColor: 'divider',
          p: 0.5,
          '& > *': { flex: 1, px: 0.5 },
        }}
      >
        <Button look="text" size="small" icon={ExternalLink} sx={{ minHeight: 44 }} onClick={open}>
          {t`Open`}
        </Button>
        <Button look="text" size="small" icon={HeartOff} sx={{ minHeight: 44 }} onClick={() => void remove()}>
          {t`Remove`}
        </Button>
      </Box>
    </Card>
  )
}

const shapeOf = ({ type }: SavedImage['post']) =>
  type.startsWith('STORY') ? { shape: 'STORY' as const } : {}
const mediaOf = ({ type }: SavedImage['post']) => (type.endsWith('VIDEO') ? { media: 'VIDEO' as const } : {})
