import type { CodeSent } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Who } from '../auth-data.ts'
import { OtpEntry } from './OtpEntry.tsx'

type Props = {
  to: Who & { password: string }
  code: CodeSent
  sentAt: number
  onSentAgain: (code: CodeSent) => void
  onDone: (who: Who) => void
  onStartAgain: () => void
}

/** The code that went to the new number or e-mail. */
export function VerifyContactForm({ to, code, sentAt, onSentAgain, onDone, onStartAgain }: Props) {
  const [wrongCodes, setWrongCodes] = useState(0)
  const [waitUntil, setWaitUntil] = useState(0)
  const enter = async (otp: string) => {
    const { phoneNumber, email } = await call(authRoutes.verifyChangedPhone, { body: { otp } })
    onDone(to.email ? { email: email ?? to.email } : { phoneNumber: phoneNumber ?? to.phoneNumber ?? '' })
    return 'done' as const
  }
  const resend = async () => {
    onSentAgain(await call(authRoutes.changePhone, { body: to }))
    setWrongCodes(0)
  }
  return (
    <OtpEntry
      enter={enter}
      resend={resend}
      resendAt={Math.max(waitUntil, sentAt + code.resendAfterSec * 1000)}
      wrongCodes={wrongCodes}
      onWrong={() => setWrongCodes(wrongCodes + 1)}
      onWait={setWaitUntil}
      onStartAgain={onStartAgain}
    />
  )
}
