import { useLingui } from '@lingui/react/macro'
import type { Lead } from '@parichay/contract/lead/fields.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { type leadAddress, setLeadStatus } from '../api/leads.ts'
import { showError } from '../ui/dialogs.tsx'
import type { ListRun } from '../ui/list/list-run.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { plainList } from '../ui/shape-styles.ts'
import { say } from '../ui/snackbar-store.ts'
import { fromDesktop } from '../ui/theme.ts'
import { LeadNoteSheet } from './LeadNoteSheet.tsx'
import { LeadRow } from './LeadRow.tsx'
import { leadRefusal, leadStatusWords } from './words.ts'

type Props = {
  rows: readonly Lead[]
  businessName: string
  list: Pick<ListRun<(typeof leadAddress)['schema'], Lead>, 'put' | 'take'>
}

/** The leads, each with what is done next. */
export function LeadRows({ rows, businessName, list }: Props) {
  const { t, i18n } = useLingui()
  const [noting, setNoting] = useState<Lead>()
  const put = (now: Lead) => list.put((one) => one.leadId === now.leadId, now)
  /** The lead with its new status; undefined where it has another one, and why was said. */
  const setStatus = async (seen: Lead, status: Lead['status']): Promise<Lead | undefined> => {
    try {
      const { lead, isClash } = await setLeadStatus(seen, status)
      put(lead)
      if (!isClash) return lead
      const { name } = lead
      const theirs = i18n._(leadStatusWords[lead.status])
      const mine = i18n._(leadStatusWords[status])
      say(t`${name} was set to “${theirs}” on another device meanwhile.`, {
        tone: 'error',
        action: { label: t`Set to “${mine}”`, run: () => void setStatus(lead, status) },
      })
    } catch (error) {
      void showError(error, leadRefusal)
    }
    return undefined
  }
  /** Who calls or writes has been in touch. */
  const touched = async (lead: Lead) => {
    if (lead.status !== 'NEW' || lead.can.change !== true) return
    const now = await setStatus(lead, 'CONTACTED')
    if (now) say(t`Noted as contacted`, { action: { label: t`Undo`, run: () => void setStatus(now, 'NEW') } })
  }
  const remove = ({ leadId }: Lead) =>
    void removeWithUndo({
      take: () => list.take((one) => one.leadId === leadId),
      ask: (restore) => call(leadRoutes.deleteLead, { query: { leadId }, body: restore ? { restore } : {} }),
      said: t`The lead is deleted`,
      words: leadRefusal,
    })
  return (
    <>
      <Box component="ul" aria-label={t`Leads`} sx={cards}>
        {rows.map((lead) => (
          <LeadRow
            key={lead.leadId}
            lead={lead}
            businessName={businessName}
            onStatus={(status) => void setStatus(lead, status)}
            onTouched={() => void touched(lead)}
            onNote={() => setNoting(lead)}
            onRemove={() => remove(lead)}
          />
        ))}
      </Box>
      {noting && <LeadNoteSheet lead={noting} onSaved={put} onClose={() => setNoting(undefined)} />}
    </>
  )
}

const cards = {
  ...plainList,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
