import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { everybodyQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { roleNames } from '../shell/role-names.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { exactUpTo } from '../ui/list/pages.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { useHoldings } from './words.ts'

type Heir = { franchiseeId: number; name: string; outsideToo: boolean }

/** Asks who shall look after a person's businesses; null for nobody. */
export const askForHeir = (person: Person): Promise<Heir | null> =>
  ask<Heir | null>(dialogPriority.confirm, (answer) => <HeirSheet person={person} onAnswer={answer} />)

const Choice = z.object({ to: z.number('This field is required.'), outsideToo: z.boolean() })

function HeirSheet({ person, onAnswer }: { person: Person; onAnswer: (heir: Heir | null) => void }) {
  const { t, i18n } = useLingui()
  const { businesses } = useHoldings()
  const everybody = useRemote(everybodyQuery(person.agencyId))
  const form = usePanelForm<{ to: number | null; outsideToo: boolean }, z.output<typeof Choice>>(
    Choice as never,
    { to: null, outsideToo: false },
  )
  const heirs = everybody.data?.list.filter(
    (one) => one.isActive && one.franchiseeId !== person.franchiseeId && one.agencyId === person.agencyId,
  )
  return (
    <Sheet
      open
      title={t`Move the businesses of ${person.name}`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          {heirs && heirs.length > 0 && <Button type="submit" form="heir">{t`Move`}</Button>}
        </>
      }
    >
      {everybody.error ? (
        <InlineError message={failureText(everybody.error)} onRetry={everybody.reload} />
      ) : !heirs ? (
        <FormSkeleton fields={1} />
      ) : heirs.length === 0 ? (
        <Box sx={{ py: 1 }}>{t`Nobody else works here. Add a person first.`}</Box>
      ) : (
        <Form
          id="heir"
          form={form}
          onSubmit={({ to, outsideToo }) => {
            const heir = heirs.find(({ franchiseeId }) => franchiseeId === to)
            onAnswer(heir ? { franchiseeId: heir.franchiseeId, name: heir.name, outsideToo } : null)
            return 'saved'
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
            <Box sx={{ color: 'text.secondary' }}>
              {person.counts.businesses > exactUpTo
                ? t`${businesses(person)} with their cards, payments and feedback get somebody else. The customers notice nothing.`
                : plural(person.counts.businesses, {
                    one: '# business with its card, payments and feedback gets somebody else. The customer notices nothing.',
                    other:
                      '# businesses with their cards, payments and feedback get somebody else. The customers notice nothing.',
                  })}
            </Box>
            {person.counts.businesses > bulkBounds.atOnce && (
              <Quiet>{t`So many are moved one after the other in the background: you see how far it is. Once that is done, ${person.name} can be deleted.`}</Quiet>
            )}
            <SelectField
              name="to"
              label={t`Who looks after them from now on`}
              required
              placeholder={t`Choose`}
              choices={heirs.map((one) => ({
                value: one.franchiseeId,
                label: `${one.name} · ${i18n._(roleNames[one.roles[0]!])}`,
              }))}
            />
            <CheckField
              name="outsideToo"
              required={false}
              label={t`Those outside their territory too. Otherwise these are left out.`}
            />
          </Box>
        </Form>
      )}
    </Sheet>
  )
}
