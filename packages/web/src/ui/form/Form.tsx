import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import { type ReactNode, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { isCallFailed, raisesFlag } from '../../failures.ts'
import { isContractSentence } from '../contract-words.ts'
import { failureText, type FailureWords } from '../../failure-words.ts'
import { showError } from '../dialogs.tsx'
import { type Outcome, settle } from './outcome.ts'
import { stillSending } from './uploads-under-way.ts'
import './zod-words.ts'

type Schema<In extends FieldValues, Out> = z.ZodType<Out, In>

/** A form whose rules are the contract's: checked on blur, then on every change (`all`: from the first change); the first bad field gets the focus. */
export function usePanelForm<In extends FieldValues, Out>(
  schema: Schema<In, Out>,
  defaultValues: DefaultValues<In>,
  mode: 'onTouched' | 'all' = 'onTouched',
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: zodResolver(schema as never) as never,
    defaultValues,
    mode,
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
}

export type FormProps<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>
  /** May reject with a failed call: its field gets the message, or the error dialog opens. Says what became of it. */
  onSubmit: (values: Out) => Promise<Outcome> | Outcome
  /** After it counts as saved: the place to leave from, or to begin anew. */
  onSaved?: () => unknown
  children: ReactNode
  id?: string
  /** Names of the server's fields that are called otherwise here. */
  fieldNames?: Record<string, Path<In>>
  /** The screen's own words for failures. */
  words?: FailureWords
  /** Takes a failure that belongs to no field; without it the error dialog opens, unless signing out is asked for already. */
  onFailure?: (error: unknown) => void
}

export function Form<In extends FieldValues, Out>({
  form,
  onSubmit,
  onSaved,
  children,
  id,
  fieldNames,
  words,
  onFailure,
}: FormProps<In, Out>) {
  const underWay = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    if (underWay.current || stillSending()) return
    underWay.current = true
    try {
      const sent = structuredClone(form.getValues())
      if ((await onSubmit(values as Out)) !== 'saved') return
      settle(form, sent)
      await onSaved?.()
    } catch (error) {
      if (placeFailure(form, error, fieldNames, words)) return
      if (onFailure) onFailure(error)
      else if (!(isCallFailed(error) && raisesFlag('', error.status))) void showError(error, words)
    } finally {
      underWay.current = false
    }
  })
  return (
    <FormProvider {...form}>
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {children}
      </Box>
    </FormProvider>
  )
}

/** Puts the server's message below the field it names and moves the focus there. */
export function placeFailure<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  fieldNames: Record<string, Path<In>> = {},
  words: FailureWords = {},
): boolean {
  if (!isCallFailed(error) || !error.field) return false
  const name = (fieldNames[error.field] ?? error.field) as Path<In>
  if (form.getFieldState(name) === undefined || !(String(name).split('.')[0]! in form.getValues()))
    return false
  // The server puts the field's name in front; here it stands above already.
  const sentence = error.message.replace(/^[^:]+: (?=[^:]+$)/, '')
  form.setError(
    name,
    {
      type: 'server',
      message: isContractSentence(sentence) ? sentence : failureText(error, words),
    },
    { shouldFocus: true },
  )
  return true
}
