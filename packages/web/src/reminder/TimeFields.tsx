import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { reminderHours, type ReminderWish } from '@parichay/contract/greeting/daily-reminder.ts'
import { useId } from 'react'
import { Select } from '../ui/form/Select.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'
import { Text } from '../ui/shapes.tsx'
import { hourText } from '../ui/hour-text.ts'
import { useReminderChange } from '../api/reminder.ts'

/** The hour, and whether days without an occasion are quiet. */
export function TimeFields({ wish }: { wish: ReminderWish }) {
  const { t, i18n } = useLingui()
  const change = useReminderChange()
  const id = useId()
  return (
    <>
      <Box>
        <Text as="subtitle1" component="label" htmlFor={id}>
          {t`Hour`}
        </Text>
        <Box sx={{ mt: 0.75 }}>
          <Select
            id={id}
            value={wish.hour}
            onChange={({ target }) => void change({ hour: Number(target.value) })}
          >
            {reminderHours.map((hour) => (
              <option key={hour} value={hour}>
                {hourText(hour, i18n.locale)}
              </option>
            ))}
          </Select>
        </Box>
      </Box>
      <Switch
        label={t`Only on festivals and special days`}
        hint={t`All other days stay quiet.`}
        checked={wish.onlyOccasions}
        onChange={(onlyOccasions) => void change({ onlyOccasions })}
      />
    </>
  )
}
