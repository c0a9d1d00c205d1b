import { fullSections } from '@parichay/card-page/testing/sections.ts'
import { findPerson } from '../../tests/support/sign-in.ts'
import sharp from 'sharp'
import type { Content } from './card-peers.ts'

/** Pictures beside logo and cover. */
const pictureCount = 24

type Made = { url: string; content: Content; avatar: [Buffer, Buffer]; logoAndCover: number }

/** A picture with the weight of a photograph: soft colours, edges and a little grain. The same number, the same bytes. */
async function photograph(number: number, width: number, height: number): Promise<Buffer> {
  let state = number * 2654435761 + 12345
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const colour = () => `hsl(${Math.floor(random() * 360)} ${40 + random() * 40}% ${30 + random() * 45}%)`
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, r] = [random() * width, random() * height, 20 + random() * width * 0.22]
    return random() > 0.5
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour()}" opacity=".7"/>`
      : `<rect x="${x}" y="${y}" width="${r * 1.6}" height="${r}" fill="${colour()}" opacity=".7" transform="rotate(${random() * 90} ${x} ${y})"/>`
  }).join('')
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour()}"/>${shapes}</svg>`,
  )
  const grain = Buffer.alloc(width * height)
  for (let i = 0; i < grain.length; i++) grain[i] = 116 + Math.floor(random() * 24)
  return sharp(drawing)
    .composite([{ input: grain, raw: { width, height, channels: 1 }, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Fills the card of a demo customer through the product's own calls: twelve sections, 26 pictures. Gives its address. */
export async function makeContent(origin: string): Promise<Made> {
  const base = origin.replace('//localhost', '//127.0.0.1')
  const { phoneNumber, password } = findPerson('+919876510005')
  let cookie = ''
  const call = async (path: string, body?: object | FormData): Promise<never> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        origin: base,
        'x-requested-with': 'fetch',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
    if (given.length) cookie = [...new Set([...given, ...cookie.split('; ').filter(Boolean)])].join('; ')
    const { data } = (await answer.json()) as { data: never }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(data)}`)
    return data
  }
  await call('/api/v1/login', { phoneNumber, password })
  const [business] = (await call('/api/v1/business/getBusinessesByUser')) as { businessId: number }[]
  const { businessId } = business!
  const [card] = (await call(`/api/v1/getCardsByBusiness?businessId=${businessId}`)) as {
    cardNo: number
    url: string
    basicDetails: Record<string, unknown>
  }[]
  const { cardNo, url, basicDetails } = card!
  const upload = async (bytes: Buffer, kind: string): Promise<number> => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    const made: { documentId: number } = await call(
      `/api/v1/document/uploadDoc?hierarchy1=${kind}&hierarchy2=${businessId}`,
      form,
    )
    return made.documentId
  }
  const photographs = await Promise.all(
    Array.from({ length: pictureCount }, (_, i) => photograph(i + 1, 1080, 1080)),
  )
  const [logo, cover] = [await photograph(101, 512, 512), await photograph(102, 1280, 720)]
  const ids: number[] = []
  for (const [i, bytes] of photographs.entries())
    ids.push(await upload(bytes, i < 12 ? 'gallery' : 'product'))
  const logoDocumentId = await upload(logo, 'logo')
  const coverDocumentId = await upload(cover, 'cover')
  const { aboutUs, products, youtubeVideos } = fullSections
  await call('/api/v1/updateCardBasicDetails', {
    cardNo,
    basicDetails: { ...basicDetails, logoDocumentId, coverDocumentId },
  })
  await call('/api/v1/updateCardGallery', {
    cardNo,
    gallery: ids.slice(0, 12).map((documentId, i) => ({ documentId, caption: `Work ${i + 1}`, album: '' })),
  })
  let next = 12
  await call('/api/v1/updateCardProducts', {
    cardNo,
    products: products.map(({ pictures: _old, ...product }) => ({
      ...product,
      documentIds: product.kind === 'product' ? ids.slice(next, ++next) : [],
    })),
  })
  const { owner: _owner, brochure: _brochure, ...about } = aboutUs
  await call('/api/v1/updateCardAboutUs', {
    cardNo,
    aboutUs: { ...about, ownerDocumentId: ids.at(-1), brochureDocumentId: null, gstin: null },
  })
  await call('/api/v1/updateCardYoutubeVideos', { cardNo, youtubeVideos })
  const { qr: _qr, ...payment } = fullSections.paymentOptions
  const { bankName: _bank, ...bank } = payment.bank!
  await call('/api/v1/updateCardPaymentOptions', {
    cardNo,
    paymentOptions: { ...payment, bank, qrDocumentId: null },
  })
  return {
    url,
    logoAndCover: 2,
    avatar: [await sharp(logo).resize(128).png().toBuffer(), await sharp(logo).resize(256).png().toBuffer()],
    content: {
      name: String(basicDetails['companyName']),
      tagline: String(basicDetails['tagline']),
      links: Array.from({ length: 12 }, (_, i) => ({
        title: `Link ${i + 1}`,
        url: `https://example.com/${i}`,
      })),
      pictures: [cover, ...photographs].map((bytes, i) => ({ name: `picture-${i}.jpg`, bytes })),
      texts: [aboutUs.body, ...products.map((product) => `${product.name} ${product.description}`)],
    },
  }
}
