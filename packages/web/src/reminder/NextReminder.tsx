import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { comesToday, type ReminderWish } from '@parichay/contract/greeting/daily-reminder.ts'
import { BellOff, BellRing } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'
import { hourText } from '../ui/hour-text.ts'
import { presentMs } from '../ui/clock.ts'

/** When the next one comes, or that none does. */
export function NextReminder({ wish, comes }: { wish: ReminderWish; comes: boolean }) {
  const { t, i18n } = useLingui()
  const hour = hourText(wish.hour, i18n.locale)
  const next = comesToday(wish, new Date(presentMs())) ? t`Today at ${hour}` : t`Tomorrow at ${hour}`
  const Icon = comes ? BellRing : BellOff
  return (
    <Card
      tone={comes ? 'tint' : 'plain'}
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.75 }}
    >
      <Box
        component={Icon}
        size={24}
        strokeWidth={1.75}
        aria-hidden
        sx={{ flex: 'none', color: comes ? 'primary.main' : 'text.secondary' }}
      />
      <Rest>
        <Text as="subtitle1">{comes ? t`The reminder is on` : t`The reminder is off`}</Text>
        <Quiet wraps>
          {!comes
            ? t`Switch it on below: as a notification, by e-mail, or both.`
            : wish.onlyOccasions
              ? t`Next: ${next}, if the day has an occasion`
              : t`Next: ${next}`}
        </Quiet>
      </Rest>
    </Card>
  )
}
