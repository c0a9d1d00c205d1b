import { Plural, useLingui } from '@lingui/react/macro'
import type { AgencySettings } from '@parichay/contract/agency/fields.ts'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { agenciesQuery } from '../api/agencies.ts'
import { failureText } from '../failure-words.ts'
import { originNames } from '../business/staff/words.ts'
import { Button } from '../ui/Button.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { EditSettingsForm } from './EditSettingsForm.tsx'

/** Agency Management: what the platform sets for each agency. For admins of the super-admin agency. */
export function AgenciesScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Agency Management`}
      width="lg"
      subtitle={t`Who may pay online, and the numbers an agency uses itself.`}
    >
      <Agencies />
    </Page>
  )
}

function Agencies() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(agenciesQuery)
  const [edited, setEdited] = useState<AgencySettings>()
  return (
    <>
      {error && <InlineError message={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && (
        <RowList label={t`Agencies`}>
          {data.map((agency) => (
            <AgencyRow key={agency.agencyId} agency={agency} onEdit={() => setEdited(agency)} />
          ))}
        </RowList>
      )}
      {edited && <EditSettingsForm settings={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function AgencyRow({ agency, onEdit }: { agency: AgencySettings; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const { agencyName, host, roles, specialNumbers, configuration } = agency
  const { enablePaymentIntegration, allowedOrigins } = configuration.onlinePayment
  const origins = [...new Set(['self' as const, ...allowedOrigins])].map((one) => i18n._(originNames[one]))
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Box component="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {agencyName}
          </Box>
          {roles.includes('superadmin') && <StatusChip tone="accent">{t`The platform`}</StatusChip>}
          {enablePaymentIntegration ? (
            <StatusChip tone="success">{t`Online payment on`}</StatusChip>
          ) : (
            <StatusChip>{t`Online payment off`}</StatusChip>
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {host}
        </Box>
        <Box sx={{ typography: 'body2', mt: 0.75 }}>
          {t`May pay online: ${origins.join(', ')}`}
          {' · '}
          <Plural
            value={specialNumbers.length}
            _0="no special numbers"
            one="# special number"
            other="# special numbers"
          />
        </Box>
      </Box>
      <Button look="secondary" icon={Settings2} onClick={onEdit} label={t`Settings of ${agencyName}`}>
        {t`Settings`}
      </Button>
    </Box>
  )
}
