import { createHmac } from 'node:crypto'
import { deriveKey, equal } from '../platform/secrets.ts'

type Whose = { agencyId: number; franchiseeId: number }

const macOf = (secret: string, { agencyId, franchiseeId }: Whose) =>
  createHmac('sha256', deriveKey(secret, 'daily-letter')).update(`${agencyId}.${franchiseeId}`).digest()

/** What stands in the link of a daily letter that ends it: whose letter it is, signed. It opens nothing else and never ages. */
export const letterToken = (secret: string, whose: Whose): string =>
  `${whose.agencyId}.${whose.franchiseeId}.${macOf(secret, whose).toString('base64url')}`

/** Whose letter a token ends; undefined for one that was not made here. */
export function readLetterToken(secrets: readonly string[], token: string): Whose | undefined {
  const found = /^(\d{1,9})\.(\d{1,9})\.([\w-]{43})$/.exec(token)
  if (!found) return undefined
  const whose = { agencyId: Number(found[1]), franchiseeId: Number(found[2]) }
  const given = Buffer.from(found[3]!, 'base64url')
  return secrets.some((secret) => equal(given, macOf(secret, whose))) ? whose : undefined
}
