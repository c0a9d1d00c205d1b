import type { DocumentKind } from '@parichay/contract/document/kinds.ts'
import type { DocumentUse } from '@parichay/contract/document/routes.ts'
import { sql, type RawBuilder } from 'kysely'
import { type Chosen, choosePage, holdsWord, inOrder } from '../../platform/choose-page.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { DocumentRow } from '../store.ts'
import { binDays } from './store.bin.ts'

/** What narrows the library, and its page. */
export type LibraryFilters = {
  words: readonly string[]
  kind?: DocumentKind | undefined
  businessId?: number | undefined
  agencyId?: number | undefined
  sort: 'newest' | 'largest'
  page: number
  pageSize: number
  fromEnd: boolean
}

const allOf = (parts: readonly RawBuilder<boolean>[]) =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...parts], sql` and `)}`

/** Chooses a page of the library; see `choosePage`. */
export function chooseDocuments(tx: Tx, scope: Scope, filters: LibraryFilters): Promise<Chosen> {
  const { words, kind, businessId, page, pageSize, fromEnd, sort } = filters
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  return choosePage(tx, {
    table: sql`document`,
    id: sql`document.document_id`,
    where: allOf([
      ...(agencyId === undefined ? [] : [sql<boolean>`document.agency_id = ${agencyId}`]),
      ...(kind ? [sql<boolean>`document.kind = ${kind}`] : []),
      ...(businessId ? [sql<boolean>`document.business_id = ${businessId}`] : []),
      ...words.map((word) => holdsWord(sql`document.business_search_text`, word)),
    ]),
    key: sort === 'largest' ? sql`document.bytes` : null,
    // The largest first, of equal ones the newest: as the index has them.
    keyGrows: true,
    newestFirst: true,
    narrow: words.length > 0 || businessId !== undefined,
    words,
    page,
    pageSize,
    fromEnd,
  })
}

/** A row of the library: the file, whose it is, and where it is used. */
export type LibraryRow = DocumentRow & {
  agencyName: string
  businessName: string | null
  usedIn: DocumentUse[]
}

/** Whether a column of JSON names this file under one of these names. */
const names = (column: string, ...fields: readonly string[]) =>
  sql`(${sql.join(
    fields.map(
      (field) =>
        sql`jsonb_path_exists(${sql.ref(column)}, ${`$.**.${field}[*] ? (@ == $id)`}::jsonpath, jsonb_build_object('id', document.document_id))`,
    ),
    sql` or `,
  )})`
const ofBusiness = (table: string) =>
  sql`${sql.ref(`${table}.agency_id`)} = document.agency_id and ${sql.ref(`${table}.business_id`)} = document.business_id`
const cardNames = sql`(${names('card.basic_details', 'logoDocumentId', 'coverDocumentId')}
  or ${names('card.gallery', 'documentId')} or ${names('card.products', 'documentIds', 'documentId')}
  or ${names('card.about_us', 'ownerDocumentId', 'brochureDocumentId')} or ${names('card.payment_options', 'qrDocumentId')})`
const onCard = (condition: RawBuilder<unknown>) =>
  sql`exists (select 1 from card where ${ofBusiness('card')} and card.deleted_at is null and ${condition})`

// An agency that writes its own page over the platform's goes on with the platform's pictures.
const onPage = (condition: RawBuilder<unknown>) =>
  sql`case when document.kind = 'landing' then exists (select 1 from category_page where ${condition}
    and (category_page.agency_id = document.agency_id or 'superadmin' = any(agency.roles))
    and category_page.document_ids @> array[document.document_id]) else false end`
// Read once for a page, not for each of its files.
const agencyPictures = sql`select picture from agency any_agency cross join lateral unnest(
  array[any_agency.logo_key, any_agency.dark_logo_key, any_agency.icon_key, any_agency.login_image_key]) picture
  where picture is not null`
const onItem = (condition: RawBuilder<unknown>) =>
  sql`case when document.kind = 'banner' then exists (select 1 from ui_customisation item
    where item.picture ->> 'key' = document.storage_key and ${condition}) else false end`

/** Every place that a file of a business, or of the agency itself, can be used in; what was deleted after `since` can come back. */
const uses = (since: Date): Record<DocumentUse, RawBuilder<unknown>> => ({
  businessLogo: sql`exists (select 1 from business where ${ofBusiness('business')} and business.deleted_at is null
    and business.logo_document_id = document.document_id)`,
  cardHead: onCard(names('card.basic_details', 'logoDocumentId', 'coverDocumentId')),
  gallery: onCard(names('card.gallery', 'documentId')),
  product: onCard(names('card.products', 'documentIds', 'documentId')),
  about: onCard(names('card.about_us', 'ownerDocumentId', 'brochureDocumentId')),
  payment: onCard(names('card.payment_options', 'qrDocumentId')),
  frame: sql`exists (select 1 from frame_setup where ${ofBusiness('frame_setup')} and ${names(
    'frame_setup.setup',
    'symbolDocumentId',
    'ownPhotoDocumentId',
    'productDocumentId',
    'leaderDocumentIds',
  )})`,
  pdfCard: sql`exists (select 1 from pdf_card where ${ofBusiness('pdf_card')} and pdf_card.deleted_at is null
    and ${names('pdf_card.details', 'signatureDocumentId', 'photoDocumentId')})`,
  person: sql`exists (select 1 from pdf_card join pdf_card_person one on one.agency_id = pdf_card.agency_id
    and one.pdf_card_no = pdf_card.pdf_card_no where ${ofBusiness('pdf_card')} and pdf_card.deleted_at is null
    and not one.is_deleted and ${names('one.facts', 'photoDocumentId')})`,
  categoryPage: onPage(sql`category_page.deleted_at is null`),
  // What a film that was ordered is drawn from stays, for it may be drawn again.
  video: sql`exists (select 1 from user_video where ${ofBusiness('user_video')} and user_video.deleted_at is null
    and (${names('user_video.chosen', 'documentId')} or exists (select 1 from user_video_render r
      where r.agency_id = user_video.agency_id and r.video_no = user_video.video_no and r.state not in ('failed', 'cancelled')
      and jsonb_path_exists(r.keys, '$.* ? (@ == $key)', jsonb_build_object('key', document.storage_key)))))`,
  greetingPost: sql`document.kind = 'imagePost' and exists (select 1 from image_post
    where image_post.agency_id = document.agency_id and image_post.full_key = document.storage_key)`,
  greetingFilm: sql`document.kind = 'imagePost' and exists (select 1 from greeting_film
    where greeting_film.agency_id = document.agency_id and greeting_film.document_id = document.document_id)`,
  // The platform uploads logos of other agencies in its own.
  agencyLogo: sql`document.kind = 'logo' and (document.storage_key in (${agencyPictures})
    or document.thumbnail_key in (${agencyPictures}) or document.jpeg_key in (${agencyPictures}))`,
  profile: sql`case when document.kind = 'profile' then exists (select 1 from app_user
    where app_user.agency_id = document.agency_id and app_user.photo_document_id = document.document_id) else false end`,
  // Items of other agencies stand on the platform's files too, those of an agency made from another one as well.
  uiCustomisation: onItem(sql`item.deleted_at is null`),
  // An invoice shows the logo of its day. Only a logo of the agency itself is looked for.
  invoice: sql`case when document.kind = 'logo' and document.business_id is null then exists (select 1 from invoice
    where invoice.document -> 'brand' ->> 'logoKey' in (document.storage_key, document.thumbnail_key, document.jpeg_key)) else false end`,
  bin: sql`(exists (select 1 from business where ${ofBusiness('business')} and business.deleted_at > ${since})
    or exists (select 1 from card where ${ofBusiness('card')} and card.deleted_at > ${since} and ${cardNames})
    or exists (select 1 from pdf_card where ${ofBusiness('pdf_card')} and pdf_card.deleted_at > ${since}
      and (${names('pdf_card.details', 'signatureDocumentId', 'photoDocumentId')} or exists (select 1 from pdf_card_person one
        where one.agency_id = pdf_card.agency_id and one.pdf_card_no = pdf_card.pdf_card_no and ${names('one.facts', 'photoDocumentId')})))
    or exists (select 1 from user_video where ${ofBusiness('user_video')} and user_video.deleted_at > ${since}
      and ${names('user_video.chosen', 'documentId')})
    or ${onPage(sql`category_page.deleted_at > ${since}`)} or ${onItem(sql`item.deleted_at > ${since}`)})`,
})

/** The rows of a chosen page, in its order; what the reader may not see is not there. */
export async function readDocuments(db: Db, ids: Chosen['ids'], now: Date): Promise<LibraryRow[]> {
  if (ids.length === 0) return []
  const since = new Date(now.getTime() - binDays * 86_400_000)
  const places = Object.entries(uses(since)).map(([use, is]) => sql`case when ${is} then ${sql.lit(use)} end`)
  const { rows } = await sql<LibraryRow>`select document.*, agency.agency_name, business.business_name,
      array_remove(array[${sql.join(places)}]::text[], null) as used_in
    from document join agency on agency.agency_id = document.agency_id
    left join business on business.agency_id = document.agency_id and business.business_id = document.business_id
      and business.deleted_at is null
    where document.document_id = any(${ids.map(({ id }) => id)}::int[])`.execute(db)
  return inOrder(ids, rows, ({ documentId }) => documentId)
}

/** What agencies have stored, each by itself: one, or all of them. */
export type StoredOf = { agencyId: number; files: number; bytes: number }

/** How many files and bytes agencies have stored, as their limit counts them (migration 0273). Asked with the platform role. */
export async function countStored(db: Db, agencyId?: number): Promise<StoredOf[]> {
  const of = agencyId === undefined ? sql`` : sql`where agency_id = ${agencyId}`
  const { rows } = await sql<StoredOf>`select agency_id, sum(files)::int as files, sum(bytes)::bigint as bytes
    from stored_tally ${of} group by agency_id having sum(files) > 0 order by agency_id`.execute(db)
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
}

/** Makes one line of what each agency has stored, none of one that has nothing. Asked with the platform role. */
export const foldStored = (db: Db) =>
  sql`with lines as (delete from stored_tally returning *)
    insert into stored_tally select agency_id, sum(files), sum(bytes) from lines group by 1
      having sum(files) <> 0 or sum(bytes) <> 0`.execute(db)

/** The agency a file belongs to, or did before it was deleted, for platform staff. Asked with the platform role. */
export const agencyOfDocument = async (
  db: Db,
  documentId: number,
  table: 'document' | 'documentBin' = 'document',
): Promise<number | undefined> =>
  (await db.selectFrom(table).select('agencyId').where('documentId', '=', documentId).executeTakeFirst())
    ?.agencyId

/** A file with its uses, which nobody can begin to use before the transaction ends. */
export async function lockDocument(
  tx: Tx,
  { agencyId }: Scope,
  documentId: number,
  now: Date,
): Promise<LibraryRow | undefined> {
  const locked = await tx
    .selectFrom('document')
    .select('documentId')
    .where('agencyId', '=', agencyId)
    .where('documentId', '=', documentId)
    .forUpdate()
    .executeTakeFirst()
  return locked && (await readDocuments(tx, [{ agencyId, id: documentId }], now))[0]
}

/** Whether another record stands on the same stored file, as copies of a business do, or one that can be brought back. */
export async function isStored(db: Db, agencyId: number, storageKey: string): Promise<boolean> {
  const namedIn = (table: 'document' | 'documentBin') =>
    db
      .selectFrom(table)
      .select('documentId')
      .where('agencyId', '=', agencyId)
      .where('storageKey', '=', storageKey)
      .limit(1)
      .executeTakeFirst()
  return ((await namedIn('document')) ?? (await namedIn('documentBin'))) !== undefined
}
