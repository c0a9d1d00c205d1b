import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ErrorCode } from '@parichay/contract/errors.ts'
import { failureText, type FailureWords } from '../failure-words.ts'
import { CallFailed } from '../failures.ts'
import { useAgency } from '../session.ts'
import { useSecondsUntil } from '../ui/countdown.ts'
import { Notice } from '../ui/Notice.tsx'
import { spacedNumber } from '../ui/form/digits.ts'

/** A failure and the moment it happened, so that a wait can be counted down. */
export type Failed = { error: unknown; at: number }

export const failedNow = (error: unknown): Failed => ({ error, at: Date.now() })

/** When the person may try again; 0 if there is nothing to wait for. */
export const waitEnd = (failed: Failed | null): number =>
  failed?.error instanceof CallFailed && failed.error.code === 'RATE_LIMITED' && failed.error.retryAfterSec
    ? failed.at + failed.error.retryAfterSec * 1000
    : 0

/** What only the agency can help with. */
const askProvider: ReadonlySet<ErrorCode> = new Set([
  'SMS_UNAVAILABLE',
  'MAIL_UNAVAILABLE',
  'SUBSCRIPTION_ACTIVE',
])

/** What went wrong and what to do, for the whole form. A wait counts down by itself and then the notice goes. */
export function FailureNotice({
  failed,
  words,
  codeHelps,
}: {
  failed: Failed | null
  words?: FailureWords
  /** A code is another way in, so a long wait need not be waited for. */
  codeHelps?: boolean
}) {
  const until = waitEnd(failed)
  const seconds = useSecondsUntil(until)
  if (!failed || (until > 0 && seconds === 0)) return null
  const code = failed.error instanceof CallFailed ? failed.error.code : undefined
  if (until > 0) {
    const minutes = Math.ceil(seconds / 60)
    return (
      <Notice tone="warning">
        {seconds > 90 ? (
          <Plural
            value={minutes}
            one="Too many tries. You can try again in # minute."
            other="Too many tries. You can try again in # minutes."
          />
        ) : (
          <Plural
            value={seconds}
            one="Too many tries. You can try again in # second."
            other="Too many tries. You can try again in # seconds."
          />
        )}
        {codeHelps && seconds > 90 && (
          <Box component="p" sx={{ m: 0, mt: 0.5 }}>
            <Trans>“Forgot password?” brings you in with a code now.</Trans>
          </Box>
        )}
      </Notice>
    )
  }
  if (code === 'ACCOUNT_PAUSED') return <PausedNotice />
  return (
    <Notice tone={failed.error instanceof CallFailed ? 'error' : 'warning'}>
      {failureText(failed.error, words)}
      {code && askProvider.has(code) && <SupportLine />}
    </Notice>
  )
}

function PausedNotice() {
  const { agencyName } = useAgency()
  return (
    <Notice tone="error">
      <Trans>Your access is paused – contact {agencyName}</Trans>
      <SupportLine />
    </Notice>
  )
}

/** How to reach the agency. */
function SupportLine() {
  const { t } = useLingui()
  const { support } = useAgency()
  return (
    <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 2, fontWeight: 600 }}>
      {support.phoneNumber && (
        <Box
          component="a"
          href={`tel:${support.phoneNumber}`}
          aria-label={t`Call ${support.phoneNumber}`}
          sx={{ py: 1 }}
        >
          {spacedNumber(support.phoneNumber)}
        </Box>
      )}
      {support.email && (
        <Box component="a" href={`mailto:${support.email}`} sx={{ py: 1 }}>
          {support.email}
        </Box>
      )}
    </Box>
  )
}
