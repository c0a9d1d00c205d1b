import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useSession } from '../../session.ts'
import { Button } from '../Button.tsx'
import { confirm } from '../dialogs.tsx'

export type SaveBarProps = {
  saveLabel?: string
  /** Shown even without changes: for forms that make something new. */
  always?: boolean
  disabledReason?: string | undefined
}

/** Save and Discard, stuck to the foot while there are changes. Leaving with changes asks first. Stands inside a `Form`. */
export function SaveBar({ saveLabel, always = false, disabledReason }: SaveBarProps) {
  const { t } = useLingui()
  const { reset } = useFormContext()
  const { isDirty: unsaved, isSubmitting } = useFormState()
  useLeaveGuard(unsaved && !isSubmitting)
  const shown = always || unsaved || isSubmitting
  useEffect(() => {
    document.documentElement.style.setProperty('--save-bar-height', shown ? '76px' : '0px')
    return () => void document.documentElement.style.removeProperty('--save-bar-height')
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
        <Button look="secondary" onClick={() => reset()}>
          {t`Discard`}
        </Button>
      )}
      <Button type="submit" busy={isSubmitting} disabledReason={disabledReason}>
        {saveLabel ?? t`Save`}
      </Button>
    </Box>
  )
}

/** Asks before changes are lost, in the panel and in the browser. Other query params of the same page do not count; who was signed out is not held back. */
export function useLeaveGuard(unsaved: boolean) {
  const { t } = useLingui()
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || useSession.getState().kind === 'none') return false
      const leave = await confirm({
        title: t`Leave without saving?`,
        message: t`Your changes on this page will be lost.`,
        okLabel: t`Leave`,
        cancelLabel: t`Stay`,
        danger: true,
        withoutHistory: true,
      })
      return !leave
    },
  })
}
