import type { PersonChange, PersonRow } from '@parichay/contract/pdf-card/people.ts'
import type { PrintMark } from '@parichay/contract/pdf-card/printed.ts'
import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import { isEmptyPerson } from '@parichay/contract/pdf-card/people-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { markPeople, pdfPeopleQuery, savePeople } from './pdf-people.ts'
import { useSitting } from './use-sitting.ts'
import { isCallFailed, Offline } from '../failures.ts'
import { keep, kept } from '../keepsake.ts'
import {
  change,
  changeOf,
  isUnsaved,
  mergeNewer,
  noteStanding,
  redo,
  restore,
  settle,
  shownRows,
  type Table,
  tableOf,
  type TableRow,
  undo,
} from '@parichay/contract/pdf-card/people-table.ts'

/** How saving stands: all is kept, under way, waiting for the network, or refused with the failure. */
export type Saving = { state: 'saved' | 'saving' | 'offline' } | { state: 'failed'; error: unknown }
/** What the tabs of one project tell each other. */
type Word = 'here' | 'me-too' | 'saved'

const pauseMs = 1200
/** Rows of one call, however much is typed into each. */
const batch = 100
const againMs = 5000
/** The printed marks of rows. */
export type Marks = Map<string, PrintMark | null>
type Unsaved = Record<string, TableRow[]>
const unsavedOf = (table: Table) =>
  [...table.rows.values()].filter((row) => isUnsaved(row) && (row.base !== null || !isEmptyPerson(row.facts)))
const keptUnsaved = (pdfCardNo: number) => kept<Unsaved>('peopleUnsaved')?.[String(pdfCardNo)] ?? []
/** Keeps the rows of this tab, of which `mine` were kept before; those of other tabs stay: what they could not send is theirs to take away. */
const writeUnsaved = (pdfCardNo: number, rows: readonly TableRow[], mine: ReadonlySet<string>) => {
  const { [String(pdfCardNo)]: before = [], ...others } = kept<Unsaved>('peopleUnsaved') ?? {}
  const here = new Set([...mine, ...rows.map(({ rowKey }) => rowKey)])
  const all = [...before.filter(({ rowKey }) => !here.has(rowKey)), ...rows]
  keep('peopleUnsaved', all.length > 0 ? { ...others, [String(pdfCardNo)]: all } : others)
}

/**
 * The people of a project as they are typed: kept in this browser at once and on the server a moment later, row by row; with
 * undo. What another tab or person changed comes in; `clashes` are the rows where both typed in the same field.
 */
export function usePeople(pdfCardNo: number, stored: readonly PersonRow[]) {
  const queries = useQueryClient()
  const [left] = useState(() => keptUnsaved(pdfCardNo))
  const [table, setTable] = useState(() => restore(tableOf(stored), left))
  const mine = useRef<ReadonlySet<string>>(new Set(left.map(({ rowKey }) => rowKey)))
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const [clashes, setClashes] = useState<readonly string[]>([])
  const [isInTab, setInTab] = useState(false)
  const look = useRef(() => {})
  const { sittingKey, others } = useSitting(pdfCardNo, () => look.current())
  const latest = useRef(table)
  latest.current = table
  const sending = useRef<Promise<void> | undefined>(undefined)
  const channel = useRef<BroadcastChannel | undefined>(undefined)
  const tell = (word: Word) => channel.current?.postMessage(word)
  const turn = useCallback((by: (before: Table) => Table) => {
    latest.current = by(latest.current)
    setTable(latest.current)
  }, [])
  const takeNewer = useCallback(
    (newer: readonly PersonRow[]) => {
      const merged = mergeNewer(latest.current, newer)
      turn(() => merged.table)
      if (merged.clashes.length > 0) setClashes((before) => [...new Set([...before, ...merged.clashes])])
    },
    [turn],
  )

  const sendAll = useCallback(async () => {
    for (;;) {
      const rows = unsavedOf(latest.current).slice(0, batch)
      if (rows.length === 0) return setSaving({ state: 'saved' })
      setSaving({ state: 'saving' })
      const sent: PersonChange[] = rows.map(changeOf)
      const { saved, newer } = await savePeople(pdfCardNo, sent, sittingKey)
      turn((before) => settle(before, sent, saved))
      takeNewer(newer)
      tell('saved')
    }
  }, [pdfCardNo, sittingKey, turn, takeNewer])
  /** Sends what is not kept yet; ends when all is, or throws. */
  const flush = useCallback((): Promise<void> => {
    sending.current ??= sendAll()
      .catch((error: unknown) => {
        setSaving(error instanceof Offline ? { state: 'offline' } : { state: 'failed', error })
        throw error
      })
      .finally(() => {
        sending.current = undefined
      })
    return sending.current
  }, [sendAll])

  useEffect(() => {
    const rows = unsavedOf(table)
    writeUnsaved(pdfCardNo, rows, mine.current)
    mine.current = new Set(rows.map(({ rowKey }) => rowKey))
    if (rows.length === 0) return undefined
    const timer = setTimeout(() => void flush().catch(() => undefined), pauseMs)
    return () => clearTimeout(timer)
  }, [table, pdfCardNo, flush])
  useEffect(() => {
    if (saving.state !== 'offline' && !(saving.state === 'failed' && mayHelp(saving.error))) return undefined
    const again = () => void flush().catch(() => undefined)
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [saving, flush])

  useEffect(() => {
    const ask = async () => {
      const list = await queries.fetchQuery({ ...pdfPeopleQuery(pdfCardNo), staleTime: 0 })
      const stand = new Map(list.map((row) => [row.rowKey, row]))
      turn((before) => noteStanding(before, ({ rowKey }) => stand.get(rowKey)))
      const known = latest.current.rows
      takeNewer(list.filter((row) => row.version > (known.get(row.rowKey)?.base?.version ?? 0)))
      const there = new Set(list.map(({ rowKey }) => rowKey))
      takeNewer(
        [...known.values()].flatMap(({ base, rowKey }) =>
          base && !base.isDeleted && !there.has(rowKey) ? [{ ...base, isDeleted: true }] : [],
        ),
      )
    }
    const quietly = () => void ask().catch(() => undefined)
    look.current = quietly
    window.addEventListener('focus', quietly)
    const line =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`pdf-people.${pdfCardNo}`)
    channel.current = line
    if (line)
      line.onmessage = ({ data }: MessageEvent<Word>) => {
        setInTab(true)
        if (data === 'here') tell('me-too')
        if (data === 'saved') quietly()
      }
    tell('here')
    return () => {
      window.removeEventListener('focus', quietly)
      line?.close()
    }
  }, [pdfCardNo, queries, takeNewer, turn])

  /**
   * Marks cards as printed, or takes the marks away, after all that was typed is kept; rows show it at once. Gives the marks of
   * before, of the rows whose mark was changed.
   */
  const mark = useCallback(
    async (
      isPrinted: boolean,
      which: { rowKeys: string[]; at?: string } | { jobId: number },
    ): Promise<Marks> => {
      const keys = new Set('rowKeys' in which ? which.rowKeys : [])
      const before: Marks = new Map()
      for (const { rowKey, base } of latest.current.rows.values()) if (base) before.set(rowKey, base.printed)
      const put = (marks: ReadonlyMap<string, PrintMark | null>) =>
        turn((now) =>
          noteStanding(now, ({ rowKey }) => {
            const printed = marks.get(rowKey)
            return printed === undefined ? undefined : { printed }
          }),
        )
      const at = ('at' in which && which.at) || new Date().toISOString()
      const now = isPrinted ? { at, isCurrent: true } : null
      put(new Map([...keys].map((rowKey) => [rowKey, now])))
      try {
        await flush()
        const { marked } = await markPeople({ pdfCardNo, isPrinted, ...which })
        // A card that cannot be made is not marked.
        put(before)
        put(new Map(marked.map(({ rowKey, printed }) => [rowKey, printed])))
        tell('saved')
        return new Map(marked.map(({ rowKey }) => [rowKey, before.get(rowKey) ?? null]))
      } catch (error) {
        put(before)
        throw error
      }
    },
    [pdfCardNo, flush, turn],
  )

  const rows = useMemo(() => shownRows(table), [table])
  return {
    table,
    rows,
    saving,
    /** Who else has the table open: another tab of this browser, or somebody on another device. */
    elsewhere: isInTab ? ('tab' as const) : others[0],
    clashes,
    /** The row as it stands at this moment. */
    find: (rowKey: string) => latest.current.rows.get(rowKey),
    forgetClashes: () => setClashes([]),
    flush,
    mark,
    /** A card of the list was taken back, or is good again. */
    takePass: ({ personNo, revoked }: PdfPass) =>
      turn((before) =>
        noteStanding(before, (row) =>
          row.personNo === personNo ? { isRevoked: revoked !== null } : undefined,
        ),
      ),
    put: (after: readonly TableRow[]) => turn((before) => change(before, after)),
    undo: () => turn(undo),
    redo: () => turn(redo),
  }
}

/** Whether another try may go better: the server was busy or down, nothing was wrong with what was sent. */
const mayHelp = (error: unknown) => !isCallFailed(error) || error.status >= 500 || error.status === 429
/** The people of a project as they are typed. */
export type People = ReturnType<typeof usePeople>
