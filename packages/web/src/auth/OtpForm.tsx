import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { otpTries } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { failureText } from '../api/failure-words.ts'
import { CallFailed } from '../api/failures.ts'
import { useAuthData } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSlow } from '../ui/countdown.ts'
import { OtpField } from '../ui/form/OtpField.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { type Failed, failedNow, FailureNotice } from './FailureNotice.tsx'
import { ResendRow } from './ResendRow.tsx'
import { SlowLine } from './SlowLine.tsx'
import { useSmsCode } from '../ui/form/sms-code.ts'

/** The code of the attempt: sends itself when it is whole, and says how many tries are left when it is wrong. */
export function OtpForm({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useLingui()
  const go = useGo()
  const { change, verify, sentAgain } = useAuthData.getState()
  const authData = useAuthData((state) => state.authData)!
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<CallFailed | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const slow = useIsSlow(busy)
  const left = Math.max(0, otpTries - authData.wrongCodes)

  const enter = async (otp: string) => {
    if (busy) return
    setBusy(true)
    setFault(null)
    setFailed(null)
    try {
      await call(authRoutes.verifyOtp, { body: { otp } })
      verify()
      // Staff keep a step back, customers do not (specification 4).
      if (authData.kind === 'staff') go(paths.franchiseeCreatePassword())
      else go(paths.createPassword(), { replace: true })
    } catch (error) {
      if (error instanceof CallFailed && (error.code === 'OTP_INVALID' || error.code === 'OTP_EXPIRED' || error.code === 'OTP_TOO_MANY_ATTEMPTS')) {
        if (error.code === 'OTP_INVALID') change({ wrongCodes: authData.wrongCodes + 1 })
        setFault(error)
        setTimeout(() => box.current?.querySelector('input')?.select())
      } else setFailed(failedNow(error))
    } finally {
      setBusy(false)
    }
  }
  const resend = async () => {
    setFailed(null)
    try {
      sentAgain(await call(authRoutes.resendOtp))
      setCode('')
      setFault(null)
      sayDone(t`A new code is on its way.`)
      box.current?.querySelector('input')?.focus()
    } catch (error) {
      const soon = error instanceof CallFailed && error.code === 'RATE_LIMITED' && (error.retryAfterSec ?? 0) <= 120
      if (error instanceof CallFailed && error.retryAfterSec) change({ resendAt: Date.now() + error.retryAfterSec * 1000 })
      if (!soon) setFailed(failedNow(error))
    }
  }
  useSmsCode((received) => {
    setCode(received)
    void enter(received)
  })
  const isLost = failed?.error instanceof CallFailed && failed.error.code === 'STEP_OUT_OF_ORDER'
  return (
    <Box component="form" noValidate onSubmit={(event: React.FormEvent) => { event.preventDefault(); if (code.length === 6) void enter(code) }} sx={{ display: 'grid', gap: 2.5 }}>
      <div ref={box}>
        <OtpField value={code} onChange={(text) => { setCode(text); setFault(null) }} onComplete={(whole) => void enter(whole)} busy={busy} error={fault ? wordsOf(fault) : undefined} />
        {fault?.code === 'OTP_INVALID' && left > 0 && (
          <TriesLeft>
            <Plural value={left} one="# try left" other="# tries left" />
          </TriesLeft>
        )}
      </div>
      <FailureNotice failed={failed} />
      <Button type="submit" size="large" fullWidth busy={busy} disabledReason={code.length < 6 ? t`Enter the 6 digits of the code.` : undefined}>
        {t`Verify`}
      </Button>
      {isLost ? (
        <Button look="secondary" size="large" fullWidth onClick={onStartAgain}>
          {t`Start again`}
        </Button>
      ) : (
        <ResendRow until={authData.resendAt} onResend={resend} />
      )}
      <SlowLine shown={slow} />
    </Box>
  )
}

/** The count of tries stands on a line of its own, so the sentence need not carry it in every language. */
const TriesLeft = ({ children }: { children: ReactNode }) => (
  <Box component="p" role="status" sx={{ mt: 0.25, typography: 'body2', color: 'text.secondary' }}>
    {children}
  </Box>
)

/** Never the server's own sentence: it counts in English. */
const wordsOf = (error: CallFailed) => failureText(new CallFailed({ code: error.code, message: '', ref: error.ref }, error.status))
