import { useLingui } from '@lingui/react/macro'
import type { Lead, LeadChange } from '@parichay/contract/lead/fields.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import Box from '@mui/material/Box'
import { call } from '../api/client.ts'
import { showError } from '../ui/dialogs.tsx'
import type { ListRun } from '../ui/list/list-run.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { plainList } from '../ui/shape-styles.ts'
import { say } from '../ui/snackbar-store.ts'
import { fromDesktop } from '../ui/theme.ts'
import type { leadAddress } from '../api/leads.ts'
import { LeadRow } from './LeadRow.tsx'
import { askForLeadNote } from './LeadNoteSheet.tsx'
import { leadRefusal } from './words.ts'

type Props = {
  rows: readonly Lead[]
  businessName: string
  list: Pick<ListRun<(typeof leadAddress)['schema'], Lead>, 'put' | 'take'>
}

/** The leads, each with what is done next. */
export function LeadRows({ rows, businessName, list }: Props) {
  const { t } = useLingui()
  const save = async (lead: Lead, change: Omit<LeadChange, 'leadId'>) => {
    const { leadId } = lead
    const now = await call(leadRoutes.changeLead, { body: { leadId, ...change } })
    list.put((one) => one.leadId === leadId, now)
  }
  const setStatus = async (lead: Lead, status: Lead['status']) => {
    try {
      await save(lead, { status })
      return true
    } catch (error) {
      void showError(error, leadRefusal)
      return false
    }
  }
  /** Who calls or writes has been in touch. */
  const touched = async (lead: Lead) => {
    if (lead.status !== 'NEW' || lead.can.change !== true || !(await setStatus(lead, 'CONTACTED'))) return
    say(t`Noted as contacted`, { action: { label: t`Undo`, run: () => void setStatus(lead, 'NEW') } })
  }
  const remove = ({ leadId }: Lead) =>
    void removeWithUndo({
      take: () => list.take((one) => one.leadId === leadId),
      ask: (restore) => call(leadRoutes.deleteLead, { query: { leadId }, body: restore ? { restore } : {} }),
      said: t`The lead is deleted`,
      words: leadRefusal,
    })
  return (
    <Box component="ul" aria-label={t`Leads`} sx={cards}>
      {rows.map((lead) => (
        <LeadRow
          key={lead.leadId}
          lead={lead}
          businessName={businessName}
          onStatus={(status) => void setStatus(lead, status)}
          onTouched={() => void touched(lead)}
          onNote={() => void askForLeadNote(lead, (ownNote) => save(lead, { ownNote }))}
          onRemove={() => remove(lead)}
        />
      ))}
    </Box>
  )
}

const cards = {
  ...plainList,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const
