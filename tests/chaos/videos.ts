import { buildRequest } from '@parichay/contract/request.ts'
import type { Input, Reply, Route } from '@parichay/contract/route.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { findMediaProgram } from '@parichay/server/platform/media-program.ts'
import { cookieNames } from '@parichay/server/platform/session.ts'
import { makePeriod } from '@parichay/server/testing/makers.plan.ts'
import { makeVideoTemplate } from '@parichay/server/testing/makers.video.ts'
import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeShoppers, type Shopper } from './shoppers.ts'
import { setStage, type Stage } from './stage.ts'

/** Films in all and kills; such as CHAOS_FILMS=100 CHAOS_KILLS=60. */
const films = Number(process.env['CHAOS_FILMS'] ?? 40)
const kills = Number(process.env['CHAOS_KILLS'] ?? 30)
const owners = 10
const limitMs = Number(process.env['CHAOS_LIMIT_S'] ?? 1800) * 1000
/** Short films, so that kills meet their beginning, their middle and their end. */
const seconds = 1.5

/**
 * `npm run test:chaos -- videos`: films are queued, each ordered twice at once, and the worker is killed at any moment. In
 * the end all are made, none twice: each counted once, told once, with one whole file and one poster, and no half file lies
 * anywhere that it could be given out from.
 */
export async function chaosOfVideos(): Promise<boolean> {
  const began = performance.now()
  let people: Shopper[] = []
  let templateId = 0
  const stage = await setStage({
    async prepare(world) {
      const like = { world, clock: { now: world.clock } } as never
      people = await makeShoppers(world, owners)
      templateId = await makeVideoTemplate(like, { seconds })
      const today = istDay(world.clock())
      const { agencyId } = await world.database.platform
        .selectFrom('business')
        .select('agencyId')
        .where('businessId', '=', people[0]!.businessId)
        .executeTakeFirstOrThrow()
      const ids = people.map(({ businessId }) => businessId)
      await world.database.platform
        .updateTable('business')
        .set({ paymentStatus: 1, expiryDateForCustomer: addDays(today, 300) })
        .where('businessId', 'in', ids)
        .execute()
      for (const businessId of ids)
        await makePeriod(like, { agency: { agencyId }, businessId } as never, {
          from: addDays(today, -1),
          until: addDays(today, 300),
          limits: { promotionalVideoLimit: films },
        })
    },
  })
  const faults: string[] = []
  const times: number[] = []
  let clean = false
  try {
    stage.start()
    await stage.waitUntilWhole()
    const numbers: number[] = []
    for (let n = 0; n < films; n++) {
      const me = people[n % people.length]!
      const values = {
        texts: { headline: `Sale ${n}` },
        pictures: {},
        colours: { ground: '#7a2e1f' },
        hasLogo: false,
        music: 'piano',
        language: 'en' as const,
      }
      const { videoNo } = await ask(stage, me, userVideoRoutes.saveUserVideo, {
        body: { businessId: me.businessId, templateId, title: `Film ${n}`, values },
      })
      const order = () => ask(stage, me, userVideoRoutes.renderUserVideo, { body: { videoNo, version: 1 } })
      await Promise.all([order(), order()])
      numbers.push(videoNo)
    }
    const db = new pg.Client({ connectionString: stage.databaseUrl })
    db.on('error', () => undefined)
    await db.connect()
    const open = async () =>
      Number(
        (
          await db.query(
            "select count(*) as n from user_video_render where state in ('waiting', 'rendering') and video_no = any($1)",
            [numbers],
          )
        ).rows[0].n,
      )
    const isOver = () => performance.now() - began > limitMs
    let met = 0
    for (; times.length < kills && !isOver();) {
      await sleep(randomInt(200, 2500))
      if ((await open()) > 0) met += 1
      times.push((await stage.kill('worker')).backMs)
    }
    while ((await open()) > 0 && !isOver()) await sleep(500)
    if (isOver()) faults.push(`${await open()} films were not made within ${limitMs / 1000} s`)
    // What a killed run left is taken away by the one that followed it.
    await sleep(1000)
    const attempts = await judge(db, numbers, faults)
    const { whole, drafts } = await lookThrough(stage, db, numbers, faults)
    for (const [turn, videoNo] of numbers.entries()) {
      const me = people[turn % people.length]!
      const { url } = buildRequest(userVideoRoutes.downloadUserVideo, { query: { videoNo } })
      const answer = await fetch(stage.origin + url, {
        headers: { cookie: `${cookieNames.session}=${me.token}` },
      })
      const bytes = (await answer.arrayBuffer()).byteLength
      if (!answer.ok || bytes !== Number(answer.headers.get('content-length')))
        faults.push(`video ${videoNo} was given out as ${answer.status} with ${bytes} bytes`)
    }
    await db.end()
    faults.push(...stage.stats.ownDeaths, ...(await stage.stopServers()))
    if (met < kills / 2) faults.push(`only ${met} kills met films that were to be made`)
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const rows: [string, number | string][] = [
      ['films ordered, each twice at once', films],
      ['kill -9 of the worker', times.length],
      ['… while films were to be made', met],
      ['worker back, median', `${Math.round(middle)} ms`],
      ['runs that films took', attempts],
      ['whole films in the store', whole],
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
    `\n  ${clean ? 'All films are made, none twice.' : `Not clean; data and logs are kept in ${stage.folder}`} ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  )
  return clean
}

async function ask<R extends Route>(
  { origin }: Stage,
  { token }: Shopper,
  route: R,
  input: Input<R>,
): Promise<Reply<R>> {
  const { url, init } = buildRequest(route, input as never)
  const answer = await fetch(origin + url, {
    ...init,
    headers: {
      ...(init.headers as Record<string, string>),
      origin,
      cookie: `${cookieNames.session}=${token}`,
    },
  })
  if (!answer.ok) throw new Error(`${route.path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Reply<R> }).data
}

/** Each video has one film that is ready, one that was counted, one notice. Gives the runs of all together. */
async function judge(db: pg.Client, numbers: number[], faults: string[]): Promise<number> {
  const { rows } = await db.query(
    `select v.video_no, count(r.*) filter (where r.state = 'ready') as ready, count(r.*) as films,
      sum(r.attempt) as attempts,
      (select count(*) from owner_notice n where n.agency_id = v.agency_id and n.video_no = v.video_no) as notices
     from user_video v left join user_video_render r using (agency_id, video_no)
     where v.video_no = any($1) group by v.agency_id, v.video_no`,
    [numbers],
  )
  for (const { video_no: no, ready, films: all, notices } of rows)
    if (Number(ready) !== 1 || Number(all) !== 1 || Number(notices) !== 1)
      faults.push(`video ${no}: ${all} films, ${ready} ready, told ${notices} times`)
  const { rows: counted } = await db.query(
    `select coalesce(sum(used), 0) as n from usage_counter where kind = 'promotionalVideo'
      and business_id in (select business_id from user_video where video_no = any($1))`,
    [numbers],
  )
  if (Number(counted[0].n) !== numbers.length)
    faults.push(`${counted[0].n} films were counted for ${numbers.length}`)
  return rows.reduce((sum, { attempts }) => sum + Number(attempts), 0)
}

/** Every stored film decodes to its end, is one that a row names, and no row names one that is not there. */
async function lookThrough({ folder }: Stage, db: pg.Client, numbers: number[], faults: string[]) {
  const { path: ffmpeg } = findMediaProgram('')
  const { rows } = await db.query(
    'select storage_key, poster_key, bytes from user_video_render where video_no = any($1)',
    [numbers],
  )
  const named = new Map<string, number>(
    rows.map(({ storage_key: key, bytes }) => [String(key).split('/').at(-1)!, Number(bytes)]),
  )
  const posters = new Set(rows.map(({ poster_key: key }) => String(key).split('/').at(-1)))
  let [whole, drafts] = [0, 0]
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.startsWith('video-')) continue
    const path = join(entry.parentPath, entry.name)
    if (entry.name.endsWith('.part')) drafts += 1
    else if (entry.name.endsWith('-film.held')) {
      const bytes = named.get(entry.name)
      if (bytes === undefined) faults.push(`${entry.name} belongs to no film`)
      else if ((await stat(path)).size !== bytes) faults.push(`${entry.name} has another size than is known`)
      try {
        execFileSync(ffmpeg, ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-'])
        whole += 1
      } catch (error) {
        faults.push(`${entry.name} is not decodable: ${String(error).slice(0, 200)}`)
      }
    } else if (entry.name.endsWith('-poster.held') && !posters.has(entry.name))
      faults.push(`${entry.name} belongs to no film`)
  }
  if (whole !== named.size) faults.push(`${whole} whole films lie there for ${named.size}`)
  return { whole, drafts }
}
