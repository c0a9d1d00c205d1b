import { type FileZip, openFileZip, type StreamedZip } from '../platform/file-zip.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { drawAbout, drawList } from './present.ts'
import type { Media, Part } from './rules.part.ts'
import { parts } from './rules.parts.ts'
import type { OwnDataRow } from './store.ts'
import { type After, countMedia, findOwned, type Owned, type PartRow, readPart } from './store.parts.ts'

const batchSize = 500
/** How often it is said how far the copy is, in milliseconds. */
const sayEveryMs = 1000

/** Rows of a part, batch by batch; between them no connection is held. */
async function* walk(world: World, part: Part, owned: Owned): AsyncGenerator<PartRow> {
  let after: After | null = null
  do {
    const page: Awaited<ReturnType<typeof readPart>> = await world.database.inScope(
      agencyScope(owned.agencyId),
      (tx) => readPart(tx, part, owned, after, batchSize),
    )
    yield* page.rows
    after = page.next
  } while (after)
}

/** A row as people read it: what only finds its file is left out, and the file stands in it by its name. */
const said = (part: Part, row: PartRow): Record<string, unknown> => {
  if (!part.media) return row
  const { storageKey: _key, ...rest } = row
  return { ...rest, file: part.media.of(row)?.name ?? null }
}
async function* saidRows(world: World, part: Part, owned: Owned) {
  for await (const row of walk(world, part, owned)) yield said(part, row)
}

/** How a copy is written, and for whom. */
export type CopyWish = {
  row: OwnDataRow
  name: string
  agencyName: string
  /** Of the files in it. */
  mostBytes: number
  /** Hears of each step, some times in a second at most; throws to end the work. */
  onProgress: (done: number, all: number) => Promise<void>
}

/**
 * Writes the copy of somebody's data as a ZIP: lists first, then their files one by one as the store gives them, last the page
 * that explains it. Of everything one batch or one piece of a file is held. Says how many files found no room.
 */
export async function writeCopy(
  world: World,
  write: (bytes: Uint8Array) => Promise<void>,
  { row, name, agencyName, mostBytes, onProgress }: CopyWish,
): Promise<{ leftOut: number }> {
  const { agencyId, userId, language, createdAt } = row
  const scope = agencyScope(agencyId)
  const { owned, files } = await world.database.inScope(scope, async (tx) => {
    const owned = await findOwned(tx, { agencyId, userId })
    let files = 0
    for (const part of parts) files += await countMedia(tx, part, owned)
    return { owned, files }
  })
  const all = parts.length + files
  const step = counted(onProgress, all)
  await onProgress(0, all)
  const zip = openFileZip(write)
  for (const part of parts) {
    await zip.addStream(`data/${part.name}.json`, drawList(saidRows(world, part, owned)), true)
    await step()
  }
  const told = { leftOut: [] as string[], gone: [] as string[], files: 0, bytes: 0 }
  for (const part of parts)
    if (part.media)
      for await (const one of walk(world, part, owned)) {
        const media = part.media.of(one)
        if (!media) continue
        await addMedia(world, zip, media, told, mostBytes)
        await step()
      }
  await addAbout(zip, { language, agencyName, name, madeAt: createdAt, ...told })
  await zip.finish()
  return { leftOut: told.leftOut.length }
}

/** Says each step, but no more often than somebody could see. */
function counted(say: CopyWish['onProgress'], all: number): () => Promise<void> {
  let [done, saidAt] = [0, 0]
  return async () => {
    done += 1
    if (Date.now() - saidAt < sayEveryMs) return
    saidAt = Date.now()
    await say(Math.min(done, all), all)
  }
}

/** Puts one file in, as long as there is room. */
async function addMedia(
  world: World,
  zip: StreamedZip,
  { name, key }: Media,
  told: { leftOut: string[]; gone: string[]; files: number; bytes: number },
  mostBytes: number,
): Promise<void> {
  const stored = await world.storage.get(key)
  if (!stored) {
    told.gone.push(name)
    return
  }
  if (told.bytes + stored.bytes > mostBytes) {
    stored.body.destroy()
    told.leftOut.push(name)
    return
  }
  told.bytes += stored.bytes
  told.files += 1
  await zip.addStream(name, stored.body)
}

const addAbout = (zip: FileZip, about: Parameters<typeof drawAbout>[0]) =>
  zip.add(about.language === 'hi' ? 'README-hindi.txt' : 'README.txt', drawAbout(about))
