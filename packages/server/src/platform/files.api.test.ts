import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let origin: string
const film = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251))
beforeAll(async () => {
  w = await openTestWorld()
  await w.world.storage.put('a1/film.mp4', film)
  origin = await w.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => w.close())

const ask = async (range?: string) => {
  const answer = await fetch(`${origin}/files/a1/film.mp4`, { headers: range ? { range } : {} })
  const { headers, status } = answer
  return {
    status,
    range: headers.get('content-range'),
    length: headers.get('content-length'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

test.each([
  ['the first two, as players ask', 'bytes=0-1', 0, 1],
  ['from the middle on', 'bytes=500-', 500, 999],
  ['the last ten', 'bytes=-10', 990, 999],
  ['more than there is', 'bytes=990-5000', 990, 999],
  ['more from the end than there is', 'bytes=-5000', 0, 999],
])('a film is given in parts: %s', async (_what, range, first, last) => {
  expect(await ask(range)).toEqual({
    status: 206,
    range: `bytes ${first}-${last}/1000`,
    length: String(last - first + 1),
    bytes: film.subarray(first, last + 1),
  })
})

test.each([undefined, 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2'])(
  'what is no range that we know gives the whole film: %s',
  async (range) => {
    expect(await ask(range)).toEqual({ status: 200, range: null, length: '1000', bytes: film })
  },
)

test.each(['bytes=1000-', 'bytes=4000-5000', 'bytes=-0'])('nothing of it is 416: %s', async (range) => {
  expect(await ask(range)).toMatchObject({ status: 416, range: 'bytes */1000' })
})
