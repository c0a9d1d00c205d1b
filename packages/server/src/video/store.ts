import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'
import type { UserVideoTable } from '../platform/tables.video.ts'

/** A row of user_video. */
export type VideoRow = Selectable<UserVideoTable>

/** Videos of businesses that the scope reaches, deleted ones too. */
const reached = (db: Db, scope: Scope) =>
  db
    .selectFrom('userVideo')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'userVideo.agencyId')
        .onRef('business.businessId', '=', 'userVideo.businessId'),
    )
    .selectAll('userVideo')
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)

/** One living video the scope reaches. */
export const findVideo = (db: Db, scope: Scope, videoNo: number): Promise<VideoRow | undefined> =>
  reached(db, scope)
    .where('userVideo.videoNo', '=', videoNo)
    .where('userVideo.deletedAt', 'is', null)
    .executeTakeFirst()

/** As `findVideo`, deleted ones too, and nobody else changes it until this transaction ends. */
export const lockVideo = (tx: Tx, scope: Scope, videoNo: number): Promise<VideoRow | undefined> =>
  reached(tx, scope).where('userVideo.videoNo', '=', videoNo).forUpdate('userVideo').executeTakeFirst()

/** The living videos of a business, newest first. */
export const listVideosOf = (db: Db, scope: Scope, businessId: number): Promise<VideoRow[]> =>
  reached(db, scope)
    .where('userVideo.businessId', '=', businessId)
    .where('userVideo.deletedAt', 'is', null)
    .orderBy('userVideo.videoNo', 'desc')
    .limit(200)
    .execute()

/** How many living videos a business has. */
export const countVideos = async (db: Db, { agencyId }: Scope, businessId: number): Promise<number> =>
  (
    await db
      .selectFrom('userVideo')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('agencyId', '=', agencyId)
      .where('businessId', '=', businessId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** The agency of a video, for platform staff. Asked with the platform role. */
export const agencyOfVideo = async (db: Db, videoNo: number): Promise<number | undefined> =>
  (await db.selectFrom('userVideo').select('agencyId').where('videoNo', '=', videoNo).executeTakeFirst())
    ?.agencyId

/** Whose a video is, deleted ones too. */
export const businessOfVideo = async (
  db: Db,
  { agencyId }: Pick<Scope, 'agencyId'>,
  videoNo: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('userVideo')
      .select('businessId')
      .where('agencyId', '=', agencyId)
      .where('videoNo', '=', videoNo)
      .executeTakeFirst()
  )?.businessId

type Said = { templateId: number; templateVersion: number; title: string; values: VideoValues; now: Date }
const columnsOf = ({ templateId, templateVersion, title, values, now }: Said) => ({
  templateId,
  templateVersion,
  title,
  chosen: JSON.stringify(values),
  updatedAt: now,
})

/** Makes a video, and gives its number. */
export const addVideo = async (
  tx: Tx,
  { agencyId }: Scope,
  { businessId, ...said }: Said & { businessId: number },
): Promise<number> =>
  (
    await tx
      .insertInto('userVideo')
      .values({ agencyId, businessId, ...columnsOf(said), createdAt: said.now })
      .returning('videoNo')
      .executeTakeFirstOrThrow()
  ).videoNo

const oneOf = (tx: Tx, { agencyId }: Pick<Scope, 'agencyId'>, videoNo: number) =>
  tx.updateTable('userVideo').where('agencyId', '=', agencyId).where('videoNo', '=', videoNo)

/** Keeps what a locked video says now. */
export async function changeVideo(tx: Tx, scope: Scope, videoNo: number, said: Said): Promise<void> {
  await oneOf(tx, scope, videoNo)
    .set((e) => ({ ...columnsOf(said), version: e('version', '+', 1) }))
    .execute()
}

/** Switches a video on or off. */
export async function setVideoActive(
  tx: Tx,
  scope: Scope,
  videoNo: number,
  isActive: boolean,
  now: Date,
): Promise<void> {
  await oneOf(tx, scope, videoNo)
    .set((e) => ({ isActive, version: e('version', '+', 1), updatedAt: now }))
    .execute()
}

/** Takes a video away, or with null brings it back. */
export async function setVideoDeleted(
  tx: Tx,
  scope: Scope,
  videoNo: number,
  deletedAt: Date | null,
): Promise<void> {
  await oneOf(tx, scope, videoNo).set({ deletedAt }).execute()
}

/** A film without watermark was made of a video. */
export async function noteFilmed(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  videoNo: number,
  filmedAt: Date,
): Promise<void> {
  await oneOf(tx, scope, videoNo).set({ filmedAt }).execute()
}

/** One film that was bought singly is used, or with 1 given back. */
export async function moveSingle(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  videoNo: number,
  by: 1 | -1,
): Promise<void> {
  await oneOf(tx, scope, videoNo)
    .set((e) => ({ singleDownloads: e('singleDownloads', '+', by) }))
    .execute()
}
