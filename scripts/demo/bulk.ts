import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { addJob, refuseWithoutPhone, setRow } from '@parichay/server/bulk/store.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'

/** A list of greetings by WhatsApp that somebody began to send, so that jobs over many businesses have something to show. */
export async function seedBulk(world: World, agencyIds: Iterable<number>): Promise<void> {
  for (const agencyId of agencyIds) {
    const scope = agencyScope(agencyId)
    await world.database.inScope(scope, async (tx) => {
      const admin = await tx
        .selectFrom('franchisee')
        .select(['franchiseeId', 'name', 'roles', 'permissions'])
        .where('agencyId', '=', agencyId)
        .orderBy('franchiseeId')
        .executeTakeFirst()
      const businesses = await tx
        .selectFrom('business')
        .select(['businessId', 'businessName'])
        .where('agencyId', '=', agencyId)
        .where('cardStatus', '=', 'ACTIVE')
        .where('deletedAt', 'is', null)
        .orderBy('businessId')
        .limit(bulkBounds.list)
        .execute()
      if (!admin || businesses.length < 3) return
      const text = 'Namaste {name}! Your card has a new look. See it here: {link}'
      const bulkJobId = await addJob(tx, scope, {
        kind: 'message',
        state: 'open',
        asker: {
          ...admin,
          kind: 'staff',
          agencyId,
          sessionId: '',
          authVersion: 1,
          mustChangePassword: false,
          mustSetUpTotp: false,
          hidesBilling: false,
          ofSuperAdminAgency: false,
        },
        ip: '',
        filter: { hasCard: true },
        wish: { text },
        about: text.slice(0, 80),
        now: new Date(world.clock().getTime() - 7_200_000),
        rows: businesses.map(({ businessId, businessName }) => ({ businessId, label: businessName })),
      })
      const id = { agencyId, bulkJobId }
      await refuseWithoutPhone(tx, id, 'Neither the customer nor the business has a number.')
      for (const rowNo of [1, 2]) await setRow(tx, id, rowNo, 'waiting', { state: 'done' })
    })
  }
}
