import type { Staff } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'

/** Noon of an Indian day. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00+05:30`)

/** The world on an earlier day, which wakes no worker: what was sold then is written down then. */
export const onDay = (world: World, at: Date): World => ({
  ...world,
  clock: () => at,
  queue: { ...world.queue, add: async () => undefined },
})

/** Whoever wrote things down at an agency: its first admin, in its name. */
export const clerk = async ({ database }: World, agencyId: number, name: string): Promise<Staff> => ({
  kind: 'staff',
  agencyId,
  franchiseeId: (
    await database.platform
      .selectFrom('franchisee')
      .select('franchiseeId')
      .where('agencyId', '=', agencyId)
      .where(sql<boolean>`'admin' = any(roles)`)
      .orderBy('franchiseeId')
      .executeTakeFirstOrThrow()
  ).franchiseeId,
  name,
  roles: ['admin'],
  permissions: [],
  hidesBilling: false,
  ofSuperAdminAgency: false,
  sessionId: '',
  authVersion: 1,
  mustChangePassword: false,
  mustSetUpTotp: false,
})
