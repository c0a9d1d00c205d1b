import { useLingui } from '@lingui/react/macro'
import {
  type MessagingForm,
  messagingFieldOf,
  messagingRules,
  messagingSent,
  messagingTyped,
} from '@parichay/contract/agency/messaging-form.ts'
import { type Messaging, smsTemplateNames } from '@parichay/contract/agency/messaging.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { messagingQuery } from '../api/agencies.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { twoColumns } from '../ui/two-columns.ts'
import { SendTest } from './SendTest.tsx'
import { smsTemplateWords } from './words.ts'

/** By what an agency sends: the platform's account, or its own. */
export function MessagingPanel({ agencyId }: { agencyId: number }) {
  const { data, error, reload } = useRemote(messagingQuery(agencyId))
  if (data) return <MessagingFields messaging={data} />
  return error ? <InlineError message={failureText(error)} onRetry={reload} /> : <FormSkeleton fields={5} />
}

function MessagingFields({ messaging }: { messaging: Messaging }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { agencyId } = messaging
  const rules = useMemo(() => messagingRules(messaging), [messaging])
  return (
    <Pile gap={2.5} oneColumn>
      <RecordForm<MessagingForm, MessagingForm, Messaging>
        // What is typed here holds secrets: it is kept nowhere before it is sent.
        draft={null}
        schema={rules}
        record={messaging}
        versionOf={versionOf}
        typed={messagingTyped}
        save={(values, version) =>
          call(messagingRoutes.saveAgencyMessaging, { body: messagingSent(values, { agencyId, version }) })
        }
        reload={() => queries.fetchQuery({ ...messagingQuery(agencyId), staleTime: 0 })}
        onSaved={(saved) => {
          queries.setQueryData(messagingQuery(agencyId).queryKey, saved)
          sayDone(t`Saved. It counts for the next message.`)
        }}
        fieldOf={messagingFieldOf}
        placeOf={tabOf}
      >
        {isLost(messaging) && (
          <Notice tone="warning">
            {t`A secret that is kept here cannot be read any more, because the secret of the installation was changed. Type it again and save; until then nothing is sent by it.`}
          </Notice>
        )}
        {messaging.prepared && (
          <Notice tone="info">
            {t`The registered texts of another agency were taken over. They count once the own SMS account is on and has its key.`}
          </Notice>
        )}
        <SmsFields kept={messaging.sms?.hasAuthkey === true} />
        <MailFields kept={messaging.mail?.hasPassword === true} />
      </RecordForm>
      <SendTest agencyId={agencyId} />
    </Pile>
  )
}

/** A key or a password was set and cannot be read. Mail servers without a user have no password. */
const isLost = ({ sms, mail }: Messaging) =>
  sms?.hasAuthkey === false || (mail !== null && mail.user !== '' && !mail.hasPassword)

const versionOf = ({ version }: Messaging) => version
const tabOf = (search: Record<string, unknown>) => search['tab']
const pad = { display: 'grid', gap: 2.25, p: { xs: 2, md: 2.5 } } as const

function SmsFields({ kept }: { kept: boolean }) {
  const { t, i18n } = useLingui()
  const own = useWatch<MessagingForm>({ name: 'ownSms' })
  return (
    <Card component="section" aria-label={t`SMS`} sx={pad}>
      <SwitchField
        name="ownSms"
        label={t`Own SMS account`}
        hint={t`MSG91. Off, messages go out by the platform’s account.`}
      />
      {own && (
        <>
          <Box sx={twoColumns}>
            <TextField name="header" label={t`DLT header`} maxLength={6} placeholder="ABCDEF" />
            <TextField
              name="entityId"
              label={t`DLT entity id`}
              maxLength={19}
              inputMode="numeric"
              hint={t`19 digits, for whoever looks after the account.`}
            />
          </Box>
          <PasswordField
            name="authkey"
            label={t`Key of the account (authkey)`}
            autoComplete="new-password"
            required={!kept}
            hint={kept ? t`One is kept. Leave empty to keep it; it is never shown.` : undefined}
          />
          <Quiet>{t`Ids of the registered texts. What has none goes out by the platform’s account.`}</Quiet>
          <Box sx={twoColumns}>
            {smsTemplateNames.map((name) => (
              <TextField key={name} name={name} label={i18n._(smsTemplateWords[name])} maxLength={60} />
            ))}
          </Box>
        </>
      )}
    </Card>
  )
}

function MailFields({ kept }: { kept: boolean }) {
  const { t } = useLingui()
  const own = useWatch<MessagingForm>({ name: 'ownMail' })
  return (
    <Card component="section" aria-label={t`E-mail`} sx={pad}>
      <SwitchField
        name="ownMail"
        label={t`Own mail server`}
        hint={t`SMTP with TLS. Off, letters go out by the platform’s server.`}
      />
      {own && (
        <>
          <Box sx={twoColumns}>
            <TextField name="host" label={t`Server`} required maxLength={253} placeholder="smtp.example.in" />
            <TextField name="port" label={t`Port`} required type="number" maxLength={5} />
          </Box>
          <TextField name="from" label={t`Sender’s address`} required type="email" maxLength={254} />
          <Box sx={twoColumns}>
            <TextField name="user" label={t`User name`} maxLength={200} />
            <PasswordField
              name="password"
              label={t`Password of the mail server`}
              autoComplete="new-password"
              required={false}
              hint={kept ? t`One is kept. Leave empty to keep it; it is never shown.` : undefined}
            />
          </Box>
        </>
      )}
    </Card>
  )
}
