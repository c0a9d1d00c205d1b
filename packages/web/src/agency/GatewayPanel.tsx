import { useLingui } from '@lingui/react/macro'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { PaymentAccount, PaymentAccounts } from '@parichay/contract/payment/accounts.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { KeyRound, RefreshCw, Square } from 'lucide-react'
import { useState } from 'react'
import { paymentAccountQuery } from '../api/agencies.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText, timeText } from '../ui/dates.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { Facts } from '../ui/Facts.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Heading, Line, Pile, Quiet } from '../ui/shapes.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { ConnectGatewayForm } from './ConnectGatewayForm.tsx'
import { GatewayNews, type Told } from './GatewayNews.tsx'

type Props = { agencyId: number; sellsOnline: boolean }

/** What an agency takes its customers' money with: an account of its own at the provider, or none. */
export function GatewayPanel(props: Props) {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(paymentAccountQuery(props.agencyId))
  return (
    <Card component="section" aria-label={t`Payment gateway`} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Pile gap={2} oneColumn>
        <Heading>{t`Payment gateway`}</Heading>
        {data ? (
          <Gateway {...props} accounts={data} />
        ) : error ? (
          <InlineError message={failureText(error)} onRetry={reload} />
        ) : (
          <FormSkeleton fields={2} />
        )}
      </Pile>
    </Card>
  )
}

function Gateway({ agencyId, sellsOnline, accounts }: Props & { accounts: PaymentAccounts }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isConnecting, setConnecting] = useState(false)
  const [busy, setBusy] = useState<'renew' | 'stop'>()
  // A secret is kept here only, until it was entered or the page is left.
  const [told, setTold] = useState<Told>()
  const { account, former } = accounts
  const keep = (now: PaymentAccounts) => queries.setQueryData(paymentAccountQuery(agencyId).queryKey, now)
  const attempt = async (what: 'renew' | 'stop', deed: () => Promise<void>) => {
    setBusy(what)
    try {
      await deed()
    } catch (error) {
      void queries.invalidateQueries({ queryKey: paymentAccountQuery(agencyId).queryKey })
      void showError(error)
    }
    setBusy(undefined)
  }
  const renew = async ({ keyId, webhookUrl }: PaymentAccount) => {
    const yes = await confirm({
      title: t`New webhook secret?`,
      message: t`Enter the new one at Razorpay right away. The one before counts until the next change, so nothing is missed meanwhile.`,
      okLabel: t`Make a new secret`,
    })
    if (!yes) return
    await attempt('renew', async () => {
      const renewed = await call(paymentAccountRoutes.renewPaymentWebhook, { body: { agencyId, keyId } })
      keep(renewed.accounts)
      setTold({ webhookUrl, webhookSecret: renewed.webhookSecret, moneyUnderWay: null, isNew: false })
    })
  }
  const stop = async ({ keyId }: PaymentAccount) => {
    const yes = await confirm({
      title: t`Stop taking payments with ${keyId}?`,
      message: t`Nobody can pay this agency online any more. What was ordered is still settled and refunded, so leave the keys valid at Razorpay. The same keys can be entered again later.`,
      okLabel: t`Stop`,
      danger: true,
    })
    if (!yes) return
    await attempt('stop', async () => {
      keep(await call(paymentAccountRoutes.stopPaymentAccount, { body: { agencyId, keyId } }))
      setTold(undefined)
      sayDone(t`Stopped. No new payments are taken.`)
    })
  }
  return (
    <>
      {account ? (
        <AccountFacts account={account} />
      ) : (
        <Quiet>{t`No account is connected: nobody can pay this agency online. It needs an account of its own at Razorpay.`}</Quiet>
      )}
      {!account && sellsOnline && (
        <Notice tone="warning">
          {t`Online payment is switched on, and there is no account: customers who want to pay see that the payment service does not answer.`}
        </Notice>
      )}
      {told && <GatewayNews told={told} onDone={() => setTold(undefined)} />}
      {former.length > 0 && (
        <Pile gap={1} oneColumn>
          <Quiet>{t`Out of use, and money of it may still move. Leave its keys and its webhook as they are at Razorpay.`}</Quiet>
          {former.map((one) => (
            <AccountFacts key={one.webhookUrl} account={one} />
          ))}
        </Pile>
      )}
      <Line gap={1} wraps>
        <Button look={account ? 'secondary' : 'primary'} icon={KeyRound} onClick={() => setConnecting(true)}>
          {account ? t`Change keys` : t`Connect Razorpay`}
        </Button>
        {account && (
          <>
            <Button
              look="secondary"
              icon={RefreshCw}
              busy={busy === 'renew'}
              onClick={() => void renew(account)}
            >{t`New webhook secret`}</Button>
            <Button
              look="secondary"
              icon={Square}
              busy={busy === 'stop'}
              onClick={() => void stop(account)}
            >{t`Stop`}</Button>
          </>
        )}
      </Line>
      {isConnecting && (
        <ConnectGatewayForm
          agencyId={agencyId}
          keyId={account?.keyId}
          onClose={() => setConnecting(false)}
          onConnected={({ merchant, accounts: now, webhookSecret, moneyUnderWay }) => {
            keep(now)
            if (merchant === 'same') setTold(undefined)
            else if (webhookSecret && now.account)
              setTold({ webhookUrl: now.account.webhookUrl, webhookSecret, moneyUnderWay, isNew: true })
            sayDone(
              merchant === 'same'
                ? t`Connected. They are new keys of the same merchant: the webhook stays as it is.`
                : t`Connected. Enter the webhook at Razorpay now.`,
            )
          }}
        />
      )}
    </>
  )
}

function AccountFacts({ account }: { account: PaymentAccount }) {
  const { t, i18n } = useLingui()
  const { keyId, mode, since, webhookUrl, lastEventAt } = account
  const day = (instant: string) => dayText(istDay(new Date(instant)), i18n.locale)
  return (
    <Facts
      facts={[
        [t`Key id`, keyId],
        [
          t`Mode`,
          <StatusChip key="mode" tone={mode === 'live' ? 'success' : 'warning'}>
            {mode === 'live' ? t`Live` : t`Test: no money moves`}
          </StatusChip>,
        ],
        [t`Since`, day(since)],
        [t`Webhook address`, webhookUrl],
        [
          t`Last event`,
          lastEventAt ? `${day(lastEventAt)}, ${timeText(lastEventAt, i18n.locale)}` : t`None yet`,
        ],
      ]}
    />
  )
}
