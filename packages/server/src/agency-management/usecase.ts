import { type AgencyChange, changedConfiguration } from '@parichay/contract/agency/change.ts'
import { fail } from '@parichay/contract/errors.ts'
import { storedLimits } from '../agency/usecase.limits.ts'
import { isPicture } from '../document/rules.ts'
import { findDocuments, holdDocuments } from '../document/store.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { type Actor, nameOf, type Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { maySuspend } from './policy.ts'
import type { AgencyColumns, ManagedRow } from './store.ts'

/** The key of a logo that whoever saves has uploaded in their own agency. Throws NOT_FOUND for any other picture. */
async function logoKeyOf(tx: Tx, scope: Scope, actor: Actor, documentId: number): Promise<string> {
  await holdDocuments(tx, scope, [documentId])
  const [found] = await findDocuments(tx, scope, [documentId])
  const isMine = found && found.kind === 'logo' && isPicture(found) && found.madeBy === nameOf(actor)
  if (!isMine)
    fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', {
      field: 'agency.logoDocumentId',
    })
  return found.thumbnailKey
}

/** What a change writes: only what differs from what stands there. */
export async function columnsOf(
  tx: Tx,
  { scope, actor, now }: Pick<Call, 'scope' | 'actor' | 'now'>,
  before: ManagedRow,
  change: AgencyChange,
): Promise<AgencyColumns> {
  const { theme, logoDocumentId, legal, configuration, status, ...rest } = change
  const suspends = status === 'SUSPENDED' && before.status !== 'SUSPENDED'
  if (suspends && maySuspend(before) !== true)
    fail('VALIDATION', 'The agency that runs the platform cannot be suspended.', { field: 'agency.status' })
  const wanted: AgencyColumns = {
    ...(rest.agencyName !== undefined && { agencyName: rest.agencyName }),
    ...(rest.invitationSiteLink !== undefined && { invitationSiteLink: rest.invitationSiteLink }),
    ...(rest.languages && { languages: rest.languages }),
    ...(rest.support && { support: rest.support }),
    ...(rest.mailFooter !== undefined && { mailFooter: rest.mailFooter }),
    ...(rest.specialNumbers && { specialNumbers: rest.specialNumbers }),
    ...(rest.limits && { limits: storedLimits(rest.limits) }),
    ...(rest.totpRoles && { totpRoles: rest.totpRoles }),
    // A role that is asked anew is asked from now on; taking one away asks nobody again.
    ...(rest.totpRoles?.some((role) => !before.totpRoles.includes(role)) && { totpSince: now }),
    ...(theme && { themePrimary: theme.primary }),
    ...(legal && { legal: { ...before.legal, ...legal } }),
    ...(configuration && { configuration: changedConfiguration(before.configuration, configuration) }),
    ...(logoDocumentId !== undefined && {
      logoKey: logoDocumentId === null ? null : await logoKeyOf(tx, scope, actor, logoDocumentId),
    }),
    ...(status !== undefined && { status }),
    ...(suspends && { suspendedAt: now }),
    ...(status === 'ACTIVE' && { suspendedAt: null }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(before[name as keyof AgencyColumns], value)),
  )
}

/** JSON of the database comes back with its keys in another order. */
const plain = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, inner]) => [key, plain(inner)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value
const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** Before and after of what a change writes, for the record of it. */
export const differences = (before: ManagedRow, after: AgencyColumns) => ({
  before: Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof AgencyColumns]])),
  after,
})

/** Lets every process know at once that an agency is another one now: its hosts, its pages. */
export async function announce(world: World, agencyId: number): Promise<void> {
  world.hosts.forget()
  world.pages.dropAll()
  await tell(world.database, { agency: agencyId })
}
