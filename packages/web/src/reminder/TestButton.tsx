import { useLingui } from '@lingui/react/macro'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Has the reminder of today sent once, to see it arrive. */
export function TestButton({ channel, label }: { channel: 'push' | 'mail'; label: string }) {
  const { t } = useLingui()
  const test = useMutation({
    mutationFn: () => call(reminderRoutes.testReminder, { body: { channel } }),
    onSuccess: () =>
      sayDone(channel === 'push' ? t`It comes in a few seconds.` : t`The e-mail is on its way.`),
    onError: (error) => void showError(error),
  })
  return (
    <div>
      <Button look="secondary" icon={Send} busy={test.isPending} onClick={() => test.mutate()}>
        {label}
      </Button>
    </div>
  )
}
