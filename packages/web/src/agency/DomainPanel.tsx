import { useLingui } from '@lingui/react/macro'
import { hostsPerAgency } from '@parichay/contract/agency/change.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { AgencyHost } from '@parichay/contract/agency/ssl.ts'
import Box from '@mui/material/Box'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { agencyQuery } from '../api/agency-record.ts'
import { call } from '../api/client.ts'
import { useRemote } from '../api/remote.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText, timeText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { Facts } from '../ui/Facts.tsx'
import { HowItWorks } from '../ui/HowItWorks.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { twoColumns } from '../ui/two-columns.ts'
import { AddHostForm } from './AddHostForm.tsx'
import { HostDeeds } from './HostDeeds.tsx'
import { sslFaultWords, sslStateWords } from './words.ssl.ts'

type Props = { agency: AgencyRecord; onChange: (agency: AgencyRecord) => void }

/** Milliseconds between questions while the worker looks. */
const askAgainMs = 15_000

/** The host names of an agency: where they lead, and whether visitors meet a certificate there (screens 7.3, Domain). */
export function DomainPanel({ agency, onChange }: Props) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const { agencyId, version, hosts, can } = agency
  const waits = hosts.some(({ state }) => state === 'WAITING')
  useRemote({ ...agencyQuery(agencyId), enabled: waits, refetchInterval: waits ? askAgainMs : false })
  const ask = async () => {
    setBusy(true)
    try {
      onChange(await call(agencyRoutes.createSsl, { body: { agencyId } }))
      sayDone(t`The certificate is looked for`)
    } catch (error) {
      void showError(error)
    }
    setBusy(false)
  }
  const names = hosts.map(({ host }) => host)
  const saveNames = async (wanted: string[]) =>
    onChange(
      await call(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, hosts: wanted } } }),
    )
  const setNames = async (wanted: string[], said: string) => {
    setBusy(true)
    try {
      await saveNames(wanted)
      sayDone(said)
    } catch (error) {
      void showError(error)
    }
    setBusy(false)
  }
  const reason =
    can.ssl !== true
      ? t`A suspended agency shows nothing on its host.`
      : hosts.length === 0
        ? t`This agency has no host name yet.`
        : undefined
  return (
    <Box sx={twoColumns}>
      <Card component="section" aria-label={t`Domain`} sx={{ p: { xs: 2, md: 2.5 } }}>
        <Pile gap={2.5} oneColumn>
          {hosts.map((host, place) => (
            <Host
              key={host.host}
              of={host}
              deeds={
                can.platform === true &&
                place > 0 && <HostDeeds host={host.host} names={names} busy={busy} onNames={setNames} />
              }
            />
          ))}
          {hosts.length === 0 && <Quiet>{t`This agency has no host name yet.`}</Quiet>}
          <Box>
            <Button icon={ShieldCheck} busy={busy} disabledReason={reason} onClick={() => void ask()}>
              {t`Create SSL`}
            </Button>
          </Box>
          {can.platform === true && hosts.length < hostsPerAgency && (
            <AddHostForm names={names} onNames={saveNames} />
          )}
        </Pile>
      </Card>
      <HowItWorks
        title={t`How a domain goes live`}
        lines={[
          t`Its owner points a CNAME record of the name to ${location.hostname}, or an A record to its address.`,
          t`Create SSL looks whether the name leads here and visitors meet a certificate. It tries five times, ever later, for an hour and a half.`,
          t`The proxy in front of this installation takes the certificate and renews it. It is looked at once a day from then on.`,
        ]}
      />
    </Box>
  )
}

function Host({
  of: { host, state, fault, tries, endsAt, lookedAt },
  deeds,
}: {
  of: AgencyHost
  deeds: ReactNode
}) {
  const { t, i18n } = useLingui()
  const { label, tone } = sslStateWords[state]
  const at = (instant: string) => `${dayText(instant, i18n.locale)}, ${timeText(instant, i18n.locale)}`
  return (
    <Pile gap={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        <Heading>{host}</Heading>
        <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
      </Box>
      {fault && <Box>{i18n._(sslFaultWords[fault])}</Box>}
      <Facts
        facts={[
          [t`Ends on`, endsAt && dayText(endsAt, i18n.locale)],
          [t`Looked at`, lookedAt && at(lookedAt)],
          [t`Tries`, tries > 0 ? tries : null],
        ]}
      />
      {deeds}
    </Pile>
  )
}
