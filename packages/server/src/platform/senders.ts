import type { SmsTemplateName } from '@parichay/contract/agency/messaging.ts'
import type { Database } from './db.ts'
import type { Log } from './log.ts'
import { makeSeal } from './sealed.ts'

/** An agency's own account at the SMS gateway; its key is empty where another secret of the installation sealed it. */
export type SmsSender = {
  authkey: string
  header: string
  templates: Partial<Record<SmsTemplateName, string>>
}
/** An agency's own mail server; its password is empty where another secret sealed it. */
export type MailSender = { host: string; port: number; user: string; password: string; from: string }
/** By what an agency sends; null goes out by the platform's. */
export type Senders = {
  sms: SmsSender | null
  mail: MailSender | null
  /** Who its letters are from, and where answers go: empty to the sender. Null for the platform's own, which come from whom the installation names. */
  name: { agencyName: string; answersTo: string } | null
}
/** Reads by what an agency sends. */
export type SendersOf = (agencyId: number) => Promise<Senders>

/** Where a secret of an agency's messaging lies, for its seal. */
export const messagingPlace = (agencyId: number, what: 'sms' | 'mail'): string =>
  `agency_messaging:${agencyId}:${what}`

/** Reads it anew for each message: what was changed counts for the next one, in every process. */
export function readSenders(database: Database, log: Log, secret: string, before: string[] = []): SendersOf {
  const seal = makeSeal(secret, before)
  return async (agencyId) => {
    const row = await database.platform
      .selectFrom('agency')
      .leftJoin('agencyMessaging', 'agencyMessaging.agencyId', 'agency.agencyId')
      .selectAll('agencyMessaging')
      .select(['agency.agencyName', 'agency.roles', 'agency.support'])
      .where('agency.agencyId', '=', agencyId)
      .executeTakeFirst()
    const open = (sealed: string, what: 'sms' | 'mail') => {
      try {
        return seal.open(sealed, messagingPlace(agencyId, what))
      } catch (error) {
        log.error({ err: error, agencyId, what }, 'an account of an agency is sealed with another secret')
        return ''
      }
    }
    return {
      name:
        row && !row.roles.includes('superadmin')
          ? { agencyName: row.agencyName, answersTo: row.support.email }
          : null,
      sms: row?.smsAuthkeySealed
        ? {
            authkey: open(row.smsAuthkeySealed, 'sms'),
            header: row.smsHeader ?? '',
            templates: row.smsTemplates ?? {},
          }
        : null,
      mail:
        row?.mailHost && row.mailPort
          ? {
              host: row.mailHost,
              port: row.mailPort,
              user: row.mailUser ?? '',
              password: row.mailPasswordSealed ? open(row.mailPasswordSealed, 'mail') : '',
              from: row.mailFrom ?? '',
            }
          : null,
    }
  }
}
