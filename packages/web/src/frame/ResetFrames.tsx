import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Button } from '../ui/Button.tsx'
import { confirm, showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Puts all frames of a business back to how they began. */
export function ResetFrames({ answer, onReset }: { answer: FrameAnswer; onReset: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { businessId } = answer
  const reset = async () => {
    const sure = await confirm({
      title: t`Reset the frames?`,
      message: t`Frame, colours, details and texts go back to how they began.`,
      okLabel: t`Reset`,
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    try {
      const saved = await call(frameRoutes.updateImagePostSettings, { body: { businessId, reset: true } })
      queries.setQueryData(keys.frames(businessId), saved)
      onReset()
      sayDone(t`The frames are as they began`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="text"
      icon={RotateCcw}
      busy={busy}
      onClick={() => void reset()}
      sx={{ justifySelf: 'start' }}
    >
      {t`Reset`}
    </Button>
  )
}
