import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { reminderOf, usualReminder } from '@parichay/contract/greeting/daily-reminder.ts'
import { SlidersHorizontal } from 'lucide-react'
import { userQuery } from '../api/people.ts'
import { useRemote } from '../api/remote.ts'
import { AccountRow } from '../auth/AccountRow.tsx'
import { AccountSection } from '../auth/AccountSection.tsx'
import { failureText } from '../failure-words.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { Pile } from '../ui/shapes.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { MailSwitch } from './MailSwitch.tsx'
import { NextReminder } from './NextReminder.tsx'
import { OtherBrowsers } from './OtherBrowsers.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { pushQuery } from '../api/reminder.ts'
import { ReminderLook } from './ReminderLook.tsx'
import { TimeFields } from './TimeFields.tsx'

/** The daily reminder: when, where, and what it looks like. Every change counts at once. */
export function ReminderScreen() {
  const { t } = useLingui()
  const user = useRemote(userQuery)
  const push = useRemote(pushQuery)
  const title = t`Daily reminder`
  const subtitle = t`Your picture of the day, in your frame, at your hour. One tap opens it ready to share.`
  const failed = user.error ?? push.error
  if (!user.data || !push.data)
    return (
      <Page title={title} subtitle={subtitle}>
        {failed ? (
          <InlineError
            message={failureText(failed)}
            onRetry={() => {
              user.reload()
              push.reload()
            }}
          />
        ) : (
          <Card>
            <FormSkeleton fields={3} />
          </Card>
        )}
      </Page>
    )
  const wish = reminderOf(user.data.preference) ?? usualReminder
  const { publicKey, devices } = push.data
  const { email } = user.data
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  const comes = devices.length > 0 || (wish.mail && email !== null)
  return (
    <Page title={title} subtitle={subtitle} width="lg">
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', gap: 5 },
        }}
      >
        <Pile gap={4} fits>
          <NextReminder wish={wish} comes={comes} />
          <AccountSection title={t`Where it comes`}>
            <Card sx={{ display: 'grid', gap: 2 }}>
              <PushSwitch
                publicKey={publicKey}
                devices={devices}
                isChosen={reminderOf(user.data.preference) !== null}
              />
              <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }} />
              <MailSwitch wish={wish} email={email} />
            </Card>
          </AccountSection>
          <AccountSection title={t`When it comes`}>
            <Card sx={{ display: 'grid', gap: 2 }}>
              <TimeFields wish={wish} />
            </Card>
          </AccountSection>
          {others.length > 0 && (
            <AccountSection title={t`On other devices`}>
              <OtherBrowsers devices={others} />
            </AccountSection>
          )}
        </Pile>
        <Pile gap={4} fits>
          <AccountSection title={t`What it looks like`}>
            <ReminderLook wish={wish} />
          </AccountSection>
          <AccountSection title={t`Greetings`}>
            <Card flush>
              <AccountRow
                icon={SlidersHorizontal}
                title={t`Greetings for you`}
                text={t`Languages, and what never shows`}
                href={paths.greetingWishes()}
              />
            </Card>
          </AccountSection>
        </Pile>
      </Box>
    </Page>
  )
}
