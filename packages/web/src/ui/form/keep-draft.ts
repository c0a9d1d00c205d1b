import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, sameValues, writeDraft } from './drafts.ts'

/**
 * What was typed comes back after a reload, a closed panel or a dead battery, as long as the record is still the one it
 * was typed over. Gives the way to end the draft once it is saved or not wanted.
 */
export function useKeptDraft<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  name: string,
  start: V,
  version = 0,
): () => void {
  const base = useRef(start)
  const over = useRef(false)
  useEffect(() => {
    const draft = readDraft<V>(name)
    if (draft && draft.version === version && !sameValues(draft.values, base.current))
      form.reset(draft.values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (over.current) return
        if (sameValues(values, base.current)) dropDraft(name)
        else writeDraft(name, { values: structuredClone(values), base: base.current, version })
      },
    })
  }, [form, name, version])
  return () => {
    over.current = true
    dropDraft(name)
  }
}
