import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useSearch } from '@tanstack/react-router'
import { KeyRound, MailCheck, ReceiptText, Smartphone } from 'lucide-react'
import { failureText } from '../failure-words.ts'
import { franchiseeQuery } from '../api/people.ts'
import { useRemote } from '../api/remote.ts'
import { DailyLetter } from '../franchisee/DailyLetter.tsx'
import { paths } from '../paths.ts'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { spacedNumber } from '../ui/form/digits.ts'
import { Card } from '../ui/Card.tsx'
import { KeysList } from '../ui/list/KeysHelp.tsx'
import { DensityPills, KeysSwitch } from '../ui/list/LookFields.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromDesktop, phoneOnly } from '../ui/theme.ts'
import { AccountRow } from './AccountRow.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SessionList } from './SessionList.tsx'
import { TotpRow } from './TotpRow.tsx'
import { WasItYou } from './WasItYou.tsx'
import { roleNames } from './words.ts'
import { Line, Pile, Quiet, Text } from '../ui/shapes.tsx'

/** A member of staff sees the own profile; the agency changes it. Security is their own. */
export function StaffAccountScreen() {
  const { t, i18n } = useLingui()
  const { data, error, reload } = useRemote(franchiseeQuery)
  const email = data?.email
  const { new: told } = useSearch({ strict: false }) as { new?: string }
  return (
    <Page title={t`Account`} width="lg">
      {told === 'device' && <WasItYou />}
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 5 },
        }}
      >
        <Pile gap={4} fits>
          <AccountSection
            title={t`Profile`}
            lead={t`Your agency keeps your name, e-mail and role. Ask your admin to change them.`}
          >
            <Card>
              {data ? (
                <Line gap={2} centred>
                  <Avatar name={data.name} shape="circle" size={56} />
                  <Pile gap={0.5} fits>
                    <Text as="subtitle1" wraps>
                      {data.name}
                    </Text>
                    {data.email && <Quiet wraps>{data.email}</Quiet>}
                    {data.isEmailConfirmed && (
                      <Quiet wraps>{t`Confirmed: codes for a forgotten password can come there too.`}</Quiet>
                    )}
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
                      {data.roles.map((role) => (
                        <StatusChip key={role} tone="accent">
                          {i18n._(roleNames[role])}
                        </StatusChip>
                      ))}
                    </Box>
                  </Pile>
                </Line>
              ) : (
                <ListSkeleton rows={1} />
              )}
            </Card>
          </AccountSection>
          {data && !data.configuration.hideBilling && (
            <AccountSection title={t`Money`}>
              <Card flush>
                <AccountRow
                  icon={ReceiptText}
                  title={t`My statement`}
                  text={t`What you earned of sales, what was paid, what is due`}
                  href={paths.ownStatement()}
                />
              </Card>
            </AccountSection>
          )}
          <AccountSection title={t`E-mail`}>
            <Card>
              <DailyLetter />
            </Card>
          </AccountSection>
          <AccountSection title={t`Language`} lead={t`Remembered in this browser.`}>
            <div>
              <LanguageSwitch />
            </div>
          </AccountSection>
          <Box sx={{ [phoneOnly]: { display: 'none' } }}>
            <AccountSection title={t`Lists`} lead={t`How all lists look in this browser.`}>
              <Card>
                <DensityPills />
                <KeysSwitch />
              </Card>
            </AccountSection>
          </Box>
        </Pile>
        <Pile gap={4} fits>
          <AccountSection
            title={t`Security`}
            lead={t`Codes by SMS are only as safe as your number: whoever takes over your SIM or sees your messages can use them. The second step, with an app on your phone, is safer.`}
          >
            <Card flush>
              <AccountRow
                icon={Smartphone}
                title={t`Mobile number`}
                text={data ? spacedNumber(data.phoneNumber) : ' '}
                href={paths.adminChangeContact()}
              />
              {email && !data.isEmailConfirmed && (
                <AccountRow
                  icon={MailCheck}
                  title={t`Confirm your e-mail`}
                  text={t`Codes for a forgotten password can come to ${email} then, where no SMS does`}
                  href={paths.adminChangeContact({ by: 'email' })}
                />
              )}
              <TotpRow href={paths.adminTotp()} />
              <AccountRow
                icon={KeyRound}
                title={t`Password`}
                text={t`Change it if somebody may know it`}
                href={paths.adminChangePassword()}
              />
            </Card>
          </AccountSection>
          <AccountSection title={t`Where you are signed in`}>
            <SessionList />
          </AccountSection>
          <Box sx={{ display: 'none', [fromDesktop]: { display: 'block' } }}>
            <AccountSection title={t`Keys in lists`}>
              <Card>
                <KeysList />
              </Card>
            </AccountSection>
          </Box>
        </Pile>
      </Box>
    </Page>
  )
}
