import { z } from 'zod'
import { Instant, IstDate, line, paragraph, requiredLine, RowNumber, Version } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { PostFilm } from './fields.films.ts'
import { postLanguages } from './tastes.ts'

export { postLanguages }

const id = () => z.coerce.number().int().positive().max(2_147_483_647)
/** An image category. */
export const ImageCategoryId = id()
/** A subdivision of an image category. */
export const ImageSubcategoryId = id()
/** A tag of image posts. */
export const ImageTagId = id()
/** What a customer asked for. */
export const ImageRequestId = id()
/** An image post. */
export const ImageId = id()

/** Media and shape in one word (specification 3, constant lists). */
export const combinedTypes = ['SQUARE_IMAGE', 'SQUARE_VIDEO', 'STORY_IMAGE', 'STORY_VIDEO'] as const
/** One of `combinedTypes`. */
export type CombinedType = (typeof combinedTypes)[number]
/** What a category is for. */
export const categoryKinds = ['festival', 'day', 'evergreen', 'business', 'political'] as const
/** Whether an occasion has the same day every year (specification 4, filter value pairs). */
export const dateTypes = ['FIXED', 'FLEXIBLE'] as const
/** Bounds of the library (screens 8.9 and 8.16). `atOnce` is how many posts one call makes or removes. */
export const libraryBounds = {
  name: 60,
  title: 120,
  page: 30,
  atOnce: 50,
  /** Largest total that is counted exactly. */
  counted: 10_000,
  tags: 12,
  /** Most tags that are merged into one at once. */
  merged: 50,
  days: 40,
  caption: 600,
  answer: 300,
  /** Of `order`: the least comes first, and what is moved gets a number between its neighbours'. */
  order: 10_000,
  /** Least width of a new picture in px: below it, frames and the full size look blurred. */
  smallest: 540,
  /** Most pixels a picture may have before it is decoded. */
  pixels: 40_000_000,
} as const

const Names = z.object({ hi: z.string().optional(), gu: z.string().optional() })
/** An empty name is none: the English one stands in its place. */
const NamesInput = z
  .strictObject({ hi: line(libraryBounds.name).optional(), gu: line(libraryBounds.name).optional() })
  .transform(({ hi, gu }) => ({ ...(hi ? { hi } : {}), ...(gu ? { gu } : {}) }))

/** A named subdivision of an image category; the business categories are the ones of 'Business Category'. */
export const ImageSubcategory = z.object({
  imageSubcategoryId: z.number().int(),
  name: z.string(),
  names: Names,
})
export type ImageSubcategory = z.infer<typeof ImageSubcategory>

/** A group of image posts. `isShared` belongs to the super-admin agency and is shown to all. */
export const ImageCategory = z.object({
  imageCategoryId: z.number().int(),
  name: z.string(),
  names: Names,
  kind: z.enum(categoryKinds),
  order: z.number(),
  isShared: z.boolean(),
  version: Version,
})
export type ImageCategory = z.infer<typeof ImageCategory>

/** A new category, or the changed one over the version that was seen; 0 for a new one. Without `order` it stays where it is. */
export const ImageCategoryChange = z.strictObject({
  imageCategoryId: RowNumber.optional(),
  name: requiredLine(libraryBounds.name),
  names: NamesInput.default({}),
  kind: z.enum(categoryKinds).default('evergreen'),
  order: z.number().min(0).max(libraryBounds.order).optional(),
  version: Version,
})

const Day = z.object({
  day: IstDate,
  /** Who keeps the occasion on this day; empty for most. */
  who: z.string(),
})

/** A subdivision with what is known of its days; without a `dateType` it is no occasion. */
export const DatedSubcategory = ImageSubcategory.extend({
  imageCategoryId: z.number().int(),
  isShared: z.boolean(),
  order: z.number(),
  dateType: z.enum(dateTypes).nullable(),
  days: z.array(Day),
  /** States by their ISO code, such as GJ; none for the whole country. */
  regions: z.array(z.string()),
  /** Such as jain; none for everybody. */
  communities: z.array(z.string()),
  /** 1 is for everybody, 5 for few. */
  priority: z.number().int(),
  showDaysBefore: z.number().int(),
  /** Where the days come from. */
  source: z.string(),
  /** Other names people look for, in the spelling of the search; only for who manages posts. */
  searchWords: z.string().optional(),
  version: Version,
})
export type DatedSubcategory = z.infer<typeof DatedSubcategory>

const shortList = z.array(requiredLine(30)).max(40)

/** A new subcategory, or the changed one over the version that was seen; 0 for a new one. Without `order` it stays where it is. Days are those of each year; a fixed one needs them too. */
export const ImageSubcategoryChange = z.strictObject({
  imageSubcategoryId: RowNumber.optional(),
  name: requiredLine(libraryBounds.name),
  names: NamesInput.default({}),
  order: z.number().min(0).max(libraryBounds.order).optional(),
  dateType: z.enum(dateTypes).nullable().default(null),
  days: z
    .array(z.strictObject({ day: IstDate, who: line(80).default('') }))
    .max(libraryBounds.days)
    .default([]),
  regions: shortList.default([]),
  communities: shortList.default([]),
  priority: z.number().int().min(1).max(5).default(3),
  showDaysBefore: z.number().int().min(0).max(60).default(3),
  source: line(200).default(''),
  /** Other names people look for. */
  searchWords: line(600).default(''),
  version: Version,
})
export type ImageSubcategoryChange = z.output<typeof ImageSubcategoryChange>

/** A word posts are found by. `posts`: how many of the reader's library bear it, hidden ones too; only where it was asked for by who manages posts. */
export const ImageTag = z.object({
  imageTagId: z.number().int(),
  name: z.string(),
  isShared: z.boolean(),
  posts: z.number().int().optional(),
})
export type ImageTag = z.infer<typeof ImageTag>

const count = z.number().int()
/** What lies in a category or a subcategory, hidden images too, and what refers to it. */
export const LibraryContents = z.object({
  /** Of all agencies. */
  images: count,
  subcategories: count,
  /** Items of the customers' pages that are drawn from it or lead there. */
  items: count,
  /** Businesses of all agencies that chose it as their trade, deleted ones too that may come back. */
  businesses: count,
})
/** What lies in a category or a subcategory. */
export type LibraryContents = z.infer<typeof LibraryContents>

/** What was moved. */
export const LibraryMoved = z.object({ images: count, subcategories: count, items: count })

const Captions = z.partialRecord(z.enum(postLanguages), z.string())

/**
 * A picture to send on an occasion, in three sizes: 240 px, 540 px, and the full one, which has its own call.
 * `isExclusive` belongs to one agency and is shown to nobody else.
 */
export const ImagePost = z.object({
  imageId: z.number().int(),
  title: z.string(),
  type: z.enum(combinedTypes),
  imageCategoryId: z.number().int(),
  imageSubcategoryId: z.number().int().nullable(),
  imageTagIds: z.array(z.number().int()),
  language: z.enum(postLanguages),
  captions: Captions,
  day: IstDate.nullable(),
  isPremium: z.boolean(),
  isExclusive: z.boolean(),
  isShown: z.boolean(),
  /** Several businesses sent it in the last 30 days, more than most others of its shape and language; how many is not told. */
  isPopular: z.boolean(),
  thumbnailUrl: z.string(),
  previewUrl: z.string(),
  /** Only of a video: a light film, and its length. */
  film: PostFilm.optional(),
  /** Its words can be written anew (getPosterWords); other posts are pictures only. */
  hasWords: z.boolean().optional(),
  width: z.number().int(),
  height: z.number().int(),
  version: z.number().int(),
  createdAt: Instant,
  /** How often its full size was served: to customers of the reader's agency, of all for platform staff. Only for who manages posts. */
  downloads: z.number().int().optional(),
  /** How often it was sent in the last 30 days, by each business once a day, as counted within the hour. Whose, and for whom, as `downloads`. */
  uses: z.number().int().optional(),
  /** The reader's agency hid this shared post from its own customers. Only for who manages posts. */
  isWithheld: z.boolean().optional(),
  /** Only for who manages posts. */
  can: z
    .object({
      change: Verdict,
      /** Put another picture in its place. */
      replace: Verdict,
      remake: Verdict,
      delete: Verdict,
      /** Hide a shared post from the customers of one's own agency, or show it to them again. */
      withhold: Verdict,
    })
    .optional(),
})
export type ImagePost = z.infer<typeof ImagePost>

const postFields = {
  title: requiredLine(libraryBounds.title),
  type: z.enum(combinedTypes),
  imageCategoryId: RowNumber,
  imageSubcategoryId: RowNumber.nullable().default(null),
  imageTagIds: z.array(RowNumber).max(libraryBounds.tags).default([]),
  language: z.enum(postLanguages),
  captions: z.partialRecord(z.enum(postLanguages), paragraph(libraryBounds.caption)).default({}),
  day: IstDate.nullable().default(null),
  isPremium: z.boolean().default(false),
  isShown: z.boolean().default(true),
}

/** A new post with its uploaded picture (`hierarchy1` imagePost), or the changed post with a new picture or the old one. */
export const ImagePostChange = z
  .strictObject({
    imageId: RowNumber.optional(),
    documentId: RowNumber.optional(),
    ...postFields,
    version: Version.optional(),
  })
  .refine(({ imageId, documentId }) => imageId !== undefined || documentId !== undefined, {
    message: 'Choose a picture.',
    path: ['documentId'],
  })
export type ImagePostChange = z.output<typeof ImagePostChange>

/** A new post among several. */
export const NewImagePost = z.strictObject({ documentId: RowNumber, ...postFields })

/** OPEN waits for an answer. */
export const requestStatuses = ['OPEN', 'DONE', 'DECLINED'] as const

/** What a customer did not find, and what came of it. */
export const ImageRequest = z.object({
  imageRequestId: z.number().int(),
  businessId: z.number().int(),
  businessName: z.string(),
  occasion: z.string(),
  day: IstDate.nullable(),
  language: z.enum(postLanguages),
  note: z.string(),
  status: z.enum(requestStatuses),
  /** The post that was made for it. */
  imageId: z.number().int().nullable(),
  /** What staff wrote back. */
  answer: z.string(),
  answeredAt: Instant.nullable(),
  createdAt: Instant,
  /** How many businesses in sight wait for the same occasion, this one too; in lists. */
  asks: z.number().int().optional(),
  can: z.object({ answer: Verdict, openBusiness: Verdict }),
})
export type ImageRequest = z.infer<typeof ImageRequest>

/** What a customer asks for. */
export const NewImageRequest = z.strictObject({
  businessId: RowNumber,
  occasion: requiredLine(80),
  day: IstDate.nullable().default(null),
  language: z.enum(postLanguages).default('en'),
  note: paragraph(500).default(''),
})

/** Staff's answer to a request: done with a post of the library, declined with a sentence, or open again. */
export const ImageRequestAnswer = z
  .strictObject({
    status: z.enum(requestStatuses),
    imageId: RowNumber.nullable().default(null),
    answer: line(libraryBounds.answer).default(''),
  })
  .refine(({ status, imageId }) => (status === 'DONE') === (imageId !== null), {
    message: 'Choose the post that was made for this request.',
    path: ['imageId'],
  })
