import { useLingui } from '@lingui/react/macro'
import { addDays } from '@parichay/contract/business/rules.ts'
import { stripAhead } from '@parichay/contract/greeting/days.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { Reminder, reminderFile, reminderTimes } from '@parichay/contract/greeting/reminder.ts'
import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { timeText, weekdayText } from '../ui/dates.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { saveText } from '../ui/save-text.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { presentDay } from '../ui/clock.ts'

type Props = { post: ImagePost; caption: string; open: boolean; onClose: () => void }

/** Plans when a picture is to be sent: the phone's own calendar rings then, and leads back to it. */
export function ScheduleForm({ post, caption, open, onClose }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const tomorrow = addDays(presentDay(), 1)
  const day = post.day !== null && post.day >= tomorrow ? post.day : tomorrow
  const days = Array.from({ length: stripAhead }, (_, ahead) => addDays(tomorrow, ahead))
  const form = usePanelForm(Reminder, { day, time: '08:00' })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Schedule`}
      actions={
        <Button type="submit" form={id} icon={CalendarClock} size="large" fullWidth>
          {t`Add to calendar`}
        </Button>
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={(when) => {
          const what = {
            id: `greeting-${post.imageId}@${location.host}`,
            title: t`Send “${post.title}” on WhatsApp`,
            note: caption,
            url: addressOf(post),
          }
          saveText(`greeting-${post.imageId}.ics`, reminderFile(when, what, new Date()), 'text/calendar')
          sayDone(t`Open the file: your calendar reminds you.`)
          return 'saved'
        }}
        onSaved={onClose}
      >
        <SelectField
          name="day"
          label={t`Day`}
          required
          choices={(days.includes(day) ? days : [...days, day]).map((value) => ({
            value,
            label: weekdayText(value, i18n.locale),
          }))}
        />
        <SelectField
          name="time"
          label={t`Time`}
          required
          hint={t`Your phone’s calendar rings then, and leads back to this picture.`}
          choices={reminderTimes.map((value) => ({
            value,
            label: timeText(`${tomorrow}T${value}:00+05:30`, i18n.locale),
          }))}
        />
      </Form>
    </Sheet>
  )
}

/** Where this picture stands in what is looked at; the one that stands large above the list is not in the address. */
function addressOf({ imageId }: ImagePost): string {
  const address = new URL(location.href)
  address.searchParams.set('image', String(imageId))
  address.hash = ''
  return address.href
}
