import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { entitlementTo } from '@parichay/contract/plan/entitlement.ts'
import type { VideoAllowance, VideoCover } from '@parichay/contract/video/fields.ts'
import { ownValues } from '@parichay/contract/video/rules.ts'
import { VideoValues } from '@parichay/contract/video/template.ts'
import { findAgency } from '../agency/store.ts'
import { type BusinessRow, findBusiness, lockBusiness } from '../business/store.ts'
import { findCardOf } from '../card/store.ts'
import { findDocuments } from '../document/store.ts'
import { findTaken } from '../plan/usage/store.ts'
import { readHolding } from '../plan/usage/usecase.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { agencyOfBusiness } from '../platform/reach.ts'
import { type Scope, scopeAt } from '../platform/scope.ts'
import { type FilmRow, listFilms } from './film/store.ts'
import { contentHash, coverOf, filmObject, pickMade, type Shown } from './rules.ts'
import { agencyOfVideo, findVideo, lockVideo, type VideoRow } from './store.ts'
import { readSounds, type SoundTrouble } from './sound/usecase.ts'
import { couldBeOffered, findContents, type TemplateDrawing, type TemplateRow } from './template/store.ts'

/** What a plan is judged by. */
export type At = { products: AgencyConfiguration; today: string; now: Date }
/** A video with all that its film is made from; `keys` are the stored pictures by the scene's names, and sounds and clips by theirs. */
export type Drawn = {
  drawing: TemplateDrawing
  values: VideoValues
  keys: Record<string, string>
  hash: string
  /** A sound or clip it names that is not there, or is not read yet. */
  fault: SoundTrouble | null
}
/** A video with what is known of it. */
export type Known = {
  row: VideoRow
  /** Null for one without a template yet. */
  drawn: Drawn | null
  cover: VideoCover
  /** The last order, and the last film that was made. */
  last: FilmRow | null
  made: FilmRow | null
}

type By = Pick<Call, 'scope' | 'world' | 'now'>

/** The video is not there, for whoever asks. */
export const gone = () => fail('NOT_FOUND', 'This video does not exist any more.')
/** The business is not there, for whoever asks. */
export const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
/** Somebody else was faster. */
export const clash = () =>
  fail('CONFLICT', 'This video was changed on another device. Look at the newer version and save again.')

/** Where a video is looked for: staff of the platform in its own agency. */
export const atVideo = async ({ scope, world }: By, videoNo: number): Promise<Scope> =>
  scope.reach === 'platform' ? scopeAt(scope, await agencyOfVideo(world.database.platform, videoNo)) : scope
/** The same for a business. */
export const atBusiness = async ({ scope, world }: By, businessId: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

/** What an agency sells, and the day. */
export async function atOf({ world, now }: By, there: Scope): Promise<At> {
  const agency = (await findAgency(world.database.platform, there.agencyId)) ?? noBusiness()
  return { products: agency.configuration, today: istDay(now), now }
}

/** A video with its business, held against other changes: the business first, as payments do. */
export async function lockBoth(tx: Tx, there: Scope, videoNo: number) {
  const found = (await findVideo(tx, there, videoNo)) ?? gone()
  const business = (await lockBusiness(tx, there, found.businessId)) ?? gone()
  const row = (await lockVideo(tx, there, videoNo)) ?? gone()
  return row.deletedAt ? gone() : { row, business }
}

const nothing: VideoValues = {
  texts: {},
  pictures: {},
  colours: {},
  hasLogo: false,
  music: '',
  language: 'en',
}
/** What a stored video says; one from before there was an editor says nothing. */
export const valuesOf = ({ chosen }: Pick<VideoRow, 'chosen'>): VideoValues => {
  const read = VideoValues.safeParse(chosen)
  return read.success ? read.data : nothing
}

/** What films of some videos of a business are made from, as they are now. */
export async function readDrawn(
  tx: Tx,
  scope: Scope,
  business: BusinessRow,
  rows: readonly VideoRow[],
): Promise<(Drawn | null)[]> {
  const drawings = await findContents(tx, rows)
  const found = rows.map((row) => {
    const drawing = drawings.get(`${row.templateId} ${row.templateVersion}`)
    return drawing ? { drawing, values: ownValues(drawing.content, valuesOf(row)) } : null
  })
  const ids = found.flatMap((one) =>
    one
      ? [
          ...Object.values(one.values.pictures).map(({ documentId }) => documentId),
          ...(one.values.hasLogo ? [business.logoDocumentId ?? 0] : []),
        ]
      : [],
  )
  const documents = new Map(
    (await findDocuments(tx, scope, [...new Set(ids)])).map((one) => [one.documentId, one.storageKey]),
  )
  const sounds = await readSounds(
    tx,
    scope,
    business.businessId,
    found.flatMap((one) => one?.values ?? []),
  )
  return found.map((one) => {
    if (!one) return null
    const { drawing, values } = one
    const heard = sounds(values)
    const logo = values.hasLogo ? documents.get(business.logoDocumentId ?? 0) : undefined
    const keys = Object.fromEntries([
      ...Object.entries(values.pictures).flatMap(([key, { documentId }]) => {
        const stored = documents.get(documentId)
        return stored ? [[key, stored] as const] : []
      }),
      ...(logo ? [['logo', logo] as const] : []),
      ...heard.keys,
    ])
    const { templateId, version: templateVersion } = drawing
    const hash = contentHash({ templateId, templateVersion, values, keys, isSample: false })
    return { drawing, values, keys, hash, fault: heard.fault }
  })
}

/** What a business may render in its paid period. */
export async function readAllowance(tx: Tx, scope: Scope, business: BusinessRow, at: At) {
  const { holding } = await readHolding(tx, scope, business, at)
  const entitlement = entitlementTo(holding, 'promotionalVideo')
  const allowance: VideoAllowance = {
    limit: entitlement.limit,
    used: holding.used.promotionalVideo,
    left: entitlement.left,
    why: entitlement.allowed ? null : entitlement.why,
  }
  return { entitlement, allowance }
}

/** Whether a film is made without counting: it waits, is made, or was made once. */
const isPaid = ({ state, readyAt }: Pick<FilmRow, 'state' | 'readyAt'>) =>
  readyAt !== null || (state !== 'failed' && state !== 'cancelled')

/** Videos of one business with what would pay for the film of each and where it stands. */
export async function readKnown(
  tx: Tx,
  scope: Scope,
  business: BusinessRow,
  rows: readonly VideoRow[],
  at: At,
): Promise<{ known: Known[]; allowance: VideoAllowance }> {
  const { entitlement, allowance } = await readAllowance(tx, scope, business, at)
  const drawn = await readDrawn(tx, scope, business, rows)
  const nos = rows.map(({ videoNo }) => videoNo)
  const films = await listFilms(tx, scope, nos)
  const objects = rows.map((row, i) =>
    filmObject(row.videoNo, row.templateId ?? 0, drawn[i]?.values ?? nothing),
  )
  const { businessId } = business
  const taken = new Set(
    (await findTaken(tx, scope, { businessId, kind: 'promotionalVideo', objects }, at.now)).map(
      ({ object }) => object,
    ),
  )
  const known = rows.map((row, i): Known => {
    const own = films.filter(({ videoNo }) => videoNo === row.videoNo)
    const hash = drawn[i]?.hash
    return {
      row,
      drawn: drawn[i]!,
      cover: coverOf({
        isMade: own.some((film) => film.contentHash === hash && isPaid(film)),
        isCorrection: taken.has(objects[i]!),
        singleDownloads: row.singleDownloads,
        entitlement,
      }),
      last: own[0] ?? null,
      made: pickMade(own, hash),
    }
  })
  return { known, allowance }
}

/** One video with what is known of it. */
export async function readOne(tx: Tx, there: Scope, videoNo: number, at: At) {
  const row = (await findVideo(tx, there, videoNo)) ?? gone()
  const business = (await findBusiness(tx, there, row.businessId)) ?? gone()
  const { known } = await readKnown(tx, there, business, [row], at)
  return { business, known: known[0]! }
}

/**
 * The version of a template that a video begins with: the published one, or the one before it that its editor showed; null where
 * the template is not offered. `db` asks with the platform role.
 */
export async function versionToBegin(
  db: Db,
  template: TemplateRow | undefined,
  shown: number | undefined,
): Promise<number | null> {
  const published = template?.status === 'PUBLISHED' ? template.publishedVersion : null
  if (!template || published === null || shown === undefined || shown >= published) return published
  return (await couldBeOffered(db, template.templateId, shown)) ? shown : published
}

/** Refuses a first video where neither the agency sells them nor the plan has them. */
export async function requireProduct(tx: Tx, scope: Scope, business: BusinessRow, at: At): Promise<void> {
  const { allowance } = await readAllowance(tx, scope, business, at)
  if (allowance.why === 'notSold') fail('PLAN_NEEDED', 'Your provider does not offer this.')
}

const productsShown = 6

/** The tagline and the first products of a business's card, with their pictures. */
export async function readShown(
  tx: Tx,
  scope: Scope,
  businessId: number,
): Promise<{ tagline: string; products: Shown[] }> {
  const card = await findCardOf(tx, scope, businessId)
  const products = (card?.products ?? []).slice(0, productsShown)
  const ids = products.flatMap(({ documentIds }) => documentIds.slice(0, 1))
  const keys = new Map((await findDocuments(tx, scope, ids)).map((one) => [one.documentId, one.storageKey]))
  return {
    tagline: card?.basicDetails.tagline ?? '',
    products: products.map(({ name, price, documentIds: [first] }) => {
      const key = first === undefined ? undefined : keys.get(first)
      return { name, price, picture: first !== undefined && key ? { documentId: first, key } : null }
    }),
  }
}
