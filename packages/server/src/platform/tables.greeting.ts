import type {
  CombinedType,
  dateTypes,
  categoryKinds,
  postLanguages,
} from '@parichay/contract/greeting/fields.ts'
import type { FilmFault } from '@parichay/contract/greeting/fields.films.ts'
import type { FrameSetup } from '@parichay/contract/greeting/fields.frames.ts'
import type { PosterEdit } from '@parichay/contract/greeting/own-poster.ts'
import type { FrameKind, Shape } from '@parichay/contract/greeting/rules.frames.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
type Json<T> = ColumnType<T, string | undefined, string>
type Names = Json<{ hi?: string; gu?: string }>
type Words = ColumnType<string[], string[] | undefined, string[]>

/** Columns of image_category. */
export type ImageCategoryTable = {
  agencyId: number
  imageCategoryId: Generated<number>
  name: string
  names: Names
  kind: Generated<(typeof categoryKinds)[number]>
  sortOrder: Generated<number>
  words: Words
  madeByFranchiseeId: ColumnType<number | null, number | null | undefined, number | null>
  version: Generated<number>
}
/** Columns of image_subcategory. */
export type ImageSubcategoryTable = {
  agencyId: number
  imageSubcategoryId: Generated<number>
  imageCategoryId: number
  name: string
  names: Names
  sortOrder: number
  dateType: ColumnType<
    (typeof dateTypes)[number] | null,
    (typeof dateTypes)[number] | null | undefined,
    (typeof dateTypes)[number] | null
  >
  regions: Words
  communities: Words
  priority: Generated<number>
  showDaysBefore: Generated<number>
  source: Generated<string>
  rule: ColumnType<object | null, string | null | undefined, string | null>
  /** The last year whose days the calendar of the product laid. */
  calendarYear: ColumnType<number | null, number | null | undefined, number>
  searchWords: Generated<string>
  words: Words
  version: Generated<number>
}
/** Columns of image_subcategory_day. */
export type ImageSubcategoryDayTable = {
  agencyId: number
  imageSubcategoryId: number
  day: string
  who: Generated<string>
}
/** Columns of image_tag. */
export type ImageTagTable = {
  agencyId: number
  imageTagId: Generated<number>
  name: string
  madeByFranchiseeId: number | null
}
/** Columns of greeting_bin: deleted tags, occasions and categories that can still be brought back; `tagBack` still waits for posts. */
export type GreetingBinTable = {
  agencyId: number
  kind: 'tag' | 'tagBack' | 'subcategory' | 'category'
  id: number
  madeByFranchiseeId: number | null
  stored: ColumnType<object, string, never>
  deletedAt: Date
  /** The tag it was merged into; null for what can come back. */
  intoId: ColumnType<number | null, number | null | undefined, number | null>
}
/** Columns of image_post. */
export type ImagePostTable = {
  agencyId: number
  imageId: Generated<number>
  imageCategoryId: number
  imageSubcategoryId: number | null
  imageTagIds: number[]
  type: CombinedType
  title: string
  language: (typeof postLanguages)[number]
  captions: Json<Record<string, string>>
  day: string | null
  isPremium: boolean
  isShown: boolean
  thumbnailKey: string
  previewKey: string
  fullKey: string
  width: number
  height: number
  bytes: number
  ownWords: string[]
  words: string[]
  madeByFranchiseeId: number | null
  popularity: Generated<number>
  /** The poster of the product's own library that was drawn; null for pictures whose words are not known. */
  design: ColumnType<string | null, string | null | undefined, string | null>
  /** The master of a video; null for pictures. */
  filmKey: ColumnType<string | null, string | null | undefined, string | null>
  filmPreviewKey: ColumnType<string | null, string | null | undefined, string | null>
  filmOriginalKey: ColumnType<string | null, string | null | undefined, string | null>
  filmSeconds: ColumnType<number | null, number | null | undefined, number | null>
  /** The upload it was made of last; null from before that was kept. */
  ofDocument: ColumnType<number | null, number | null | undefined, number | null>
  /** When it was compared with the others; null for a picture that is new. */
  lookedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  version: Generated<number>
  createdAt: Made
  updatedAt: Made
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
/** Columns of greeting_film. */
export type GreetingFilmTable = {
  agencyId: number
  filmId: Generated<number>
  name: string
  bytes: number
  parts: number
  arrived: Generated<number[]>
  baseKey: string
  state: Generated<'arriving' | 'waiting' | 'making' | 'ready' | 'failed'>
  percent: Generated<number>
  fault: ColumnType<FilmFault | null, FilmFault | null | undefined, FilmFault | null>
  attempt: Generated<number>
  documentId: ColumnType<number | null, number | null | undefined, number | null>
  filmKey: ColumnType<string | null, string | null | undefined, string | null>
  filmPreviewKey: ColumnType<string | null, string | null | undefined, string | null>
  filmOriginalKey: ColumnType<string | null, string | null | undefined, string | null>
  filmSeconds: ColumnType<number | null, number | null | undefined, number | null>
  madeBy: string
  createdAt: Made
  changedAt: Made
}
/** Columns of greeting_copy. */
export type GreetingCopyTable = {
  agencyId: number
  copyId: Generated<number>
  businessId: number
  imageId: number
  version: string
  filmKey: string
  frameKey: string
  frames: number
  state: Generated<'waiting' | 'making' | 'ready' | 'failed' | 'cancelled'>
  percent: Generated<number>
  attempt: Generated<number>
  storageKey: ColumnType<string | null, string | null | undefined, string | null>
  /** The frame is a strip of this shape. */
  stripOf: ColumnType<Shape | null, Shape | null | undefined, Shape | null>
  /** The template its strip belongs to; null for a film that lies whole at `storageKey`. */
  spliceKey: ColumnType<string | null, string | null | undefined, string | null>
  bytes: ColumnType<number | null, number | null | undefined, number | null>
  madeBy: string
  createdAt: Made
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
/** Columns of image_withheld: shared posts that an agency does not give its customers. */
export type ImageWithheldTable = {
  agencyId: number
  imageId: number
  byFranchiseeId: number | null
  createdAt: Made
}
/** Columns of image_look: what a stored picture looks like (`greeting/likeness/rules.ts`). */
export type ImageLookTable = {
  agencyId: number
  fullKey: string
  shape: Shape
  look: Buffer
  whole: string
  less: string
  least: string
  keys: number[]
  createdAt: Made
}
/** Columns of image_pair: two posts that are nearly the same, the newer first. */
export type ImagePairTable = {
  agencyId: number
  pairId: Generated<number>
  imageId: number
  otherId: number
  createdAt: Made
}
/** Columns of image_pair_kept: pairs of which an agency keeps both. */
export type ImagePairKeptTable = {
  agencyId: number
  imageId: number
  otherId: number
  createdAt: Made
}
/** Columns of image_word. */
export type ImageWordTable = { agencyId: number; word: string }
/** Columns of image_request. */
export type ImageRequestTable = {
  agencyId: number
  imageRequestId: Generated<number>
  businessId: number
  occasion: string
  day: string | null
  language: (typeof postLanguages)[number]
  note: string
  askedBy: string
  status: Generated<'OPEN' | 'DONE' | 'DECLINED'>
  imageId: ColumnType<number | null, number | null | undefined, number | null>
  answer: Generated<string>
  answeredBy: ColumnType<string | null, string | null | undefined, string | null>
  answeredAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  createdAt: Made
  /** Who looks after the business, and whether it is deleted: written by triggers. */
  madeByFranchiseeId: Generated<number | null>
  isGone: Generated<boolean>
  /** The occasion in small letters: the same wish of many. */
  occasionKey: GeneratedAlways<string>
}
/** Columns of image_post_download. */
export type ImagePostDownloadTable = {
  agencyId: number
  imageId: number
  downloads: number
  uses: Generated<number>
  lastAt: Made
}
/** Columns of image_post_use. */
export type ImagePostUseTable = {
  agencyId: number
  businessId: number
  imageId: number
  day: string
}

/** Columns of image_favourite. */
export type ImageFavouriteTable = {
  agencyId: number
  businessId: number
  imageId: number
  createdAt: Made
}

/** Columns of poster_edit. */
export type PosterEditTable = {
  agencyId: number
  businessId: number
  imageId: number
  edit: Json<PosterEdit>
  updatedAt: Made
}

/** Columns of frame_setup. */
export type FrameSetupTable = {
  agencyId: number
  businessId: number
  isEnabled: Generated<boolean>
  /** Null until something is changed. */
  setup: Json<FrameSetup | null>
  givenKinds: ColumnType<FrameKind[], FrameKind[] | undefined, FrameKind[]>
  version: Generated<number>
  updatedAt: Made
}

/** Tables of the greeting library. */
export type GreetingTables = {
  frameSetup: FrameSetupTable
  imageCategory: ImageCategoryTable
  imageSubcategory: ImageSubcategoryTable
  imageSubcategoryDay: ImageSubcategoryDayTable
  imageTag: ImageTagTable
  greetingBin: GreetingBinTable
  imagePost: ImagePostTable
  imageWithheld: ImageWithheldTable
  imageLook: ImageLookTable
  imagePair: ImagePairTable
  imagePairKept: ImagePairKeptTable
  imageWord: ImageWordTable
  imageRequest: ImageRequestTable
  imageFavourite: ImageFavouriteTable
  posterEdit: PosterEditTable
  imagePostDownload: ImagePostDownloadTable
  imagePostUse: ImagePostUseTable
  greetingFilm: GreetingFilmTable
  greetingCopy: GreetingCopyTable
}
