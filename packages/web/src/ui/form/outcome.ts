import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sameValues } from './drafts.ts'
import { mergeOver } from './merge.ts'

/**
 * What became of a submit. `saved`: what was sent stands on the server. `conflict`: somebody else was first, and the person
 * has to decide. `declined`: it was not sent, or the person took it back. Only the first ends what is unsaved.
 */
export type Outcome = 'saved' | 'conflict' | 'declined'

/**
 * What was sent counts as saved, as `saved` if the server gave it another shape; what was typed while it was on its way
 * stays, unsaved. The panel knows it before this returns, so that leaving asks nothing.
 */
export function settle<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  sent: V,
  saved: V = sent,
): void {
  const since = structuredClone(form.getValues())
  const stays = sameValues(since, sent) ? undefined : mergeOver(sent, since, saved)
  flushSync(() => {
    form.reset(saved, { keepIsSubmitted: false })
    if (stays) form.reset(stays, { keepDefaultValues: true })
  })
}
