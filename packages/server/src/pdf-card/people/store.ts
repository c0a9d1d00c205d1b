import type { PersonChange } from '@parichay/contract/pdf-card/people.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { PdfCardPersonTable } from '../../platform/tables.payment.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of pdf_card_person. */
export type PersonRecord = Selectable<PdfCardPersonTable>

const ofProject = (db: Db, { agencyId }: Of, pdfCardNo: number) =>
  db
    .selectFrom('pdfCardPerson')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)

/** The living people of a project in their order; with keys only these. */
export const listPeople = (
  db: Db,
  scope: Of,
  pdfCardNo: number,
  keys?: readonly string[],
): Promise<PersonRecord[]> =>
  (keys ? findPeopleOf(db, scope, pdfCardNo, keys) : ofProject(db, scope, pdfCardNo))
    .where('isDeleted', '=', false)
    .orderBy('place')
    .orderBy('rowKey')
    .execute()

const findPeopleOf = (db: Db, scope: Of, pdfCardNo: number, keys: readonly string[]) =>
  ofProject(db, scope, pdfCardNo).where('rowKey', '=', sql<string>`any(${[...keys]}::uuid[])`)

/** Rows by their keys, deleted ones too. */
export const findPeople = (db: Db, scope: Of, pdfCardNo: number, keys: readonly string[]) =>
  findPeopleOf(db, scope, pdfCardNo, keys).execute()

/** Somebody by the number of their pass, off the list too. */
export const findPerson = (
  db: Db,
  scope: Of,
  pdfCardNo: number,
  personNo: number,
): Promise<PersonRecord | undefined> =>
  ofProject(db, scope, pdfCardNo).where('personNo', '=', personNo).executeTakeFirst()

/** How many living people projects have; projects without any are not there. */
export async function countPeople(
  db: Db,
  { agencyId }: Of,
  pdfCardNos: readonly number[],
): Promise<Map<number, number>> {
  if (pdfCardNos.length === 0) return new Map()
  const rows = await db
    .selectFrom('pdfCardPerson')
    .select((e) => ['pdfCardNo', e.fn.countAll<number>().as('n')])
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', 'in', [...pdfCardNos])
    .where('isDeleted', '=', false)
    .groupBy('pdfCardNo')
    .execute()
  return new Map(rows.map(({ pdfCardNo, n }) => [pdfCardNo, Number(n)]))
}

/** Keeps rows of a locked project as they were typed. */
export async function keepPeople(
  tx: Tx,
  { agencyId }: Of,
  pdfCardNo: number,
  changes: readonly PersonChange[],
  now: Date,
): Promise<Map<string, Pick<PersonRecord, 'version' | 'personNo' | 'printedAt' | 'printedHash'>>> {
  if (changes.length === 0) return new Map()
  const rows = await tx
    .insertInto('pdfCardPerson')
    .values(
      changes.map(({ rowKey, place, facts, isDeleted }) => ({
        agencyId,
        pdfCardNo,
        rowKey,
        place,
        facts: JSON.stringify(facts),
        isDeleted,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflict((on) =>
      on.columns(['agencyId', 'pdfCardNo', 'rowKey']).doUpdateSet((e) => ({
        place: e.ref('excluded.place'),
        facts: e.ref('excluded.facts'),
        isDeleted: e.ref('excluded.isDeleted'),
        updatedAt: e.ref('excluded.updatedAt'),
        version: e('pdfCardPerson.version', '+', 1),
      })),
    )
    .returning(['rowKey', 'version', 'personNo', 'printedAt', 'printedHash'])
    .execute()
  return new Map(rows.map(({ rowKey, ...row }) => [rowKey, row]))
}
