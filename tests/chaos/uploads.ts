import { errorStatus } from '@parichay/contract/errors.ts'
import { buildRequest } from '@parichay/contract/request.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { soundRightsVersion } from '@parichay/contract/video/sound.ts'
import { findMediaProgram } from '@parichay/server/platform/media-program.ts'
import { cookieNames } from '@parichay/server/platform/session.ts'
import { makeFilmSeeds, makeSoundSeeds } from '@parichay/server/testing/media-seeds.ts'
import { mutate } from '@parichay/server/testing/mutations.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { makeShoppers, type Shopper } from './shoppers.ts'
import { setStage, type Stage } from './stage.ts'

/** Files in all, such as CHAOS_UPLOADS=200; CHAOS_SEED for other ones. One in four is a sound, the others are films. */
const uploads = Number(process.env['CHAOS_UPLOADS'] ?? 2000)
const seed = Number(process.env['CHAOS_SEED'] ?? 16)
const limitMs = Number(process.env['CHAOS_LIMIT_S'] ?? 3600) * 1000
/** A business keeps forty clips and twenty sounds. */
const owners = Math.max(4, Math.ceil(uploads / 45))
const atOnce = 4

type Sent = { name: string; soundId: number }
type Tally = { refused: Record<string, number>; sent: Sent[]; faults: string[] }

/**
 * `npm run test:chaos -- uploads`: damaged films and sounds are sent to the running product. Each is refused in words, or taken
 * and then read to its end or refused in words by the worker; neither web nor worker ends, and what is whole is read
 * afterwards as before.
 */
export async function chaosOfUploads(): Promise<boolean> {
  const began = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'parichay-uploads-'))
  const [films, sounds] = [makeFilmSeeds(folder, { side: 256, seconds: 1.5 }), makeSoundSeeds(folder)]
  let people: Shopper[] = []
  const stage = await setStage({
    async prepare(world) {
      people = await makeShoppers(world, owners)
    },
  })
  const tally: Tally = { refused: {}, sent: [], faults: [] }
  const { faults } = tally
  let clean = false
  try {
    stage.start()
    await stage.waitUntilWhole()
    const sharesOfSounds = Math.floor(uploads / 4)
    const all = [
      ...[...mutate(films, uploads - sharesOfSounds, seed)].map((one) => ({ ...one, kind: 'clip' as const })),
      ...[...mutate(sounds, sharesOfSounds, seed)].map((one) => ({ ...one, kind: 'music' as const })),
    ]
    let next = 0
    const sender = async () => {
      for (let at = next++; at < all.length; at = next++)
        await send(stage, people[at % people.length]!, all[at]!, tally)
    }
    await Promise.all(Array.from({ length: atOnce }, sender))
    const sentMs = performance.now() - began
    const whole = { name: 'whole film', bytes: films['mp4']!, kind: 'clip' as const }
    await send(stage, people[0]!, whole, tally)
    const last = tally.sent.at(-1)?.soundId
    const ends = await readAll(stage, tally, began + limitMs)
    if (last === undefined || ends.get(last) !== 'ready')
      faults.push(`a whole film sent last is ${last === undefined ? 'not taken' : ends.get(last)}`)
    const files = await lookThrough(stage, faults)
    const ready = [...ends.values()].filter((end) => end === 'ready').length
    if (files !== ready) faults.push(`${files} files are kept for ${ready} that are ready`)
    if (!(await fetch(`${stage.origin}/readyz`)).ok) faults.push('the product is not ready in the end')
    faults.push(...stage.stats.ownDeaths, ...(await stage.stopServers()))
    const counts: Record<string, number> = {}
    for (const end of ends.values()) counts[end] = (counts[end] ?? 0) + 1
    const rows: [string, number | string][] = [
      ['damaged files sent', all.length],
      ['sent within', `${(sentMs / 1000).toFixed(0)} s`],
      ...Object.entries(tally.refused).map(([code, n]): [string, number] => [`refused at once: ${code}`, n]),
      ...Object.entries(counts).map(([end, n]): [string, number] => [`read by the worker: ${end}`, n]),
      ['kept files that decode to their end', files],
      ['deaths of web and worker', stage.stats.ownDeaths.length],
      ['faults', faults.length],
    ]
    console.log('')
    for (const [name, value] of rows) console.log(`  ${name.padEnd(44)} ${String(value).padStart(9)}`)
    for (const one of faults.slice(0, 30)) console.error(`  ✗ ${one}`)
    clean = faults.length === 0
  } catch (error) {
    console.error(error)
    await stage.stopServers()
  } finally {
    await stage.strike(!clean)
    await rm(folder, { recursive: true, force: true })
  }
  console.log(
    `\n  ${clean ? 'Every file ended in words or as a whole film.' : `Not clean; data and logs are kept in ${stage.folder}`} ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  )
  return clean
}

type File = { name: string; bytes: Buffer; kind: 'clip' | 'music' }

async function send(stage: Stage, me: Shopper, { name, bytes, kind }: File, tally: Tally): Promise<void> {
  const rights = kind === 'music' ? { rights: soundRightsVersion } : {}
  const { url, init } = buildRequest(videoSoundRoutes.addVideoSound, {
    query: { businessId: me.businessId, kind, title: 'Sent', ...rights },
    file: new Blob([new Uint8Array(bytes)]),
  })
  const headers = { ...(init.headers as Record<string, string>), origin: stage.origin }
  try {
    const answer = await fetch(stage.origin + url, {
      ...init,
      headers: { ...headers, cookie: `${cookieNames.session}=${me.token}` },
      signal: AbortSignal.timeout(60_000),
    })
    const { data } = (await answer.json()) as { data: { soundId?: number; code?: string; message?: string } }
    if (answer.ok && data.soundId) return void tally.sent.push({ name, soundId: data.soundId })
    const { code = '', message = '' } = data
    tally.refused[code] = (tally.refused[code] ?? 0) + 1
    if (answer.status >= 500 || !(code in errorStatus) || !message || code === 'LIMIT_REACHED')
      tally.faults.push(`${name} was answered ${answer.status} ${code}: ${message}`)
  } catch (error) {
    tally.faults.push(`${name} was not answered: ${String(error)}`)
  }
}

/** Waits until the worker has read all that was taken; how each ended. */
async function readAll(stage: Stage, { sent, faults }: Tally, until: number): Promise<Map<number, string>> {
  const db = new pg.Client({ connectionString: stage.databaseUrl })
  db.on('error', () => undefined)
  await db.connect()
  const names = new Map(sent.map(({ soundId, name }) => [soundId, name]))
  const ask = async () =>
    (
      await db.query<{ sound_id: number; state: string; fault: string | null }>(
        'select sound_id, state, fault from video_sound where sound_id = any($1)',
        [[...names.keys()]],
      )
    ).rows
  let rows = await ask()
  while (rows.some(({ state }) => state === 'waiting') && performance.now() < until) {
    await sleep(500)
    rows = await ask()
  }
  await db.end()
  for (const { sound_id: id, state, fault } of rows)
    if (state === 'waiting' || fault === 'broken') faults.push(`${names.get(id)} is ${state} ${fault ?? ''}`)
  return new Map(rows.map(({ sound_id: id, state, fault }) => [id, fault ?? state]))
}

/** Every kept file decodes to its end, and nothing that was sent lies about; how many are kept. */
async function lookThrough({ folder }: Stage, faults: string[]): Promise<number> {
  const { path: ffmpeg } = findMediaProgram('')
  let kept = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/^(sound|sent)-/.test(entry.name)) continue
    if (!/^sound-[0-9a-f]+\.held$/.test(entry.name)) {
      faults.push(`${entry.name} was left`)
      continue
    }
    kept += 1
    const path = join(entry.parentPath, entry.name)
    await promisify(execFile)(ffmpeg, ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-']).catch(
      (error: unknown) => faults.push(`${entry.name} is not decodable: ${String(error).slice(0, 200)}`),
    )
  }
  return kept
}
