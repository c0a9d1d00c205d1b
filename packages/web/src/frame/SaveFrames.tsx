import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { FrameWishes } from '../api/frame-wish.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { useFootBar } from '../ui/over-foot.ts'
import { footOfForm } from '../ui/shape-styles.ts'
import { sayDone } from '../ui/snackbar-store.ts'

/** Save and Discard, stuck to the foot while something is unsaved. */
export function SaveFrames({ wishes, isChanged }: { wishes: FrameWishes; isChanged: boolean }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  useFootBar(isChanged)
  if (!isChanged && !busy) return null
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      await wishes.keepAll()
      sayDone(t`Saved. All your pictures have this frame now.`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box role="group" aria-label={t`Unsaved changes`} sx={{ ...footOfForm, zIndex: 6 }}>
      <Button look="secondary" onClick={wishes.forget}>{t`Discard`}</Button>
      <Button busy={busy} onClick={() => void save()}>{t`Save`}</Button>
    </Box>
  )
}
