import { useLingui } from '@lingui/react/macro'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { call } from '../api/client.ts'
import { StopMail } from '../shell/StopMail.tsx'

/** Ends the daily reminder by mail. */
export function StopReminderScreen() {
  const { t } = useLingui()
  return (
    <StopMail
      title={t`Daily reminder`}
      question={t`Every day we send you your greeting, ready to share. Shall it stop coming by e-mail?`}
      deed={t`Stop the reminder`}
      done={t`The reminder does not come any more. You can switch it on again in your account.`}
      stop={(token) => call(reminderRoutes.stopReminder, { body: { token } })}
    />
  )
}
