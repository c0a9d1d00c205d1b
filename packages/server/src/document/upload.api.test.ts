import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { createHash } from 'node:crypto'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  detailsFor,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeDocument,
  type TestBusiness,
  type TestCustomer,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let owner: TestCustomer
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  business = await makeBusiness(w, { owner })
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

const upload = (bytes: Uint8Array, fileName = 'a.jpg') =>
  owner.client.call(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'logo', hierarchy2: business.businessId },
    file: new Blob([new Uint8Array(bytes)]),
    fileName,
  })
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
const stored = async (url: string) => (await owner.client.get(url)).bytes

/** A PNG that says it is 30,000 × 30,000 and packs its blackness into a few hundred kilobytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body), body.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((30_000 / 8 + 1) * 30_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s, turned into WebP whatever its name says',
    async (format) => {
      const { status, data } = await upload(await picture().toFormat(format).toBuffer(), 'evil.php%00.svg')
      expect([status, data.width, data.height]).toEqual([200, 40, 20])
      expect(data.url).toMatch(new RegExp(`^/files/a${owner.agency.agencyId}/[0-9a-f]{24}\\.webp$`))
      const answer = await owner.client.get(data.url)
      expect((await sharp(answer.bytes).metadata()).format).toBe('webp')
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect((await owner.client.send({ method: 'HEAD', url: data.url })).status).toBe(200)
      expect((await sharp(await stored(data.thumbnailUrl)).metadata()).width).toBe(40)
    },
  )

  test('a picture is turned upright and loses place, device and comment', async () => {
    const jpeg = await picture(40, 20)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'ZZ-SECRET', Orientation: '6' },
        IFD3: { GPSLatitude: '21/1 10/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { data } = await upload(jpeg)
    expect([data.width, data.height]).toEqual([20, 40])
    const bytes = await stored(data.url)
    const meta = await sharp(bytes).metadata()
    expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('ZZ-SECRET')).toBe(false)
  })

  test('large pictures shrink to 2160 px', async () => {
    const { data } = await upload(await picture(5000, 1000).jpeg().toBuffer())
    expect([data.width, data.height]).toEqual([2160, 432])
  })

  test('bytes behind a picture are left behind', async () => {
    const { data } = await upload(
      Buffer.concat([
        await picture().jpeg().toBuffer(),
        Buffer.from('<script>alert(1)</script><?php evil(); ?>'),
      ]),
    )
    expect((await stored(data.url)).includes('script')).toBe(false)
  })
})

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['an SVG named .jpg', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['a GIF that is JavaScript', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)')],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex')],
    ['a picture in gzip', gzipSync(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
    ['nothing', Buffer.alloc(0)],
    ['noise', createHash('sha512').update('x').digest()],
  ])('%s', async (_name, bytes) => {
    expect((await upload(bytes)).failure).toMatchObject({ code: 'UNSUPPORTED_MEDIA', field: 'file' })
  })

  test('900 megapixels in 110 KB, quickly', async () => {
    const bytes = bomb()
    expect(bytes.length).toBeLessThan(200_000)
    const start = process.cpuUsage()
    expect([415, 422]).toContain((await upload(bytes)).status)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
  })

  test('a JPEG cut in half', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect((await upload(whole.subarray(0, whole.length / 2))).failure.code).toBe('PICTURE_UNREADABLE')
  })

  test('more than 5 MB', async () => {
    const answer = await upload(
      Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
    )
    expect([answer.status, answer.failure.code]).toEqual([413, 'UPLOAD_TOO_LARGE'])
    expect(answer.failure.message).toBe('The file is too large. Choose one of at most 5 MB.')
  })

  const raw = (payload: string, type: string) =>
    owner.client.send({
      method: 'POST',
      url: '/api/v1/document/uploadDoc?hierarchy1=logo',
      payload,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'fetch' },
    })
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\nabc\r\n`
  test.each([
    ['no boundary', '', 'multipart/form-data', [422]],
    [
      'a form that never ends',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
      [415, 422],
    ],
    ['no part at all', '--x--\r\n', 'multipart/form-data; boundary=x', [422]],
    ['two files', `${part('file')}${part('file2')}--x--\r\n`, 'multipart/form-data; boundary=x', [415, 422]],
    [
      'a field instead of a file',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      [422],
    ],
    ['JSON', '{}', 'application/json', [415]],
  ])('a broken form: %s', async (_name, payload, type, statuses) => {
    const { status, text } = await raw(payload, type)
    expect([statuses.includes(status), text]).toEqual([true, text])
  })

  test.each([
    '/files/../secret',
    '/files/%2e%2e/secret',
    '/files/a1/..%2f..%2fsecret.webp',
    // Nothing is decoded a second time.
    '/files/%252e%252e/secret',
    '/files/a1/..%252f..%252fsecret.webp',
    '/files//etc/passwd',
    '/files/a1/x.webp%00.jpg',
    '/files/',
    `/files/a1/${'y'.repeat(500)}.webp`,
  ])('the path %s leads nowhere', async (url) => {
    expect((await owner.client.get(url)).status).toBe(404)
  })
})

describe('whose pictures', () => {
  test('another business’s or another customer’s picture cannot be put on a card', async () => {
    const card = await makeCard(w, { business })
    const stranger = await makeCustomer(w, { agency: owner.agency })
    const theirs = await makeDocument(w, await makeBusiness(w, { owner: stranger }))
    const elsewhere = await makeDocument(w, await makeBusiness(w))
    const sister = await makeDocument(w, await makeBusiness(w, { owner }))
    for (const id of [theirs, elsewhere, sister]) {
      const card_ = await owner.client.call(cardRoutes.updateCardBasicDetails, {
        body: { cardNo: card.cardNo, basicDetails: { ...detailsFor('x'), logoDocumentId: id } },
      })
      expect([id, card_.status]).toEqual([id, 404])
      expect(
        (
          await owner.client.call(businessRoutes.updateBusinessMetadata, {
            body: { businessId: business.businessId, logoDocumentId: id },
          })
        ).status,
      ).toBe(404)
    }
  })

  test('a business has room for 400 files and 300 MB', async () => {
    const full = await makeBusiness(w, { owner })
    const id = await makeDocument(w, full)
    await w.world.database.platform
      .updateTable('document')
      .set({ bytes: 300 * 1024 * 1024 })
      .where('documentId', '=', id)
      .execute()
    const answer = await owner.client.call(documentRoutes.uploadDocument, {
      query: { hierarchy1: 'gallery', hierarchy2: full.businessId },
      file: new Blob([new Uint8Array(await picture().png().toBuffer())]),
    })
    expect([answer.status, answer.failure.code]).toEqual([402, 'LIMIT_REACHED'])
  })
})

test('a disk that is full for the large file keeps none of the small ones: each try would leave some', async () => {
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of w.world.storage.list()) found.push(key)
    return found.toSorted()
  }
  const before = await keys()
  const { put } = w.world.storage
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const spy = vi.spyOn(w.world.storage, 'put').mockImplementation(async (key, bytes) => {
    if (/\/[0-9a-f]{24}\.webp$/.test(key)) throw full
    await put(key, bytes)
  })
  const refused = await upload(await picture(900, 900).jpeg().toBuffer())
  spy.mockRestore()
  expect([refused.status, refused.failure.code]).toEqual([503, 'SERVICE_BUSY'])
  expect(refused.failure.message).toContain('Nothing was saved')
  expect(await keys()).toEqual(before)
})
