import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { KeyRound, Smartphone } from 'lucide-react'
import { failureText } from '../failure-words.ts'
import { franchiseeQuery } from '../api/people.ts'
import { useRemote } from '../api/remote.ts'
import { paths } from '../paths.ts'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { spacedNumber } from '../ui/form/digits.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { AccountRow } from './AccountRow.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SessionList } from './SessionList.tsx'
import { roleNames } from './words.ts'

/** A member of staff sees the own profile; the agency changes it. Security is their own. */
export function StaffAccountScreen() {
  const { t, i18n } = useLingui()
  const { data, error, reload } = useRemote(franchiseeQuery)
  return (
    <Page title={t`Account`} width="lg">
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 5 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <AccountSection
            title={t`Profile`}
            lead={t`Your agency keeps your name, e-mail and role. Ask your admin to change them.`}
          >
            <Card>
              {data ? (
                <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
                  <Avatar name={data.name} shape="circle" size={56} />
                  <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
                    <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{data.name}</Box>
                    {data.email && (
                      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                        {data.email}
                      </Box>
                    )}
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
                      {data.roles.map((role) => (
                        <StatusChip key={role} tone="accent">
                          {i18n._(roleNames[role])}
                        </StatusChip>
                      ))}
                    </Box>
                  </Box>
                </Box>
              ) : (
                <ListSkeleton rows={1} />
              )}
            </Card>
          </AccountSection>
          <AccountSection title={t`Language`} lead={t`Remembered in this browser.`}>
            <div>
              <LanguageSwitch />
            </div>
          </AccountSection>
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <AccountSection title={t`Security`}>
            <Card flush>
              <AccountRow
                icon={Smartphone}
                title={t`Mobile number`}
                text={data ? spacedNumber(data.phoneNumber) : ' '}
                href={paths.adminChangeContact()}
              />
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
        </Box>
      </Box>
    </Page>
  )
}
