import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReminderWish } from '@parichay/contract/greeting/daily-reminder.ts'
import { AtSign } from 'lucide-react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'
import { useReminderChange } from '../api/reminder.ts'
import { TestButton } from './TestButton.tsx'

/** The reminder by mail, to the address of the account; without one the way to add it. */
export function MailSwitch({ wish, email }: { wish: ReminderWish; email: string | null }) {
  const { t } = useLingui()
  const change = useReminderChange()
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Switch
        label={t`By e-mail`}
        hint={
          email === null
            ? t`Your account has no e-mail address yet.`
            : t`To ${email}, with the picture in it. Each letter has a link that ends it.`
        }
        checked={wish.mail && email !== null}
        disabled={email === null}
        onChange={(mail) => void change({ mail })}
      />
      {email === null ? (
        <div>
          <Button look="secondary" icon={AtSign} href={paths.changeContact({ by: 'email' })}>
            {t`Add an e-mail address`}
          </Button>
        </div>
      ) : (
        wish.mail && <TestButton channel="mail" label={t`Send today’s letter now`} />
      )}
    </Box>
  )
}
