import { type Messaging, smsTemplateNames } from '@parichay/contract/agency/messaging.ts'
import { isPrepared } from '../rules.ts'
import type { MessagingRow } from './store.ts'

const textsOf = ({
  smsHeader,
  smsEntityId,
  smsTemplates,
}: MessagingRow): NonNullable<Messaging['prepared']> => ({
  header: smsHeader,
  entityId: smsEntityId,
  templates: Object.fromEntries(
    smsTemplateNames.map((name) => [name, smsTemplates[name] ?? '']),
  ) as NonNullable<Messaging['prepared']>['templates'],
})

/** By what an agency sends, without its secrets. */
export const presentMessaging = (
  agencyId: number,
  row: MessagingRow | undefined,
  /** Whether a sealed secret can still be read. */
  opens: (sealed: string, what: 'sms' | 'mail') => boolean,
): Messaging => ({
  agencyId,
  sms:
    !row || row.smsAuthkeySealed === null
      ? null
      : { hasAuthkey: opens(row.smsAuthkeySealed, 'sms'), ...textsOf(row) },
  prepared: row && isPrepared(row) ? textsOf(row) : null,
  mail:
    !row || row.mailHost === null
      ? null
      : {
          host: row.mailHost,
          port: row.mailPort ?? 587,
          user: row.mailUser,
          hasPassword: row.mailPasswordSealed !== null && opens(row.mailPasswordSealed, 'mail'),
          from: row.mailFrom,
        },
  version: row?.version ?? 0,
})
