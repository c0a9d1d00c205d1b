import { fail } from '@parichay/contract/errors.ts'
import { ownMusicOf } from '@parichay/contract/video/rules.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { findSounds, type SoundRow } from './store.ts'

type Named = Pick<VideoValues, 'music' | 'voice'>
/** The stored sounds of a film by their names among its keys, and what is wrong with one. */
type Heard = {
  keys: [name: '@music' | '@voice', key: string][]
  fault: { field: 'music' | 'voice'; why: 'missing' | 'waiting' } | null
}

const named = (values: Named): ['music' | 'voice', number][] => {
  const music = ownMusicOf(values)
  return [
    ...(music === null ? [] : [['music', music] as ['music', number]]),
    ...(values.voice ? [['voice', values.voice] as ['voice', number]] : []),
  ]
}

/** The own sounds that some values of one business name: read together, asked one by one. */
export async function readSounds(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  businessId: number,
  all: readonly Named[],
): Promise<(values: Named) => Heard> {
  const ids = [...new Set(all.flatMap((values) => named(values).map(([, id]) => id)))]
  const rows = new Map((await findSounds(tx, scope, ids)).map((row) => [row.soundId, row]))
  return (values) => {
    const heard: Heard = { keys: [], fault: null }
    for (const [field, id] of named(values)) {
      const row = rows.get(id)
      const isThere = row && isOf(row, businessId, field) && row.deletedAt === null && row.state !== 'failed'
      if (!isThere) heard.fault ??= { field, why: 'missing' }
      else if (row.storageKey === null) heard.fault ??= { field, why: 'waiting' }
      else heard.keys.push([`@${field}`, row.storageKey])
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
    wanted.map(([, id]) => id),
  )
  for (const [field, id] of wanted)
    if (!rows.some((row) => row.soundId === id && isOf(row, businessId, field)))
      fail('NOT_FOUND', 'This sound is not here any more. Choose another one.', { field })
}
