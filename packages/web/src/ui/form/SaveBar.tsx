import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { useFootBar } from '../over-foot.ts'
import { footOfForm } from '../shape-styles.ts'
import { useLeaveGuard } from './leave-guard.ts'

export type SaveBarProps = {
  saveLabel?: string | undefined
  /** Shown even without changes: for forms that make something new. */
  always?: boolean
  disabledReason?: string | undefined
  /** Throws away what was typed; without it the form goes back to what is saved. */
  onDiscard?: () => void
  /** Whether leaving asks; a form that asks itself says no. */
  isGuarded?: boolean
}

/** Save and Discard, stuck to the foot while there are changes. Leaving with changes asks first. Stands inside a `Form`. */
export function SaveBar({
  saveLabel,
  always = false,
  disabledReason,
  onDiscard,
  isGuarded = true,
}: SaveBarProps) {
  const { t } = useLingui()
  const { reset } = useFormContext()
  const { isDirty: unsaved, isSubmitting } = useFormState()
  useLeaveGuard(unsaved && isGuarded)
  const shown = always || unsaved || isSubmitting
  useFootBar(shown)
  if (!shown) return null
  return (
    <Box role="group" aria-label={t`Unsaved changes`} sx={footOfForm}>
      {unsaved && (
        <Button look="secondary" onClick={onDiscard ?? (() => reset())}>
          {t`Discard`}
        </Button>
      )}
      <Button type="submit" busy={isSubmitting} disabledReason={disabledReason}>
        {saveLabel ?? t`Save`}
      </Button>
    </Box>
  )
}
