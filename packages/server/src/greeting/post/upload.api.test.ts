import { documentRoutes } from '@parichay/contract/document/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makeAgency, makeStaff } from '../../testing/makers.ts'
import { makeBomb, makeSeeds, mutate } from '../../testing/mutations.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

/** Damaged pictures that are sent; `UPLOAD_RUNS=2500` for all, `UPLOAD_SEED` for other ones. */
const runs = Number(process.env['UPLOAD_RUNS'] ?? 88)
const seed = Number(process.env['UPLOAD_SEED'] ?? 20_261_121)
const mostMemoryMb = 500

let w: TestWorld
let client: Client
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000000' })
  const agency = await makeAgency(w)
  ;({ client } = await makeStaff(w, 'admin', { agency }))
})
afterAll(() => w.close())

const memoryMb = () => process.memoryUsage.rss() / 2 ** 20
function send(bytes: Buffer) {
  return client.call(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'imagePost' },
    file: new Blob([new Uint8Array(bytes)]),
  })
}

/** What is wrong with the files of an accepted upload. */
async function faultOfStored(documentId: number): Promise<string | undefined> {
  const row = await w.world.database.platform
    .selectFrom('document')
    .selectAll()
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow()
  for (const key of [row.storageKey, row.thumbnailKey, row.jpegKey]) {
    const stored = await w.world.storage.get(key)
    if (!stored) return `${key} is not there`
    const bytes = Buffer.concat(await stored.body.toArray())
    const { info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
    if (info.width > 1080 || info.height > 1920) return `${key} is ${info.width} × ${info.height}`
    if (key === row.storageKey && (info.width !== row.width || bytes.length !== row.bytes))
      return `${key} is not what was written of it`
  }
  return undefined
}

test(
  `each of ${runs} damaged pictures is refused in words or becomes a sound one, in bounded memory`,
  { timeout: 60_000 + runs * 400 },
  async () => {
    const before = memoryMb()
    const faults: string[] = []
    const counts: Record<string, number> = {}
    let most = before
    const mutations = mutate(await makeSeeds(), runs, seed)
    let sent = 0
    const work = async () => {
      for (const { name, bytes } of mutations) {
        // A person may send 1200 an hour; here the hour does not pass.
        if ((sent += 1) % 500 === 0) await w.forgetLimits()
        const { status, data, failure } = await send(bytes)
        most = Math.max(most, memoryMb())
        const said = status === 200 ? 'accepted' : `${status} ${failure.code}`
        counts[said] = (counts[said] ?? 0) + 1
        if (status === 200) {
          const fault = await faultOfStored(data.documentId).catch(String)
          if (fault) faults.push(`${name}: ${fault}`)
        } else if (status >= 500 || !failure.message || failure.field !== 'file')
          faults.push(`${name}: ${status} ${JSON.stringify(failure)}`)
      }
    }
    await Promise.all([work(), work(), work()])
    console.log(
      `${runs} uploads; memory ${Math.round(before)} MB before, at most ${Math.round(most)}; ${JSON.stringify(counts)}`,
    )
    expect(faults).toEqual([])
    expect(most - before).toBeLessThan(mostMemoryMb)
    expect(counts['accepted']).toBeGreaterThan(0)
    // A sound picture is taken as before.
    expect((await send((await makeSeeds())['png']!)).status).toBe(200)
  },
)

test('a bomb of 20000 × 20000 pixels is refused by its size, before a decoder works on it, and takes no memory', async () => {
  const bomb = makeBomb(20_000)
  expect(bomb.length).toBeLessThan(100_000)
  const before = memoryMb()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(bomb)))
  for (const { status, failure } of answers) {
    expect([status < 500, failure.code, failure.field]).toEqual([true, 'PICTURE_UNREADABLE', 'file'])
    // What a decoder was stopped at is said in other words.
    expect(failure.message).not.toContain('takes too long')
  }
  expect(memoryMb() - before).toBeLessThan(200)
})
