import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import type { FrameWishes } from '../api/frame-wish.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Save and Discard, stuck to the foot while something is unsaved. */
export function SaveFrames({ wishes, isChanged }: { wishes: FrameWishes; isChanged: boolean }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    document.documentElement.style.setProperty('--save-bar-height', isChanged ? '76px' : '0px')
    return () => void document.documentElement.style.removeProperty('--save-bar-height')
  }, [isChanged])
  if (!isChanged && !busy) return null
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      await wishes.keepAll()
      wishes.forget()
      sayDone(t`Saved. All your pictures have this frame now.`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box
      role="group"
      aria-label={t`Unsaved changes`}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 6,
        mx: -2,
        px: 2,
        py: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-end',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        '& > button': { flex: { xs: 1, md: 'none' } },
      }}
    >
      <Button look="secondary" onClick={wishes.forget}>{t`Discard`}</Button>
      <Button busy={busy} onClick={() => void save()}>{t`Save`}</Button>
    </Box>
  )
}
