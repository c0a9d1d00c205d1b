import { testLanguages, type VideoTemplateContent } from '@parichay/contract/video/template.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { VideoTemplateTable, VideoTemplateTestTable } from '../../platform/tables.video.ts'

/** A row of video_template with what it says in one of its versions. */
export type TemplateRow = Selectable<VideoTemplateTable> & {
  content: VideoTemplateContent
  /** The version that `content` and `scene` are of. */
  ofVersion: number
  hasScene: boolean
}
/** A row of video_template_test. */
export type TestRow = Selectable<VideoTemplateTestTable>
/** What a template draws with. */
export type TemplateDrawing = {
  templateId: number
  version: number
  code: string | null
  isPremium: boolean
  content: VideoTemplateContent
  scene: object | null
}

/** Templates with the version `which` names: the present one, or the published one. */
const templates = (db: Db, which: 'version' | 'publishedVersion') =>
  db
    .selectFrom('videoTemplate as t')
    .innerJoin('videoTemplateVersion as v', (on) =>
      on.onRef('v.templateId', '=', 't.templateId').onRef('v.version', '=', `t.${which}`),
    )
    .selectAll('t')
    .select((e) => ['v.content', 'v.version as ofVersion', e('v.scene', 'is not', null).as('hasScene')])

/** Living templates in the order of the gallery; with `published` those that customers are offered, as they are offered. */
export const listTemplates = (db: Db, { published }: { published: boolean }): Promise<TemplateRow[]> => {
  const all = templates(db, published ? 'publishedVersion' : 'version')
    .where('t.deletedAt', 'is', null)
    .orderBy('t.popularity')
    .orderBy('t.templateId')
  return (published ? all.where('t.status', '=', 'PUBLISHED') : all).execute() as Promise<TemplateRow[]>
}

const oneTemplate = (db: Db, templateId: number) =>
  templates(db, 'version').where('t.templateId', '=', templateId)

/** One living template in its present version. */
export const findTemplate = (db: Db, templateId: number): Promise<TemplateRow | undefined> =>
  oneTemplate(db, templateId).where('t.deletedAt', 'is', null).executeTakeFirst() as Promise<
    TemplateRow | undefined
  >

/** The same of a deleted one too: films that were begun go on. */
export const findBegunTemplate = (db: Db, templateId: number): Promise<TemplateRow | undefined> =>
  oneTemplate(db, templateId).executeTakeFirst() as Promise<TemplateRow | undefined>

/** Holds all templates against other changes until this transaction ends. */
export const lockTemplates = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('video templates', 0))`.execute(tx)
}

/** What one version of a template draws with, deleted templates too: films that were begun go on. */
export const findDrawing = (
  db: Db,
  templateId: number,
  version: number,
): Promise<TemplateDrawing | undefined> =>
  db
    .selectFrom('videoTemplateVersion as v')
    .innerJoin('videoTemplate as t', 't.templateId', 'v.templateId')
    .select(['v.templateId', 'v.version', 't.code', 't.isPremium', 'v.content', 'v.scene'])
    .where('v.templateId', '=', templateId)
    .where('v.version', '=', version)
    .executeTakeFirst() as Promise<TemplateDrawing | undefined>

/** What several versions say, by `template version`. */
export async function findContents(
  db: Db,
  wanted: readonly { templateId: number | null; templateVersion: number | null }[],
): Promise<Map<string, TemplateDrawing>> {
  const ids = [...new Set(wanted.flatMap(({ templateId }) => templateId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = (await db
    .selectFrom('videoTemplateVersion as v')
    .innerJoin('videoTemplate as t', 't.templateId', 'v.templateId')
    .select(['v.templateId', 'v.version', 't.code', 't.isPremium', 'v.content', 'v.scene'])
    .where('v.templateId', 'in', ids)
    .execute()) as TemplateDrawing[]
  return new Map(rows.map((row) => [`${row.templateId} ${row.version}`, row]))
}

type Said = { content: VideoTemplateContent; scene: object | null; madeBy: string; now: Date }

/** Adds a template at the end of the gallery, and gives its number. */
export async function addTemplate(tx: Tx, said: Said & { code?: string }): Promise<number> {
  const { templateId } = await tx
    .insertInto('videoTemplate')
    .values({
      code: said.code ?? null,
      popularity: sql<number>`(select coalesce(max(popularity) + 1, 0) from video_template)`,
      createdAt: said.now,
      updatedAt: said.now,
    })
    .returning('templateId')
    .executeTakeFirstOrThrow()
  await addVersion(tx, templateId, 1, said)
  return templateId
}

/** Writes down what a template says in a version. */
export async function addVersion(tx: Tx, templateId: number, version: number, said: Said): Promise<void> {
  await tx
    .insertInto('videoTemplateVersion')
    .values({
      templateId,
      version,
      content: JSON.stringify(said.content),
      scene: said.scene && JSON.stringify(said.scene),
      madeBy: said.madeBy,
      createdAt: said.now,
    })
    .execute()
}

/** Changes the row of a template. */
export async function changeTemplate(
  tx: Tx,
  templateId: number,
  change: Partial<
    Pick<
      TemplateRow,
      'version' | 'status' | 'publishedVersion' | 'popularity' | 'isPremium' | 'deletedAt' | 'updatedAt'
    >
  >,
): Promise<void> {
  await tx.updateTable('videoTemplate').set(change).where('templateId', '=', templateId).execute()
}

/** The versions of a template, newest first. */
export const listVersions = (
  db: Db,
  templateId: number,
): Promise<{ version: number; content: VideoTemplateContent; madeBy: string; createdAt: Date }[]> =>
  db
    .selectFrom('videoTemplateVersion')
    .select(['version', 'content', 'madeBy', 'createdAt'])
    .where('templateId', '=', templateId)
    .orderBy('version', 'desc')
    .limit(50)
    .execute()

/** How templates do: videos made with each, films that wait, mean time, and how many of those that ended failed. */
export async function readFigures(db: Db, ids: readonly number[]): Promise<Map<number, Figures>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Figures & { templateId: number }>`
    select t.template_id,
      (select count(*)::int from user_video u where u.template_id = t.template_id and u.deleted_at is null) as uses,
      (select count(*)::int from user_video_render r where r.template_id = t.template_id and r.state in ('waiting', 'rendering')) as waiting,
      l.seconds as render_seconds, l.failed as failed_percent
    from unnest(${[...ids]}::int[]) as t (template_id)
    left join lateral (
      select avg(took_ms) filter (where state = 'ready') / 1000.0 as seconds,
        100.0 * count(*) filter (where state = 'failed') / nullif(count(*), 0) as failed
      from (select state, took_ms from user_video_render r
        where r.template_id = t.template_id and r.state in ('ready', 'failed') order by render_id desc limit 200) last
    ) l on true`.execute(db)
  return new Map(
    rows.map(({ templateId, ...row }) => [
      templateId,
      {
        ...row,
        renderSeconds: row.renderSeconds === null ? null : Number(row.renderSeconds),
        failedPercent: row.failedPercent === null ? null : Number(row.failedPercent),
      },
    ]),
  )
}
/** How a template does. */
export type Figures = {
  uses: number
  waiting: number
  renderSeconds: number | null
  failedPercent: number | null
}

/** The delivered templates there are, living or not, with what each says now. */
export const listDelivered = (db: Db): Promise<TemplateRow[]> =>
  templates(db, 'version').where('t.code', 'is not', null).execute() as Promise<TemplateRow[]>

/** How many films of a template wait, tests among them. Asked with the platform role. */
export async function countWaiting(db: Db, templateId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*)::int from user_video_render where template_id = ${templateId} and state in ('waiting', 'rendering'))
      + (select count(*)::int from video_template_test where template_id = ${templateId} and state in ('waiting', 'rendering')) as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Test films of templates in the version each has now. Asked with the platform role. */
export const listTests = (db: Db, ids: readonly number[]): Promise<TestRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : (db
        .selectFrom('videoTemplateTest as x')
        .innerJoin('videoTemplate as t', (on) =>
          on.onRef('t.templateId', '=', 'x.templateId').onRef('t.version', '=', 'x.version'),
        )
        .selectAll('x')
        .where('x.templateId', 'in', [...ids])
        .orderBy('x.templateId')
        .execute() as Promise<TestRow[]>)

/** Whether a version of a template could be offered: all test films of it were good, or code draws it. Asked with the platform role. */
export const couldBeOffered = async (db: Db, templateId: number, version: number): Promise<boolean> => {
  const { rows } = await sql<{ isGood: boolean }>`
    select t.code is not null or (
      select count(*) filter (where x.state = 'good') >= ${testLanguages.length}::int from video_template_test x
      where x.template_id = t.template_id and x.version = ${version}::int) as is_good
    from video_template t where t.template_id = ${templateId}`.execute(db)
  return rows[0]?.isGood ?? false
}

/** Begins the test of a version anew, one film for each language. */
export async function beginTests(
  tx: Tx,
  templateId: number,
  version: number,
  languages: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('videoTemplateTest')
    .where('templateId', '=', templateId)
    .where('version', '=', version)
    .execute()
  await tx
    .insertInto('videoTemplateTest')
    .values(languages.map((language) => ({ templateId, version, language, touchedAt: now, createdAt: now })))
    .execute()
}

type TestId = { templateId: number; version: number; language: string }

/** Takes up a test film that waits, or whose run fell silent. */
export const claimTest = (
  db: Db,
  id: TestId,
  at: { now: Date; silentBefore: Date },
): Promise<TestRow | undefined> =>
  db
    .updateTable('videoTemplateTest')
    .set((e) => ({ state: 'rendering', attempt: e('attempt', '+', 1), percent: 0, touchedAt: at.now }))
    .where('templateId', '=', id.templateId)
    .where('version', '=', id.version)
    .where('language', '=', id.language)
    .where((e) =>
      e.or([
        e('state', '=', 'waiting'),
        e.and([e('state', '=', 'rendering'), e('touchedAt', '<', at.silentBefore)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

/** Says how far a test film is, or how it ended; false where another run took over. */
export const noteTest = async (
  db: Db,
  id: TestId & { attempt: number },
  change: Partial<Pick<TestRow, 'state' | 'percent' | 'fault' | 'storageKey' | 'touchedAt'>>,
): Promise<boolean> =>
  (
    await db
      .updateTable('videoTemplateTest')
      .set(change)
      .where('templateId', '=', id.templateId)
      .where('version', '=', id.version)
      .where('language', '=', id.language)
      .where('attempt', '=', id.attempt)
      .where('state', '=', 'rendering')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** The same as `takeSilent` of films, for test films. */
export async function takeSilentTests(
  tx: Tx,
  at: { now: Date; silentBefore: Date; lostBefore: Date },
): Promise<TestId[]> {
  const { rows } = await sql<TestId>`
    update video_template_test set touched_at = case when state = 'waiting' then ${at.now} else touched_at end
    where (state = 'rendering' and touched_at < ${at.silentBefore}) or (state = 'waiting' and touched_at < ${at.lostBefore})
    returning template_id, version, language`.execute(tx)
  return rows
}
