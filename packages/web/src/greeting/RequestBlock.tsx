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
import { Heading, Line, PlainList, Quiet, Rest, Text } from '../ui/shapes.tsx'

const RequestForm = lazy(() =>
  loadPart(() => import('./RequestForm.tsx')).then((module) => ({ default: module.RequestForm })),
)

/** The way to ask for what is not there, and what became of earlier wishes. */
export function RequestBlock({ businessId, filters }: { businessId: number; filters: DailySearch }) {
  const { t, i18n } = useLingui()
  const [place, inSight] = useInSight()
  const [open, setOpen] = useState(false)
  /** Each time it is opened the form begins with what was looked for by then. */
  const [turn, setTurn] = useState(0)
  const asked = useRemote({ ...imageRequestsQuery(businessId), enabled: inSight })
  const list = asked.data?.list ?? []
  const begin = () => {
    setTurn(turn + 1)
    setOpen(true)
  }
  return (
    <Card component="section" ref={place} aria-label={t`Request an image`} sx={{ display: 'grid', gap: 1.5 }}>
      <Line gap={1.5} wraps centred>
        <Box sx={{ flex: '1 1 180px' }}>
          <Heading>{t`Did not find your occasion?`}</Heading>
          <Quiet>{t`Tell us the day and we make a picture for it.`}</Quiet>
        </Box>
        <Button look="secondary" icon={ImagePlus} onClick={begin}>
          {t`Request an image`}
        </Button>
      </Line>
      {list.length > 0 && (
        <PlainList aria-label={t`Your requests`}>
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
              <Rest>
                <Text as="subtitle2" wraps>
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
                </Text>
                {(answer || day) && <Quiet wraps>{answer || dayText(day!, i18n.locale)}</Quiet>}
              </Rest>
              <StatusChip tone={requestWords[status].tone}>{i18n._(requestWords[status].label)}</StatusChip>
            </Box>
          ))}
        </PlainList>
      )}
      {turn > 0 && (
        <Suspense>
          <RequestForm
            key={`${businessId} ${turn}`}
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
