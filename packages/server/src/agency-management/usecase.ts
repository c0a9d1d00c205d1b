import { type AgencyChange, changedConfiguration, leastIconPx } from '@parichay/contract/agency/change.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { storedLimits } from '../agency/usecase.limits.ts'
import { isPicture } from '../document/rules.ts'
import { findDocuments, holdDocuments } from '../document/store.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { nameOf } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { forgetFailing } from './domain/store.ts'
import { changeHosts } from './domain/usecase.ts'
import { maySuspend } from './policy.ts'
import { type AgencyColumns, type ManagedRow, saveAgency } from './store.ts'

type Asking = Pick<Call, 'scope' | 'actor'>

/** A picture that whoever saves has uploaded as a logo in their own agency. Throws NOT_FOUND for any other one. */
async function uploadedLogo(tx: Tx, { scope, actor }: Asking, documentId: number, field: string) {
  await holdDocuments(tx, scope, [documentId])
  const [found] = await findDocuments(tx, scope, [documentId])
  const isMine = found && found.kind === 'logo' && isPicture(found) && found.madeBy === nameOf(actor)
  if (!isMine)
    fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', {
      field: `agency.${field}`,
    })
  return found
}

/** The key of a logo; nothing where none was named. */
async function logoKeyOf(
  tx: Tx,
  by: Asking,
  field: 'logoDocumentId' | 'darkLogoDocumentId',
  documentId: number | null | undefined,
) {
  if (documentId === undefined || documentId === null) return documentId
  return (await uploadedLogo(tx, by, documentId, field)).thumbnailKey
}

/** The key of what stands beside signing in, whole: it fills half a screen. */
async function loginImageKeyOf(tx: Tx, by: Asking, documentId: number | null | undefined) {
  if (documentId === undefined || documentId === null) return documentId
  return (await uploadedLogo(tx, by, documentId, 'loginImageDocumentId')).storageKey
}

/** The key of an icon, whole: home screens want more pixels than a logo has. Throws VALIDATION for one that is too small or not square. */
async function iconFileOf(tx: Tx, by: Asking, documentId: number | null | undefined) {
  if (documentId === undefined || documentId === null) return documentId
  const field = 'iconDocumentId'
  const { width, height, storageKey } = await uploadedLogo(tx, by, documentId, field)
  if (Math.min(width, height) < leastIconPx || Math.abs(width - height) > 2)
    fail('VALIDATION', `An icon is square and has at least ${leastIconPx} pixels a side.`, {
      field: `agency.${field}`,
    })
  return storageKey
}

/** Each role keeps the time since when it is asked: another one beside it lets nobody off who was asked before. */
const askedSince = (before: ManagedRow, roles: readonly StaffRole[], now: Date) =>
  Object.fromEntries(
    roles.map((role) => [
      role,
      (before.totpRoles.includes(role) && before.totpAsked[role]) || now.toISOString(),
    ]),
  )

/** What a change writes: only what differs from what stands there. */
async function columnsOf(
  tx: Tx,
  { scope, actor, now }: Pick<Call, 'scope' | 'actor' | 'now'>,
  before: ManagedRow,
  change: Omit<AgencyChange, 'version' | 'agencyId'>,
): Promise<AgencyColumns> {
  const { theme, legal, login, configuration, status, reason: _reason, ...rest } = change
  const by = { scope, actor }
  const logoKey = await logoKeyOf(tx, by, 'logoDocumentId', rest.logoDocumentId)
  const darkLogoKey = await logoKeyOf(tx, by, 'darkLogoDocumentId', rest.darkLogoDocumentId)
  const iconKey = await iconFileOf(tx, by, rest.iconDocumentId)
  const loginImageKey = await loginImageKeyOf(tx, by, rest.loginImageDocumentId)
  const suspends = status === 'SUSPENDED' && before.status !== 'SUSPENDED'
  if (suspends && maySuspend(before) !== true)
    fail('VALIDATION', 'The agency that runs the platform cannot be suspended.', { field: 'agency.status' })
  const wanted: AgencyColumns = {
    ...(rest.agencyName !== undefined && { agencyName: rest.agencyName }),
    ...(rest.invitationSiteLink !== undefined && { invitationSiteLink: rest.invitationSiteLink }),
    ...(rest.languages && { languages: rest.languages }),
    ...(rest.support && { support: rest.support }),
    ...(rest.mailFooter !== undefined && { mailFooter: rest.mailFooter }),
    ...(rest.signsCards !== undefined && { signsCards: rest.signsCards }),
    ...(rest.expiringSoonDays !== undefined && { expiringSoonDays: rest.expiringSoonDays }),
    ...(rest.specialNumbers && { specialNumbers: rest.specialNumbers }),
    ...(rest.limits && { limits: storedLimits(rest.limits) }),
    ...(rest.totpRoles && { totpRoles: rest.totpRoles, totpAsked: askedSince(before, rest.totpRoles, now) }),
    ...(theme && { themePrimary: theme.primary }),
    ...(legal && { legal: { ...before.legal, ...legal } }),
    ...(login && { login: { ...before.login, ...login } }),
    ...(configuration && { configuration: changedConfiguration(before.configuration, configuration) }),
    ...(logoKey !== undefined && { logoKey }),
    ...(darkLogoKey !== undefined && { darkLogoKey }),
    ...(iconKey !== undefined && { iconKey }),
    ...(loginImageKey !== undefined && { loginImageKey }),
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
const differences = (before: ManagedRow, after: AgencyColumns) => ({
  before: Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof AgencyColumns]])),
  after,
})

/**
 * Writes a change of an agency that is held; the words of its entry. `since`: from when on one that is suspended counts as such;
 * `staying`: host names that are not taken off.
 */
export async function changeHeld(
  tx: Tx,
  by: Pick<Call, 'scope' | 'actor' | 'now'>,
  before: ManagedRow,
  change: Omit<AgencyChange, 'version' | 'agencyId'>,
  { since, staying = [] }: { since?: Date | null; staying?: readonly string[] } = {},
) {
  const columns = await columnsOf(tx, by, before, change)
  if (since !== undefined && columns.status === 'SUSPENDED') columns.suspendedAt = since
  const formerHosts = change.hosts && (await changeHosts(tx, before.agencyId, change.hosts, staying))
  await saveAgency(tx, before.agencyId, columns)
  if (columns.status === 'ACTIVE') await forgetFailing(tx, before.agencyId)
  const action =
    columns.status === undefined
      ? ('agency.change' as const)
      : columns.status === 'ACTIVE'
        ? ('agency.resume' as const)
        : ('agency.suspend' as const)
  const said = columns.status !== undefined && change.reason ? { reason: change.reason } : {}
  const { before: was, after } = differences(before, columns)
  const names = formerHosts
    ? { before: { ...was, hosts: formerHosts }, after: { ...after, hosts: change.hosts } }
    : { before: was, after }
  return { action, object: `agency ${before.agencyId}` as const, detail: { ...names, ...said } }
}

/** Lets every process know at once that an agency is another one now: its hosts, its pages. */
export async function announce(world: World, agencyId: number): Promise<void> {
  world.hosts.forget()
  world.pages.dropAll()
  await tell(world.database, { agency: agencyId })
}
