import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Password } from '@parichay/contract/auth/fields.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { dayText } from '../ui/dates.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { totpQuery } from '../api/totp.ts'
import { TotpSetup } from './TotpSetup.tsx'
import { totpFailure } from './words.ts'

type Deed = 'renew' | 'remove'

/** The second step of the own account: switched on, looked after, switched off. */
export function TotpScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const isStaff = useSession((state) => state.kind === 'staff')
  const { data, error, reload } = useRemote(totpQuery)
  const [deed, setDeed] = useState<Deed | null>(null)
  const [wasOff, setWasOff] = useState<boolean>()
  const [codes, setCodes] = useState<string[] | null>(null)
  // What stood there first decides: setting up goes on while the answer changes behind it.
  if (data && wasOff === undefined) setWasOff(data.since === null)
  const back = () => go(isStaff ? paths.adminAccount() : paths.account(), { replace: true })
  const finish = () => {
    sayDone(t`The second step is switched on.`)
    back()
  }
  const body = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={back} />
    if (!data) return <FormSkeleton fields={2} />
    if (wasOff)
      return (
        <>
          {!isStaff && (
            <Quiet wraps>
              <Trans>
                You need an authenticator app on your phone, such as Google Authenticator. It is your choice,
                and you can switch it off again.
              </Trans>
            </Quiet>
          )}
          <TotpSetup onDone={finish} />
        </>
      )
    if (data.since === null) return null
    const since = dayText(data.since, i18n.locale)
    return (
      <>
        <Card sx={{ display: 'grid', gap: 1, p: { xs: 2, md: 2.5 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <StatusChip tone="success">{t`On`}</StatusChip>
            <Quiet>{t`since ${since}`}</Quiet>
          </Box>
          <Text as="body2">
            {plural(data.recoveryCodesLeft, {
              one: '# recovery code is left.',
              other: '# recovery codes are left.',
            })}
          </Text>
          {data.isDemanded && (
            <Quiet>
              <Trans>Your agency asks for the second step: it stays on.</Trans>
            </Quiet>
          )}
        </Card>
        {data.recoveryCodesLeft < 3 && (
          <Notice tone="warning">
            <Trans>Make new recovery codes before the last one is used.</Trans>
          </Notice>
        )}
        {deed ? (
          <Ask
            deed={deed}
            onCodes={setCodes}
            onRemoved={() => {
              sayDone(t`The second step is switched off.`)
              back()
            }}
            onLeave={() => setDeed(null)}
          />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button look="secondary" onClick={() => setDeed('renew')}>{t`New recovery codes`}</Button>
            {!data.isDemanded && (
              <Button look="text" onClick={() => setDeed('remove')}>{t`Switch off`}</Button>
            )}
          </Box>
        )}
      </>
    )
  }
  return (
    <Page
      title={t`Second step`}
      subtitle={t`Besides your password, signing in asks for a code that only your phone knows.`}
    >
      {error && !data ? (
        <InlineError message={failureText(error)} onRetry={reload} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 520 }}>{body()}</Box>
      )}
    </Page>
  )
}

const schema = z.object({ password: Password, code: z.string().min(6, 'Enter the 6 digits of the code.') })

type AskProps = {
  deed: Deed
  onCodes: (codes: string[]) => void
  onRemoved: () => void
  onLeave: () => void
}

/** Password and code, before something about the second step changes. */
function Ask({ deed, onCodes, onRemoved, onLeave }: AskProps) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<Failed | null>(null)
  const form = usePanelForm(schema, { password: '', code: '' })
  const wait = useSecondsUntil(waitEnd(failed))
  const submit = async (body: z.output<typeof schema>) => {
    setFailed(null)
    if (deed === 'renew') onCodes((await call(totpRoutes.renewRecoveryCodes, { body })).recoveryCodes)
    else {
      await call(totpRoutes.removeTotp, { body })
      onRemoved()
    }
    return 'saved' as const
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      words={totpFailure}
      onFailure={(error) => setFailed(failedNow(error))}
    >
      <Text as="subtitle1">
        {deed === 'renew' ? t`New recovery codes: the old ones stop working` : t`Switch the second step off`}
      </Text>
      <PasswordField name="password" label={t`Current password`} autoFocus />
      <TextField
        name="code"
        label={t`Code of the app, or a recovery code`}
        required
        maxLength={40}
        autoComplete="one-time-code"
      />
      <FailureNotice failed={failed} words={totpFailure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          busy={form.formState.isSubmitting}
          disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
        >
          {deed === 'renew' ? t`Make new codes` : t`Switch off`}
        </Button>
        <Button look="text" onClick={onLeave}>{t`Cancel`}</Button>
      </Box>
    </Form>
  )
}
