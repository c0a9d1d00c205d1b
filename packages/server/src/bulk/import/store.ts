import type { Db } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** A customer of the agency with what stands in the way of another business. */
export type Known = {
  userId: number
  phoneNumber: string
  name: string
  /** Names of their businesses, to fifty. */
  businesses: string[]
  /** Whoever asks looks after one of them. */
  isServed: boolean
}

/** Customers of the agency with these numbers. */
export async function findKnown(
  db: Db,
  scope: Scope,
  phones: readonly string[],
): Promise<Map<string, Known>> {
  if (phones.length === 0) return new Map()
  const rows = await db
    .selectFrom('appUser')
    .leftJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'appUser.agencyId')
        .onRef('business.userId', '=', 'appUser.userId')
        .on('business.deletedAt', 'is', null),
    )
    .select([
      'appUser.userId',
      'appUser.phoneNumber',
      'appUser.name',
      'business.businessName',
      'business.madeByFranchiseeId',
    ])
    .where('appUser.agencyId', '=', scope.agencyId)
    .where('appUser.deletedAt', 'is', null)
    .where('appUser.phoneNumber', 'in', phones)
    .execute()
  const known = new Map<string, Known>()
  for (const { userId, phoneNumber, name, businessName, madeByFranchiseeId } of rows) {
    const phone = phoneNumber ?? ''
    const one = known.get(phone) ?? { userId, phoneNumber: phone, name, businesses: [], isServed: false }
    if (businessName !== null) one.businesses.push(businessName)
    one.isServed ||= scope.reach !== 'madeBy' || madeByFranchiseeId === scope.franchiseeId
    known.set(phone, one)
  }
  return known
}
