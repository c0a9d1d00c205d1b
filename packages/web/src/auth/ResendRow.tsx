import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSecondsUntil } from '../ui/countdown.ts'
import { TextButton } from '../ui/TextButton.tsx'

/** Counts down to the moment when another code may be asked for, then offers it. */
export function ResendRow({ until, onResend }: { until: number; onResend: () => Promise<void> }) {
  const { t } = useLingui()
  const seconds = useSecondsUntil(until)
  const [busy, setBusy] = useState(false)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const resend = async () => {
    setBusy(true)
    await onResend()
    setBusy(false)
  }
  return (
    <Box sx={{ minHeight: 24, textAlign: 'center', typography: 'body2', color: 'text.secondary' }}>
      {seconds > 0 ? (
        <Trans>You can ask for a new code in {clock}</Trans>
      ) : (
        <>
          <Trans>No code yet?</Trans>{' '}
          <TextButton busy={busy} onClick={() => void resend()}>
            {t`Send it again`}
          </TextButton>
        </>
      )}
    </Box>
  )
}
