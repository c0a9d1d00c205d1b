import type { TestWorld } from './world.ts'

type Columns = 'settingsVersion' | 'termsVersion' | 'sellerVersion'
const ofAgency =
  (column: Columns) =>
  async ({ world }: TestWorld, agencyId: number): Promise<number> =>
    (
      await world.database.platform
        .selectFrom('agency')
        .select(`${column} as version`)
        .where('agencyId', '=', agencyId)
        .executeTakeFirst()
    )?.version ?? 0

/** The version a change of an agency's settings is sent with now; 0 where there is no such agency. */
export const agencyVersion = ofAgency('settingsVersion')
/** The same of what an agency pays for what. */
export const termsVersion = ofAgency('termsVersion')
/** The same of what an agency's invoices say of it. */
export const sellerVersion = ofAgency('sellerVersion')

/** The version a change of a member of staff is sent with now; 0 where there is nobody. */
export const staffVersion = async ({ world }: TestWorld, franchiseeId: number): Promise<number> =>
  (
    await world.database.platform
      .selectFrom('franchisee')
      .select('version')
      .where('franchiseeId', '=', franchiseeId)
      .executeTakeFirst()
  )?.version ?? 0
