import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../Button.tsx'
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

let barsShown = 0

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
  useEffect(() => {
    if (!shown) return undefined
    // Two forms may stand side by side: the foot is free when neither has a bar.
    barsShown += 1
    document.documentElement.style.setProperty('--save-bar-height', '76px')
    return () => {
      barsShown -= 1
      if (barsShown === 0) document.documentElement.style.removeProperty('--save-bar-height')
    }
  }, [shown])
  if (!shown) return null
  return (
    <Box
      role="group"
      aria-label={t`Unsaved changes`}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 10,
        mx: -2,
        px: 2,
        py: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-end',
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        '& > button': { flex: { xs: 1, md: 'none' } },
      }}
    >
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
