import { useLingui } from '@lingui/react/macro'
import type { Settlement } from '@parichay/contract/franchisee/fields.limits.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { settlementsQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { dayText } from '../ui/dates.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { modeNames } from '../upgrade/words.ts'
import { HandedForm } from './HandedForm.tsx'
import { dot } from '../ui/dot.ts'

/** What a person holds and handed over, with a form for more; the person as they are afterwards, or null. */
export const showSettlements = (person: Person): Promise<Person | null> =>
  ask<Person | null>(dialogPriority.confirm, (answer) => (
    <SettlementSheet person={person} onAnswer={answer} />
  ))

type Props = { person: Person; onAnswer: (now: Person | null) => void }

function SettlementSheet({ person, onAnswer }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { franchiseeId, name, heldPaise, creditLimit } = person
  const past = useRemote(settlementsQuery(franchiseeId))
  const held = rupees(Math.max(0, heldPaise))
  return (
    <HandedForm
      title={t`Money of ${name}`}
      amount={heldPaise > 0 ? Math.round(heldPaise / 100) : null}
      amountLabel={t`Handed over (₹)`}
      before={
        creditLimit === null
          ? t`${name} took ${held} by hand and did not hand it over yet.`
          : t`${name} took ${held} by hand and did not hand it over yet; the limit is ${rupees(creditLimit * 100)}.`
      }
      after={
        past.error ? (
          <InlineError message={failureText(past.error)} onRetry={past.reload} />
        ) : (
          past.data && past.data.length > 0 && <Past rows={past.data.slice(0, 5)} />
        )
      }
      onHanded={async (handed) => {
        const now = await call(peopleRoutes.addSettlement, { body: { ...handed, franchiseeId } })
        sayDone(t`${name} holds ${rupees(Math.max(0, now.heldPaise))} now`)
        void queries.invalidateQueries({ queryKey: keys.people() })
        onAnswer(now)
      }}
      onClose={() => onAnswer(null)}
    />
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
                .join(dot)}
              {dot}
              {t({ message: `to ${row.receivedBy}`, comment: 'who received money' })}
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{rupees(row.amountPaise)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
