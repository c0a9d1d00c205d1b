import { type AgencyCreation, firstConfiguration } from '@parichay/contract/agency/change.ts'
import { expiringSoonDays } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/http.ts'
import { requireMobile } from '../platform/mobile.ts'
import { scopeAt } from '../platform/scope.ts'
import { inviteAdmin } from './jobs.ts'
import { addAdmin } from './store.admins.ts'
import { copyList } from './store.copy.ts'
import { addAgency, findManaged } from './store.ts'

/** How people sign in to a new agency: with a code where they like, from abroad too. */
const firstLogin = { foreignUsers: true, otpInsteadOfPassword: true, codeOnNewDevice: false }

/**
 * Makes an agency that works on its host name: empty, or with plans, products, prices and greeting categories of another
 * one; with its first admin invited, if one is named. Gives back its number.
 */
export function makeAgency(
  { world, scope, actor, now, ip }: Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'>,
  wanted: AgencyCreation,
): Promise<number> {
  const { copyFrom, admin, agencyName, host, theme, languages, support } = wanted
  if (admin) requireMobile(admin.phoneNumber, 'agency.admin.phoneNumber')
  return world.database.platform.transaction().execute(async (tx) => {
    const model = copyFrom === undefined ? undefined : await findManaged(tx, copyFrom)
    if (copyFrom !== undefined && !model)
      fail('NOT_FOUND', 'This agency does not exist any more.', { field: 'agency.copyFrom' })
    const agencyId = await addAgency(tx, {
      agencyName,
      host,
      themePrimary: theme.primary,
      languages,
      support,
      legal: { termsUrl: '', privacyUrl: '', consentVersion: now.toISOString().slice(0, 7) },
      login: model?.login ?? firstLogin,
      expiringSoonDays: model?.expiringSoonDays ?? expiringSoonDays,
      configuration: model?.configuration ?? firstConfiguration,
    })
    if (agencyId === null)
      return fail('VALIDATION', 'Another agency has this host name.', { field: 'agency.host' })
    const copied = model ? await copyList(tx, { from: model, to: agencyId, now }) : {}
    const there = scopeAt(scope, agencyId)
    const by = { at: now, actor, ip }
    await audit(tx, there, {
      ...by,
      action: 'agency.add',
      object: `agency ${agencyId}`,
      detail: { agencyName, host, ...(model ? { copyFrom, copied } : {}) },
    })
    if (admin) {
      const franchiseeId = await addAdmin(tx, agencyId, admin, now)
      await audit(tx, there, {
        ...by,
        action: 'agency.admin-add',
        object: `franchisee ${franchiseeId}`,
        detail: { name: admin.name },
      })
      await world.queue.add(tx, inviteAdmin, { agencyId, franchiseeId })
    }
    return agencyId
  })
}
