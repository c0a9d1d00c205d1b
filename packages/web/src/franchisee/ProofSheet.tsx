import { useLingui } from '@lingui/react/macro'
import { IdentityProof, identityProofs, type Person } from '@parichay/contract/franchisee/fields.people.ts'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { proofNames } from './words.ts'

/** Asks how an admin made sure who wants to be let in without the second step; null where they leave it. */
export const askForProof = (person: Pick<Person, 'name'>): Promise<IdentityProof | null> =>
  ask<IdentityProof | null>(dialogPriority.confirm, (answer) => (
    <ProofSheet name={person.name} onAnswer={answer} />
  ))

const Choice = z.object({ proof: IdentityProof })

function ProofSheet({ name, onAnswer }: { name: string; onAnswer: (proof: IdentityProof | null) => void }) {
  const { t, i18n } = useLingui()
  const form = usePanelForm<{ proof: IdentityProof | null }, z.output<typeof Choice>>(Choice as never, {
    proof: null,
  })
  return (
    <Sheet
      open
      title={t`Take the second step off ${name}?`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button look="danger" type="submit" form="proof">{t`Take it off`}</Button>
        </>
      }
    >
      <Form
        id="proof"
        form={form}
        onSubmit={({ proof }) => {
          onAnswer(proof)
          return 'saved'
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
          <Box sx={{ color: 'text.secondary' }}>
            {t`They are told, signed out everywhere, and sign in with their password alone until they switch it on again.`}
          </Box>
          <Box>{t`Make sure it is them: a message or a call from an unknown number is no proof.`}</Box>
          <SelectField
            name="proof"
            label={t`How did you make sure?`}
            required
            placeholder={t`Choose`}
            choices={identityProofs.map((value) => ({ value, label: i18n._(proofNames[value]) }))}
          />
        </Box>
      </Form>
    </Sheet>
  )
}
