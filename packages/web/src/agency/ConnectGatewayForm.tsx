import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type PaymentAccountConnected, PaymentKeys } from '@parichay/contract/payment/accounts.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { call } from '../api/client.ts'
import type { FailureWords } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Quiet } from '../ui/shapes.tsx'

const failure: FailureWords = {
  PAYMENT_UNAVAILABLE: msg`Razorpay does not answer right now, so nothing was changed. Please try again.`,
  CONFLICT: msg`The keys were changed on another device. Look at them and try again.`,
}

type Props = {
  agencyId: number
  /** The keys in use, where there are any. */
  keyId: string | undefined
  onConnected: (connected: PaymentAccountConnected) => void
  onClose: () => void
}

/** Keys for the account of an agency. They hold a secret: no draft of them is kept. */
export function ConnectGatewayForm({ agencyId, keyId, onConnected, onClose }: Props) {
  const { t } = useLingui()
  const form = usePanelForm(PaymentKeys, { keyId: '', keySecret: '' })
  return (
    <Sheet
      open
      title={keyId ? t`Change keys` : t`Connect Razorpay`}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="connect-gateway" busy={form.formState.isSubmitting}>
            {keyId ? t`Try and change` : t`Try and connect`}
          </Button>
        </>
      }
    >
      <Form
        id="connect-gateway"
        form={form}
        words={failure}
        onSubmit={async (keys) => {
          onConnected(await call(paymentAccountRoutes.connectPaymentAccount, { body: { agencyId, ...keys } }))
          return 'saved' as const
        }}
        onSaved={onClose}
      >
        <Quiet>
          {keyId
            ? t`Now in use: ${keyId}. New keys of the same merchant replace them, and the webhook stays. Keys of another merchant begin an account with a webhook of its own.`
            : t`Make a key at Razorpay, under Settings → API keys. Begin with a test key. The keys are tried before they are kept.`}
        </Quiet>
        <TextField
          name="keyId"
          label={t`Key id`}
          required
          maxLength={60}
          placeholder="rzp_live_AbCdEf123456"
        />
        <PasswordField
          name="keySecret"
          label={t`Key secret`}
          autoComplete="new-password"
          hint={t`Kept sealed; nothing shows it again.`}
        />
      </Form>
    </Sheet>
  )
}
