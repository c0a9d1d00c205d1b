import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import { useArrive } from '../shell/arrive.ts'
import { useAuthData } from '../auth-data.ts'
import { CallFailed } from '../failures.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { OtpField } from '../ui/form/OtpField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import { totpFailure } from './words.ts'

type Waiting = NonNullable<ReturnType<typeof useAuthData.getState>['second']>

/** After the password: the code of the app, or a recovery code where the phone is gone. */
export function SecondStepForm({ kind, who, next }: Waiting) {
  const { t } = useLingui()
  const { agencyName } = useAgency()
  const arrive = useArrive()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const wait = useSecondsUntil(waitEnd(failed))
  const startAgain = () => useAuthData.getState().clear()
  const enter = async (typed: string) => {
    if (busy || wait > 0) return
    setBusy(true)
    setFailed(null)
    try {
      const { recoveryCodesLeft } = await call(totpRoutes.passTotp, { body: { code: typed } })
      if (recoveryCodesLeft !== null)
        sayDone(
          plural(recoveryCodesLeft, {
            one: '# recovery code is left. Make new ones in your account.',
            other: '# recovery codes are left.',
          }),
        )
      arrive({ kind, who, next })
    } catch (error) {
      setFailed(failedNow(error))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code) void enter(code)
  }
  const switchWay = () => {
    setRecovery(!isRecovery)
    setCode('')
    setFailed(null)
  }
  const isLost = failed?.error instanceof CallFailed && failed.error.code === 'STEP_OUT_OF_ORDER'
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {isRecovery ? (
        <RecoveryCodeField value={code} onChange={setCode} />
      ) : (
        <OtpField
          key={failed?.at}
          label={t`Code of your authenticator app`}
          value={code}
          onChange={setCode}
          onComplete={(whole) => void enter(whole)}
          busy={busy}
        />
      )}
      {isLost ? (
        <Notice tone="warning">
          <Trans>This took too long. Please sign in with your password again.</Trans>
        </Notice>
      ) : (
        <FailureNotice failed={failed} words={totpFailure} />
      )}
      {isLost ? (
        <Button size="large" fullWidth onClick={startAgain}>{t`Start again`}</Button>
      ) : (
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={busy}
          disabledReason={
            wait > 0
              ? t`Please wait until the time is over.`
              : code
                ? undefined
                : isRecovery
                  ? t`Enter one of your recovery codes.`
                  : t`Enter the 6 digits of the code.`
          }
        >
          {t`Verify`}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <TextButton onClick={switchWay}>
          {isRecovery ? t`Use the code of the app` : t`Phone not at hand? Use a recovery code`}
        </TextButton>
        <TextButton onClick={startAgain}>{t`Sign in as somebody else`}</TextButton>
        {isRecovery && (
          <Quiet>
            {kind === 'staff' ? (
              <Trans>
                You were given ten of them with the second step; each works once. If they are lost too, an
                admin of your agency can take the second step off.
              </Trans>
            ) : (
              <Trans>
                You were given ten of them with the second step; each works once. If they are lost too,{' '}
                {agencyName} can take the second step off.
              </Trans>
            )}
          </Quiet>
        )}
      </Box>
    </Box>
  )
}
