import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { mostExported } from '@parichay/contract/activity/list-export.ts'
import Box from '@mui/material/Box'
import { Table2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../failure-words.ts'
import { isCallFailed } from '../../failures.ts'
import { Button } from '../Button.tsx'
import { countText } from '../dates.ts'
import { ask, dialogPriority } from '../dialog-queue.ts'
import { IconButton } from '../IconButton.tsx'
import { Notice } from '../Notice.tsx'
import { saveCsv } from '../save-text.ts'
import { Pile, Quiet } from '../shapes.tsx'
import { Sheet } from '../Sheet.tsx'
import { say } from '../snackbar-store.ts'
import type { Column } from './columns.ts'
import { fileRows, filtersOf, type ListFile, newWalk, type ReadPart, walkList } from './list-file.ts'
import { presentDay } from '../clock.ts'

/** What is exported: the rows as they are filtered now, the columns that say them, and how they are read. */
export type ExportProps<T> = {
  file: ListFile<T>
  columns: readonly Column<T>[]
  rowKey: (row: T) => string | number
  query: object
  /** Rows that were found; `isMore` where the list knows of more. */
  total: number
  isMore: boolean
  read: ReadPart<T>
  /** An icon alone, where a search stands beside it. */
  small?: boolean
}

/** Export CSV of what a list is filtered to (screens 7.0). */
export function ExportButton<T>(props: ExportProps<T>) {
  const { t } = useLingui()
  const open = () =>
    void ask<null>(dialogPriority.confirm, (answer) => (
      <ExportSheet {...props} onClose={() => answer(null)} />
    ))
  const name = t`Export CSV`
  if (props.small) return <IconButton icon={Table2} label={name} onClick={open} />
  return (
    <Button look="text" icon={Table2} onClick={open}>
      {name}
    </Button>
  )
}

type State =
  | { is: 'asking' }
  | { is: 'reading'; rows: number; wait?: number }
  | { is: 'stopped'; rows: number; why: string }

function ExportSheet<T>({ onClose, ...props }: ExportProps<T> & { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [state, setState] = useState<State>({ is: 'asking' })
  const walk = useRef(newWalk<T>())
  const isRecorded = useRef(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const count = (number: number) => countText(number, i18n.locale)
  const most = count(mostExported)
  const isTooMany = props.isMore && props.total >= mostExported
  const start = async () => {
    const { signal } = (running.current = new AbortController())
    const show = (rows: number) => setState({ is: 'reading', rows })
    show(walk.current.rows.size)
    try {
      const { list, record } = props.file
      if (!isRecorded.current) await record(list, filtersOf(props.query), signal)
      isRecorded.current = true
      const read = waitingAsTold(props.read, (wait) =>
        setState({ is: 'reading', rows: walk.current.rows.size, wait }),
      )
      await walkList(walk.current, read, props.rowKey, signal, show)
    } catch (error) {
      if (!signal.aborted) setState({ is: 'stopped', rows: walk.current.rows.size, why: failureText(error) })
      return
    }
    const { rows, isCut } = walk.current
    const table = fileRows(rows.values(), props.file, props.columns, props.rowKey)
    saveCsv(`${props.file.list}-${presentDay()}.csv`, table)
    say(
      isCut
        ? t`The file has the first ${most} rows. Narrow the list for the others.`
        : plural(rows.size, { one: '# row is in the file', other: '# rows are in the file' }),
    )
    onClose()
  }
  const read = state.is === 'asking' ? 0 : state.rows
  const total = count(props.total)
  return (
    <Sheet
      open
      title={t`Export CSV`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            busy={state.is === 'reading'}
            disabledReason={isTooMany ? t`Too many rows for one file.` : undefined}
            onClick={() => void start()}
          >
            {state.is === 'stopped' ? t`Retry` : t`Export`}
          </Button>
        </>
      }
    >
      <Pile gap={2}>
        <Quiet>
          {isTooMany
            ? t`These are more than ${most} rows, too many for one file. Narrow the list with its search and filters first.`
            : props.isMore
              ? t`Every row that the search and filters find, up to ${most}. The activity log keeps who exported what.`
              : plural(props.total, {
                  one: '# row, as the search and filters find it. The activity log keeps who exported what.',
                  other: `${total} rows, as the search and filters find them. The activity log keeps who exported what.`,
                })}
        </Quiet>
        {state.is === 'stopped' && <Notice>{state.why}</Notice>}
        {state.is !== 'asking' && (
          <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {state.is === 'reading' && state.wait !== undefined
              ? t`${count(read)} rows so far. It goes on in ${count(state.wait)} seconds.`
              : state.is === 'stopped'
                ? t`${count(read)} rows are read and kept. Retry goes on from there.`
                : t`${count(read)} rows …`}
          </Box>
        )}
      </Pile>
    </Sheet>
  )
}

/** Reading that waits as long as the server asks, and then goes on. */
const waitingAsTold =
  <T,>(read: ReadPart<T>, onWait: (seconds: number) => void): ReadPart<T> =>
  async (from, signal) => {
    for (;;) {
      try {
        return await read(from, signal)
      } catch (error) {
        const seconds = isCallFailed(error) && error.status === 429 ? error.retryAfterSec : undefined
        if (seconds === undefined || seconds > longestWait) throw error
        onWait(seconds)
        await rest(seconds, signal)
      }
    }
  }
/** Longer waits, in seconds, are said as a failure. */
const longestWait = 120

const rest = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((go, stop) => {
    const timer = setTimeout(go, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason as Error)
    })
  })
