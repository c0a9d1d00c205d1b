import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { TemplateCode } from '../card/fields.ts'
import type { PagePicture } from '../card/page.ts'
import { Instant, line, paragraph, requiredLine, RowNumber, Version } from '../ids.ts'

/** Bounds of what stands on a page of a category. Names of products, titles and reasons fit the card they are offered for. */
export const categoryPageBounds = {
  title: 90,
  seoTitle: 70,
  seoDescription: 170,
  lead: 300,
  text: 1200,
  about: 1200,
  aboutTitle: 60,
  aboutTitles: 20,
  product: 80,
  productDescription: 200,
  products: 12,
  question: 140,
  answer: 500,
  faq: 10,
  reason: 50,
  reasons: 40,
  linkTypes: 12,
  designs: 4,
  alt: 120,
  gallery: 12,
  first: 24,
  hidden: 200,
} as const
const max = categoryPageBounds

/** A product or service as it is offered to put on a card; the price is the owner's. */
export const StarterProduct = z.strictObject({
  name: requiredLine(max.product),
  description: line(max.productDescription),
})
export type StarterProduct = z.output<typeof StarterProduct>

/** A question owners of such businesses ask, and its answer. */
export const CategoryQuestion = z.strictObject({
  question: requiredLine(max.question),
  answer: paragraph(max.answer).pipe(z.string().min(1, 'This field is required.')),
})
export type CategoryQuestion = z.output<typeof CategoryQuestion>

/** What a page says in one language. Empty texts are allowed while somebody writes; see `missingOf`. */
export const CategoryWords = z.strictObject({
  title: line(max.title),
  seoTitle: line(max.seoTitle),
  seoDescription: line(max.seoDescription),
  /** What stands below the title. */
  lead: paragraph(max.lead),
  /** A text block of its own, in paragraphs. */
  text: paragraph(max.text),
  /** The text about us that a new card of this category may begin with. */
  about: paragraph(max.about),
  /** Titles for it, best first. */
  aboutTitles: z.array(requiredLine(max.aboutTitle)).max(max.aboutTitles),
  products: z.array(StarterProduct).max(max.products),
  faq: z.array(CategoryQuestion).max(max.faq),
  /** Why choose us, best first. */
  reasons: z.array(requiredLine(max.reason)).max(max.reasons),
})
export type CategoryWords = z.output<typeof CategoryWords>

/** A picture of a page: a stored file of the kind `landing`, and what it shows, for those who do not see it; empty, the name of the category. */
export const CategoryPicture = z.strictObject({
  documentId: RowNumber,
  alt: z.strictObject({ en: line(max.alt), hi: line(max.alt), gu: line(max.alt) }),
})
export type CategoryPicture = z.output<typeof CategoryPicture>

/** A page of a category: the same in all languages, and what it says in each. */
export const CategoryContent = z.strictObject({
  /** A live card of the agency to look at; empty for none. */
  sampleCardId: line(30),
  /** Kinds of links that suit the trade, best first. */
  linkTypeIds: z.array(RowNumber).max(max.linkTypes),
  /** Designs that suit the trade, best first. */
  designs: z.array(TemplateCode).max(max.designs),
  /** The large picture beside the title; null for a drawn card of the trade. */
  hero: CategoryPicture.nullable(),
  /** Sample gallery, in its order. */
  gallery: z.array(CategoryPicture).max(max.gallery),
  words: z.strictObject({ en: CategoryWords, hi: CategoryWords, gu: CategoryWords }),
})
export type CategoryContent = z.output<typeof CategoryContent>

/**
 * Where a page stands: nobody wrote one, it is as delivered, written but never published, published with newer words that
 * wait, or published as it is.
 */
export const categoryPageStatuses = ['none', 'delivered', 'draft', 'changed', 'published'] as const
/** One of `categoryPageStatuses`. */
export type CategoryPageStatus = (typeof categoryPageStatuses)[number]

/** The category of a business by its English name, under which everything else finds it. */
export const CategoryName = requiredLine(60)
const Names = z.object({ hi: z.string().optional(), gu: z.string().optional() })

const PagePictureSchema = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sizes: z
    .array(z.object({ width: z.number().int(), webp: z.string(), avif: z.string().nullable() }))
    .optional(),
}) satisfies z.ZodType<PagePicture>

/** A line of the list of pages. */
export const CategoryPageRow = z.object({
  /** Of the category itself. */
  imageSubcategoryId: z.number().int(),
  category: z.string(),
  names: Names,
  /** The end of its address: `/for/<slug>`. */
  slug: z.string(),
  status: z.enum(categoryPageStatuses),
  /** Languages in which it is whole. */
  languages: z.array(Language),
  sampleCardId: z.string(),
  /** A sample card is named that visitors cannot open, so they see no link to it. */
  isSampleOff: z.boolean(),
  /** Null while there is no record of its own. */
  categoryStaticPageId: z.number().int().nullable(),
  /** 0 while there is no record of its own. */
  version: Version,
  updatedAt: Instant.nullable(),
  /** The agency whose list it is does not show it on its host. */
  isHidden: z.boolean(),
})
export type CategoryPageRow = z.infer<typeof CategoryPageRow>

/** A page as its form needs it: the words that are worked on. */
export const CategoryPage = CategoryPageRow.extend({
  agencyId: z.number().int(),
  /** The record counts for every agency that has none of its own. */
  isForAll: z.boolean(),
  content: CategoryContent,
  /** Pictures that the content names, by document; one whose file is gone is missing. */
  pictures: z.record(z.string(), PagePictureSchema),
})
export type CategoryPage = z.infer<typeof CategoryPage>

/** Words to keep, and whether visitors see them from now on. `version` 0 begins a record. */
export const CategoryPageChange = z.strictObject({
  category: CategoryName,
  agencyId: RowNumber.optional(),
  version: Version,
  publish: z.boolean(),
  content: CategoryContent,
})
export type CategoryPageChange = z.output<typeof CategoryPageChange>

/** What a card of a category may begin with, in one language. Where nobody wrote for it, texts and products are empty. */
export const StarterContent = z.object({
  category: z.string(),
  language: Language,
  about: z.string(),
  aboutTitles: z.array(z.string()),
  reasons: z.array(z.string()),
  products: z.array(z.object({ name: z.string(), description: z.string() })),
  linkTypeIds: z.array(z.number().int()),
  designs: z.array(TemplateCode),
})
export type StarterContent = z.infer<typeof StarterContent>

const unlike = (all: string[]) => new Set(all).size === all.length

/** What an agency shows of all pages on its host: those that stand first in its list, and those it leaves out; all others follow by the alphabet. */
export const CategoryShelf = z.object({
  first: z.array(CategoryName).max(max.first),
  hidden: z.array(CategoryName).max(max.hidden),
  /** 0 while nothing was chosen. */
  version: Version,
  updatedAt: Instant.nullable(),
})
export type CategoryShelf = z.output<typeof CategoryShelf>

/** A choice of pages over the version that was seen. */
export const CategoryShelfChange = z.strictObject({
  first: z.array(CategoryName).max(max.first).refine(unlike, 'Each category stands here once.'),
  hidden: z.array(CategoryName).max(max.hidden).refine(unlike, 'Each category stands here once.'),
  version: Version,
})
export type CategoryShelfChange = z.output<typeof CategoryShelfChange>
