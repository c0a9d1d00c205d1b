import type { ActivityEntry } from '@parichay/contract/activity/fields.ts'
import { differences, valueText } from '@parichay/contract/activity/rules.ts'
import { whoIn } from './rules.ts'
import type { ActivityRow, StaffName } from './store.ts'

/** Whoever reads: admins see where from, and only the platform sees the names of its own people. */
export type Reader = { isAdmin: boolean; isPlatform: boolean }

/** Keys of an entry's detail that its columns say already. */
const told = new Set(['before', 'after', 'businessId', 'userId'])

const nameOfUser = (row: ActivityRow) => row.userName || (row.userPhone ?? row.userEmail ?? '')

function presentActor(row: ActivityRow, staff: ReadonlyMap<number, StaffName>, reader: Reader) {
  const { userId, franchiseeId, agencyId } = whoIn(row.actor)
  const none = { franchiseeId: null, userId: null, name: '', roles: [] }
  if (userId !== undefined)
    return { ...none, kind: 'customer' as const, userId, name: row.userId === userId ? nameOfUser(row) : '' }
  if (franchiseeId === undefined)
    return { ...none, kind: row.actor === 'visitor' ? ('visitor' as const) : ('system' as const) }
  if (agencyId !== row.agencyId && !reader.isPlatform) return { ...none, kind: 'platform' as const }
  // An entry may outlive what it names: a number alone proves nobody.
  const found = staff.get(franchiseeId)
  const person = found?.agencyId === agencyId ? found : undefined
  return {
    ...none,
    kind: agencyId === row.agencyId ? ('staff' as const) : ('platform' as const),
    franchiseeId,
    name: person?.name ?? '',
    roles: person?.roles ?? [],
  }
}

/** An entry as it is shown. */
export function presentActivity(
  row: ActivityRow,
  staff: ReadonlyMap<number, StaffName>,
  reader: Reader,
): ActivityEntry {
  const detail = row.detail as Record<string, unknown>
  const who = presentActor(row, staff, reader)
  const isForOther = row.userId !== null && row.userId !== who.userId && row.userName !== null
  return {
    activityId: row.auditId,
    agencyId: row.agencyId,
    agencyName: row.agencyName,
    at: row.at.toISOString(),
    action: row.action,
    who,
    onBehalfOf: isForOther ? { userId: row.userId!, name: nameOfUser(row) } : null,
    business:
      row.businessId !== null && row.businessName !== null
        ? { businessId: row.businessId, businessName: row.businessName }
        : null,
    object: row.object,
    changes: differences(detail['before'], detail['after']),
    facts: Object.entries(detail).flatMap(([field, value]) => {
      const text = told.has(field) ? null : valueText(value)
      return text === null ? [] : [{ field, value: text }]
    }),
    ip: reader.isAdmin ? row.ip : '',
  }
}
