import { useLingui } from '@lingui/react/macro'
import { webhookEvents } from '@parichay/contract/payment/accounts.ts'
import Box from '@mui/material/Box'
import { Check, Copy } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Line, Pile } from '../ui/shapes.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'

/** What is to be entered at the provider; the secret is told once. */
export type Told = {
  webhookUrl: string
  webhookSecret: string
  /** Keys of another merchant that must stay valid a while. */
  moneyUnderWay: string | null
  /** A webhook that the provider does not know yet. */
  isNew: boolean
}

/** After connecting another merchant, or a new webhook secret: what to enter at the provider. */
export function GatewayNews({ told, onDone }: { told: Told; onDone: () => void }) {
  const { t } = useLingui()
  const { webhookUrl, webhookSecret, moneyUnderWay, isNew } = told
  return (
    <Pile gap={1.5} oneColumn role="group" aria-label={t`To enter at Razorpay`}>
      <Notice tone="info">
        {isNew
          ? t`Enter this at Razorpay, under Settings → Webhooks. The secret is shown only here and only now.`
          : t`Enter the new secret at Razorpay, at the webhook with this address. It is shown only here and only now.`}
      </Notice>
      <Value label={t`Webhook address`} text={webhookUrl} copy={t`Copy the address`} />
      <Value label={t`Webhook secret`} text={webhookSecret} copy={t`Copy the secret`} />
      {isNew && <Value label={t`Events`} text={webhookEvents.join(', ')} />}
      {moneyUnderWay && (
        <Notice tone="warning">
          {t`The keys before (${moneyUnderWay}) belong to another merchant, and money is still on its way there. Do not withdraw them at Razorpay while they stand below.`}
        </Notice>
      )}
      <Box>
        <Button look="secondary" icon={Check} onClick={onDone}>{t`I have entered it`}</Button>
      </Box>
    </Pile>
  )
}

function Value({ label, text, copy }: { label: string; text: string; copy?: string }) {
  const { t } = useLingui()
  const take = () =>
    navigator.clipboard.writeText(text).then(
      () => sayDone(t`Copied.`),
      () => say(t`It could not be copied. Mark it and copy it by hand.`),
    )
  return (
    <Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
      <Line gap={1} wraps centred>
        <Box component="code" sx={{ fontSize: 14, minWidth: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        {copy && (
          <Button look="text" size="small" icon={Copy} onClick={() => void take()} label={copy}>
            {t`Copy`}
          </Button>
        )}
      </Line>
    </Box>
  )
}
