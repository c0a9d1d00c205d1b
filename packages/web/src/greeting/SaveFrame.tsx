import { useLingui } from '@lingui/react/macro'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { Save } from 'lucide-react'
import { useState } from 'react'
import type { FrameWishes } from '../api/frame-wish.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** What was tried on becomes the frame of all pictures of this shape. */
export function SaveFrame({ shape, wishes }: { shape: Shape; wishes: FrameWishes }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  if (!wishes.isChanged(shape)) return null
  const save = async () => {
    setBusy(true)
    try {
      await wishes.keepShape(shape)
      sayDone(t`Saved. All your pictures have this frame now.`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" icon={Save} busy={busy} onClick={() => void save()}>
      {shape === 'STORY' ? t`Use for all my stories` : t`Use for all my square pictures`}
    </Button>
  )
}
