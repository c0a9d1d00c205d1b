import { useLingui } from '@lingui/react/macro'
import {
  NewSettlement,
  type Settlement,
  settlementModes,
} from '@parichay/contract/franchisee/fields.limits.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { settlementsQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { modeNames } from '../upgrade/words.ts'

/** What a person holds and handed over, with a form for more; the person as they are afterwards, or null. */
export const showSettlements = (person: Person): Promise<Person | null> =>
  ask<Person | null>(dialogPriority.confirm, (answer) => (
    <SettlementSheet person={person} onAnswer={answer} />
  ))

const Rules = NewSettlement.omit({ franchiseeId: true, requestId: true }).extend({
  amount: z
    .string()
    .transform((text) => (/^-?\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN))
    .pipe(NewSettlement.shape.amount),
})
type Typed = z.input<typeof Rules>

type Props = { person: Person; onAnswer: (now: Person | null) => void }

function SettlementSheet({ person, onAnswer }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { franchiseeId, name, heldPaise, creditLimit } = person
  const past = useQuery(settlementsQuery(franchiseeId))
  // One press is one handing over, however often the network makes it be sent.
  const requestId = useRef(freshId())
  const form = usePanelForm<Typed, z.output<typeof Rules>>(Rules, {
    amount: heldPaise > 0 ? String(Math.round(heldPaise / 100)) : '',
    mode: 'cash',
    reference: '',
    note: '',
  })
  const held = rupees(Math.max(0, heldPaise))
  return (
    <Sheet
      open
      title={t`Money of ${name}`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button type="submit" form="settlement" busy={form.formState.isSubmitting}>
            {t`Write down`}
          </Button>
        </>
      }
    >
      <Form
        id="settlement"
        form={form}
        onSubmit={async (values) => {
          const body = { ...values, franchiseeId, requestId: requestId.current }
          const now = await call(peopleRoutes.addSettlement, { body })
          sayDone(t`${name} holds ${rupees(Math.max(0, now.heldPaise))} now`)
          void queries.invalidateQueries({ queryKey: keys.people() })
          onAnswer(now)
          return 'saved' as const
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
          <Box>
            {creditLimit === null
              ? t`${name} took ${held} by hand and did not hand it over yet.`
              : t`${name} took ${held} by hand and did not hand it over yet; the limit is ${rupees(creditLimit * 100)}.`}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
            }}
          >
            <TextField
              name="amount"
              inputMode="text"
              label={t`Handed over (₹)`}
              required
              maxLength={8}
              hint={t`With a minus to put an earlier entry right.`}
            />
            <SelectField
              name="mode"
              label={t`How`}
              required
              choices={settlementModes.map((value) => ({ value, label: i18n._(modeNames[value]) }))}
            />
            <TextField name="reference" label={t`Reference`} maxLength={60} />
            <TextField name="note" label={t`Note`} maxLength={200} />
          </Box>
          {past.error ? (
            <InlineError message={failureText(past.error)} onRetry={() => void past.refetch()} />
          ) : (
            past.data && past.data.length > 0 && <Past rows={past.data.slice(0, 5)} />
          )}
        </Box>
      </Form>
    </Sheet>
  )
}

function Past({ rows }: { rows: Settlement[] }) {
  const { t, i18n } = useLingui()
  return (
    <Box>
      <Box component="h3" sx={{ typography: 'subtitle2', mb: 0.5 }}>{t`Handed over before`}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.settlementId}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              borderTop: '1px solid',
              borderColor: 'divider',
              typography: 'body2',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {[dayText(row.receivedAt, i18n.locale), i18n._(modeNames[row.mode]), row.reference, row.note]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              {t({ message: `to ${row.receivedBy}`, comment: 'who received money' })}
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{rupees(row.amountPaise)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
