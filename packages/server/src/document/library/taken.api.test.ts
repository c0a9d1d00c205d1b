import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMaster } from '../../greeting/film/work.ts'
import { findMediaProgram } from '../../platform/media-program.ts'
import { fillReference } from '../../reference.ts'
import { makeInvoice } from '../../testing/make-invoice.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  await fillReference(w.world.database)
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
}, 120_000)
afterAll(() => w.close())

const upload = async (hierarchy1: 'logo' | 'imagePost') => {
  const drawn = sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#0f766e' } })
  return admin.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1 },
    file: new Blob([new Uint8Array(await drawn.png().toBuffer())]),
  })
}
const stored = async (documentId: number | null) =>
  (await admin.client.ok(documentRoutes.listDocuments, { query: {} })).list.find(
    (row) => row.documentId === documentId,
  )
const refusal = async (documentId: number) =>
  (await admin.client.call(documentRoutes.deleteDocument, { params: { documentId }, body: {} })).failure.code

test('invoices keep the logo of their day, whatever the agency shows by now', async () => {
  const { documentId } = await upload('logo')
  const { storageKey } = await w.world.database.platform
    .selectFrom('document')
    .select('storageKey')
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow()
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency: admin.agency }) })
  await makeInvoice(w, business, { logoKey: storageKey })
  expect(await stored(documentId)).toMatchObject({ usedIn: ['invoice'], can: { delete: 'IN_USE' } })
  expect(await refusal(documentId)).toBe('IN_USE')
})

/** A film as somebody sends it, with the picture that is made of it. */
async function sendFilm() {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-uses-'))
  const path = join(folder, 'film.mp4')
  const drawn = ['-f', 'lavfi', '-i', 'testsrc2=s=480x480:r=12:d=1', '-pix_fmt', 'yuv420p']
  execFileSync(findMediaProgram('').path, ['-v', 'error', ...drawn, '-y', path])
  const bytes = readFileSync(path)
  rmSync(folder, { recursive: true })
  const { filmId } = await admin.client.ok(filmRoutes.beginFilm, {
    body: { name: 'kite.mp4', bytes: bytes.length },
  })
  const file = new Blob([new Uint8Array(bytes)])
  await admin.client.ok(filmRoutes.sendFilmPart, { params: { filmId }, query: { part: 0 }, file })
  await makeMaster(w.world, { agencyId: admin.agency.agencyId, filmId })
  return admin.client.ok(filmRoutes.getFilm, { params: { filmId } })
}

test('a greeting takes its picture over, from the upload or from the film it waited for: the record becomes the post’s', async () => {
  const { imageCategoryId } = await makeLibrary(w, admin.agency)
  const post = (type: 'SQUARE_IMAGE' | 'SQUARE_VIDEO', documentId: number | null) =>
    admin.client.ok(imagePostRoutes.saveImagePost, {
      body: { title: 'Kites', language: 'en', imageCategoryId, type, documentId } as never,
    })
  const { documentId } = await upload('imagePost')
  expect(await stored(documentId)).toMatchObject({ usedIn: [], can: { delete: true } })
  await post('SQUARE_IMAGE', documentId)
  expect(await stored(documentId)).toBeUndefined()
  const film = await sendFilm()
  expect(await stored(film.documentId)).toMatchObject({ usedIn: ['greetingFilm'], can: { delete: 'IN_USE' } })
  expect(await refusal(film.documentId!)).toBe('IN_USE')
  await post('SQUARE_VIDEO', film.documentId)
  expect(await stored(film.documentId)).toBeUndefined()
})
