import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { cardQuery, useTakeCard } from '../api/cards.ts'
import { isCallFailed } from '../api/client.ts'
import { useUploadsUnderWay } from '../api/upload-queue.ts'
import { useSession } from '../session.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { dropDraft, readDraft, sameValues, writeDraft } from '../ui/form/drafts.ts'
import { placeFailure, usePanelForm } from '../ui/form/Form.tsx'
import { say } from '../ui/snackbar-store.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { SectionBar } from './SectionBar.tsx'

export type SectionFormProps<In extends FieldValues, Out> = {
  card: Card
  /** Names the draft of this section. */
  name: string
  schema: z.ZodType<Out, In>
  /** The form's values of a card. */
  typed: (card: Card) => In
  save: (values: Out, target: { cardNo: number; version: number }) => Promise<Card>
  /** What the preview shows beside the saved card; undefined when nothing is unsaved. */
  onTyped: (values: In | undefined) => void
  /** The form's name for a field of the server. */
  fieldOf?: (field: string) => string
  saveLabel?: string
  /** A wizard brings its own foot; its steps are kept as drafts and left without asking. */
  foot?: ((state: { busy: boolean }) => ReactNode) | undefined
  onSaved?: ((card: Card) => void) | undefined
  /** The first values are a proposal that the server does not have yet. */
  saveUnchanged?: boolean
  children: ReactNode
}

type Base<In> = { version: number; values: In }

/**
 * One section of a card: it saves by itself, keeps what was typed over a reload, asks before it is left,
 * and when the same section was changed elsewhere it shows both versions' ways out and loses neither.
 */
export function SectionForm<In extends FieldValues, Out>(props: SectionFormProps<In, Out>) {
  const {
    card,
    name,
    schema,
    typed,
    save,
    onTyped,
    fieldOf = (field) => field,
    saveLabel,
    foot,
    onSaved,
    saveUnchanged = false,
    children,
  } = props
  const { t } = useLingui()
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const draftName = `card.${card.cardNo}.${name}`
  const [base, setBase] = useState<Base<In>>(() => ({ version: card.version, values: typed(card) }))
  const [newer, setNewer] = useState<Card | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const form = usePanelForm<In, Out>(schema, base.values as DefaultValues<In>)
  const { isDirty, isSubmitting } = form.formState
  const latest = useRef({ base, card, onTyped })
  latest.current = { base, card, onTyped }

  const begin = (from: Card, values = typed(from)) => {
    setBase({ version: from.version, values })
    setNewer(null)
    return values
  }

  useEffect(() => {
    const draft = readDraft<In>(draftName)
    if (!draft || sameValues(draft.values, latest.current.base.values)) return
    if (!sameValues(draft.base, latest.current.base.values)) {
      setBase({ version: draft.version, values: draft.base })
      form.reset(draft.base)
      setNewer(latest.current.card)
    }
    form.reset(draft.values, { keepDefaultValues: true })
    latest.current.onTyped(draft.values)
  }, [draftName, form])

  const thrownAway = useRef(false)
  useEffect(() => {
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
        const now = structuredClone(values) as In
        latest.current.onTyped(sameValues(now, latest.current.base.values) ? undefined : now)
        // Judged when it is written: a save in between moves the base, and leaves no draft.
        waiting = () => {
          const { base: from } = latest.current
          if (sameValues(now, from.values)) dropDraft(draftName)
          else writeDraft(draftName, { values: now, base: from.values, version: from.version })
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
      latest.current.onTyped(undefined)
    }
  }, [form, draftName])

  useEffect(() => {
    if (card.version === base.version) return
    const values = typed(card)
    if (!sameValues(values, base.values)) {
      if (isDirty) return setNewer(card)
      form.reset(values)
      setNewer(null)
    }
    setBase({ version: card.version, values })
  }, [card, base, typed, form, isDirty])

  const underWay = useRef(false)
  const submit = form.handleSubmit(async (values) => {
    if (underWay.current) return
    if (useUploadsUnderWay.getState().count > 0)
      return void say(t`The pictures are still being sent. One moment.`)
    underWay.current = true
    try {
      const sent = structuredClone(form.getValues())
      if (foot && !saveUnchanged && sameValues(sent, base.values)) return onSaved?.(card)
      finish(await saveOver(values, base.version), sent)
    } catch (error) {
      if (isCallFailed(error) && error.code === 'CONFLICT') return
      if (isCallFailed(error) && error.code === 'CARD_ID_TAKEN')
        void queries.invalidateQueries({ queryKey: ['card-id'] })
      const field =
        isCallFailed(error) && error.field ? { [error.field]: fieldOf(error.field) as Path<In> } : {}
      if (!placeFailure(form, error, field)) void showError(error)
    } finally {
      underWay.current = false
    }
  })

  /** A change of another section elsewhere is no conflict with this one. */
  const saveOver = async (values: Out, version: number): Promise<Card> => {
    try {
      return await save(values, { cardNo: card.cardNo, version })
    } catch (error) {
      if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
      const now = await queries.fetchQuery({ ...cardQuery(card.cardNo), staleTime: 0 })
      if (now.version !== version && sameValues(typed(now), base.values)) return saveOver(values, now.version)
      setNewer(now)
      throw error
    }
  }

  const finish = (saved: Card, sent: In) => {
    takeCard(saved)
    const since = structuredClone(form.getValues())
    form.reset(begin(saved))
    dropDraft(draftName)
    setSavedAt(new Date())
    if (sameValues(since, sent)) onTyped(undefined)
    else form.reset(since, { keepDefaultValues: true })
    onSaved?.(saved)
  }

  const bringBack = (values: In) => {
    form.reset(values, { keepDefaultValues: true })
    onTyped(values)
  }
  const discard = () => {
    const thrown = structuredClone(form.getValues())
    form.reset(base.values)
    onTyped(undefined)
    dropDraft(draftName)
    say(t`Changes discarded`, { action: { label: t`Undo`, run: () => bringBack(thrown) } })
  }
  const loadNewer = () => {
    if (!newer) return
    const mine = structuredClone(form.getValues())
    form.reset(begin(newer))
    takeCard(newer)
    onTyped(undefined)
    dropDraft(draftName)
    say(t`The newer version is here`, { action: { label: t`Bring back mine`, run: () => bringBack(mine) } })
  }
  const keepMine = () => {
    if (!newer) return
    setBase((from) => ({ ...from, version: newer.version }))
    setNewer(null)
    void form.handleSubmit(async (values) => {
      try {
        finish(
          await save(values, { cardNo: card.cardNo, version: newer.version }),
          structuredClone(form.getValues()),
        )
      } catch (error) {
        void showError(error)
      }
    })()
  }

  useBlocker({
    disabled: !isDirty || isSubmitting || Boolean(foot),
    enableBeforeUnload: isDirty && !foot,
    shouldBlockFn: async ({ current, next }) => {
      const place = (search: object) => ('section' in search ? search.section : undefined)
      if (
        useSession.getState().kind === 'none' ||
        (current.pathname === next.pathname && place(current.search) === place(next.search))
      )
        return false
      const leave = await confirm({
        title: t`Leave without saving?`,
        message: t`Your changes on this page will be lost.`,
        okLabel: t`Leave`,
        cancelLabel: t`Stay`,
        danger: true,
        withoutHistory: true,
      })
      if (leave) {
        thrownAway.current = true
        dropDraft(draftName)
        onTyped(undefined)
      }
      return !leave
    },
  })

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
      >
        {newer && <ConflictNotice changedAt={newer.updatedAt} onLoad={loadNewer} onKeep={keepMine} />}
        {children}
        {foot ? (
          foot({ busy: isSubmitting })
        ) : (
          <SectionBar
            saveLabel={saveLabel}
            unsaved={isDirty}
            busy={isSubmitting}
            savedAt={savedAt}
            onDiscard={discard}
          />
        )}
      </Box>
    </FormProvider>
  )
}
