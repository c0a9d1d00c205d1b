import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/** What hangs on a business and is counted in My Projects. */
const tables = { digital_card: 'card', pdf_id_card: 'pdfCard', promotional_video: 'userVideo' } as const
/** A kind of project that has a table of its own. */
export type CountedKind = keyof typeof tables

/** How many living projects of a kind the living businesses of a customer have. */
export const countProjects = async (
  tx: Tx,
  { agencyId }: Scope,
  userId: number,
  kind: CountedKind,
): Promise<number> =>
  (
    await tx
      .selectFrom('business as b')
      // Columns that all three have: the types of one stand for those of each.
      .innerJoin(`${tables[kind] as 'card'} as p`, (on) =>
        on.onRef('p.agencyId', '=', 'b.agencyId').onRef('p.businessId', '=', 'b.businessId'),
      )
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('b.agencyId', '=', agencyId)
      .where('b.userId', '=', userId)
      .where('b.deletedAt', 'is', null)
      .where('p.deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).n
