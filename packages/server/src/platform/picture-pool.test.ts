import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { blackPng } from '../testing/hostile-pictures.ts'
import { makeLog } from './log.ts'
import { openPictureMaker, type PictureMaker } from './picture-maker.ts'
import { openPicturePool, type PicturePool, type PoolLimits, PictureTooHeavy } from './picture-pool.ts'

const log = makeLog('silent')
const odd = new URL('../testing/odd-picture-process.ts', import.meta.url)
const limits: PoolLimits = {
  processes: 2,
  workMs: 5000,
  timeoutMs: 2000,
  waiting: 6,
  waitingOfOne: 3,
  patienceMs: 20_000,
  idleMs: 60_000,
  picturesPerProcess: 100,
  memoryMb: 900,
}
let opened: (PicturePool | PictureMaker)[] = []
afterEach(async () => {
  for (const one of opened) await one.close()
  opened = []
})
function open(change: Partial<PoolLimits> = {}) {
  const pool = openPicturePool(log, { ...limits, ...change }, odd)
  opened.push(pool)
  return async (px: number, by: string) => {
    const answer = await pool.run({ what: 'webp', bytes: new Uint8Array(1), px }, by)
    return JSON.parse(Buffer.from(answer as Buffer).toString()) as unknown
  }
}
const [stuck, broken, environment, slow] = [1, 2, 3, 4]
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a pool of picture processes', () => {
  test('a decoder that never ends is killed, and the next picture is read by a new process', async () => {
    const run = open({ processes: 1, timeoutMs: 300 })
    const first = (await run(0, 'a')) as number
    await expect(run(stuck, 'a')).rejects.toMatchObject({ code: 'RENDER_BUSY' })
    const second = (await run(0, 'a')) as number
    expect([second === first, isAlive(first), isAlive(second)]).toEqual([false, false, true])
  })

  test('one person has one place: the other is free while two of theirs are stuck', async () => {
    const run = open({ timeoutMs: 4000 })
    await Promise.all([run(0, 'a'), run(0, 'b')])
    let isOver = false
    const end = (error: unknown) => ((isOver = true), error)
    const theirs = [run(stuck, 'a'), run(stuck, 'a')].map((one) => one.catch(end))
    await run(0, 'b')
    expect(isOver).toBe(false)
    for (const one of await Promise.all(theirs)) expect(one).toMatchObject({ code: 'RENDER_BUSY' })
  })

  test('no more than two at once, whoever sends them', async () => {
    const run = open()
    const pids = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((by) => run(slow, by)))
    expect(new Set(pids).size).toBe(2)
  })

  test('too many that wait are refused at once, and one person’s sooner', async () => {
    const run = open()
    const outcome = (one: Promise<unknown>) =>
      one.then(
        () => 'made',
        (error: { code: string }) => error.code,
      )
    const mine = await Promise.all(Array.from({ length: 6 }, () => outcome(run(slow, 'a'))))
    expect(mine.filter((one) => one === 'RENDER_BUSY')).toHaveLength(2)
    const all = await Promise.all(Array.from({ length: 12 }, (_one, at) => outcome(run(slow, `${at}`))))
    expect(all.filter((one) => one === 'RENDER_BUSY')).toHaveLength(4)
  })

  test('who waits too long for a place is told so', async () => {
    const run = open({ processes: 1, timeoutMs: 1500, patienceMs: 200 })
    await run(0, 'a')
    const theirs = run(stuck, 'a').catch((error: unknown) => error)
    await expect(run(0, 'b')).rejects.toMatchObject({ code: 'RENDER_BUSY', retryAfterSec: 5 })
    expect(await theirs).toMatchObject({ code: 'RENDER_BUSY' })
  })

  test('a process that breaks is our fault, not the picture’s', async () => {
    const run = open()
    await expect(run(broken, 'a')).rejects.toMatchObject({ code: 'INTERNAL' })
    expect(await run(0, 'a')).toBeTypeOf('number')
  })

  test('no secret of the server reaches a process that reads files of strangers', async () => {
    process.env['PARICHAY_SECRET'] = 'x'.repeat(40)
    process.env['DATABASE_URL'] = 'postgres://secret'
    const seen = Object.keys((await open()(environment, 'a')) as object)
    delete process.env['PARICHAY_SECRET']
    delete process.env['DATABASE_URL']
    expect(seen.filter((name) => /SECRET|DATABASE|KEY|URL/.test(name))).toEqual([])
  })

  test('a process ends when it rests, after its share of pictures, and with its pool', async () => {
    const run = open({ picturesPerProcess: 2, idleMs: 100 })
    const pids = [await run(0, 'a'), await run(0, 'a'), await run(0, 'a')] as number[]
    expect([pids[0] === pids[1], pids[1] === pids[2]]).toEqual([true, false])
    await expect.poll(() => isAlive(pids[2]!)).toBe(false)
  })
})

describe('what reads pictures', () => {
  const open = (change: Partial<PoolLimits> = {}) => {
    const maker = openPictureMaker(log, change)
    opened.push(maker)
    return maker
  }
  const png = blackPng(5000, 5000, { kind: [8, 6, 0] })

  test('a picture that takes more work than there is for one is given up, and the next one is read', async () => {
    const maker = open({ workMs: 60 })
    await expect(maker.picture(png, 'a')).rejects.toBeInstanceOf(PictureTooHeavy)
    const small = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    expect((await maker.picture(await small.webp().toBuffer(), 'a')).width).toBe(9)
  })

  test('a picture that needs more memory than there is for one is given up, and the next one is read', async () => {
    const maker = open({ memoryMb: 110 })
    const [small] = [
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
    ]
    await expect(maker.picture(blackPng(5000, 5000, { kind: [16, 6, 1] }), 'a')).rejects.toBeInstanceOf(
      PictureTooHeavy,
    )
    expect((await maker.picture(small, 'a')).width).toBe(9)
  })

  test('every kind of make comes back as it is made in one process', async () => {
    const maker = open()
    const { webp, width, sizes } = await maker.picture(png, 'a')
    expect([width, sizes.map((one) => one.width)]).toEqual([2160, [320, 640, 1080]])
    expect((await sharp(await maker.narrow(webp, 320, 'avif')).metadata()).format).toBe('heif')
    expect((await sharp(await maker.narrow(webp, 320, 'webp')).metadata()).width).toBe(320)
    const post = await maker.post(png, 'a')
    expect([post.width, post.height]).toEqual([1080, 1080])
    expect((await sharp((await maker.previews(post.full, 'a')).preview).metadata()).width).toBe(540)
    const { pixels, ratio } = await maker.pixels(webp, 10, 'a')
    expect([pixels.length, ratio]).toEqual([400, 1])
  })

  test('no decoder but three is there, even for bytes that come past the guard', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    for (const bytes of [gif, svg]) {
      await expect(open().narrow(bytes, 320, 'webp')).rejects.toThrow('unsupported image format')
      await expect(open().previews(bytes, 'a')).rejects.toThrow('unsupported image format')
    }
  })
})
