import { istDay } from '@parichay/contract/business/rules.ts'
import type { DatedSubcategory, ImageCategory, ImagePost } from '@parichay/contract/greeting/fields.ts'
import { recount } from '@parichay/server/greeting/popular/store.ts'
import { openDatabase } from '@parichay/server/platform/db.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import sharp from 'sharp'
import { findPerson } from './sign-in.ts'

type Made = {
  category: string
  subcategory?: string
  count: number
  more?: object
  shape?: 'SQUARE' | 'STORY'
}

const hues = [12, 38, 96, 158, 205, 262, 318]

/** A poster that differs from all others in colour and sign, so that tests can tell pictures apart. */
async function poster(title: string, place: number, shape: 'SQUARE' | 'STORY'): Promise<Buffer> {
  const [width, height] = shape === 'STORY' ? [1080, 1920] : [1080, 1080]
  const hue = hues[place % hues.length]!
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 55% 88%)"/>
    <circle cx="${width / 2}" cy="${height * 0.36}" r="${170 + (place % 5) * 26}" fill="hsl(${hue} 62% 55%)"/>
    <circle cx="${width / 2}" cy="${height * 0.36}" r="120" fill="hsl(${hue + 40} 80% 74%)"/>
    <text x="50%" y="${height * 0.66}" font-family="sans-serif" font-size="84" font-weight="700" text-anchor="middle" fill="hsl(${hue} 60% 26%)">${title}</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Calls of the office by staff of the super-admin agency. */
export async function openOffice(url: string) {
  const { phoneNumber, password } = findPerson('+919876521001')
  const headers = { 'content-type': 'application/json', origin: url, accept: 'application/json' }
  const login = await fetch(`${url}/api/v1/franchisee/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ phoneNumber, password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(url + path, {
      ...init,
      headers: { origin: url, cookie, 'x-requested-with': 'fetch', ...init.headers },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: T }).data
  }
}

/** Staff of the super-admin agency put posters into the library through the calls of the office. */
export async function addPosts(url: string, wishes: readonly Made[]): Promise<ImagePost[]> {
  const ask = await openOffice(url)
  const categories = await ask<ImageCategory[]>('/api/v1/image-post/image-category')
  const subcategories = await ask<DatedSubcategory[]>('/api/v1/image-subcategory')
  const made: ImagePost[] = []
  for (const { category, subcategory, count, more = {}, shape = 'SQUARE' } of wishes) {
    const { imageCategoryId } = categories.find(({ name }) => name === category)!
    const imageSubcategoryId =
      subcategories.find(({ name }) => name === subcategory)?.imageSubcategoryId ?? null
    const posts = []
    for (let place = 0; place < count; place += 1) {
      const title = `${subcategory ?? category} ${place + 1}`
      const form = new FormData()
      form.append(
        'file',
        new Blob([new Uint8Array(await poster(title, made.length + place, shape))]),
        'poster.png',
      )
      const { documentId } = await ask<{ documentId: number }>(
        '/api/v1/document/uploadDoc?hierarchy1=imagePost',
        {
          method: 'POST',
          body: form,
        },
      )
      posts.push({
        documentId,
        title,
        type: `${shape}_IMAGE`,
        language: 'en',
        imageCategoryId,
        imageSubcategoryId,
        captions: { en: `${title} from our shop`, hi: `${title} की शुभकामनाएँ` },
        ...more,
      })
    }
    made.push(
      ...(await ask<ImagePost[]>('/api/v1/image-post/multiple', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ posts }),
      })),
    )
  }
  return made
}

/** As many shops as it takes send a post today, and the worker has counted it. */
export async function makePopular(
  { databaseUrl: url, secret }: { databaseUrl: string; secret: string },
  imageId: number,
): Promise<void> {
  const database = openDatabase({ url, secret, pool: 2, log: makeLog('error') })
  const shops = await database.platform
    .selectFrom('business')
    .select(['agencyId', 'businessId'])
    .orderBy('businessId')
    .limit(3)
    .execute()
  await database.platform
    .insertInto('imagePostUse')
    .values(shops.map((shop) => ({ ...shop, imageId, day: today() })))
    .execute()
  await recount(database.platform, today())
  await database.close()
}

/** A post is, from now on, one that was drawn from a design of the product's own library: its words can be changed. */
export async function drawnFrom(
  { databaseUrl: url, secret }: { databaseUrl: string; secret: string },
  imageId: number,
  design: string,
): Promise<void> {
  const database = openDatabase({ url, secret, pool: 2, log: makeLog('error') })
  await database.platform.updateTable('imagePost').set({ design }).where('imageId', '=', imageId).execute()
  await database.close()
}

/** Today in India. */
export const today = () => istDay(new Date())
