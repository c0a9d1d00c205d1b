import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'

/** What staff were told of plans that end soon. */
export async function seedNotices(world: World): Promise<void> {
  const { platform } = world.database
  const now = world.clock()
  // The reminder of its owner, later, is the same thing and tells nobody again.
  await sql`select notify_staff(agency_id, 'plan_expiring', 'end of ' || business_id || ' on ' || expiry_date_for_customer,
      made_by_franchisee_id, jsonb_build_object('businessId', business_id, 'businessName', business_name,
        'lastDay', expiry_date_for_customer, 'isTrial', payment_status <> 1), ${now})
    from business where deleted_at is null
      and expiry_date_for_customer between ${istDay(now)}::date and ${addDays(istDay(now), 7)}::date`.execute(
    platform,
  )
}
