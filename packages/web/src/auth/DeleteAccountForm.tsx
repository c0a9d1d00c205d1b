import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Password } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { useRemote } from '../api/remote.ts'
import { useAuthData } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { forget } from '../keepsake.ts'
import { paths } from '../paths.ts'
import { useLeave } from '../shell/sign-out.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { spacedNumber } from '../ui/form/digits.ts'
import { confirm } from '../ui/dialogs.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { ownBusinessesQuery } from './OwnBusinesses.tsx'
import { useSelf } from './Self.tsx'
import { accountFailure } from './words.ts'
import { PlainList } from '../ui/shapes.tsx'

const schema = z.object({ password: Password })

/** What is lost, the password, and a last question that names the account. */
export function DeleteAccountForm() {
  const { t } = useLingui()
  const go = useGo()
  const leave = useLeave()
  const { phoneNumber, email } = useSelf()
  const businesses = useRemote(ownBusinessesQuery)
  const [failed, setFailed] = useState<Failed | null>(null)
  const form = usePanelForm(schema, { password: '' })
  const wait = useSecondsUntil(waitEnd(failed))
  const name = phoneNumber ? spacedNumber(phoneNumber) : (email ?? '')

  if (businesses.error && !businesses.data)
    return <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
  if (!businesses.data) return <FormSkeleton fields={2} />
  const cards = businesses.data.filter(({ card }) => card)
  const submit = async (body: z.output<typeof schema>) => {
    setFailed(null)
    const yes = await confirm({
      title: t`Delete the account ${name}?`,
      message: t`You are signed out on all devices and your cards go offline at once.`,
      okLabel: t`Delete account`,
      danger: true,
    })
    if (!yes) return 'declined' as const
    await call(authRoutes.deleteUser, { body })
    forget('lastPhone')
    useAuthData.getState().clear()
    sayDone(t`Your account is deleted.`)
    await leave()
    return 'saved' as const
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      words={accountFailure}
      onFailure={(error) => setFailed(failedNow(error))}
    >
      <Card tone="error">
        <Box sx={{ typography: 'subtitle1', mb: 1 }}>
          <Trans>This is what you lose</Trans>
        </Box>
        <PlainList gap={1}>
          <Lost>
            <Trans>Your account {name}</Trans>
          </Lost>
          {businesses.data.map(({ businessId, businessName }) => (
            <Lost key={businessId}>
              <Trans>{businessName} with all its details and pictures</Trans>
            </Lost>
          ))}
          {cards.length > 0 && (
            <Lost>
              <Plural
                value={cards.length}
                one="# digital card: its link and its QR code stop working"
                other="# digital cards: their links and QR codes stop working"
              />
            </Lost>
          )}
        </PlainList>
      </Card>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        <Trans>
          After 30 days everything is erased for good; only invoices are kept for 8 years, as the law asks.
        </Trans>
      </Box>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={phoneNumber ?? email ?? ''}
        readOnly
        hidden
      />
      <PasswordField name="password" hint={t`The one you sign in with, so that nobody else can do this.`} />
      <FailureNotice failed={failed} words={accountFailure} />
      <Button
        type="submit"
        look="danger"
        size="large"
        fullWidth
        busy={form.formState.isSubmitting}
        disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
      >
        {t`Delete account`}
      </Button>
      <Button look="text" fullWidth onClick={() => go(paths.account(), { replace: true })}>
        {t`Keep my account`}
      </Button>
    </Form>
  )
}

const Lost = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
    <Box component={X} size={20} aria-hidden sx={{ flex: 'none', mt: '2px', color: 'error.main' }} />
    <span>{children}</span>
  </Box>
)
