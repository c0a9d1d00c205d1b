import { useLingui } from '@lingui/react/macro'
import { type Lead, LeadChange } from '@parichay/contract/lead/fields.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { leadNoteLength } from '@parichay/contract/lead/rules.ts'
import type { z } from 'zod'
import { call } from '../api/client.ts'
import { readLead } from '../api/leads.ts'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { leadRefusal } from './words.ts'

const rules = LeadChange.pick({ ownNote: true }).required()
type Words = z.infer<typeof rules>

const versionOf = ({ version }: Lead) => version
const typed = ({ ownNote }: Lead): Words => ({ ownNote })

type Props = { lead: Lead; onSaved: (lead: Lead) => void; onClose: () => void }

/** The owner's own words on a lead; what another device wrote meanwhile is shown beside them. */
export function LeadNoteSheet({ lead, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const { name, leadId } = lead
  return (
    <Sheet open width="sm" onClose={onClose} title={t`Your own note on ${name}`}>
      <RecordForm<Words, Words, Lead>
        draft={null}
        schema={rules as never}
        record={lead}
        versionOf={versionOf}
        typed={typed}
        save={(words, version) => call(leadRoutes.changeLead, { body: { leadId, version, ...words } })}
        reload={() => readLead(lead)}
        onSaved={(saved) => {
          onSaved(saved)
          onClose()
        }}
        words={leadRefusal}
        alwaysSave
      >
        <TextField
          name="ownNote"
          label={t`Note`}
          rows={4}
          maxLength={leadNoteLength}
          autoFocus
          hint={t`Only you read it.`}
        />
      </RecordForm>
    </Sheet>
  )
}
