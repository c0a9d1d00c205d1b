import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { findBusiness, lockBusiness } from '../../business/store.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { nameOf, type Scope, scopeAt } from '../../platform/scope.ts'
import { agencyOfPdfCard, findPdfCard, lockPdfCard } from '../store.ts'
import { presentPass } from './present.ts'
import { verifyUrlOf } from './rules.ts'
import { findWhose } from './usecase.ts'
import { findPass, findVerifySetting, keepConsent, replacePass, setRevoked, setShowsPhoto } from './store.ts'

type By = Pick<Call, 'scope' | 'world' | 'actor' | 'now'>
const gone = () => fail('NOT_FOUND', 'This PDF card does not exist any more.')

const atCard = async ({ scope, world }: By, pdfCardNo: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfPdfCard(world.database.platform, pdfCardNo))
    : scope

async function show(call: By, there: Scope, pdfCardNo: number, personNo: number) {
  const { world, actor, now } = call
  const origin = await world.hosts.originOf(there.agencyId)
  return world.database.inScope(there, async (tx) => {
    const row = (await findPdfCard(tx, there, pdfCardNo)) ?? gone()
    const business = (await findBusiness(tx, there, row.businessId)) ?? gone()
    const pass = (await findPass(tx, there, pdfCardNo, personNo)) ?? gone()
    const setting = await findVerifySetting(tx, there, row.businessId)
    const whose = (await findWhose(tx, there, row, business, personNo)) ?? gone()
    const known = { ...whose, setting, origin, today: istDay(now) }
    return presentPass(pass, known, actor)
  })
}

/** The card held against other changes. */
async function lockOne(tx: Tx, there: Scope, pdfCardNo: number) {
  const row = (await lockPdfCard(tx, there, pdfCardNo)) ?? gone()
  return row.deletedAt ? gone() : row
}

/** Handlers of `pdfVerifyRoutes`. */
export const pdfVerifyHandlers: Handlers<typeof pdfVerifyRoutes> = {
  async getPdfPass(call) {
    const { pdfCardNo, personNo = 0 } = call.query
    return show(call, await atCard(call, pdfCardNo), pdfCardNo, personNo)
  },

  async revokePdfPass(call) {
    const { pdfCardNo, personNo = 0, revoked, reason = '' } = call.body
    if (revoked && !reason) fail('VALIDATION', 'This field is required.', { field: 'reason' })
    const there = await atCard(call, pdfCardNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      await lockOne(tx, there, pdfCardNo)
      const pass = (await findPass(tx, there, pdfCardNo, personNo)) ?? gone()
      await setRevoked(tx, there, pass, revoked ? { at: call.now, by: nameOf(call.actor), reason } : null)
      const action = revoked ? 'pdfCard.revoke' : 'pdfCard.unrevoke'
      return { result: undefined, action, object: `pdfCard ${pdfCardNo}`, detail: { reason, personNo } }
    })
    return show(call, there, pdfCardNo, personNo)
  },

  async reissuePdfPass(call) {
    const { pdfCardNo, personNo = 0, reason, url } = call.body
    const there = await atCard(call, pdfCardNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      await lockOne(tx, there, pdfCardNo)
      const pass = (await findPass(tx, there, pdfCardNo, personNo)) ?? gone()
      // The agency may be reached by several names: the token says which page it was.
      if (url !== undefined && !url.endsWith(verifyUrlOf('', pass.token)))
        fail('CONFLICT', 'This card was given out anew elsewhere. Look at its new verify page.')
      await replacePass(tx, there, pass, { at: call.now, by: nameOf(call.actor), reason })
      const detail = { reason, personNo }
      return { result: undefined, action: 'pdfCard.reissue', object: `pdfCard ${pdfCardNo}`, detail }
    })
    return show(call, there, pdfCardNo, personNo)
  },

  async savePdfVerify(call) {
    const { pdfCardNo, showsPhoto, parentsConsent } = call.body
    const there = await atCard(call, pdfCardNo)
    const action = parentsConsent === undefined ? 'pdfCard.verify' : 'pdfCard.consent'
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { businessId } = (await findPdfCard(tx, there, pdfCardNo)) ?? gone()
      if (!(await lockBusiness(tx, there, businessId))) gone()
      if (showsPhoto !== undefined) await setShowsPhoto(tx, there, businessId, showsPhoto)
      if (parentsConsent !== undefined)
        await keepConsent(tx, there, businessId, {
          version: parentsConsent,
          at: call.now,
          by: nameOf(call.actor),
        })
      const detail = { showsPhoto: showsPhoto ?? null, consent: parentsConsent ?? null }
      return { result: undefined, action, object: `pdfCard ${pdfCardNo}`, detail }
    })
    return show(call, there, pdfCardNo, 0)
  },
}
