import { Plural, useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { framesQuery } from '../../api/today.ts'
import { greetingUseQuery } from '../../api/notes.ts'
import { failureText } from '../../failure-words.ts'
import { FrameLink } from '../../frame/FrameLink.tsx'
import { GreetingsSwitch } from '../../frame/GreetingsSwitch.tsx'
import { Card } from '../../ui/Card.tsx'
import { countText, dayText } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { fromDesktop } from '../../ui/theme.ts'

/** What the business sent lately, and the switch and the frames of its greetings. */
export function BusinessGreetings({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const { businessId, can } = business
  const mayFrame = can.frames === true
  const use = useRemote(greetingUseQuery(businessId))
  const frames = useRemote({ ...framesQuery(businessId), enabled: mayFrame })
  if (!use.data)
    return use.error ? (
      <InlineError message={failureText(use.error)} onRetry={use.reload} />
    ) : (
      <ListSkeleton rows={4} />
    )
  const { taken, days, favourites, latest, isEnabled } = use.data
  const figures: [string, number][] = [
    [t`Sent in 30 days`, taken],
    [t`Days with a greeting`, days],
    [t`Favourites`, favourites],
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignItems: 'start',
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: 3 },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box
          component="ul"
          aria-label={t`At a glance`}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {figures.map(([label, value]) => (
            <Card
              component="li"
              key={label}
              sx={{ display: 'grid', gap: 0.5, alignContent: 'space-between' }}
            >
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
              <Box sx={{ typography: 'h2' }}>{countText(value, i18n.locale)}</Box>
            </Card>
          ))}
        </Box>
        <Card>
          <Box component="h2" sx={{ typography: 'h3', mb: 1.5 }}>{t`Sent last`}</Box>
          {latest.length === 0 ? (
            <EmptyState
              picture={<CardDrawing size={120} />}
              title={t`Nothing sent in the last weeks`}
              body={t`What the customer shares or downloads shows here.`}
            />
          ) : (
            <Box
              component="ul"
              aria-label={t`Sent last`}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
              }}
            >
              {latest.map(({ day, post }) => (
                <Box component="li" key={post.imageId} sx={{ minWidth: 0 }}>
                  <Box
                    component="img"
                    src={post.thumbnailUrl}
                    alt=""
                    loading="lazy"
                    sx={{
                      display: 'block',
                      width: '100%',
                      aspectRatio: '1',
                      objectFit: 'cover',
                      borderRadius: '8px',
                      bgcolor: 'brand.sunken',
                    }}
                  />
                  <Box
                    title={post.title}
                    sx={{
                      mt: 0.5,
                      typography: 'body2',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {post.title}
                  </Box>
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {dayText(day, i18n.locale)}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </Card>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {mayFrame && frames.data ? (
          <GreetingsSwitch answer={frames.data} />
        ) : frames.error ? (
          <InlineError message={failureText(frames.error)} onRetry={frames.reload} />
        ) : (
          <Card sx={{ mb: 2 }}>
            {isEnabled ? t`Greetings are on for this business.` : t`Greetings are off for this business.`}
          </Card>
        )}
        <FrameLink businessId={businessId} can={can.frames} />
        {days > 0 && (
          <Box sx={{ mt: 1.5, typography: 'body2', color: 'text.secondary' }}>
            <Plural
              value={30 - days}
              _0="A greeting every day of the last thirty."
              one="One day of the last thirty without a greeting."
              other="# days of the last thirty without a greeting."
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}
