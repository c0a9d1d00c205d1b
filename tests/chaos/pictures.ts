import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { framedPictureUrl } from '@parichay/contract/greeting/rules.frames.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { buildRequest } from '@parichay/contract/request.ts'
import { cookieNames } from '@parichay/server/platform/session.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { makePost } from '@parichay/server/testing/makers.post.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { makeShoppers, type Shopper } from './shoppers.ts'
import { setStage } from './stage.ts'

/** Downloads in all, those that are under way at once, and kills; such as CHAOS_DOWNLOADS=1000 CHAOS_KILLS=60. */
const downloads = Number(process.env['CHAOS_DOWNLOADS'] ?? 100)
const kills = Number(process.env['CHAOS_KILLS'] ?? 6)
const atOnce = 10
const limitMs = 180_000

/** How a picture is asked for: as it lies there, drawn into the frame as a file, or small for a list. */
const ways = ['bare', 'framed', 'framed PNG', 'small'] as const
type Way = (typeof ways)[number]
type Tally = {
  whole: Record<Way, number>
  failed: Record<Way, number>
  uploaded: number
  refused: number
  longestMs: number
}
const none = () => Object.fromEntries(ways.map((way) => [way, 0])) as Record<Way, number>
const all = (counts: Record<Way, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/**
 * `npm run test:chaos -- pictures`: owners download full pictures, in their own frame and bare, and upload their own while
 * the server is killed at any moment. A download is whole or an error; nothing half lies anywhere it could be given out;
 * all works afterwards.
 */
export async function chaosOfPictures(): Promise<boolean> {
  const began = performance.now()
  let people: Shopper[] = []
  let posts: number[] = []
  const stage = await setStage({
    async prepare(world) {
      people = await makeShoppers(world, atOnce)
      posts = await makePosts(world)
    },
  })
  const tally: Tally = { whole: none(), failed: none(), uploaded: 0, refused: 0, longestMs: 0 }
  const faults: string[] = []
  let clean = false

  let turns = 0
  const download = async ({ token, businessId }: Shopper) => {
    // Framed files are the ones that are drawn, by threads that fall with the server; most downloads are of them.
    const way = (['framed', 'small', 'framed', 'bare', 'framed PNG'] as const)[turns++ % 5]!
    const url = addressOf(way, businessId, posts)
    const asked = performance.now()
    const got = await fetch(stage.origin + url, {
      headers: { cookie: `${cookieNames.session}=${token}` },
      signal: AbortSignal.timeout(20_000),
    })
      .then(async (answer) => ({ answer, bytes: Buffer.from(await answer.arrayBuffer()) }))
      .catch((error: unknown) => ({ error }))
    tally.longestMs = Math.max(tally.longestMs, performance.now() - asked)
    if ('error' in got) {
      // The connection broke, which every browser shows as a failed download. Waiting for ever would be another thing.
      if (got.error instanceof Error && got.error.name === 'TimeoutError') faults.push('a download hung')
      tally.failed[way] += 1
      return false
    }
    const { answer, bytes } = got
    const fault = answer.ok ? await faultOf(way, bytes, answer.headers.get('content-length')) : undefined
    if (fault) faults.push(`a download (${way}) was ${fault}`)
    else if (!answer.ok)
      faults.push(`a download (${way}) was answered ${answer.status}: ${bytes.toString().slice(0, 200)}`)
    else tally.whole[way] += 1
    return true
  }
  const upload = async ({ token, businessId }: Shopper) => {
    const file = new Blob([new Uint8Array(await makeNoise(400, 400))])
    const { url, init } = buildRequest(documentRoutes.uploadDocument, {
      query: { hierarchy1: 'logo', hierarchy2: businessId },
      file,
    })
    const answer = await fetch(stage.origin + url, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        origin: stage.origin,
        cookie: `${cookieNames.session}=${token}`,
      },
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    if (answer?.ok) tally.uploaded += 1
    else tally.refused += 1
    if (!answer) await stage.waitUntilWhole().catch(() => undefined)
    else if (!answer.ok) faults.push(`an upload was answered ${answer.status}: ${await answer.text()}`)
    else await answer.body?.cancel()
  }

  try {
    stage.start()
    await stage.waitUntilWhole()
    let begun = 0
    let falls = 0
    const isOver = () => performance.now() - began > limitMs
    const work = Promise.all(
      people.map(async (me, turn) => {
        // There are downloads under way until the last kill.
        while ((begun < downloads || falls < kills) && !isOver()) {
          // An hour has room for 120 uploads of a person.
          if (turn === 0) await upload(me).then(() => sleep(200))
          else {
            begun += 1
            if (!(await download(me))) await stage.waitUntilWhole().catch(() => undefined)
          }
        }
      }),
    )
    const times: number[] = []
    for (; falls < kills && !isOver(); falls += 1) {
      await sleep(randomInt(100, 1500))
      times.push((await stage.kill('web')).backMs)
    }
    await work
    if (isOver()) faults.push(`only ${falls} kills and ${begun} downloads fitted into ${limitMs / 1000} s`)

    // Nothing is stuck: everybody gets a whole file at the first try.
    const before = all(tally.whole)
    await Promise.all(people.map(download))
    if (all(tally.whole) - before < people.length) faults.push('after the kills a download failed')
    const { files, halves, drafts } = await lookThrough(stage.folder, stage.origin)
    faults.push(...halves, ...stage.stats.ownDeaths)
    faults.push(...(await stage.stopServers()))
    if (all(tally.failed) === 0) faults.push('no kill met a download: nothing was tried')
    if (tally.uploaded === 0) faults.push('no upload came through: nothing was tried')

    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const rows: [string, number | string][] = [
      ['kill -9 of the server', times.length],
      ['whole again, median', `${Math.round(middle)} ms`],
      ['downloads begun', begun + people.length],
      ...ways.map((way): [string, number] => [`… ${way}, whole`, tally.whole[way]]),
      ...ways.map((way): [string, number] => [`… ${way}, broken off: an error`, tally.failed[way]]),
      ['… the longest', `${Math.round(tally.longestMs)} ms`],
      ['uploads kept', tally.uploaded],
      ['… broken off', tally.refused],
      ['stored files looked through', files],
      ['drafts left, which nobody is given', drafts],
      ['faults', faults.length],
    ]
    console.log('')
    for (const [name, value] of rows) console.log(`  ${name.padEnd(36)} ${String(value).padStart(9)}`)
    for (const one of faults.slice(0, 30)) console.error(`  ✗ ${one}`)
    clean = faults.length === 0
  } catch (error) {
    console.error(error)
    await stage.stopServers()
  } finally {
    await stage.strike(!clean)
  }
  console.log(
    `\n  ${clean ? 'No half picture was given out.' : `Not clean; data and logs are kept in ${stage.folder}`} ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  )
  return clean
}

/** A picture that does not shrink much, so that it takes several packets. */
const makeNoise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Free posts at the agency of the shoppers. */
async function makePosts(world: World): Promise<number[]> {
  const { platform } = world.database
  const { agencyId } = await platform
    .selectFrom('agencyHost')
    .select('agencyId')
    .where('host', '=', 'localhost')
    .executeTakeFirstOrThrow()
  const { imageCategoryId } = await platform
    .insertInto('imageCategory')
    .values({ agencyId, name: 'Chaos', madeByFranchiseeId: null })
    .returning('imageCategoryId')
    .executeTakeFirstOrThrow()
  const ids = []
  for (const [type, width, height] of [
    ['SQUARE_IMAGE', 1080, 1080],
    ['STORY_IMAGE', 1080, 1920],
  ] as const) {
    const full = await makeNoise(width, height)
    const fullKey = `a${agencyId}/${randomBytes(12).toString('hex')}.held`
    await world.storage.put(fullKey, full)
    const given = { imageCategoryId, type, fullKey, width, height, bytes: full.length }
    ids.push(await makePost({ world, clock: { now: world.clock } } as never, { agencyId }, given))
  }
  return ids
}

function addressOf(way: Way, businessId: number, posts: readonly number[]): string {
  const imageId = posts[randomInt(posts.length)]!
  if (way === 'small') return framedPictureUrl({ imageId, businessId, width: 540, hash: 'any' })
  const more = way === 'bare' ? {} : { frame: 'true' as const, format: way === 'framed' ? 'jpeg' : 'png' }
  return buildRequest(imagePostRoutes.getImagePostFile, {
    params: { imageId },
    query: { businessId, ...more } as never,
  }).url
}

/** What is wrong with a picture that was given out, if anything. */
async function faultOf(way: Way, bytes: Buffer, told: string | null): Promise<string | undefined> {
  if (Number(told) !== bytes.length) return `of ${bytes.length} bytes where ${told} were announced`
  const isJpeg = way === 'bare' || way === 'framed'
  if (isJpeg && (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9)) return 'a JPEG without its end'
  return faultOfPicture(bytes)
}

const faultOfPicture = (bytes: Buffer): Promise<string | undefined> =>
  sharp(bytes, { failOn: 'warning' })
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      (error: unknown) => `not decodable: ${String(error)}`,
    )

/** Every file that was stored decodes to its end; a draft of a killed write is no file that an address leads to. */
async function lookThrough(folder: string, origin: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const halves: string[] = []
  let [files, drafts] = [0, 0]
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.includes('/postgres/') || path.includes('/compiled/')) continue
    if (entry.name.endsWith('.part')) {
      drafts += 1
      const agency = /a\d+$/.exec(entry.parentPath)?.[0]
      const answer = await fetch(`${origin}/files/${agency}/${entry.name}`)
      if (answer.ok && answer.headers.get('content-type')?.startsWith('image/'))
        halves.push(`${entry.name} is given out`)
      await answer.body?.cancel()
    } else if (/\.(webp|jpg|avif|held|png)$/.test(entry.name)) {
      files += 1
      const fault = await faultOfPicture(await readFile(path))
      if (fault) halves.push(`${entry.name} is ${fault}`)
    }
  }
  return { files, halves, drafts }
}
