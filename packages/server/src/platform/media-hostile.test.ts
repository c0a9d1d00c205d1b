import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFilmSeeds, makeSoundSeeds } from '../testing/media-seeds.ts'
import { mutate } from '../testing/mutations.ts'
import { makeLog } from './log.ts'
import { openMedia } from './media.ts'
import { findMediaProgram, MediaFault } from './media-program.ts'

/** `MUTATIONS=2000 npx vitest run --project unit media-hostile` for longer than usual; MUTATION_SEED for other ones. */
const runs = Number(process.env['MUTATIONS'] ?? 60)
const seed = Number(process.env['MUTATION_SEED'] ?? 16)

const media = openMedia(makeLog('silent'))
const { path: ffmpeg } = findMediaProgram('')
let folder = ''
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parichay-hostile-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Tries every damaged file; gives how they ended, and what ended in no words of ours. */
async function tryAll(seeds: Record<string, Buffer>, count: number, use: (file: string) => Promise<void>) {
  const ends: Record<string, number> = {}
  const faults: string[] = []
  const file = at('sent')
  for (const { name, bytes } of mutate(seeds, count, seed)) {
    await writeFile(file, bytes)
    const end = await use(file).then(
      () => 'taken',
      (error: unknown) => (error instanceof MediaFault ? error.reason : String(error)),
    )
    ends[end] = (ends[end] ?? 0) + 1
    if (!['taken', 'unreadable', 'tooHeavy'].includes(end)) faults.push(`${name}: ${end}`)
  }
  return { ends, faults }
}

test(
  `each of ${runs} damaged films is refused in words or becomes a whole master`,
  { timeout: 60_000 + runs * 5000 },
  async () => {
    const out = at('master.mp4')
    const { ends, faults } = await tryAll(makeFilmSeeds(folder), runs, async (file) => {
      const probe = await media.probe(file)
      await media.makeMaster({ file, probe, width: 96, height: 96, out })
      // What came out is a film of ours, to its end.
      execFileSync(ffmpeg, ['-v', 'error', '-xerror', '-i', out, '-f', 'null', '-'])
      expect((await media.probe(out)).frames).toBeGreaterThan(0)
    })
    console.log(`${runs} films: ${JSON.stringify(ends)}`)
    expect(faults).toEqual([])
    expect(ends['taken']).toBeGreaterThan(0)
    expect(ends['unreadable']).toBeGreaterThan(0)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  },
)

test(
  `each of ${Math.ceil(runs / 3)} damaged sounds is refused in words or becomes a whole MP3`,
  { timeout: 60_000 + runs * 3000 },
  async () => {
    const out = at('sound.mp3')
    const { ends, faults } = await tryAll(makeSoundSeeds(folder), Math.ceil(runs / 3), async (file) => {
      const { container } = await media.probeSound(file, 600)
      await media.makeSound({ file, container, seconds: 60, out })
      const { left, right } = await media.samples({ file: out, raw: at('raw'), seconds: 60 })
      expect(left.length).toBe(right.length)
      expect(left.every(Number.isFinite)).toBe(true)
    })
    console.log(`${Math.ceil(runs / 3)} sounds: ${JSON.stringify(ends)}`)
    expect(faults).toEqual([])
    expect(ends['taken']).toBeGreaterThan(0)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  },
)

test(
  `each of ${Math.ceil(runs / 3)} damaged clips is refused in words or becomes frames that can be drawn`,
  { timeout: 60_000 + runs * 5000 },
  async () => {
    const out = at('clip.mp4')
    const { ends, faults } = await tryAll(makeFilmSeeds(folder), Math.ceil(runs / 3), async (file) => {
      const probe = await media.probe(file)
      await media.makeClip({ file, probe, side: 64, seconds: 2, out })
      const frames = await mkdtemp(at('frames-'))
      const { count } = await media.clipFrames({ file: out, from: 0.2, seconds: 1, folder: frames })
      expect(count).toBeGreaterThan(0)
      await rm(frames, { recursive: true })
    })
    console.log(`${Math.ceil(runs / 3)} clips: ${JSON.stringify(ends)}`)
    expect(faults).toEqual([])
    expect(ends['taken']).toBeGreaterThan(0)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  },
)

test.skipIf(process.platform !== 'linux')(
  'a full disk ends in its own word, and leaves nothing',
  async () => {
    const args = { width: 64, height: 64, fps: 15, count: 15 }
    const frames = async function* () {
      for (let i = 0; i < 15; i++) yield new Uint8Array(64 * 64 * 4).fill(i)
    }
    const out = at('full.mp4')
    // Linux has a device that is always full.
    await symlink('/dev/full', `${out}.part`)
    const end = await media.encodeFrames({ ...args, frames: frames(), out }).then(
      () => 'none',
      (error: unknown) => (error instanceof MediaFault ? error.reason : String(error)),
    )
    expect(end).toBe('full')
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
  },
)

test('folders of a worker that was killed are taken away, those of one that lives stay', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const left = await mkdtemp(join(tmpdir(), `parichay-film-${dead}-`))
  await writeFile(join(left, 'film.mp4.part'), 'half')
  await media.inFolder(async (mine) => {
    await media.forgetLeft()
    expect(existsSync(left)).toBe(false)
    expect(existsSync(mine)).toBe(true)
  })
})
