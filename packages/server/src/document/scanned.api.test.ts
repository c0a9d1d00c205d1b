import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { routes } from '@parichay/contract/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { soundRightsVersion } from '@parichay/contract/video/sound.ts'
import { type Clamd, eicar, startClamd } from '@parichay/sandbox/clamd.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMaster } from '../greeting/film/work.ts'
import {
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestBusiness,
  type TestCustomer,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let clamd: Clamd
let owner: TestCustomer
let business: TestBusiness
beforeAll(async () => {
  clamd = await startClamd({ most: 1024 * 1024 })
  w = await openTestWorld({ CLAMAV_ADDRESS: clamd.address })
  owner = await makeCustomer(w)
  business = await makeBusiness(w, { owner })
})
beforeEach(() => void (clamd.mode = 'well'))
afterAll(async () => {
  await w.close()
  await clamd.stop()
})

const pdf = (inside: string) =>
  Buffer.from(
    `%PDF-1.4\n%${inside}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  )
const send = (bytes: Buffer, headers: Record<string, string> = {}) =>
  owner.client.call(
    documentRoutes.uploadDocument,
    {
      query: { hierarchy1: 'brochure', hierarchy2: business.businessId },
      file: new Blob([new Uint8Array(bytes)]),
      fileName: 'rates.pdf',
    },
    { headers },
  )
const stored = () => readdirSync(join(w.world.config.dataFolder, 'files'), { recursive: true }).length

test('a brochure is scanned before anything is kept of it', async () => {
  expect((await send(pdf('clean'))).status).toBe(200)
  const before = stored()
  const { status, failure } = await send(pdf(eicar))
  expect([status, failure.code, failure.field]).toEqual([422, 'FILE_INFECTED', 'file'])
  expect(failure.message).toBe('A virus was found in this file, so it was not taken. Choose another one.')
  expect((await send(pdf(eicar), { 'accept-language': 'hi' })).failure.message).toMatch(/वायरस मिला/)
  expect(stored()).toBe(before)
  expect(w.logged.some((line) => line.includes('a file with a virus was refused'))).toBe(true)
})

test('without a verdict nothing is taken', async () => {
  const before = stored()
  clamd.mode = 'break'
  const away = await send(pdf('clean'))
  expect([away.status, away.failure.code, away.failure.retryAfterSec]).toEqual([503, 'SCAN_UNAVAILABLE', 60])
  clamd.mode = 'well'
  const large = await send(Buffer.concat([pdf('clean'), Buffer.alloc(2 * 1024 * 1024)]))
  expect([large.status, large.failure.code]).toEqual([413, 'SCAN_TOO_LARGE'])
  expect(stored()).toBe(before)
})

test('every upload there is goes through it', async () => {
  const uploads = Object.entries(routes as Record<string, Route>).filter(([, route]) => route.upload)
  expect(uploads.map(([name]) => name).toSorted()).toEqual([
    'addVideoSound',
    'sendFilmPart',
    'uploadDocument',
  ])
  const file = new Blob([eicar])
  const sound = await owner.client.call(videoSoundRoutes.addVideoSound, {
    query: { businessId: business.businessId, kind: 'music', rights: soundRightsVersion, title: 'Song' },
    file,
  })
  expect(sound.failure.code).toBe('FILE_INFECTED')
  const admin = await makeStaff(w, 'admin', { agency: owner.agency })
  const { filmId } = await admin.client.ok(filmRoutes.beginFilm, { body: { name: 'k.mp4', bytes: 68 } })
  const part = await admin.client.call(filmRoutes.sendFilmPart, {
    params: { filmId },
    query: { part: 0 },
    file,
  })
  expect(part.failure.code).toBe('FILE_INFECTED')
})

test('a virus across two parts of a film is found in the whole', async () => {
  const admin = await makeStaff(w, 'admin', { agency: owner.agency })
  const { filmId } = await admin.client.ok(filmRoutes.beginFilm, {
    body: { name: 'k.mp4', bytes: eicar.length },
  })
  await w.world.database.platform
    .updateTable('greetingFilm')
    .set({ parts: 2 })
    .where('filmId', '=', filmId)
    .execute()
  for (const [part, text] of [eicar.slice(0, 30), eicar.slice(30)].entries())
    await admin.client.ok(filmRoutes.sendFilmPart, {
      params: { filmId },
      query: { part },
      file: new Blob([text]),
    })
  await makeMaster(w.world, { agencyId: owner.agency.agencyId, filmId })
  expect(await admin.client.ok(filmRoutes.getFilm, { params: { filmId } })).toMatchObject({
    state: 'failed',
    fault: 'infected',
  })
})
