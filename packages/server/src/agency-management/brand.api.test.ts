import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { openBilling } from '../testing/make-bills.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyVersion } from '../testing/versions.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const upload = async (width: number, height: number, background: string, who = admin) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return who.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'logo' },
    file: new Blob([new Uint8Array(bytes)]),
  })
}
const put = async (change: object) => {
  const { agencyId } = agency
  const version = await agencyVersion(w, agencyId)
  return admin.client.call(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, ...change } } })
}
const visitor = () => openClient(w.app, agency.host)
const details = () => visitor().ok(agencyRoutes.getAgencyDetails, {})
const raw = (url: string, host = agency.host) => w.app.inject({ method: 'GET', url, headers: { host } })

test('without any picture there is no icon, and a manifest all the same', async () => {
  expect(await details()).toMatchObject({
    logoUrl: null,
    darkLogoUrl: null,
    loginImageUrl: null,
    icons: null,
  })
  expect((await raw('/favicon.ico')).statusCode).toBe(204)
  expect((await raw('/panel/app-icon/192.png')).statusCode).toBe(404)
  const manifest = await raw('/panel/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toMatchObject({ name: `Agency ${agency.marker}`, icons: [] })
})

test('a logo alone is the sign of tabs and home screens too', async () => {
  const logo = await upload(64, 64, '#7a1f3d')
  await put({ logoDocumentId: logo.documentId })
  expect(await details()).toMatchObject({
    logoUrl: logo.thumbnailUrl,
    icons: { tab: logo.thumbnailUrl, apple: expect.stringMatching(/^\/panel\/app-icon\/apple\.png\?v=/) },
  })
  expect((await raw('/favicon.ico')).headers.location).toBe(logo.thumbnailUrl)
})

test('a logo for dark screens and an icon of one’s own stand on every page of the panel', async () => {
  const dark = await upload(80, 80, '#f5e6c8')
  const icon = await upload(256, 256, '#0a7d4f')
  const { data } = await put({ darkLogoDocumentId: dark.documentId, iconDocumentId: icon.documentId })
  expect(data).toMatchObject({ darkLogoUrl: dark.thumbnailUrl, iconUrl: icon.url })
  const { icons, darkLogoUrl } = await details()
  expect(darkLogoUrl).toBe(dark.thumbnailUrl)
  expect(icons!.tab).toMatch(/^\/panel\/app-icon\/64\.png\?v=/)
  expect((await raw('/favicon.ico')).headers.location).toBe(icons!.tab)
  const { icons: listed } = (await raw('/panel/manifest.webmanifest')).json() as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(listed.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '64x64 any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of listed) {
    const { rawPayload, headers } = await raw(src)
    expect(headers['content-type']).toBe('image/png')
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
  const pixel = async (url: string, left: number) => {
    const at = { left, top: 3, width: 1, height: 1 }
    const { data: rgba } = await sharp((await raw(url)).rawPayload)
      .ensureAlpha()
      .extract(at)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...rgba]
  }
  // The whole square is the icon's green; what is cut to any shape has room around it; iPhones get a ground.
  const [, , large, round] = listed
  expect((await pixel(large!.src, 3))[3]).toBe(255)
  expect(Math.abs((await pixel(large!.src, 3))[1]! - 0x7d)).toBeLessThan(4)
  expect(await pixel(round!.src, 3)).toEqual([255, 255, 255, 255])
  expect((await sharp((await raw(icons!.apple)).rawPayload).metadata()).width).toBe(180)
})

test('another picture has another address, and what is taken away falls back on the logo', async () => {
  const before = (await details()).icons!.tab
  const { documentId } = await upload(300, 300, '#123456')
  await put({ iconDocumentId: documentId })
  expect((await details()).icons!.tab).not.toBe(before)
  const { data } = await put({ iconDocumentId: null, darkLogoDocumentId: null })
  expect(data).toMatchObject({ iconUrl: null, darkLogoUrl: null })
  const { icons, logoUrl } = await details()
  expect(icons!.tab).toBe(logoUrl)
})

test('a picture of the sign-in page is read by anybody, whole, and goes away again', async () => {
  const picture = await upload(900, 700, '#c9a227')
  const { data } = await put({ loginImageDocumentId: picture.documentId })
  expect(data.loginImageUrl).toBe(picture.url)
  expect((await details()).loginImageUrl).toBe(picture.url)
  expect(await admin.client.ok(agencyRoutes.getAgency, {})).toMatchObject({ loginImageUrl: picture.url })
  const { statusCode, rawPayload } = await raw(picture.url)
  expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 900])
  // What is not named stays.
  await put({ mailFooter: 'Surat' })
  expect((await details()).loginImageUrl).toBe(picture.url)
  await put({ loginImageDocumentId: null })
  expect((await details()).loginImageUrl).toBeNull()
})

test('the platform sets the picture of any agency with an upload of its own; other agencies do not see it', async () => {
  const { root } = await openBilling(w)
  const { documentId, url } = await upload(800, 800, '#245', root)
  const { agencyId } = agency
  // What another agency uploaded is not this admin's to take.
  expect((await put({ loginImageDocumentId: documentId })).failure?.code).toBe('NOT_FOUND')
  const version = await agencyVersion(w, agencyId)
  const change = { agencyId, version, loginImageDocumentId: documentId }
  await root.client.ok(agencyRoutes.updateAgency, { body: { agency: change } })
  expect((await details()).loginImageUrl).toBe(url)
  const other = await makeAgency(w)
  const beside = await openClient(w.app, other.host).ok(agencyRoutes.getAgencyDetails, {})
  expect(beside.loginImageUrl).toBeNull()
  const stranger = await makeStaff(w, 'admin', { agency: other })
  // Whatever agency an admin names, it is the own one that is changed.
  const foreign = await stranger.client.ok(agencyRoutes.updateAgency, {
    body: { agency: { ...change, version: 1, loginImageDocumentId: null } },
  })
  expect(foreign.agencyId).toBe(other.agencyId)
  const seller = await makeStaff(w, 'creator', { agency })
  const refusal = await seller.client.call(agencyRoutes.updateAgency, {
    body: { agency: { ...change, loginImageDocumentId: null } },
  })
  expect(refusal.status).toBe(403)
  expect((await details()).loginImageUrl).toBe(url)
})

test.each([
  ['iconDocumentId', 191, 191],
  ['iconDocumentId', 400, 300],
] as const)('%s of %d × %d pixels is refused at its field', async (field, width, height) => {
  const { documentId } = await upload(width, height, '#123456')
  const { status, failure } = await put({ [field]: documentId })
  expect([status, failure?.code, failure?.field]).toEqual([422, 'VALIDATION', `agency.${field}`])
  expect(failure?.message).toContain('192')
})

const pictureFields = ['darkLogoDocumentId', 'iconDocumentId', 'loginImageDocumentId']
test.each(pictureFields)('%s of somebody else’s is refused', async (field) => {
  const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  const theirs = await stranger.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'logo' },
    file: new Blob([new Uint8Array(bytes)]),
  })
  const { failure } = await put({ [field]: theirs.documentId })
  expect([failure?.code, failure?.field]).toEqual(['NOT_FOUND', `agency.${field}`])
})

test('what an agency shows is in use: the library says so and deletes none of it', async () => {
  const [dark, icon] = [await upload(90, 90, '#eeeeee'), await upload(200, 200, '#0a7d4f')]
  const beside = await upload(820, 800, '#c9a227')
  await put({
    darkLogoDocumentId: dark.documentId,
    iconDocumentId: icon.documentId,
    loginImageDocumentId: beside.documentId,
  })
  const { list } = await admin.client.ok(documentRoutes.listDocuments, { query: {} })
  for (const { documentId } of [dark, icon, beside]) {
    expect(list.find((row) => row.documentId === documentId)?.usedIn).toEqual(['agencyLogo'])
    const { failure } = await admin.client.call(documentRoutes.deleteDocument, {
      params: { documentId },
      body: {},
    })
    expect(failure?.code).toBe('IN_USE')
  }
})

test('card pages say whom they were made with until the agency wants it no more: at once, on a page that is kept too', async () => {
  const { cardId } = await makeCard(w, {
    business: await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) }),
  })
  const signed = async (path: string) => (await raw(path)).payload.includes('Made with')
  const verifies = async () => (await raw(`/v/${'x'.repeat(22)}`)).payload.includes('class="foot"')
  const all = async () => [
    await signed(`/${cardId}`),
    await signed(`/${cardId}`),
    await signed('/no-such-shop'),
  ]
  expect(await all()).toEqual([true, true, true])
  expect(await verifies()).toBe(true)
  await put({ signsCards: false })
  expect(await all()).toEqual([false, false, false])
  expect(await verifies()).toBe(false)
  expect((await details()).signsCards).toBe(false)
  await put({ mailFooter: 'Vapi' })
  expect((await details()).signsCards).toBe(false)
  await put({ signsCards: true })
  expect(await all()).toEqual([true, true, true])
})

test('no icon of another name, of a host nobody has, or of a suspended agency', async () => {
  expect((await raw('/panel/app-icon/4096.png')).statusCode).toBe(404)
  expect((await raw('/panel/app-icon/__proto__.png')).statusCode).toBe(404)
  expect((await raw('/panel/manifest.webmanifest', 'nobody.example')).statusCode).toBe(404)
  await w.world.database.platform
    .updateTable('agency')
    .set({ status: 'SUSPENDED', suspendedAt: w.clock.now() })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  w.world.hosts.forget()
  expect((await raw('/panel/manifest.webmanifest')).statusCode).toBe(404)
  expect((await raw('/panel/app-icon/192.png')).statusCode).toBe(404)
})
