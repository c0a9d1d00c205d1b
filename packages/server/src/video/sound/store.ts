import type { SoundFault } from '@parichay/contract/video/sound.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { businessWithin } from '../../platform/reach.ts'
import type { Scope } from '../../platform/scope.ts'
import type { VideoSoundTable } from '../../platform/tables.video.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of video_sound. */
export type SoundRow = Selectable<VideoSoundTable>
/** A sound with how many living videos use it, and whether a film that does is still to be made. */
export type ListedSound = SoundRow & { uses: number; isWaitedFor: boolean }

/** Living sounds of businesses that the scope reaches. */
const reached = (db: Db, scope: Scope) =>
  db
    .selectFrom('videoSound')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'videoSound.agencyId')
        .onRef('business.businessId', '=', 'videoSound.businessId'),
    )
    .selectAll('videoSound')
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where('videoSound.deletedAt', 'is', null)

const namedBy = (
  isThere: RawBuilder<unknown>,
) => sql`from user_video v where v.agency_id = video_sound.agency_id
  and v.business_id = video_sound.business_id and ${isThere}
  and (v.chosen->>'music' = 'own:' || video_sound.sound_id or v.chosen->>'voice' = video_sound.sound_id::text
    or exists (select 1 from jsonb_each(coalesce(v.chosen->'clips', '{}')) c
      where c.value->>'clipId' = video_sound.sound_id::text))`
const uses = sql<number>`(select count(*)::int ${namedBy(sql`v.deleted_at is null`)})`
const isWaitedFor = sql<boolean>`exists (select 1 from user_video_render r where r.agency_id = video_sound.agency_id
  and r.state in ('waiting', 'rendering')
  and exists (select 1 from jsonb_each_text(r.keys) k where k.value = video_sound.storage_key))`

/** The music and clips of a business, newest first, and the one sound that is named. */
export const listSounds = (
  db: Db,
  scope: Scope,
  businessId: number,
  soundId?: number,
): Promise<ListedSound[]> =>
  reached(db, scope)
    .select([uses.as('uses'), isWaitedFor.as('isWaitedFor')])
    .where('videoSound.businessId', '=', businessId)
    .where((e) =>
      e.or([
        e('videoSound.kind', 'in', ['music', 'clip']),
        ...(soundId === undefined ? [] : [e('videoSound.soundId', '=', soundId)]),
      ]),
    )
    .orderBy('videoSound.soundId', 'desc')
    .limit(100)
    .execute()

/** One living sound the scope reaches. */
export const findSound = (db: Db, scope: Scope, soundId: number): Promise<ListedSound | undefined> =>
  reached(db, scope)
    .select([uses.as('uses'), isWaitedFor.as('isWaitedFor')])
    .where('videoSound.soundId', '=', soundId)
    .executeTakeFirst()

/** Sounds of an agency by number, deleted ones too. */
export const findSounds = async (db: Db, { agencyId }: Of, ids: readonly number[]): Promise<SoundRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('videoSound')
        .selectAll()
        .where('agencyId', '=', agencyId)
        .where('soundId', 'in', [...ids])
        .execute()

/** How many living sounds of a kind a business has. */
export const countSounds = async (
  db: Db,
  { agencyId }: Of,
  businessId: number,
  kind: SoundRow['kind'],
): Promise<number> =>
  (
    await db
      .selectFrom('videoSound')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('agencyId', '=', agencyId)
      .where('businessId', '=', businessId)
      .where('kind', '=', kind)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** Notes a sound that arrived. */
export const addSound = (
  tx: Tx,
  { agencyId }: Of,
  given: Pick<
    SoundRow,
    'businessId' | 'kind' | 'title' | 'uploadKey' | 'bytes' | 'rightsVersion' | 'rightsAt' | 'madeBy'
  >,
  now: Date,
): Promise<SoundRow> =>
  tx
    .insertInto('videoSound')
    .values({ agencyId, ...given, createdAt: now, touchedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** One sound that is still to be read. */
export const findWaiting = (db: Db, { agencyId }: Of, soundId: number): Promise<SoundRow | undefined> =>
  db
    .selectFrom('videoSound')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('soundId', '=', soundId)
    .where('state', '=', 'waiting')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Ends the reading of a sound, once: false where another run was faster, or it was taken away meanwhile. */
export const endSound = async (
  tx: Tx,
  { agencyId }: Of,
  soundId: number,
  end:
    | { state: 'ready'; storageKey: string; bytes: number; seconds: number }
    | { state: 'failed'; fault: SoundFault },
): Promise<boolean> =>
  (
    await tx
      .updateTable('videoSound')
      // What was sent goes either way; of what cannot be read nothing stays that takes up room.
      .set({ bytes: 0, ...end, uploadKey: null })
      .where('agencyId', '=', agencyId)
      .where('soundId', '=', soundId)
      .where('state', '=', 'waiting')
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Takes a sound away; its files go afterwards. */
export async function dropSound(tx: Tx, { agencyId }: Of, soundId: number, now: Date): Promise<void> {
  await tx
    .updateTable('videoSound')
    .set({ deletedAt: now, uploadKey: null, storageKey: null, bytes: 0 })
    .where('agencyId', '=', agencyId)
    .where('soundId', '=', soundId)
    .execute()
}

/** Sounds of all agencies whose job was lost; each is named once in a while. Done with the platform role. */
export async function takeLostSounds(
  tx: Tx,
  at: { now: Date; before: Date },
): Promise<{ agencyId: number; soundId: number }[]> {
  const { rows } = await sql<{ agencyId: number; soundId: number }>`
    update video_sound set touched_at = ${at.now}
    where state = 'waiting' and deleted_at is null and touched_at < ${at.before}
    returning agency_id, sound_id`.execute(tx)
  return rows
}

/**
 * Voices and clips of all agencies that no film to be made names any more, and no video that lives or was deleted `since`, from
 * before a day: recorded again, or thrown away; with `soundId` that one, if it is one of them. Asked with the platform role, or for one with its agency's.
 */
export const listForgotten = async (
  db: Db,
  { before, since, soundId }: { before: Date; since: Date; soundId?: number },
): Promise<SoundRow[]> =>
  db
    .selectFrom('videoSound')
    .selectAll()
    .where('kind', 'in', ['voice', 'clip'])
    .where('deletedAt', 'is', null)
    .where('createdAt', '<', before)
    .$if(soundId !== undefined, (query) => query.where('soundId', '=', soundId!))
    .where(
      sql<boolean>`not exists (select 1 ${namedBy(sql`(v.deleted_at is null or v.deleted_at > ${since})`)}) and not ${isWaitedFor}`,
    )
    .orderBy('soundId')
    .limit(200)
    .execute()

/** The agency of a sound, for platform staff. Asked with the platform role. */
export const agencyOfSound = async (db: Db, soundId: number): Promise<number | undefined> =>
  (await db.selectFrom('videoSound').select('agencyId').where('soundId', '=', soundId).executeTakeFirst())
    ?.agencyId
