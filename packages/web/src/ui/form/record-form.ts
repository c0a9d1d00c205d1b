import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isCallFailed, raisesFlag } from '../../failures.ts'
import type { FailureWords } from '../../failure-words.ts'
import { showError } from '../dialogs.tsx'
import { say } from '../snackbar-store.ts'
import { dropDraft, sameValues } from './drafts.ts'
import { placeFailure, usePanelForm } from './Form.tsx'
import { useKeptDraft } from './keep-draft.ts'
import { type ChangedThere, changedThere, mergeOver } from './merge.ts'
import { settle } from './outcome.ts'
import { stillSending } from './uploads-under-way.ts'

/** A record whose form is open, and how it is read, saved and read again. */
export type RecordSource<In extends FieldValues, Out, Rec> = {
  /** The name its draft is kept under; null where nothing typed may be kept, such as secrets. */
  draft: string | null
  schema: z.ZodType<Out, In>
  record: Rec
  /** The version the server wants back; 0 for what is new. */
  versionOf: (record: Rec) => number
  typed: (record: Rec) => In
  /** Saves over that version, which had the values of `base`; a `CONFLICT` says that somebody was first. */
  save: (values: Out, version: number, base: In) => Promise<Rec>
  /** Reads it again after a conflict. */
  reload: () => Promise<Rec>
  onSaved?: ((saved: Rec) => unknown) | undefined
  /** Hears what stands in the form; undefined where that is what is saved. */
  onTyped?: ((values: In | undefined) => void) | undefined
  /** The form's name for a field of the server. */
  fieldOf?: ((field: string) => string) | undefined
  words?: FailureWords | undefined
  onFailure?: ((error: unknown) => void) | undefined
  /** Holds a submit back, and says why or asks itself. */
  mayNotSave?: ((values: Out) => boolean | Promise<boolean>) | undefined
  /** With nothing changed, the form goes on without a call. */
  skipUnchanged?: boolean | undefined
}

/** What a record's form shows and can do. */
export type RecordForm<In extends FieldValues, Out, Rec> = {
  form: UseFormReturn<In, unknown, Out>
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** The newer record of somebody else, while the person has not decided. */
  newer: Rec | null
  changes: ChangedThere[]
  keepMine: () => Promise<void>
  takeTheirs: () => void
  discard: () => void
  /** For who leaves: what was typed is not wanted. */
  endDraft: () => void
  savedAt: Date | null
}

/**
 * The form of one record: it keeps what was typed over a reload, saves over the version it was typed on, and when the
 * record was changed elsewhere it loses neither side. A change of other parts of the record is no conflict.
 */
export function useRecordForm<In extends FieldValues, Out, Rec>(
  source: RecordSource<In, Out, Rec>,
): RecordForm<In, Out, Rec> {
  const { record, typed, versionOf, draft, onTyped } = source
  const { t } = useLingui()
  const [base, setBase] = useState(() => ({ version: versionOf(record), values: typed(record) }))
  const [newer, setNewer] = useState<Rec | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const form = usePanelForm<In, Out>(source.schema, base.values as DefaultValues<In>)
  const { isDirty } = form.formState
  const forget = () => draft !== null && dropDraft(draft)
  const latest = useRef({ record })
  latest.current = { record }

  const begin = (from: Rec): In => {
    const values = typed(from)
    setBase({ version: versionOf(from), values })
    setNewer(null)
    return values
  }
  const endDraft = useKeptDraft(form, draft, {
    base,
    onOlder: (older) => {
      setBase(older)
      setNewer(latest.current.record)
    },
    onTyped,
  })

  useEffect(() => {
    const version = versionOf(record)
    // One that is older than what the form stands on left the server before that was saved or read; nothing at all (0) asks for a new one.
    if (version === base.version || (version > 0 && version < base.version)) return
    const values = typed(record)
    if (!sameValues(values, base.values)) {
      const mine = structuredClone(form.getValues())
      // Saying what is typed here it is no other change: it was saved, or a part of it, and the answer lost.
      if (isDirty && changedThere(base.values, mine, values).length > 0) return setNewer(record)
      form.reset(values)
      if (isDirty) form.reset(mergeOver(base.values, mine, values), { keepDefaultValues: true })
      setNewer(null)
    }
    setBase({ version, values })
  }, [record, base, form, isDirty, typed, versionOf])

  /** Saves, over a newer version too as long as its fields say what they said before, or what is typed. Null: the person decides. */
  const saveOver = async (values: Out, from: { version: number; values: In }): Promise<Rec | null> => {
    try {
      return await source.save(values, from.version, from.values)
    } catch (error) {
      if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
      const now = await source.reload()
      if (versionOf(now) === from.version) throw error
      // What was sent before and its answer lost stands there already.
      const there = source.schema.safeParse(typed(now))
      if (there.success && sameValues(there.data, values)) return now
      if (changedThere(from.values, form.getValues(), typed(now)).length === 0)
        return saveOver(values, { version: versionOf(now), values: from.values })
      setNewer(now)
      return null
    }
  }

  const underWay = useRef(false)
  const send = (from: { version: number; values: In }) =>
    form.handleSubmit(async (values) => {
      if (underWay.current) return
      underWay.current = true
      try {
        if (stillSending() || (await source.mayNotSave?.(values as Out))) return
        const sent = structuredClone(form.getValues())
        if (source.skipUnchanged && sameValues(sent, from.values))
          return void (await source.onSaved?.(record))
        const saved = await saveOver(values as Out, from)
        if (!saved) return
        settle(form, sent, begin(saved))
        forget()
        setSavedAt(new Date())
        if (sameValues(form.getValues(), typed(saved))) onTyped?.(undefined)
        await source.onSaved?.(saved)
      } catch (error) {
        const names: Record<string, Path<In>> = {}
        if (isCallFailed(error) && error.field && source.fieldOf)
          names[error.field] = source.fieldOf(error.field) as Path<In>
        if (placeFailure(form, error, names, source.words)) return
        if (source.onFailure) source.onFailure(error)
        else if (!(isCallFailed(error) && raisesFlag('', error.status))) void showError(error, source.words)
      } finally {
        underWay.current = false
      }
    })

  const bringBack = (values: In) => {
    form.reset(values, { keepDefaultValues: true })
    onTyped?.(values)
  }
  /** Puts other values in place of what was typed, with a way back. */
  const replace = (values: In, said: string, back: string) => {
    const thrown = structuredClone(form.getValues())
    form.reset(values)
    onTyped?.(undefined)
    forget()
    say(said, { action: { label: back, run: () => bringBack(thrown) } })
  }
  const mine = form.getValues()
  return {
    form,
    submit: send(base),
    newer,
    changes: newer ? changedThere(base.values, mine, typed(newer)) : [],
    keepMine: async () => {
      if (!newer) return
      const merged = mergeOver(base.values, structuredClone(form.getValues()), typed(newer))
      const from = { version: versionOf(newer), values: begin(newer) }
      form.reset(from.values)
      bringBack(merged)
      await send(from)()
    },
    takeTheirs: () => {
      if (newer) replace(begin(newer), t`The newer version is here`, t`Bring back mine`)
    },
    discard: () => replace(base.values, t`Changes discarded`, t`Undo`),
    endDraft,
    savedAt,
  }
}
