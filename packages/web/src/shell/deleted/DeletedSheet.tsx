import { useLingui } from '@lingui/react/macro'
import type { DeletedThing } from '@parichay/contract/business/fields.deleted.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { bringBack, deletedQuery } from '../../api/deleted.ts'
import { useRemote } from '../../api/remote.ts'
import { failureText } from '../../failure-words.ts'
import { Button } from '../../ui/Button.tsx'
import { presentMs } from '../../ui/clock.ts'
import { dayText } from '../../ui/dates.ts'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { Heading, Line, Pile, PlainList, Quiet, Rest } from '../../ui/shapes.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { longAgo } from '../../ui/when.ts'
import type { DeletedWish } from './show-deleted.ts'
import { deletedTitles, notBackWords } from './words.ts'

/** Queues the sheet; `showDeleted` loads it first. */
export const openDeleted = (wish: DeletedWish): void =>
  void ask<void>(dialogPriority.confirm, (answer) => <DeletedSheet {...wish} onClose={() => answer()} />)

/** From so many on they are looked through by a word rather than by eye. */
const many = 8

function DeletedSheet({ kind, agencyId, onClose }: DeletedWish & { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState('')
  const { data, error, reload } = useRemote(
    deletedQuery(kind, { search, ...(agencyId !== undefined && { agencyId }) }),
  )
  return (
    <Sheet open title={i18n._(deletedTitles[kind])} width="sm" onClose={onClose}>
      <Pile gap={2} oneColumn>
        <Quiet wraps>{t`What was deleted can be brought back for 30 days.`}</Quiet>
        {(search !== '' || (data?.list.length ?? 0) > many) && (
          <SearchBox value={search} onSearch={setSearch} label={t`Search by name`} />
        )}
        {error && <InlineError message={failureText(error)} onRetry={reload} />}
        {!data && !error && <ListSkeleton rows={2} />}
        {data?.list.length === 0 && (
          <Box role="status">
            {search ? t`No results for “${search}”` : t`Nothing was deleted in the last 30 days.`}
          </Box>
        )}
        {data && data.list.length > 0 && (
          <PlainList gap={1.5} oneColumn aria-label={i18n._(deletedTitles[kind])}>
            {data.list.map((thing) => (
              <Row key={thing.id} thing={thing} />
            ))}
          </PlainList>
        )}
        {data?.isMore && (
          <Quiet wraps>{t`These are the last ${data.list.length}. Search to find older ones.`}</Quiet>
        )}
      </Pile>
    </Sheet>
  )
}

function Row({ thing }: { thing: DeletedThing }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { kind, name, businessName, can } = thing
  const ago = longAgo(thing.deletedAt, presentMs(), i18n.locale)
  const until = dayText(thing.keptUntil, i18n.locale)
  const restore = async () => {
    setBusy(true)
    setFailed(undefined)
    try {
      await bringBack(queries, thing)
      sayDone(t`“${name}” is back`)
    } catch (error) {
      setFailed(failureText(error, notBackWords[kind]))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <Line gap={1.5} apart centred>
        <Rest>
          <Heading wraps>{name}</Heading>
          {businessName !== name && <Quiet wraps>{businessName}</Quiet>}
          <Quiet small wraps>{t`Deleted ${ago}. Kept until ${until}.`}</Quiet>
        </Rest>
        {can.restore === true && (
          <Button
            look="secondary"
            size="small"
            icon={Undo2}
            busy={busy}
            label={t`Bring back “${name}”`}
            onClick={() => void restore()}
          >{t`Bring back`}</Button>
        )}
      </Line>
      {can.restore === 'BUSINESS_SUSPENDED' && (
        <Quiet wraps>{t`The business is suspended. Talk to your provider.`}</Quiet>
      )}
      {failed && (
        <Box role="alert" sx={{ color: 'error.main', typography: 'body2', mt: 0.5 }}>
          {failed}
        </Box>
      )}
    </li>
  )
}
