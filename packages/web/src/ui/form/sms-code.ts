import { useEffect, useRef } from 'react'

type OtpCredential = Credential & { code?: string }

/** Phones that can read the SMS themselves (WebOTP) offer the code; everywhere else nothing happens. */
export function useSmsCode(onCode: (code: string) => void) {
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leave = new AbortController()
    const wanted = { otp: { transport: ['sms'] }, signal: leave.signal } as CredentialRequestOptions
    navigator.credentials.get(wanted).then(
      (found) => {
        const code = (found as OtpCredential | null)?.code
        if (code) latest.current(code)
      },
      () => undefined,
    )
    return () => leave.abort()
  }, [])
}
