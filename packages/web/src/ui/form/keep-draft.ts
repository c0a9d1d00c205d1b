import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, sameValues, writeDraft } from './drafts.ts'

type Base<V> = { values: V; version: number }
type Draft<V> = {
  /** What the form began with, or was last saved as. */
  base: Base<V>
  /** The draft comes back over an older record than the one that stands now. */
  onOlder?: ((base: Base<V>) => void) | undefined
  /** Hears what stands in the form; undefined where that is what is saved. */
  onTyped?: ((values: V | undefined) => void) | undefined
}

/**
 * What was typed comes back after a reload, a closed panel or a dead battery. Written a moment after the last key, and at
 * once when the page goes. Gives the way to throw the draft away. Without a name nothing is kept: for forms with secrets.
 */
export function useKeptDraft<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  name: string | null,
  { base, onOlder, onTyped }: Draft<V>,
): () => void {
  const latest = useRef({ base, onOlder, onTyped })
  latest.current = { base, onOlder, onTyped }
  const thrownAway = useRef(false)

  useEffect(() => {
    if (name === null) return
    const draft = readDraft<V>(name)
    const { base: from, onOlder: older, onTyped: heard } = latest.current
    if (!draft || sameValues(draft.values, from.values)) return
    if (older && !sameValues(draft.base, from.values)) {
      form.reset(draft.base)
      older({ values: draft.base, version: draft.version })
    }
    form.reset(draft.values, { keepDefaultValues: true })
    heard?.(draft.values)
  }, [form, name])

  useEffect(() => {
    if (name === null) return
    let waiting: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      if (!thrownAway.current) waiting?.()
      waiting = undefined
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = structuredClone(values) as V
        latest.current.onTyped?.(sameValues(now, latest.current.base.values) ? undefined : now)
        // Judged when it is written: a save in between moves the base, and leaves no draft.
        waiting = () => {
          const { values: from, version } = latest.current.base
          if (sameValues(now, from)) dropDraft(name)
          else writeDraft(name, { values: now, base: from, version })
        }
        clearTimeout(timer)
        timer = setTimeout(flush, 150)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      flush()
      window.removeEventListener('pagehide', flush)
      latest.current.onTyped?.(undefined)
    }
  }, [form, name])

  return () => {
    thrownAway.current = true
    if (name !== null) dropDraft(name)
  }
}
