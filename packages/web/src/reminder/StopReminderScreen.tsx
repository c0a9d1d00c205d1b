import { useLingui } from '@lingui/react/macro'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Pile } from '../ui/shapes.tsx'

/** Where the link below a reminder leads, signed in or not: one press ends it. Looking at the page ends nothing. */
export function StopReminderScreen() {
  const { t } = useLingui()
  const { token = '' } = useSearch({ strict: false }) as { token?: string }
  const stop = useMutation({
    mutationFn: () => call(reminderRoutes.stopReminder, { body: { token: String(token) } }),
  })
  return (
    <Page title={t`Daily reminder`}>
      <Card>
        <Pile gap={2} oneColumn>
          {stop.isSuccess ? (
            <Notice tone="info">
              {t`The reminder does not come any more. You can switch it on again in your account.`}
            </Notice>
          ) : (
            <>
              <p style={{ margin: 0 }}>
                {t`Every day we send you your greeting, ready to share. Shall it stop coming by e-mail?`}
              </p>
              {stop.error && <Notice>{failureText(stop.error)}</Notice>}
              <div>
                <Button busy={stop.isPending} onClick={() => stop.mutate()}>{t`Stop the reminder`}</Button>
              </div>
            </>
          )}
          <div>
            <LanguageSwitch />
          </div>
        </Pile>
      </Card>
    </Page>
  )
}
