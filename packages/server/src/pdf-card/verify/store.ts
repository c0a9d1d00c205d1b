import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { PdfCardPassTable, PdfVerifySettingTable } from '../../platform/tables.payment.ts'

/** A row of pdf_card_pass. */
export type PassRow = Selectable<PdfCardPassTable>
/** What a business's verify pages show. */
export type VerifySetting = Omit<Selectable<PdfVerifySettingTable>, 'agencyId' | 'businessId' | 'consentBy'>

/** Whose pass: the person of the card itself is 0. */
export type PassOf = Pick<PassRow, 'pdfCardNo' | 'personNo'>
/** A key for maps of passes. */
export const passKey = ({ pdfCardNo, personNo }: PassOf): string => `${pdfCardNo} ${personNo}`

/** Tokens by `passKey`. */
export async function findTokens(
  tx: Tx,
  { agencyId }: Scope,
  passes: readonly PassOf[],
): Promise<Map<string, string>> {
  if (passes.length === 0) return new Map()
  const rows = await tx
    .selectFrom('pdfCardPass')
    .select(['pdfCardNo', 'personNo', 'token'])
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', 'in', [...new Set(passes.map(({ pdfCardNo }) => pdfCardNo))])
    .where('personNo', '=', sql<number>`any(${[...new Set(passes.map(({ personNo }) => personNo))]}::int[])`)
    .where('replacedAt', 'is', null)
    .execute()
  return new Map(rows.map((row) => [passKey(row), row.token]))
}

/** The pass of a person that counts: the one they got last. */
export const findPass = (
  db: Db,
  { agencyId }: Scope,
  pdfCardNo: number,
  personNo: number,
): Promise<PassRow | undefined> =>
  db
    .selectFrom('pdfCardPass')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('personNo', '=', personNo)
    .where('replacedAt', 'is', null)
    .executeTakeFirst()

/** The pass of a token. */
export const findPassByToken = (db: Db, { agencyId }: Scope, token: string): Promise<PassRow | undefined> =>
  db
    .selectFrom('pdfCardPass')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('token', '=', token)
    .executeTakeFirst()

/** Takes a person's card back, or with null makes it good again. */
export async function setRevoked(
  tx: Tx,
  { agencyId }: Scope,
  { pdfCardNo, personNo }: PassOf,
  revoked: { at: Date; by: string; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('pdfCardPass')
    .set({
      revokedAt: revoked?.at ?? null,
      revokedBy: revoked?.by ?? null,
      revokeReason: revoked?.reason ?? null,
    })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('personNo', '=', personNo)
    .where('replacedAt', 'is', null)
    .execute()
}

/** Who of a project's people has a card that was taken back, by the numbers of their passes. */
export const findRevoked = async (
  db: Db,
  { agencyId }: Scope,
  pdfCardNo: number,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db
        .selectFrom('pdfCardPass')
        .select('personNo')
        .where('agencyId', '=', agencyId)
        .where('pdfCardNo', '=', pdfCardNo)
        .where('revokedAt', 'is not', null)
        .where('replacedAt', 'is', null)
        .execute()
    ).map(({ personNo }) => personNo),
  )

/** Gives a person another pass; the one they have says revoked for good. */
export async function replacePass(
  tx: Tx,
  { agencyId }: Scope,
  pass: PassRow,
  given: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('pdfCardPass')
    .set({
      replacedAt: given.at,
      // What was taken back before keeps its day and its reason.
      ...(pass.revokedAt ? {} : { revokedAt: given.at, revokedBy: given.by, revokeReason: given.reason }),
    })
    .where('agencyId', '=', agencyId)
    .where('token', '=', pass.token)
    .execute()
  const { pdfCardNo, personNo } = pass
  await tx.insertInto('pdfCardPass').values({ agencyId, pdfCardNo, personNo, createdAt: given.at }).execute()
}

/** What a business's verify pages show; before anything was chosen, as little as they can. */
export const findVerifySetting = async (
  db: Db,
  { agencyId }: Scope,
  businessId: number,
): Promise<VerifySetting> =>
  (await db
    .selectFrom('pdfVerifySetting')
    .select(['showsPhoto', 'consentVersion', 'consentAt'])
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .executeTakeFirst()) ?? { showsPhoto: false, consentVersion: null, consentAt: null }

/** Chooses whether a business's verify pages show photographs. */
export async function setShowsPhoto(
  tx: Tx,
  { agencyId }: Scope,
  businessId: number,
  showsPhoto: boolean,
): Promise<void> {
  await tx
    .insertInto('pdfVerifySetting')
    .values({ agencyId, businessId, showsPhoto })
    .onConflict((on) => on.columns(['agencyId', 'businessId']).doUpdateSet({ showsPhoto }))
    .execute()
}

/** Keeps that a business holds the parents' consent: the first statement to a version stands, with its day. */
export async function keepConsent(
  tx: Tx,
  { agencyId }: Scope,
  businessId: number,
  consent: { version: number; at: Date; by: string },
): Promise<void> {
  const columns = { consentVersion: consent.version, consentAt: consent.at, consentBy: consent.by }
  await tx
    .insertInto('pdfVerifySetting')
    .values({ agencyId, businessId, ...columns })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'businessId'])
        .doUpdateSet(columns)
        .where('pdfVerifySetting.consentVersion', 'is distinct from', consent.version),
    )
    .execute()
}
