import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  addBreak,
  type DayKind,
  dayFault,
  dayKind,
  mostSpans,
  removeBreak,
  type Span,
  withKind,
} from '@parichay/contract/card/hours.ts'
import { Coffee, X } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Control } from '../ui/form/control.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Segments } from './Segments.tsx'
import { Pile } from '../ui/shapes.tsx'

/** Times of one day, or of days that are alike. */
export function DayEditor({
  name,
  spans,
  onChange,
}: {
  name: string
  spans: readonly Span[]
  onChange: (spans: Span[]) => void
}) {
  const { t } = useLingui()
  const kind = dayKind(spans)
  const fault = dayFault(spans)
  const setTime = (place: number, end: 'from' | 'to', time: string) =>
    onChange(spans.map((span, at) => (at === place ? { ...span, [end]: time } : span)))
  return (
    <Pile gap={1.5}>
      <Segments<DayKind>
        wide
        label={t`${name}: open or closed`}
        value={kind}
        onChange={(chosen) => onChange(withKind(spans, chosen))}
        choices={[
          { value: 'open', label: t({ message: 'Open', context: 'hours' }) },
          { value: 'closed', label: t`Closed` },
          { value: 'whole-day', label: t`24 hours` },
        ]}
      />
      {kind === 'open' && (
        <>
          {spans.map((span, place) => (
            <Box
              key={place}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) 44px',
                alignItems: 'center',
                gap: 1,
              }}
            >
              <Control
                type="time"
                aria-label={t`${name}: opens`}
                aria-invalid={fault ? true : undefined}
                value={span.from}
                onChange={(event) => setTime(place, 'from', event.target.value)}
              />
              <span aria-hidden>–</span>
              <Control
                type="time"
                aria-label={t`${name}: closes`}
                aria-invalid={fault ? true : undefined}
                value={span.to === '24:00' ? '00:00' : span.to}
                onChange={(event) => setTime(place, 'to', event.target.value)}
              />
              {place > 0 ? (
                <IconButton
                  icon={X}
                  label={t`${name}: remove this break`}
                  onClick={() => onChange(removeBreak(spans, place))}
                />
              ) : (
                <span />
              )}
            </Box>
          ))}
          {fault && (
            <Box role="alert" sx={{ typography: 'body2', color: 'error.main', fontWeight: 550 }}>
              {fault === 'empty' ? t`Give the time of opening and closing.` : t`These times overlap.`}
            </Box>
          )}
          {spans.length < mostSpans && (
            <Box>
              <Button
                look="text"
                icon={Coffee}
                onClick={() => onChange(addBreak(spans))}
              >{t`Add a break`}</Button>
            </Box>
          )}
        </>
      )}
    </Pile>
  )
}
