import { Trans, useLingui } from '@lingui/react/macro'
import { Password } from '@parichay/contract/auth/fields.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Button } from '../ui/Button.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { OtpField } from '../ui/form/OtpField.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { Pile } from '../ui/shapes.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { KeyForApp } from './KeyForApp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { totpFailure } from './words.ts'

const schema = z.object({ password: Password })
type Secret = { uri: string; secret: string }

/** Switching the second step on: the password, the QR code and a first code, and the recovery codes. */
export function TotpSetup({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return secret ? <FirstCode {...secret} onCodes={setCodes} /> : <AskPassword onSecret={setSecret} />
}

function AskPassword({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<Failed | null>(null)
  const form = usePanelForm(schema, { password: '' })
  const wait = useSecondsUntil(waitEnd(failed))
  const submit = async (body: z.output<typeof schema>) => {
    setFailed(null)
    onSecret(await call(totpRoutes.beginTotp, { body }))
    return 'saved' as const
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      words={totpFailure}
      onFailure={(error) => setFailed(failedNow(error))}
    >
      <PasswordField name="password" label={t`Current password`} autoFocus />
      <FailureNotice failed={failed} words={totpFailure} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={form.formState.isSubmitting}
        disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
      >
        {t`Go on`}
      </Button>
    </Form>
  )
}

function FirstCode({ uri, secret, onCodes }: Secret & { onCodes: (codes: string[]) => void }) {
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const enter = async (whole: string) => {
    if (busy) return
    setBusy(true)
    setFailed(null)
    try {
      const { recoveryCodes } = await call(totpRoutes.confirmTotp, { body: { code: whole } })
      void queries.invalidateQueries({ queryKey: keys.sessions })
      onCodes(recoveryCodes)
    } catch (error) {
      setFailed(failedNow(error))
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Pile gap={2.5} fits>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 2 }}>
        <li>
          <KeyForApp uri={uri} secret={secret} />
        </li>
        <li>
          <Trans>Enter the code that the app shows now.</Trans>
        </li>
      </Box>
      <OtpField
        key={failed?.at}
        value={code}
        onChange={setCode}
        onComplete={(whole) => void enter(whole)}
        busy={busy}
        autoFocus={failed !== null}
      />
      <FailureNotice failed={failed} words={totpFailure} />
    </Pile>
  )
}
