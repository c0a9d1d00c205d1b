import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { imageRequestsQuery } from '../api/greetings.ts'
import type { DailySearch } from '../api/daily-search.ts'
import { paths } from '../paths.ts'
import { loadPart } from '../ui/load-part.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { useInSight } from '../ui/in-sight.ts'
import { Link } from '../ui/Link.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { requestWords } from './words.ts'

const RequestForm = lazy(() =>
  loadPart(() => import('./RequestForm.tsx')).then((module) => ({ default: module.RequestForm })),
)

/** The way to ask for what is not there, and what became of earlier wishes. */
export function RequestBlock({ businessId, filters }: { businessId: number; filters: DailySearch }) {
  const { t, i18n } = useLingui()
  const [place, inSight] = useInSight()
  const [open, setOpen] = useState<boolean>()
  const asked = useRemote({ ...imageRequestsQuery(businessId), enabled: inSight })
  const list = asked.data?.list ?? []
  return (
    <Card component="section" ref={place} aria-label={t`Request an image`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 180px' }}>
          <Box component="h2" sx={{ typography: 'h3' }}>{t`Did not find your occasion?`}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`Tell us the day and we make a picture for it.`}
          </Box>
        </Box>
        <Button look="secondary" icon={ImagePlus} onClick={() => setOpen(true)}>
          {t`Request an image`}
        </Button>
      </Box>
      {list.length > 0 && (
        <Box component="ul" aria-label={t`Your requests`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.map(({ imageRequestId, occasion, day, status, imageId, answer }) => (
            <Box
              component="li"
              key={imageRequestId}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                py: 1,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
                  {imageId === null ? (
                    occasion
                  ) : (
                    <Link
                      href={paths.dailyImage({ image: imageId })}
                      sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
                    >
                      {occasion}
                    </Link>
                  )}
                </Box>
                {(answer || day) && (
                  <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {answer || dayText(day!, i18n.locale)}
                  </Box>
                )}
              </Box>
              <StatusChip tone={requestWords[status].tone}>{i18n._(requestWords[status].label)}</StatusChip>
            </Box>
          ))}
        </Box>
      )}
      {open !== undefined && (
        <Suspense>
          <RequestForm
            key={businessId}
            businessId={businessId}
            open={open}
            onClose={() => setOpen(false)}
            looked={{ occasion: filters.search, day: filters.day, language: filters.language }}
          />
        </Suspense>
      )}
    </Card>
  )
}
