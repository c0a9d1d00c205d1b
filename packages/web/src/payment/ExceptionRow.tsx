import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import Box from '@mui/material/Box'
import { Button } from '../ui/Button.tsx'
import { dayText, timeText } from '../ui/dates.ts'
import { fromDesktop, phoneOnly } from '../ui/theme.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { ExceptionFacts } from './ExceptionFacts.tsx'
import { exceptionWords, unknownException } from './words.exceptions.ts'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

type Props = { exception: PaymentException; agencyName: string | undefined; onClose: () => void }

/** One exception: what happened, what it is about, and what to do. Side by side where there is room. */
export function ExceptionRow({ exception, agencyName, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { kind, times, openedAt, seenAt, closedAt } = exception
  const words = exceptionWords[kind] ?? unknownException
  const title = i18n._(words.title)
  // The last word of a time never stands alone on a line.
  const when = (at: string) =>
    `${dayText(at, i18n.locale)}, ${timeText(at, i18n.locale).replaceAll(' ', '\u00a0')}`
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        [fromDesktop]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) 132px',
          columnGap: 4,
          alignItems: 'start',
          px: 2.5,
        },
      }}
    >
      <Pile gap={0.5} fits>
        <Box component="h2" sx={{ typography: 'subtitle1' }}>
          {title}
        </Box>
        <Quiet>
          {[agencyName, when(openedAt)].filter(Boolean).join(dot)}
          {times > 1 && (
            <Box>
              {plural(times, { one: 'Seen # time', other: 'Seen # times' })}, {t`last ${when(seenAt)}`}
            </Box>
          )}
        </Quiet>
        <Box sx={{ typography: 'body2', mt: 0.5, maxWidth: '66ch' }}>{i18n._(words.says)}</Box>
        {closedAt === null && (
          <Box sx={{ typography: 'body2', maxWidth: '66ch' }}>
            <Box component="span" sx={{ fontWeight: 650 }}>{t`What to do:`}</Box> {i18n._(words.todo)}
          </Box>
        )}
        {closedAt !== null && <ClosedNote exception={exception} when={when(closedAt)} />}
      </Pile>
      <ExceptionFacts exception={exception} />
      {closedAt === null && (
        <Button
          look="secondary"
          size="small"
          label={t`Close: ${title}`}
          onClick={onClose}
          sx={{
            minHeight: 44,
            justifySelf: 'start',
            [phoneOnly]: { width: '100%' },
            [fromDesktop]: { justifySelf: 'end' },
          }}
        >{t`Close`}</Button>
      )}
    </Box>
  )
}
