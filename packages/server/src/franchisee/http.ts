import { fail } from '@parichay/contract/errors.ts'
import type { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { networkOf, spend } from '../platform/limits.ts'
import { agencyScope, type Staff } from '../platform/scope.ts'
import { knownSecrets } from '../platform/secrets.ts'
import { presentFranchisee, presentLetter } from './present.ts'
import { readLetterToken } from './rules.letter.ts'
import { findFranchisee, setLetter } from './store.ts'

const staff = ({ actor }: Pick<Call, 'actor'>): Staff =>
  actor.kind === 'staff' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')

/** Whoever is signed in as staff, as they are stored. */
async function ownRow({ actor, scope, world }: Pick<Call, 'actor' | 'scope' | 'world'>) {
  const { franchiseeId } = staff({ actor })
  const row = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, franchiseeId))
  return row ?? fail('NOT_SIGNED_IN', 'Please sign in again.')
}

/** Handlers of `franchiseeRoutes`. */
export const franchiseeHandlers: Handlers<typeof franchiseeRoutes> = {
  getFranchisee: async (call) => presentFranchisee(await ownRow(call), staff(call)),
  getOwnLetter: async (call) => presentLetter(await ownRow(call)),

  async changeOwnLetter(call) {
    const { franchiseeId } = await ownRow(call)
    const { scope, body } = call
    return changeAndRecord(call, scope, 'agency', async (tx) => ({
      result: presentLetter(
        (await setLetter(tx, scope, franchiseeId, body)) ?? fail('NOT_SIGNED_IN', 'Please sign in again.'),
      ),
      action: 'staff.letter',
      object: `franchisee ${franchiseeId}`,
      detail: { ...body },
    }))
  },

  async stopDailyLetter(call) {
    const { world, agency, body, ip, now } = call
    const max = Math.round(30 * world.config.limitFactor)
    await spend(world.database.platform, now, [{ bucket: `letter:${networkOf(ip)}`, max, windowSec: 3600 }])
    const whose = readLetterToken(knownSecrets(world.config), body.token)
    // A link works on the host of its own agency only, as everything else does.
    if (whose?.agencyId !== agency.agencyId) return noLetter()
    const scope = agencyScope(agency.agencyId)
    return changeAndRecord(call, scope, 'agency', async (tx) => {
      if (!(await setLetter(tx, scope, whose.franchiseeId, { daily: false }))) noLetter()
      return {
        result: { stopped: true as const },
        action: 'staff.letter',
        object: `franchisee ${whose.franchiseeId}`,
        detail: { daily: false, by: 'link of the letter' },
      }
    })
  },
}

const noLetter = () =>
  fail(
    'NOT_FOUND',
    'This link is not whole. Open it from the letter once more, or switch the letter off in your account.',
  )
