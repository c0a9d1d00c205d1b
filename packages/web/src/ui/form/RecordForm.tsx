import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useLeaveGuard } from './leave-guard.ts'
import { NewerNotice } from './NewerNotice.tsx'
import { type RecordSource, useRecordForm } from './record-form.ts'
import { SaveBar } from './SaveBar.tsx'

/** What a foot of its own may need to know. */
export type RecordFoot = { unsaved: boolean; busy: boolean; savedAt: Date | null; onDiscard: () => void }

export type RecordFormProps<In extends FieldValues, Out, Rec> = RecordSource<In, Out, Rec> & {
  children: ReactNode
  /** Words of the button that saves. */
  saveLabel?: string
  /** The bar stands even without changes: for what is new. */
  alwaysSave?: boolean
  foot?: ((state: RecordFoot) => ReactNode) | undefined
  /** Left without asking, since what was typed stays as a draft. */
  freeToLeave?: boolean
  /** What of the query names another place of the same page. */
  placeOf?: (search: Record<string, unknown>) => unknown
}

/** The one form for what is stored: draft, save bar, leave guard, and both versions when two people changed it. */
export function RecordForm<In extends FieldValues, Out, Rec>(props: RecordFormProps<In, Out, Rec>) {
  const { children, saveLabel, alwaysSave = false, foot, freeToLeave = false, placeOf, ...source } = props
  const { form, submit, newer, changes, keepMine, takeTheirs, discard, endDraft, savedAt } = useRecordForm<
    In,
    Out,
    Rec
  >(source)
  const { isDirty, isSubmitting } = form.formState
  useLeaveGuard(isDirty && !freeToLeave, { onLeave: endDraft, placeOf })
  const changedAt = (newer as { updatedAt?: string } | null)?.updatedAt
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      >
        {newer && (
          <NewerNotice
            changes={changes}
            changedAt={changedAt}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
        {children}
        {foot ? (
          foot({ unsaved: isDirty, busy: isSubmitting, savedAt, onDiscard: discard })
        ) : (
          <SaveBar saveLabel={saveLabel} always={alwaysSave} onDiscard={discard} isGuarded={false} />
        )}
      </Box>
    </FormProvider>
  )
}
