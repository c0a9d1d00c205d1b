import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { CodeChannel, CodeSent } from '@parichay/contract/auth/fields.ts'
import { useState } from 'react'
import { useSecondsUntil } from '../ui/countdown.ts'
import { TextButton } from '../ui/TextButton.tsx'

type Props = {
  until: number
  otherWays: CodeSent['otherWays']
  /** By another way, or as the last one. */
  onResend: (channel?: CodeChannel) => Promise<void>
}

/** Counts down to the moment when another code may be asked for, then offers it, by another way too where there is one. */
export function ResendRow({ until, otherWays, onResend }: Props) {
  const { t } = useLingui()
  const seconds = useSecondsUntil(until)
  const [busy, setBusy] = useState<CodeChannel | 'same' | null>(null)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const resend = async (channel?: CodeChannel) => {
    if (busy) return
    setBusy(channel ?? 'same')
    await onResend(channel)
    setBusy(null)
  }
  const nameOf = ({ channel, sentTo }: Props['otherWays'][number]) =>
    channel === 'sms' ? t`Send by SMS` : sentTo === null ? t`Send by e-mail` : t`Send by e-mail to ${sentTo}`
  return (
    <Box sx={{ minHeight: 24, textAlign: 'center', typography: 'body2', color: 'text.secondary' }}>
      {seconds > 0 ? (
        <Trans>You can ask for a new code in {clock}</Trans>
      ) : (
        <>
          <Trans>No code yet?</Trans>{' '}
          <TextButton busy={busy === 'same'} onClick={() => void resend()}>
            {t`Send it again`}
          </TextButton>
          {otherWays.map((way) => (
            <Box key={way.channel} sx={{ mt: 3 }}>
              <TextButton busy={busy === way.channel} onClick={() => void resend(way.channel)}>
                {nameOf(way)}
              </TextButton>
            </Box>
          ))}
        </>
      )}
    </Box>
  )
}
