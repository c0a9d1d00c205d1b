import { passwordLength } from '@parichay/contract/auth/fields.ts'
import { type PasswordFault, passwordFaults } from '@parichay/contract/auth/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Call } from '../platform/http.ts'
import { isBreached } from '../platform/breached.ts'
import { commonPasswords } from '../platform/passwords.ts'
import { agencyScope } from '../platform/scope.ts'
import { namesOf } from './store.ts'

/** Whose password it will be. Ids are null for who has no account yet. */
export type NewOwner = {
  kind: 'customer' | 'staff'
  phoneNumber: string | null
  email?: string | null
  userId: number | null
  franchiseeId: number | null
}

/** The product's own name, and what a host name says beside names. */
const product = 'Parichay'
const noNames = new Set(['localhost', 'www', 'cards', 'card', 'panel', 'com', 'example'])

const words = (who: NewOwner, agencyName: string): Record<PasswordFault, string> => ({
  short: `Use at least ${passwordLength[who.kind]} characters.`,
  long: `Use at most ${passwordLength.max} characters.`,
  phone: 'Do not use your phone number as password, nor a part of it.',
  name: `Names are guessed first: yours, that of your business, or ${agencyName}. Add words that have nothing to do with them.`,
  common: 'This password is a common one, or an easy word with a few digits. Use two or three words instead.',
})

/** Refuses a weak password with the reason in words: PASSWORD_WEAK. */
export async function requireGoodPassword(
  { world, agency }: Pick<Call, 'world' | 'agency'>,
  password: string,
  who: NewOwner,
): Promise<void> {
  const scope = agencyScope(agency.agencyId)
  const known = await world.database.inScope(scope, (tx) => namesOf(tx, scope, who))
  const labels = agency.host.split('.').filter((label) => label.length >= 4 && !noNames.has(label))
  const names = [product, agency.agencyName, ...labels, ...known, who.email?.split('@')[0] ?? '']
  const [fault] = passwordFaults(password, { ...who, names }, await commonPasswords())
  if (fault) fail('PASSWORD_WEAK', words(who, agency.agencyName)[fault], { field: 'password' })
  if (await isBreached(world.config.breachedPasswordsUrl, password, world.log))
    fail('PASSWORD_WEAK', 'This password became known in a breach elsewhere. Choose another one.', {
      field: 'password',
    })
}
