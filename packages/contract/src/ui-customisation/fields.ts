import { z } from 'zod'
import { type languages, panelLanguages } from '../agency/fields.ts'
import { ImagePost } from '../greeting/fields.ts'
import { AgencyId, IstDate, line, requiredLine, RowNumber, Version } from '../ids.ts'
import { pdfCardKinds } from '../pdf-card/templates.ts'
import { isCustomerPage } from './customer-pages.ts'

/** Where an item stands (specification 3, constant lists). What is COMMON stands on both pages, behind their own items. */
export const placements = ['HOME_PAGE', 'GREETING_IMAGE_PAGE', 'COMMON'] as const
/** One of `placements`. */
export type Placement = (typeof placements)[number]
/** What an item can be (screens.md, ui-customisation). A video is a row of greeting videos. */
export const itemTypes = ['banner', 'imageRail', 'categoryGrid', 'notice', 'video'] as const
/** One of `itemTypes`. */
export type ItemType = (typeof itemTypes)[number]
/** What `metaId` names. Without a source a grid shows all categories; the others need none. */
export const metaTypes = ['none', 'category', 'subcategory', 'tag', 'templateSet', 'link'] as const
/** One of `metaTypes`. */
export type MetaType = (typeof metaTypes)[number]
/** Sets of templates that an item can lead to: those of one kind of PDF card, or of promotional videos. */
export const templateSets = [...pdfCardKinds, 'promotional'] as const
/** Shapes of pictures (specification 3, constant lists). */
export const itemShapes = ['SQUARE', 'STORY'] as const
/** One of `itemShapes`. */
export type ItemShape = (typeof itemShapes)[number]
/** To whom of its agencies' customers an item is shown, by their plan. PLANS: who has one of `planIds` today. */
export const audiences = ['ALL', 'WITH_PLAN', 'WITHOUT_PLAN', 'PLANS'] as const
/** One of `audiences`. */
export type Audience = (typeof audiences)[number]
/**
 * Why an item cannot be shown: its source is gone, its link leads to no page, all its agencies are suspended, none of its plans
 * is left, or its source has nothing in it.
 */
export const troubles = ['SOURCE', 'LINK', 'AGENCIES', 'PLANS', 'EMPTY'] as const
/** Bounds of items. */
export const itemBounds = {
  title: 60,
  text: 160,
  label: 24,
  link: 300,
  count: 20,
  items: 300,
  /** More than there are: an item that names an agency comes to name those made from it too. */
  agencies: 1000,
  plans: 40,
  order: 1_000_000,
} as const

const ofLanguages = (text: z.ZodType<string, string>) =>
  z
    .strictObject({ hi: text, gu: text } satisfies Record<Exclude<(typeof languages)[number], 'en'>, unknown>)
    .partial()
const ItemTitle = ofLanguages(line(itemBounds.title)).extend({ en: requiredLine(itemBounds.title) })
const optionalText = (max: number) => ofLanguages(line(max)).extend({ en: line(max).default('') })
/** Words of an item by language; where one is missing the English ones are shown. */
export const ItemWords = z.object({ en: z.string(), hi: z.string().optional(), gu: z.string().optional() })
/** Words of an item by language. */
export type ItemWords = z.infer<typeof ItemWords>

/** Leads to a page of customers that there is, or to another site. */
export const isItemLink = (text: string): boolean =>
  (/^\/panel\/customer(?:[/?#][\w\-./?#=&%]*)?$/.test(text) && isCustomerPage(text)) ||
  (/^https:\/\/[^\s/\\?#@]+\.[^\s/\\?#@]+(?:[/?#]\S*)?$/i.test(text) && URL.canParse(text))
const ItemLink = line(itemBounds.link).refine(
  (text) => text === '' || isItemLink(text),
  'A valid link is required.',
)

/** A tile of a grid: a category, or a part of one, with its newest picture. */
export const ItemTile = z.object({
  imageCategoryId: z.number().int(),
  /** Null for the whole category. */
  imageSubcategoryId: z.number().int().nullable(),
  name: z.string(),
  names: z.object({ hi: z.string().optional(), gu: z.string().optional() }),
  pictureUrl: z.string().nullable(),
})
/** A tile of a grid. */
export type ItemTile = z.infer<typeof ItemTile>

/** A stored picture of a banner, with narrower makes of it. */
export const ItemPicture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sizes: z.array(z.object({ width: z.number().int(), url: z.string() })),
})
/** A stored picture of a banner. */
export type ItemPicture = z.infer<typeof ItemPicture>

/** What only they see who keep the items. */
export const KeptFacts = z.object({
  /** Whose item it is: the super-admin agency's are for `agencyIds`, or all; another agency's for its own customers. */
  agencyId: AgencyId,
  isPlatform: z.boolean(),
  agencyIds: z.array(z.number().int()),
  audience: z.enum(audiences),
  planIds: z.array(z.number().int()),
  from: IstDate.nullable(),
  to: IstDate.nullable(),
  isShown: z.boolean(),
  order: z.number(),
  version: z.number().int(),
  trouble: z.enum(troubles).nullable(),
})
/** What only they see who keep the items. */
export type KeptFacts = z.infer<typeof KeptFacts>

/** One thing on a page of customers, with all that is needed to draw it. */
export const UiCustomisation = z.object({
  uiCustomisationId: z.number().int(),
  placement: z.enum(placements),
  type: z.enum(itemTypes),
  title: ItemWords,
  text: ItemWords,
  actionLabel: ItemWords,
  /** Where it leads; empty for the page of its source. */
  actionLink: z.string(),
  metaType: z.enum(metaTypes),
  /** A number of the library, a template set or an address; empty without a source. */
  metaId: z.string(),
  shape: z.enum(itemShapes),
  /** Most pictures or tiles. */
  count: z.number().int(),
  /** In which languages of the panel it is shown; none for all. */
  languages: z.array(z.enum(panelLanguages)),
  picture: ItemPicture.nullable(),
  posts: z.array(ImagePost),
  tiles: z.array(ItemTile),
  kept: KeptFacts.optional(),
})
/** One thing on a page of customers. */
export type UiCustomisation = z.infer<typeof UiCustomisation>

/**
 * A new item, or the one named as it is to be. Whether source and type go together is `itemFault`'s matter. `picture`: a
 * number is an upload (`hierarchy1` banner), null is none, left out is what stands there.
 */
export const UiCustomisationChange = z.strictObject({
  uiCustomisationId: RowNumber.optional(),
  version: Version.optional(),
  /** Whose item it becomes; of one that is there it stays as it is. */
  agencyId: RowNumber.optional(),
  placement: z.enum(placements),
  type: z.enum(itemTypes),
  title: ItemTitle,
  text: optionalText(itemBounds.text).default({ en: '' }),
  actionLabel: optionalText(itemBounds.label).default({ en: '' }),
  actionLink: ItemLink.default(''),
  metaType: z.enum(metaTypes).default('none'),
  metaId: line(itemBounds.link).default(''),
  shape: z.enum(itemShapes).default('SQUARE'),
  count: z.number().int().min(1).max(itemBounds.count).default(10),
  languages: z.array(z.enum(panelLanguages)).max(panelLanguages.length).default([]),
  pictureDocumentId: RowNumber.nullable().optional(),
  /** Another item whose picture it shares: a duplicate. */
  pictureOf: RowNumber.optional(),
  agencyIds: z.array(RowNumber).max(itemBounds.agencies).default([]),
  audience: z.enum(audiences).default('ALL'),
  planIds: z.array(RowNumber).max(itemBounds.plans).default([]),
  from: IstDate.nullable().default(null),
  to: IstDate.nullable().default(null),
  isShown: z.boolean().default(true),
  /** The least comes first; what is moved gets a number between its neighbours'. Left out it stays, and a new one comes last. */
  order: z.number().min(0).max(itemBounds.order).optional(),
})
/** A new item, or the one named as it is to be. */
export type UiCustomisationChange = z.output<typeof UiCustomisationChange>
