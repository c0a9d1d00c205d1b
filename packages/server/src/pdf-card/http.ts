import { takeRender } from '../agency/usecase.limits.ts'
import { changedLeaves } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import type { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { madeBetween } from '../business/rules.ts'
import { type BusinessRow, findBusiness, lockBusiness } from '../business/store.ts'
import { requireNotSuspended } from '../business/usecase.ts'
import { searchWords } from '../platform/search-words.ts'
import { usePictures } from '../document/store.ts'
import { audit, changeAndRecord } from '../platform/audit.ts'
import { exactTotal, readChosen } from '../platform/choose-page.ts'
import type { Tx } from '../platform/db.ts'
import { holds } from '../platform/gate.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { spend } from '../platform/limits.ts'
import { nameOf, type Scope } from '../platform/scope.ts'
import { stopJobsOf } from './bulk/usecase.ts'
import { presentAround, presentListed, presentPdfCard } from './present.ts'
import { setMark } from './printed/store.ts'
import { printedWhen } from './printed/usecase.ts'
import { printedWord, startDetails, traceOfDetails } from './rules.ts'
import { findExport } from './store.exports.ts'
import {
  addPdfCard,
  changePdfCard,
  findPdfCard,
  listPdfCardsOf,
  setPdfCardActive,
  setPdfCardTitle,
} from './store.ts'
import { choosePdfCards, readPdfCards } from './store.list.ts'
import {
  aroundOf,
  atBusiness,
  atCard,
  beginExport,
  detailsOf,
  gone,
  lockBoth,
  noBusiness,
  readAllAround,
  readAround,
  readCovers,
  requireOn,
  requireProduct,
} from './usecase.ts'
import { removePdfCard, requireRoom } from './usecase.remove.ts'
import { requireConsent } from './verify/usecase.ts'
import { drawCard, fileOf, logoColoursOf } from './work.ts'

type By = Pick<Call, 'scope' | 'world' | 'actor' | 'now' | 'ip'>
const clash = () =>
  fail('CONFLICT', 'This card was changed on another device. Look at the newer version and save again.')
const nothing = { list: [], total: 0, totalIsMore: false }

/** One card with all that is known of it. */
async function show(call: By, there: Scope, pdfCardNo: number) {
  const { world, actor } = call
  const { at, origin } = await aroundOf(call, there)
  const found = await world.database.inScope(there, async (tx) => {
    const row = (await findPdfCard(tx, there, pdfCardNo)) ?? gone()
    const business = (await findBusiness(tx, there, row.businessId)) ?? gone()
    const drawn = await readAround(tx, there, business, row, origin)
    const { covers } = await readCovers(tx, there, business, [{ row, drawn }], at)
    return { row, known: { business, drawn, ...covers[0]! } }
  })
  const logoColours = await logoColoursOf(world, found.known.drawn.keys['logo'])
  return presentPdfCard(found.row, { ...found.known, logoColours }, actor)
}

const phoneOf = (business: BusinessRow) => business.ownerPhoneNumber ?? business.mobile ?? ''
const takePictures = (
  tx: Tx,
  there: Scope,
  { common, person }: PdfCardDetails,
  business: BusinessRow,
  by: string,
) => usePictures(tx, there, [person.photoDocumentId, common.signatureDocumentId], business, by)

/** Handlers of `pdfCardRoutes`. */
export const pdfCardHandlers: Handlers<typeof pdfCardRoutes> = {
  getPdfCard: async (call) => show(call, await atCard(call, call.query.pdfCardNo), call.query.pdfCardNo),

  async getPdfCardsByBusiness(call) {
    const { query, world, actor } = call
    const there = await atBusiness(call, query.businessId)
    const { at, origin } = await aroundOf(call, there)
    const { business, cards, covers, allowance, start } = await world.database.inScope(there, async (tx) => {
      const owner = (await findBusiness(tx, there, query.businessId)) ?? noBusiness()
      const rows = await listPdfCardsOf(tx, there, query.businessId)
      const [first, ...drawn] = await readAllAround(
        tx,
        there,
        owner,
        [
          { details: startDetails(owner, null), pass: null },
          ...rows.map((row) => ({
            details: detailsOf(row, owner),
            pass: { pdfCardNo: row.pdfCardNo, personNo: 0 },
          })),
        ],
        origin,
      )
      const all = rows.map((row, i) => ({ row, drawn: drawn[i]! }))
      return { business: owner, cards: all, start: first!, ...(await readCovers(tx, there, owner, all, at)) }
    })
    const logoColours = await logoColoursOf(world, start.keys['logo'])
    return {
      list: cards.map(({ row, drawn }, i) =>
        presentPdfCard(row, { business, drawn, logoColours, ...covers[i]! }, actor),
      ),
      start: startDetails(business, logoColours),
      ...presentAround(start, logoColours),
      allowance,
    }
  },

  async getPdfCardList({ query, scope, actor, world }) {
    if (actor.kind === 'staff' && !holds(actor, 'pdf.list')) return nothing
    const words = searchWords(query.search)
    if (words === null) return nothing
    const filters = {
      ...query,
      ...madeBetween(query),
      words,
      sort: query.sort ?? 'newest',
      page: query.page ?? 1,
      pageSize: query.pageSize ?? 20,
      fromEnd: query.fromEnd ?? false,
    }
    const { platform } = world.database
    const { ids, total } = await platform.transaction().execute((tx) => choosePdfCards(tx, scope, filters))
    const rows = await readChosen(world.database, scope, (tx) => readPdfCards(tx, ids))
    return {
      list: rows.map((row) => presentListed(row, actor)),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },

  async updatePdfCardBasicDetails(call) {
    const { body, actor, now } = call
    const { pdfCardNo, businessId, version, details } = body
    if (pdfCardNo === undefined) {
      if (businessId === undefined)
        return fail('VALIDATION', 'Choose the business first.', { field: 'businessId' })
      const there = await atBusiness(call, businessId)
      const { at } = await aroundOf(call, there)
      const no = await changeAndRecord(call, there, 'agency', async (tx) => {
        const business = (await lockBusiness(tx, there, businessId)) ?? noBusiness()
        if (actor.kind === 'customer') await requireNotSuspended(tx, there, businessId)
        await requireProduct(tx, there, business, at)
        await requireRoom(tx, there, businessId)
        await takePictures(tx, there, details, business, nameOf(actor))
        const made = await addPdfCard(tx, there, {
          businessId,
          details,
          registeredPhoneNumber: phoneOf(business),
          now,
        })
        return { result: made, action: 'pdfCard.add', object: `pdfCard ${made}` }
      })
      return show(call, there, no)
    }
    const there = await atCard(call, pdfCardNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row, business } = await lockBoth(tx, there, pdfCardNo)
      if (businessId !== undefined && businessId !== row.businessId) gone()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
      if (version !== undefined && version !== row.version) clash()
      await takePictures(tx, there, details, business, nameOf(actor))
      await changePdfCard(tx, there, pdfCardNo, { details, registeredPhoneNumber: phoneOf(business), now })
      return {
        result: undefined,
        action: 'pdfCard.change',
        object: `pdfCard ${pdfCardNo}`,
        // What stands on a card goes from the log with the business it is about.
        businessId: row.businessId,
        detail: traceOfDetails(row.details ?? {}, details),
      }
    })
    return show(call, there, pdfCardNo)
  },

  async updatePdfCardStatus(call) {
    const { pdfCardNo, status, reason = '', version } = call.body
    if (status === 'INACTIVE' && !reason) fail('VALIDATION', 'This field is required.', { field: 'reason' })
    const there = await atCard(call, pdfCardNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row } = await lockBoth(tx, there, pdfCardNo)
      if (version !== undefined && version !== row.version) clash()
      if (status === 'INACTIVE') await stopJobsOf(tx, there, pdfCardNo, call.now)
      await setPdfCardActive(tx, there, pdfCardNo, status === 'ACTIVE', call.now)
      const action = status === 'ACTIVE' ? 'pdfCard.on' : 'pdfCard.off'
      return { result: undefined, action, object: `pdfCard ${pdfCardNo}`, detail: { reason } }
    })
    return show(call, there, pdfCardNo)
  },

  async deletePdfCard(call) {
    const { pdfCardNo, restore = false } = call.body
    const there = await atCard(call, pdfCardNo)
    const { world, actor, now, ip } = call
    await world.database.inScope(there, (tx) =>
      removePdfCard(tx, there, pdfCardNo, { actor, now, ip, restore }),
    )
    return { deleted: !restore }
  },

  async renamePdfCard(call) {
    const { pdfCardNo, title, version } = call.body
    const there = await atCard(call, pdfCardNo)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row } = await lockBoth(tx, there, pdfCardNo)
      if (call.actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
      if (version !== row.version) clash()
      await setPdfCardTitle(tx, there, pdfCardNo, { title, now: call.now })
      return {
        result: undefined,
        action: 'pdfCard.rename',
        object: `pdfCard ${pdfCardNo}`,
        // What a card is called goes from the log with the business it is about.
        businessId: row.businessId,
        detail: changedLeaves({ title: row.title }, { title }),
      }
    })
    return show(call, there, pdfCardNo)
  },

  async markPdfCardPrinted(call) {
    const { pdfCardNo, isPrinted, version, at } = call.body
    const there = await atCard(call, pdfCardNo)
    const { origin } = await aroundOf(call, there)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const { row, business } = await lockBoth(tx, there, pdfCardNo)
      if (call.actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
      if (version !== undefined && version !== row.version) clash()
      const drawn = await readAround(tx, there, business, row, origin)
      await setMark(
        tx,
        there,
        pdfCardNo,
        isPrinted ? { ...printedWhen(at, row, call.now), word: printedWord(drawn) } : null,
      )
      const action = isPrinted ? 'pdfCard.printed' : 'pdfCard.notPrinted'
      return { result: undefined, action, object: `pdfCard ${pdfCardNo}` }
    })
    return show(call, there, pdfCardNo)
  },

  async exportPdfCard(call) {
    const { body, world, actor, now, ip } = call
    const { pdfCardNo, version, forceDownloadWithoutSampleWatermark: isForced = false } = body
    if (isForced && actor.kind !== 'staff')
      fail('VALIDATION', 'Only staff can export without plan or purchase.', {
        field: 'forceDownloadWithoutSampleWatermark',
      })
    const there = await atCard(call, pdfCardNo)
    const { at, origin } = await aroundOf(call, there)
    const { made, drawn } = await world.database.inScope(there, async (tx) => {
      const { row, business } = await lockBoth(tx, there, pdfCardNo)
      requireOn(row)
      if (version !== undefined && version !== row.version) clash()
      await requireConsent(tx, there, row)
      const all = await readAround(tx, there, business, row, origin)
      const begun = await beginExport(
        tx,
        there,
        { row, business, drawn: all },
        { at, by: nameOf(actor), isForced },
      )
      if (begun.isNew)
        await audit(tx, there, {
          at: now,
          actor,
          action: isForced ? 'pdfCard.forceExport' : 'pdfCard.export',
          object: `pdfCard ${pdfCardNo}`,
          detail: { by: begun.made.coveredBy },
          ip,
        })
      return { ...begun, drawn: all }
    })
    await fileOf(world, there, made, drawn)
    return show(call, there, pdfCardNo)
  },

  async downloadPdfCard(call) {
    const { query, world, actor, now } = call
    const { pdfCardNo } = query
    const there = await atCard(call, pdfCardNo)
    const { origin } = await aroundOf(call, there)
    await spend(world.database.platform, now, [
      {
        bucket: `pdf-card:${there.agencyId}:${nameOf(actor)}`,
        max: Math.round(400 * world.config.limitFactor),
        windowSec: 3600,
      },
    ])
    const { made, drawn } = await world.database.inScope(there, async (tx) => {
      const row = (await findPdfCard(tx, there, pdfCardNo)) ?? gone()
      requireOn(row)
      const business = (await findBusiness(tx, there, row.businessId)) ?? gone()
      const all = await readAround(tx, there, business, row, origin)
      return { made: await findExport(tx, there, pdfCardNo, all.hash), drawn: all }
    })
    if (!made && query.forceDownloadWithoutSampleWatermark)
      fail('CONFLICT', 'This card was not exported as it is now. Export it first.')
    if (!made) await takeRender(world, there.agencyId, now)
    const bytes = made ? await fileOf(world, there, made, drawn) : await drawCard(world, drawn, true)
    return { bytes, name: `${pdfCardNo}.pdf` }
  },
}
