import { rowOf } from '@parichay/server/agency-management/messaging/usecase.ts'
import { saveMessaging } from '@parichay/server/agency-management/messaging/store.ts'
import type { World } from '@parichay/server/platform/world.ts'

/** One agency of the demo sends its notices by an account of its own, with its own header, and has limits. */
export async function seedMessaging(world: World, agencyId: number): Promise<void> {
  const { authkey, noticeTemplate } = world.config.sms
  const templates = {
    otp: '',
    notice: noticeTemplate,
    invite: '',
    reminder: '',
    reminderHi: '',
    reminderGu: '',
  }
  const sms = { authkey, header: 'RNGTPI', entityId: '1101459820000073216', templates }
  await world.database.platform.transaction().execute(async (tx) => {
    await saveMessaging(tx, rowOf(world, undefined, { agencyId, sms, mail: null, version: 0 }))
    await tx
      .updateTable('agency')
      .set({ limits: JSON.stringify({ storageMb: 5000, rendersPerDay: 2000 }) })
      .where('agencyId', '=', agencyId)
      .execute()
  })
}
