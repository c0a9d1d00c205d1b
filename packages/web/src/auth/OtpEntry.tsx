import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type CodeChannel, type CodeSent, otpTries } from '@parichay/contract/auth/fields.ts'
import { type FormEvent, useRef, useState } from 'react'
import { failureText } from '../failure-words.ts'
import { CallFailed } from '../failures.ts'
import { useAgency } from '../session.ts'
import { askForHelp } from '../shell/connect-with-admin.tsx'
import { isReachable } from '../shell/products.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSlow } from '../ui/countdown.ts'
import { OtpField } from '../ui/form/OtpField.tsx'
import { useSmsCode } from '../ui/form/sms-code.ts'
import { Notice } from '../ui/Notice.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { type Failed, failedNow, FailureNotice } from './FailureNotice.tsx'
import { ResendRow } from './ResendRow.tsx'
import { SlowLine } from './SlowLine.tsx'

type Props = {
  /** Checks the code and goes on; rejects when it is not right. `another`: it was right, and one more is on its way. */
  enter: (code: string) => Promise<'done' | 'another'>
  /** Asks for another code, by this way or as the last one. */
  resend: (channel?: CodeChannel) => Promise<void>
  otherWays?: CodeSent['otherWays']
  resendAt: number
  /** Wrong codes since the last one was sent. */
  wrongCodes: number
  onWrong: () => void
  /** The server says when the next code may be asked for. */
  onWait: (until: number) => void
  onStartAgain: () => void
}

const ofTheCode = new Set(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_ATTEMPTS'])

/** A code by SMS or mail: sends itself when it is whole, says how many tries are left, and asks for another one. */
export function OtpEntry({
  enter,
  resend,
  otherWays = [],
  resendAt,
  wrongCodes,
  onWrong,
  onWait,
  onStartAgain,
}: Props) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const [wasResent, setResent] = useState(false)
  const [fault, setFault] = useState<CallFailed | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const slow = useIsSlow(busy)
  const left = Math.max(0, otpTries - wrongCodes)

  const check = async (otp: string) => {
    if (busy) return
    setBusy(true)
    setFault(null)
    setFailed(null)
    try {
      if ((await enter(otp)) === 'another') {
        setSecond(true)
        setCode('')
        setTimeout(() => box.current?.querySelector('input')?.focus())
      }
    } catch (error) {
      if (error instanceof CallFailed && ofTheCode.has(error.code)) {
        if (error.code === 'OTP_INVALID') onWrong()
        setFault(error)
        setTimeout(() => box.current?.querySelector('input')?.select())
      } else setFailed(failedNow(error))
    } finally {
      setBusy(false)
    }
  }
  const again = async (channel?: CodeChannel) => {
    setFailed(null)
    try {
      await resend(channel)
      setResent(true)
      setCode('')
      setFault(null)
      sayDone(t`A new code is on its way.`)
      box.current?.querySelector('input')?.focus()
    } catch (error) {
      const wait = error instanceof CallFailed ? error.retryAfterSec : undefined
      if (wait) onWait(Date.now() + wait * 1000)
      if (!wait || wait > 120) setFailed(failedNow(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) void check(code)
  }
  useSmsCode((received) => {
    setCode(received)
    void check(received)
  })
  const isLost = failed?.error instanceof CallFailed && failed.error.code === 'STEP_OUT_OF_ORDER'
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {isSecond && (
        <Notice tone="info">
          <Trans>
            That code was right. Others keep asking for codes of yours, so we sent you one more: enter it too.
          </Trans>
        </Notice>
      )}
      <div ref={box}>
        <OtpField
          value={code}
          onChange={(text) => {
            setCode(text)
            setFault(null)
          }}
          onComplete={(whole) => void check(whole)}
          busy={busy}
          error={fault ? wordsOf(fault) : undefined}
        />
        {/* On a line of its own: the sentence above need not count in every language. */}
        {fault?.code === 'OTP_INVALID' && left > 0 && (
          <Box component="p" role="status" sx={{ mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
            <Plural value={left} one="# try left" other="# tries left" />
          </Box>
        )}
      </div>
      <FailureNotice failed={failed} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={busy}
        disabledReason={code.length < 6 ? t`Enter the 6 digits of the code.` : undefined}
      >
        {t`Verify`}
      </Button>
      {isLost ? (
        <Button look="secondary" size="large" fullWidth onClick={onStartAgain}>
          {t`Start again`}
        </Button>
      ) : (
        <ResendRow until={resendAt} otherWays={otherWays} onResend={again} />
      )}
      {wasResent && <NoCodeYet />}
      <SlowLine shown={slow} />
    </Box>
  )
}

/** A second code that does not come either is nothing that people can mend themselves. */
function NoCodeYet() {
  const agency = useAgency()
  const { t } = useLingui()
  const { agencyName } = agency
  if (!isReachable(agency)) return null
  return (
    <Box sx={{ textAlign: 'center', typography: 'body2', color: 'text.secondary' }}>
      <Trans>Does no code come?</Trans>{' '}
      <TextButton onClick={() => void askForHelp()}>{t`Ask ${agencyName}`}</TextButton>
    </Box>
  )
}

/** Never the server's own sentence: it counts the tries itself. */
const wordsOf = (error: CallFailed) =>
  failureText(new CallFailed({ code: error.code, message: '', ref: error.ref }, error.status))
