import type { MessagingChange } from '@parichay/contract/agency/messaging.ts'
import { fail } from '@parichay/contract/errors.ts'
import { messagingPlace } from '../../platform/senders.ts'
import { makeSeal } from '../../platform/sealed.ts'
import type { World } from '../../platform/world.ts'
import { isPrepared } from '../rules.ts'
import type { MessagingRow } from './store.ts'

const needed = (field: string) => fail('VALIDATION', 'This field is required.', { field })

/** Whether a sealed secret of an agency can still be read: not where another secret of the installation sealed it. */
export const opening =
  ({ config }: Pick<World, 'config'>, agencyId: number) =>
  (sealed: string, what: 'sms' | 'mail'): boolean => {
    try {
      makeSeal(config.secret, config.secretsBefore).open(sealed, messagingPlace(agencyId, what))
      return true
    } catch {
      return false
    }
  }

/**
 * What a change writes: secrets that are not given stay, unless they would go to another server than they were given for.
 * Throws VALIDATION where a secret is missing.
 */
export function rowOf(
  world: Pick<World, 'config'>,
  before: MessagingRow | undefined,
  { agencyId, sms, mail }: MessagingChange,
): MessagingRow {
  const opens = opening(world, agencyId)
  const kept = (sealed: string | null | undefined, what: 'sms' | 'mail') =>
    sealed && opens(sealed, what) ? sealed : null
  const seal = (text: string, what: 'sms' | 'mail') =>
    makeSeal(world.config.secret).seal(text, messagingPlace(agencyId, what))
  const authkey = sms?.authkey ? seal(sms.authkey, 'sms') : kept(before?.smsAuthkeySealed, 'sms')
  if (sms && authkey === null) needed('sms.authkey')
  const isSameServer = before?.mailHost === mail?.host && before?.mailUser === mail?.user
  const same = isSameServer ? kept(before?.mailPasswordSealed, 'mail') : null
  const password = mail?.password ? seal(mail.password, 'mail') : same
  if (mail?.user && password === null) needed('mail.password')
  return {
    agencyId,
    smsAuthkeySealed: sms ? authkey : null,
    ...textsAfter(before, sms),
    mailHost: mail?.host ?? null,
    mailPort: mail?.port ?? null,
    mailUser: mail?.user ?? '',
    mailPasswordSealed: mail ? password : null,
    mailFrom: mail?.from ?? '',
    version: (before?.version ?? 0) + 1,
  }
}

/** The registered texts after a change. Those that wait for an account of one's own go on waiting; with an account they go. */
function textsAfter(before: MessagingRow | undefined, sms: MessagingChange['sms']) {
  if (!sms && before && isPrepared(before)) {
    const { smsHeader, smsEntityId, smsTemplates } = before
    return { smsHeader, smsEntityId, smsTemplates }
  }
  return {
    smsHeader: sms?.header ?? '',
    smsEntityId: sms?.entityId ?? '',
    smsTemplates: Object.fromEntries(Object.entries(sms?.templates ?? {}).filter(([, id]) => id !== '')),
  }
}

const shown = ({
  smsHeader,
  smsEntityId,
  smsTemplates,
  mailHost,
  mailPort,
  mailUser,
  mailFrom,
}: MessagingRow) => ({
  smsHeader,
  smsEntityId,
  smsTemplates,
  mailHost,
  mailPort,
  mailUser,
  mailFrom,
})
/** Before and after for the record of it. Of secrets only that they are others now. */
export const messagingDifferences = (before: MessagingRow | undefined, after: MessagingRow) => ({
  before: before ? shown(before) : {},
  after: shown(after),
  newAuthkey: after.smsAuthkeySealed !== (before?.smsAuthkeySealed ?? null),
  newPassword: after.mailPasswordSealed !== (before?.mailPasswordSealed ?? null),
})
