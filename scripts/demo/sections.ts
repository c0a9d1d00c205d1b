import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { defaultCardLimit } from '@parichay/contract/card/fields.ts'
import type { CardSections } from '@parichay/contract/card/sections.ts'
import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'
import type { VisitKind } from '@parichay/contract/card/visits.ts'
import type { Crop, DemoSections } from '@parichay/sandbox/demo/sections/shape.ts'
import type { DemoBusiness } from '@parichay/sandbox/demo/shape.ts'
import type { RawPixels } from '@parichay/server/platform/pictures.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import type { Scope } from '@parichay/server/platform/scope.ts'
import { sql } from 'kysely'
import sharp from 'sharp'

const size = { width: 1600, height: 900 }
const frames: Record<Crop, { left: number; top: number; width: number; height: number }> = {
  left: { left: 0, top: 125, width: 933, height: 700 },
  middle: { left: 358, top: 25, width: 867, height: 867 },
  right: { left: 667, top: 175, width: 933, height: 700 },
  close: { left: 550, top: 275, width: 600, height: 600 },
}

/** A drawn cover, and parts of it as pictures of their own: one drawing makes a gallery. */
export async function cutCover(
  svg: string,
  crops: Crop[],
): Promise<{ whole: RawPixels; parts: Map<Crop, RawPixels> }> {
  const data = await sharp(Buffer.from(svg), { density: 96 })
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const open = () => sharp(data, { raw: { ...size, channels: 3 } })
  const cut = (crop: Crop) =>
    open()
      .extract(frames[crop])
      .resize({ width: 640, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
  return {
    whole: await open().resize({ width: 1080 }).raw().toBuffer({ resolveWithObject: true }),
    parts: new Map(
      await Promise.all([...new Set(crops)].map(async (crop) => [crop, await cut(crop)] as const)),
    ),
  }
}

/** The sections of a card with the stored pictures in their places. */
export function sectionsOf(
  { payment, about, products, gallery, videos }: DemoSections,
  { gstin, yearEstablished, nature }: DemoBusiness['facts'],
  pictures: Map<Crop, number>,
): CardSections {
  return {
    paymentOptions: { ...payment, qrDocumentId: null },
    youtubeVideos: videos,
    gallery: gallery.flatMap(({ crop, ...words }) => {
      const documentId = pictures.get(crop)
      return documentId === undefined ? [] : [{ ...words, documentId }]
    }),
    aboutUs: {
      ...about,
      ownerDocumentId: null,
      brochureDocumentId: null,
      brochureTitle: '',
      gstin: gstin ?? null,
      yearEstablished: yearEstablished ?? null,
      nature: nature ?? [],
    },
    products: products.slice(0, defaultCardLimit.products).map(({ photo, ...product }) => ({
      ...product,
      documentIds: photo === null ? [] : [pictures.get(photo) ?? []].flat(),
    })),
  }
}

/** How often visitors do each thing, of a hundred who look. */
const habits: Partial<Record<VisitKind, number>> = {
  view: 100,
  call: 14,
  whatsapp: 19,
  save: 8,
  share: 5,
  map: 6,
  product: 11,
  order: 3,
  pay: 2,
  link: 7,
  video: 4,
}

/** What is older than five days was answered, the praise of it sorted as such; the newest waits. */
const reviewOf = (stars: number, daysAgo: number, now: Date) => ({
  tags: sql<
    FeedbackTag[]
  >`${stars <= 2 ? '{complaint,callBack}' : stars === 5 && daysAgo > 2 ? '{praise}' : '{}'}::text[]`,
  ...(daysAgo > 5 && { answeredAt: new Date(now.getTime() - (daysAgo - 1) * 86_400_000) }),
})

/**
 * What visitors wrote, and a month of their visits: fuller on Saturdays, quieter on Mondays, the same at every seeding. What a month
 * brought came closer together to a card that is younger.
 */
export async function seedVisitors(
  tx: Tx,
  scope: Scope,
  card: { cardNo: number; cardName: string; language: string; publishedAt: Date },
  { feedback, visitsADay, reports = [] }: Pick<DemoSections, 'feedback' | 'visitsADay' | 'reports'>,
  now: Date,
): Promise<void> {
  const { agencyId } = scope
  const { cardNo, cardName, language, publishedAt } = card
  const age = (now.getTime() - publishedAt.getTime()) / 86_400_000
  const closer = Math.min(1, age / 31)
  if (feedback.length > 0)
    await tx
      .insertInto('feedback')
      .values(
        feedback
          .toSorted((a, b) => b.daysAgo - a.daysAgo)
          .map(({ daysAgo, ...words }) => ({ ...words, daysAgo: daysAgo * closer }))
          .map(({ daysAgo, ...words }) => ({
            ...words,
            ...reviewOf(words.stars, daysAgo, now),
            agencyId,
            cardNo,
            cardName,
            language,
            createdAt: new Date(now.getTime() - daysAgo * 86_400_000 - (cardNo % 9) * closer * 3_600_000),
          })),
      )
      .execute()
  if (reports.length > 0)
    await tx
      .insertInto('cardReport')
      .values(
        reports.map(({ daysAgo, ...words }) => ({
          ...words,
          agencyId,
          cardNo,
          language,
          createdAt: new Date(now.getTime() - daysAgo * closer * 86_400_000),
        })),
      )
      .execute()
  const today = istDay(now)
  const counts = Array.from(
    { length: Math.min(30, daysBetween(istDay(publishedAt), today) + 1) },
    (_one, ago) => {
      const day = addDays(today, -ago)
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
      const fullness = [1.1, 0.7, 0.85, 0.9, 1, 1.15, 1.4][weekday]! * (1 - ago / 90)
      const chance = 0.8 + ((cardNo * 31 + ago * 17) % 40) / 100
      const views = visitsADay * fullness * chance
      return Object.entries(habits).map(([kind, share]) => ({
        agencyId,
        cardNo,
        day,
        kind: kind as VisitKind,
        count: Math.round((views * share) / 100),
      }))
    },
  )
    .flat()
    .filter(({ count }) => count > 0)
  if (counts.length > 0) await tx.insertInto('cardVisit').values(counts).execute()
}
