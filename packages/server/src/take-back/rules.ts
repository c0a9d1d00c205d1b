import { takeBackHours } from '@parichay/contract/auth/fields.ts'
import type { ContactChangeTable } from '../platform/tables.auth.ts'
import { deriveKey, macCode } from '../platform/secrets.ts'

/** What somebody signs in with, and may change. */
export type ContactKind = ContactChangeTable['kind']
/** Whose it is, customer or staff, by row. */
export type ContactOwner = { userId: number | null; franchiseeId: number | null }

/** The other of the two that a customer may sign in with. */
export const otherKind = (kind: ContactKind): ContactKind => (kind === 'phone' ? 'email' : 'phone')

/** Changes after this moment may be taken back by an attempt that began `at`. */
export const keptSince = (at: Date): Date => new Date(at.getTime() - takeBackHours * 3_600_000)

/** What a number or address of before is found by: no number can be tried out without the secret, and no two agencies' compared. */
export const contactMac = (
  secret: string,
  { agencyId }: { agencyId: number },
  whose: 'customer' | 'staff',
  contact: string,
): Buffer => macCode(deriveKey(secret, 'contacts of before'), Buffer.from(`${agencyId}:${whose}:`), contact)

/** Where the number or address of before lies, sealed: bound to its owner and to what finds it. */
export const placeOfContact = (agencyId: number, owner: ContactOwner, mac: Buffer): string =>
  `contact_change:${agencyId}:${owner.userId === null ? `staff ${owner.franchiseeId}` : `user ${owner.userId}`}:${mac.toString('base64url')}`
