import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  AtSign,
  BellRing,
  Crown,
  FileDown,
  FileText,
  KeyRound,
  Smartphone,
  Sparkles,
  Trash2,
} from 'lucide-react'
import { userQuery } from '../api/people.ts'
import { failureText } from '../failure-words.ts'
import { useRemote } from '../api/remote.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { viewing } from '../viewing.ts'
import { spacedNumber } from '../ui/form/digits.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { AcceptedTerms } from './AcceptedTerms.tsx'
import { AccountRow } from './AccountRow.tsx'
import { AccountSection } from './AccountSection.tsx'
import { OwnBusinesses } from './OwnBusinesses.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfilePhoto } from './ProfilePhoto.tsx'
import { SessionList } from './SessionList.tsx'
import { TotpRow } from './TotpRow.tsx'
import { Pile } from '../ui/shapes.tsx'

/** Everything a customer can change about the account itself. */
export function AccountScreen() {
  const { t } = useLingui()
  const user = useRemote(userQuery)
  const { configuration } = useAgency()
  const { data } = user
  return (
    <Page title={t`Account`} width="lg">
      {user.error && <InlineError message={failureText(user.error)} onRetry={user.reload} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 5 },
        }}
      >
        <Pile gap={4} fits>
          <AccountSection title={t`Profile`}>
            <Card>
              {data ? (
                <Pile gap={2}>
                  <ProfilePhoto user={data} />
                  <ProfileForm user={data} />
                </Pile>
              ) : (
                <FormSkeleton fields={2} />
              )}
            </Card>
          </AccountSection>
          <AccountSection title={t`Your businesses`}>
            <OwnBusinesses />
          </AccountSection>
          <AccountSection title={t`Language`} lead={t`The panel is shown in it on all your devices.`}>
            <div>
              <LanguageSwitch />
            </div>
          </AccountSection>
        </Pile>
        <Pile gap={4} fits>
          {isOn(configuration, 'greetings') && (
            <AccountSection title={t`Greetings`}>
              <Card flush>
                <AccountRow
                  icon={Sparkles}
                  title={t`Greetings for you`}
                  text={t`Languages, and what never shows`}
                  href={paths.greetingWishes()}
                />
                <AccountRow
                  icon={BellRing}
                  title={t`Daily reminder`}
                  text={t`Your picture of the day at your hour`}
                  href={paths.reminder()}
                />
              </Card>
            </AccountSection>
          )}
          <AccountSection title={t`Payments`}>
            <Card flush>
              <AccountRow
                icon={Crown}
                title={t`Subscriptions`}
                text={t`Your plan, what you paid, renewal`}
                href={paths.subscriptions()}
              />
              <AccountRow
                icon={FileText}
                title={t`Invoices`}
                text={t`Everything you paid, as PDF`}
                href={paths.invoices()}
              />
            </Card>
          </AccountSection>
          <AccountSection
            title={t`Security`}
            lead={
              data?.isForeignUser === false &&
              t`Codes by SMS are only as safe as your number: whoever takes over your SIM or sees your messages can use them. The second step, with an app on your phone, is safer; it is your choice. Never tell a code to anybody; we do not ask for it.`
            }
          >
            <Card flush>
              {data?.isForeignUser ? (
                <AccountRow
                  icon={AtSign}
                  title={t`E-mail`}
                  text={data.email ?? ''}
                  href={paths.changeContact()}
                />
              ) : (
                <AccountRow
                  icon={Smartphone}
                  title={t`Mobile number`}
                  text={data?.phoneNumber ? spacedNumber(data.phoneNumber) : ' '}
                  href={paths.changeContact()}
                />
              )}
              <TotpRow href={paths.totp()} />
              <AccountRow
                icon={KeyRound}
                title={t`Password`}
                text={t`Change it if somebody may know it`}
                href={paths.changePassword()}
              />
            </Card>
          </AccountSection>
          <AccountSection title={t`Where you are signed in`}>
            <SessionList />
          </AccountSection>
          <AccountSection title={t`What you agreed to`}>
            <AcceptedTerms consentAt={data?.consentAt} />
          </AccountSection>
          {viewing() === undefined && (
            <AccountSection title={t`Your data`}>
              <Card flush>
                <AccountRow
                  icon={FileDown}
                  title={t`Download my data`}
                  text={t`All that is kept of you, with pictures and files`}
                  href={paths.ownData()}
                />
              </Card>
            </AccountSection>
          )}
          <AccountSection title={t`Leave`}>
            <Card flush>
              <AccountRow
                icon={Trash2}
                title={t`Delete account`}
                text={t`With all businesses and cards`}
                href={paths.deleteAccount()}
                danger
              />
            </Card>
          </AccountSection>
        </Pile>
      </Box>
    </Page>
  )
}
