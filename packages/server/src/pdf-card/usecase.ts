import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PdfAllowance, PdfCardDetails, PdfCover } from '@parichay/contract/pdf-card/fields.ts'
import { entitlementTo } from '@parichay/contract/plan/entitlement.ts'
import { findAgency, paysByCredit } from '../agency/store.ts'
import { type BusinessRow, lockBusiness } from '../business/store.ts'
import { requireGoingOn } from '../business/usecase.ts'
import { findDocuments } from '../document/store.ts'
import { findTaken, take } from '../plan/usage/store.ts'
import { readHolding, useUp } from '../plan/usage/usecase.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { agencyOfBusiness } from '../platform/reach.ts'
import { type Scope, scopeAt } from '../platform/scope.ts'
import { mayExport } from './policy.ts'
import { contentHash, coverOf, personObject, readDetails, startDetails } from './rules.ts'
import { addExport, type ExportRow, findExport, listExports } from './store.exports.ts'
import { nobodysToken, verifyUrlOf } from './verify/rules.ts'
import { findTokens, passKey, type PassOf } from './verify/store.ts'
import { agencyOfPdfCard, findPdfCard, lockPdfCard, moveSingle, type PdfCardRow } from './store.ts'

/** What a plan is judged by. */
export type At = { products: AgencyConfiguration; today: string; now: Date }
/** A card with all that it is drawn from; `keys` are the stored pictures by the scene's names. */
export type Drawn = {
  details: PdfCardDetails
  keys: Record<string, string>
  cardUrl: string | null
  verifyUrl: string
  hash: string
}

type By = Pick<Call, 'scope' | 'world' | 'now'>

/** The card is not there, for whoever asks. */
export const gone = () => fail('NOT_FOUND', 'This PDF card does not exist any more.')
/** The business is not there, for whoever asks. */
export const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
/** Stops an export of a card that staff switched off. */
export const requireOn = (row: PdfCardRow) => {
  if (mayExport(row) !== true) fail('CONFLICT', 'This card is switched off. Ask your provider.')
}

/** Where a card is looked for: staff of the platform in its own agency. */
export const atCard = async ({ scope, world }: By, pdfCardNo: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfPdfCard(world.database.platform, pdfCardNo))
    : scope
/** The same for a business. */
export const atBusiness = async ({ scope, world }: By, businessId: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

/** What an agency sells, its address, and the day. */
export async function aroundOf({ world, now }: By, there: Scope): Promise<{ at: At; origin: string }> {
  const agency = (await findAgency(world.database.platform, there.agencyId)) ?? noBusiness()
  const at = { products: agency.configuration, today: istDay(now), now }
  return { at, origin: await world.hosts.originOf(there.agencyId) }
}

/** A card with its business, held against other changes: the business first, as payments do. */
export async function lockBoth(tx: Tx, there: Scope, pdfCardNo: number) {
  const found = (await findPdfCard(tx, there, pdfCardNo)) ?? gone()
  const business = (await lockBusiness(tx, there, found.businessId)) ?? gone()
  const row = (await lockPdfCard(tx, there, pdfCardNo)) ?? gone()
  return row.deletedAt ? gone() : { row, business }
}

/** What a stored card says; one from before there was an editor says what its business does. */
export function detailsOf(row: PdfCardRow, business: BusinessRow): PdfCardDetails {
  const read = readDetails(row.details)
  if (read) return read
  const start = startDetails(business, null)
  return { ...start, common: { ...start.common, companyName: row.companyName || start.common.companyName } }
}

const wantedOf = (business: BusinessRow, { common, person }: PdfCardDetails): [string, number | null][] => [
  ['logo', business.logoDocumentId],
  ['photo', person.photoDocumentId],
  ['signature', common.signatureDocumentId],
]

/** Where the pictures of cards lie, and the addresses their codes lead to. `origin` is the agency's; a card that is not saved has no pass. */
export async function readAllAround(
  tx: Tx,
  scope: Scope,
  business: BusinessRow,
  all: readonly { details: PdfCardDetails; pass: PassOf | null }[],
  origin: string,
): Promise<Drawn[]> {
  const tokens = await findTokens(
    tx,
    scope,
    all.flatMap(({ pass }) => pass ?? []),
  )
  const ids = all.flatMap(({ details }) => wantedOf(business, details).flatMap(([, id]) => id ?? []))
  const rows = new Map(
    (await findDocuments(tx, scope, [...new Set(ids)])).map((row) => [row.documentId, row]),
  )
  const cardUrl = business.cardId && business.cardStatus === 'ACTIVE' ? `${origin}/${business.cardId}` : null
  return all.map(({ details, pass }) => {
    const keys = Object.fromEntries(
      wantedOf(business, details).flatMap(([name, id]) => {
        const row = id === null ? undefined : rows.get(id)
        return row ? [[name, row.storageKey] as const] : []
      }),
    )
    const verifyUrl = verifyUrlOf(origin, (pass && tokens.get(passKey(pass))) || nobodysToken)
    return { details, keys, cardUrl, verifyUrl, hash: contentHash(details, { keys, cardUrl, verifyUrl }) }
  })
}

/** The same for one stored card. */
export const readAround = async (
  tx: Tx,
  scope: Scope,
  business: BusinessRow,
  row: PdfCardRow,
  origin: string,
): Promise<Drawn> => {
  const pass = { pdfCardNo: row.pdfCardNo, personNo: 0 }
  return (await readAllAround(tx, scope, business, [{ details: detailsOf(row, business), pass }], origin))[0]!
}

/** What a business may export in its paid period. */
export async function readAllowance(tx: Tx, scope: Scope, business: BusinessRow, at: At) {
  const { holding } = await readHolding(tx, scope, business, at)
  const entitlement = entitlementTo(holding, 'pdfExport')
  const allowance: PdfAllowance = {
    limit: entitlement.limit,
    used: holding.used.pdfExport,
    left: entitlement.left,
    why: entitlement.allowed ? null : entitlement.why,
  }
  return { entitlement, allowance }
}

/** What would pay for each card's file, and when one was made last. */
export async function readCovers(
  tx: Tx,
  scope: Scope,
  business: BusinessRow,
  cards: readonly { row: PdfCardRow; drawn: Drawn }[],
  at: At,
) {
  const { entitlement, allowance } = await readAllowance(tx, scope, business, at)
  const nos = cards.map(({ row }) => row.pdfCardNo)
  const made = await listExports(tx, scope, nos)
  const objects = cards.map(({ row, drawn }) => personObject(row.pdfCardNo, drawn.details))
  const use = { businessId: business.businessId, kind: 'pdfExport', objects } as const
  const taken = new Set((await findTaken(tx, scope, use, at.now)).map(({ object }) => object))
  const covers = cards.map(({ row, drawn }, i): { cover: PdfCover; isCurrent: boolean } => {
    const isCurrent = made.some(
      ({ pdfCardNo, contentHash: hash }) => pdfCardNo === row.pdfCardNo && hash === drawn.hash,
    )
    return {
      isCurrent,
      cover: coverOf({
        isMade: isCurrent,
        isCorrection: taken.has(objects[i]!),
        singleExports: row.singleExports,
        entitlement,
      }),
    }
  })
  return { covers, allowance }
}

/** Refuses a first card where neither the agency sells them nor the plan has them. */
export async function requireProduct(tx: Tx, scope: Scope, business: BusinessRow, at: At): Promise<void> {
  const { allowance } = await readAllowance(tx, scope, business, at)
  if (allowance.why === 'notSold') fail('PLAN_NEEDED', 'Your provider does not offer this.')
}

/**
 * Counts a file of a locked card once and notes it, or finds the one that says exactly this: what costs nothing first, then
 * the single purchase, then the plan; each new person takes one of the agency's credits where it pays by them. `isForced` is
 * for staff, who ask neither.
 */
export async function beginExport(
  tx: Tx,
  scope: Scope,
  { row, business, drawn }: { row: PdfCardRow; business: BusinessRow; drawn: Drawn },
  { at, by, isForced }: { at: At; by: string; isForced: boolean },
): Promise<{ made: ExportRow; isNew: boolean }> {
  const { pdfCardNo } = row
  const found = await findExport(tx, scope, pdfCardNo, drawn.hash)
  if (found) return { made: found, isNew: false }
  if (!isForced) requireGoingOn(business)
  const object = personObject(pdfCardNo, drawn.details)
  const { businessId } = business
  const [before] = await findTaken(tx, scope, { businessId, kind: 'pdfExport', objects: [object] }, at.now)
  const note = async (coveredBy: ExportRow['coveredBy'], usageTakeId: string) => ({
    made: await addExport(tx, scope, {
      pdfCardNo,
      contentHash: drawn.hash,
      coveredBy,
      usageTakeId,
      madeBy: by,
      createdAt: at.now,
    }),
    isNew: true,
  })
  if (before) return note('correction', before.id)
  if (isForced)
    return note('staff', await takeApart(tx, scope, { businessId, stretch: 'staff', object }, at.now))
  if (row.singleExports > 0) {
    await moveSingle(tx, scope, pdfCardNo, -1)
    return note(
      'single',
      await takeApart(tx, scope, { businessId, stretch: `single:${pdfCardNo}`, object }, at.now),
    )
  }
  return note('plan', await useUp(tx, scope, business, { kind: 'pdfExport', object }, at))
}

/** Counts beside the plan: nothing limits it but the agency's credits. */
async function takeApart(
  tx: Tx,
  scope: Scope,
  use: { businessId: number; stretch: string; object: string },
  now: Date,
): Promise<string> {
  const credit = await paysByCredit(tx, scope.agencyId)
  const taken = await take(tx, scope, { ...use, kind: 'pdfExport', limit: -1, credit }, now)
  if (taken === null || taken === 'no_credit')
    return fail('LIMIT_REACHED', 'No PDF ID card can be exported just now. Please connect with admin.')
  return taken
}
