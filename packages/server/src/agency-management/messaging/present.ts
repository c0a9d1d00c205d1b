import { type Messaging, smsTemplateNames } from '@parichay/contract/agency/messaging.ts'
import type { MessagingRow } from './store.ts'

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
      : {
          hasAuthkey: opens(row.smsAuthkeySealed, 'sms'),
          header: row.smsHeader,
          entityId: row.smsEntityId,
          templates: Object.fromEntries(
            smsTemplateNames.map((name) => [name, row.smsTemplates[name] ?? '']),
          ) as Messaging['sms'] extends { templates: infer T } | null ? T : never,
        },
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
