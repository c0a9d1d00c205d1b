import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** How many questions are counted anew at most: those that were asked last. */
const askedAtMost = 20

type Kept = { answer: unknown; countedAt: Date }

/**
 * What was kept for a question since a time, and whether this installation keeps answers, by the usual question. Asked with the platform
 * role, as everything here.
 */
export async function findAnswer(
  db: Db,
  question: string,
  usual: string,
  since: Date,
): Promise<{ kept: Kept | undefined; isKeeping: boolean }> {
  const { rows } = await sql<{ question: string; answer: unknown; countedAt: Date }>`
    select question, case when question = ${question} then answer end as answer, counted_at
    from insight_answer where question in (${question}, ${usual}) and counted_at >= ${since}`.execute(db)
  return {
    kept: rows.find((row) => row.question === question),
    isKeeping: rows.some((row) => row.question === usual),
  }
}

/** Remembers that somebody asked. */
export const markAsked = (db: Db, question: string, at: Date) =>
  sql`update insight_answer set asked_at = ${at} where question = ${question} and asked_at < ${at}`.execute(
    db,
  )

/** Keeps an answer; `askedAt` undefined where nobody asked just now. */
export const keepAnswer = (
  db: Db,
  question: string,
  answer: unknown,
  { countedAt, askedAt }: { countedAt: Date; askedAt: Date | undefined },
) =>
  sql`insert into insight_answer (question, answer, counted_at, asked_at)
    values (${question}, ${JSON.stringify(answer)}::jsonb, ${countedAt}, ${askedAt ?? countedAt})
    on conflict (question) do update set answer = excluded.answer, counted_at = excluded.counted_at,
      asked_at = ${askedAt ?? sql.ref('insight_answer.asked_at')}
    where insight_answer.counted_at <= excluded.counted_at`.execute(db)

/** The questions that were asked last. */
export async function listAsked(db: Db): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`
    select question from insight_answer order by asked_at desc limit ${sql.lit(askedAtMost)}`.execute(db)
  return rows.map(({ question }) => question)
}

/** Forgets what nobody asked since a time. */
export const forgetAnswers = (db: Db, askedBefore: Date) =>
  sql`delete from insight_answer where asked_at < ${askedBefore}`.execute(db)

/** Whether there are more businesses than so many, deleted ones too. */
export async function hasMoreBusinesses(db: Db, than: number): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from business limit ${than + 1}) capped`.execute(db)
  return (rows[0]?.n ?? 0) > than
}
