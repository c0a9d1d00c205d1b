import { fail } from '@parichay/contract/errors.ts'
import { clipsOf, ownMusicOf } from '@parichay/contract/video/rules.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { clipKey } from '../rules.ts'
import { findSounds, type SoundRow } from './store.ts'

type Named = Pick<VideoValues, 'music' | 'voice' | 'clips'>
/** The stored sounds and clips of a film by their names among its keys, and what is wrong with one: its field, or slot. */
type Heard = {
  keys: [name: string, key: string][]
  fault: SoundTrouble | null
}
/** A sound or clip that is named and not there, or not read yet. */
export type SoundTrouble = { kind: SoundRow['kind']; field: string; why: 'missing' | 'waiting' }

type Wanted = { kind: SoundRow['kind']; field: string; id: number; name: string }
const named = (values: Named): Wanted[] => {
  const music = ownMusicOf(values)
  return [
    ...(music === null ? [] : [{ kind: 'music', field: 'music', id: music, name: '@music' } as const]),
    ...(values.voice ? [{ kind: 'voice', field: 'voice', id: values.voice, name: '@voice' } as const] : []),
    ...Object.entries(clipsOf(values)).map(
      ([field, { clipId }]) => ({ kind: 'clip', field, id: clipId, name: clipKey(field) }) as const,
    ),
  ]
}

/** That a sound or clip is not there. */
export const gone = (kind: SoundRow['kind']): string =>
  kind === 'clip'
    ? 'This clip is not here any more. Choose another one.'
    : 'This sound is not here any more. Choose another one.'

/** The own sounds and clips that some values of one business name: read together, asked one by one. */
export async function readSounds(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  businessId: number,
  all: readonly Named[],
): Promise<(values: Named) => Heard> {
  const ids = [...new Set(all.flatMap((values) => named(values).map(({ id }) => id)))]
  const rows = new Map((await findSounds(tx, scope, ids)).map((row) => [row.soundId, row]))
  return (values) => {
    const heard: Heard = { keys: [], fault: null }
    for (const { kind, field, id, name } of named(values)) {
      const row = rows.get(id)
      const isThere = row && isOf(row, businessId, kind) && row.deletedAt === null && row.state !== 'failed'
      if (!isThere) heard.fault ??= { kind, field, why: 'missing' }
      else if (row.storageKey === null) heard.fault ??= { kind, field, why: 'waiting' }
      else heard.keys.push([name, row.storageKey])
    }
    return heard
  }
}

const isOf = (row: SoundRow, businessId: number, kind: SoundRow['kind']) =>
  row.businessId === businessId && row.kind === kind

/** Refuses values that name a sound of somebody else; one that was taken away may stand in a draft. */
export async function requireOwnSounds(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  businessId: number,
  values: Named,
): Promise<void> {
  const wanted = named(values)
  const rows = await findSounds(
    tx,
    scope,
    wanted.map(({ id }) => id),
  )
  for (const { kind, field, id } of wanted)
    if (!rows.some((row) => row.soundId === id && isOf(row, businessId, kind)))
      fail('NOT_FOUND', gone(kind), { field })
}
