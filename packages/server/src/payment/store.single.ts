import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>
type Kind = 'pdf' | 'video'

/** A living PDF card or video, as far as paying for it needs it. */
export const findSingle = (
  db: Db,
  { agencyId }: Of,
  kind: Kind,
  no: number,
): Promise<{ businessId: number } | undefined> =>
  kind === 'pdf'
    ? db
        .selectFrom('pdfCard')
        .select('businessId')
        .where('agencyId', '=', agencyId)
        .where('pdfCardNo', '=', no)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    : db
        .selectFrom('userVideo')
        .select('businessId')
        .where('agencyId', '=', agencyId)
        .where('videoNo', '=', no)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()

/** Numbers of a customer's living PDF cards, two at the most. */
export const listOwnPdfCards = async (
  db: Db,
  { agencyId, userId }: Pick<Scope, 'agencyId' | 'userId'>,
): Promise<number[]> =>
  (
    await db
      .selectFrom('pdfCard as p')
      .innerJoin('business as b', (on) =>
        on.onRef('b.agencyId', '=', 'p.agencyId').onRef('b.businessId', '=', 'p.businessId'),
      )
      .select('p.pdfCardNo')
      .where('p.agencyId', '=', agencyId)
      .where('b.userId', '=', userId ?? 0)
      .where('b.deletedAt', 'is', null)
      .where('p.deletedAt', 'is', null)
      .limit(2)
      .execute()
  ).map(({ pdfCardNo }) => pdfCardNo)

/** The agency of a PDF card or video. Asked with the platform role. */
export const agencyOfSingle = async (db: Db, kind: Kind, no: number): Promise<number | undefined> =>
  (kind === 'pdf'
    ? await db.selectFrom('pdfCard').select('agencyId').where('pdfCardNo', '=', no).executeTakeFirst()
    : await db.selectFrom('userVideo').select('agencyId').where('videoNo', '=', no).executeTakeFirst()
  )?.agencyId

/** Adds a PDF card or a video, and gives its number. */
export async function addSingle(
  tx: Tx,
  { agencyId }: Of,
  kind: Kind,
  facts: { businessId: number; name: string; createdAt: Date },
): Promise<number> {
  const { businessId, name, createdAt } = facts
  if (kind === 'pdf')
    return (
      await tx
        .insertInto('pdfCard')
        .values({ agencyId, businessId, companyName: name, createdAt })
        .returning('pdfCardNo')
        .executeTakeFirstOrThrow()
    ).pdfCardNo
  return (
    await tx
      .insertInto('userVideo')
      .values({ agencyId, businessId, title: name, createdAt })
      .returning('videoNo')
      .executeTakeFirstOrThrow()
  ).videoNo
}

/** Exports of a PDF card, downloads of a video, that were bought singly and are left. */
export const countSingle = async (db: Db, { agencyId }: Of, kind: Kind, no: number): Promise<number> =>
  kind === 'pdf'
    ? ((
        await db
          .selectFrom('pdfCard')
          .select('singleExports')
          .where('agencyId', '=', agencyId)
          .where('pdfCardNo', '=', no)
          .executeTakeFirst()
      )?.singleExports ?? 0)
    : ((
        await db
          .selectFrom('userVideo')
          .select('singleDownloads')
          .where('agencyId', '=', agencyId)
          .where('videoNo', '=', no)
          .executeTakeFirst()
      )?.singleDownloads ?? 0)
