import { platformField } from '@parichay/contract/agency/change.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import type { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { usageOf } from '../agency/usecase.limits.ts'
import { duesOf } from '../bill/usecase.dues.ts'
import { noteInvitation } from '../franchisee/people/store.ts'
import { audit, changeAndRecord } from '../platform/audit.ts'
import { isUniqueViolation, type Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { requireMobile } from '../platform/mobile.ts'
import { columnOf, scopeAt } from '../platform/scope.ts'
import { askForSsl } from './domain/usecase.ts'
import { listHostsOf } from './domain/store.ssl.ts'
import { inviteAdmin } from './jobs.ts'
import { mayAskForSsl, mayDelete, maySetPlatformFields, maySuspend } from './policy.ts'
import { presentListed, presentRecord } from './present.ts'
import { addAdmin, findStaffByPhone, listAdmins } from './store.admins.ts'
import {
  countHoldings,
  deleteAgency,
  findManaged,
  leavesBehind,
  listAgencyRows,
  listNames,
  lockManaged,
} from './store.ts'
import { announce, changeHeld } from './usecase.ts'
import { makeAgency } from './usecase.create.ts'

const gone = () => fail('NOT_FOUND', 'This agency does not exist any more.')
const phoneTaken = () =>
  fail('PHONE_TAKEN', 'Somebody of this agency’s staff has this number already.', {
    field: 'adminData.phoneNumber',
  })

/** Agencies are read and written with the platform role; an admin of an agency is always their own, whatever they say. */
const targetOf = ({ actor, scope }: Pick<Call, 'actor' | 'scope'>, agencyId: number | undefined) =>
  columnOf(actor) === 'superadmin' ? (agencyId ?? scope.agencyId) : scope.agencyId

async function recordOf(
  { world, actor, now }: Pick<Call, 'world' | 'actor' | 'now'>,
  agencyId: number,
): Promise<AgencyRecord> {
  const db = world.database.platform
  const isPlatform = maySetPlatformFields(actor) === true
  const [row, hosts, admins, url, usage, leaves] = await Promise.all([
    findManaged(db, agencyId),
    listHostsOf(db, agencyId),
    listAdmins(db, [agencyId]),
    world.hosts.originOf(agencyId),
    isPlatform ? usageOf(world, agencyId, now) : null,
    isPlatform && leavesBehind(db, agencyId),
  ])
  return presentRecord(row ?? gone(), { actor, hosts, url, admins, usage, leaves })
}

/** Adds an admin, whose number somebody of the agency may have moved to meanwhile. */
async function addOrRefuse(
  tx: Tx,
  agencyId: number,
  person: Parameters<typeof addAdmin>[2],
  now: Date,
): Promise<number> {
  try {
    return await addAdmin(tx, agencyId, person, now)
  } catch (error) {
    if (isUniqueViolation(error, 'franchisee_phone')) phoneTaken()
    throw error
  }
}

/** Handlers of managing agencies. */
export const agencyManagementHandlers: Omit<Handlers<typeof agencyRoutes>, 'getAgencyDetails'> = {
  async listAgencies(call) {
    const { query, world, actor, now } = call
    const db = world.database.platform
    const { rows, total } = await listAgencyRows(db, query, istDay(now))
    const ids = rows.map(({ agencyId }) => agencyId)
    const [dues, holdings, admins, urls] = await Promise.all([
      duesOf(call, ids),
      countHoldings(db, ids),
      listAdmins(db, ids),
      Promise.all(ids.map((id) => world.hosts.originOf(id))),
    ])
    return {
      list: rows.map((row, place) =>
        presentListed(row, {
          actor,
          url: urls[place]!,
          owner: admins.find(({ agencyId }) => agencyId === row.agencyId),
          dues: dues.get(row.agencyId),
          businesses: holdings.get(row.agencyId)?.businesses ?? 0,
          activeCards: holdings.get(row.agencyId)?.activeCards ?? 0,
        }),
      ),
      total,
      totalIsMore: false,
    }
  },

  listAgencyNames: ({ world }) => listNames(world.database.platform),

  getAgency: (call) => recordOf(call, targetOf(call, call.query.agencyId)),

  async createAgency(call) {
    const agencyId = await makeAgency(call, call.body.agency)
    await announce(call.world, agencyId)
    return recordOf(call, agencyId)
  },

  async updateAgency(call) {
    const { actor, scope, world } = call
    const { version, ...change } = call.body.agency
    const agencyId = targetOf(call, change.agencyId)
    const withheld = maySetPlatformFields(actor) === true ? null : platformField(change)
    if (withheld)
      fail('VALIDATION', 'Only the platform changes this. Ask your provider.', {
        field: `agency.${withheld}`,
      })
    await changeAndRecord(call, scopeAt(scope, agencyId), 'platform', async (tx) => {
      const before = (await lockManaged(tx, agencyId)) ?? gone()
      if (version !== before.settingsVersion)
        fail('CONFLICT', 'These settings were changed on another device. Look at them and save again.')
      const { defaultAgencyHost } = world.config
      const staying =
        agencyId === scope.agencyId ? [call.agency.host, defaultAgencyHost] : [defaultAgencyHost]
      return { result: undefined, ...(await changeHeld(tx, call, before, change, { staying })) }
    })
    await announce(world, agencyId)
    return recordOf(call, agencyId)
  },

  async deleteAgency(call) {
    const { scope, world, now, query } = call
    const { agencyId } = query
    await changeAndRecord(call, scopeAt(scope, agencyId), 'platform', async (tx) => {
      const row = (await lockManaged(tx, agencyId)) ?? gone()
      if (maySuspend(row) !== true) fail('IN_USE', 'The agency that runs the platform cannot be deleted.')
      if (mayDelete(row, await leavesBehind(tx, agencyId)) !== true)
        fail('IN_USE', 'Customers, businesses or bills of this agency are kept. Suspend it instead.')
      await deleteAgency(tx, agencyId, now)
      const { agencyName, host } = row
      return {
        result: undefined,
        action: 'agency.delete',
        object: `agency ${agencyId}`,
        detail: { agencyName, host },
      }
    })
    await announce(world, agencyId)
    return { deleted: true as const }
  },

  async addAgencyAdmin(call) {
    const { actor, scope, world, now, ip } = call
    const { agencyId, name, phoneNumber } = call.body.adminData
    await world.database.platform.transaction().execute(async (tx) => {
      if (!(await lockManaged(tx, agencyId))) gone()
      const there = await findStaffByPhone(tx, agencyId, phoneNumber)
      const waits = there?.roles.includes('admin') && there.passwordHash === null && there.isActive
      if (there && !waits) phoneTaken()
      if (!there) requireMobile(phoneNumber, 'adminData.phoneNumber')
      const franchiseeId =
        there?.franchiseeId ?? (await addOrRefuse(tx, agencyId, { name, phoneNumber }, now))
      const within = scopeAt(scope, agencyId)
      if (there) await noteInvitation(tx, within, franchiseeId, now)
      await audit(tx, within, {
        at: now,
        actor,
        action: there ? 'agency.admin-invite' : 'agency.admin-add',
        object: `franchisee ${franchiseeId}`,
        detail: { name },
        ip,
      })
      await world.queue.add(tx, inviteAdmin, { agencyId, franchiseeId })
    })
    return recordOf(call, agencyId)
  },

  async createSsl(call) {
    const { scope, now, body } = call
    const { agencyId } = body
    await changeAndRecord(call, scopeAt(scope, agencyId), 'platform', async (tx) => {
      const row = (await lockManaged(tx, agencyId)) ?? gone()
      if (mayAskForSsl(row) !== true) fail('CONFLICT', 'This agency is suspended: its host shows nothing.')
      const hosts = await askForSsl(tx, call.world.queue, agencyId, now)
      if (hosts.length === 0) fail('CONFLICT', 'This agency has no host name yet.')
      return { result: undefined, action: 'agency.ssl', object: `agency ${agencyId}`, detail: { hosts } }
    })
    return recordOf(call, agencyId)
  },
}
