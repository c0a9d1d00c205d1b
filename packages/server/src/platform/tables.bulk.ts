import type {
  BulkFilter,
  BulkKind,
  BulkReason,
  BulkRowState,
  BulkState,
  ExportFormat,
  ExportLanguage,
} from '@parichay/contract/bulk/fields.ts'
import type { FeedbackFilter, FeedbackTagsChange } from '@parichay/contract/bulk/fields.feedback.ts'
import type { ImageFilter, ImagesChange } from '@parichay/contract/bulk/fields.images.ts'
import type { AgencyChoice, PeopleChoice } from '@parichay/contract/bulk/fields.people.ts'
import type { CardChoice, PdfCardChoice, VideoChoice } from '@parichay/contract/bulk/fields.projects.ts'
import type { ImportRow } from '@parichay/contract/bulk/fields.import.ts'
import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'
import type { ImagePostChange } from '@parichay/contract/greeting/fields.ts'
import type { paymentModes } from '@parichay/contract/payment/fields.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** What each kind of job is told; `mode` of an import is how the plans it names were paid. */
export type BulkWish = {
  /** Only what this person looks after still. */
  fromFranchiseeId?: number | undefined
  toFranchiseeId?: number | undefined
  outsideToo?: boolean | undefined
  subscriptionPlanId?: number | undefined
  mode?: (typeof paymentModes)[number] | undefined
  reference?: string | undefined
  reason?: string | undefined
  renew?: boolean | undefined
  text?: string | undefined
  format?: ExportFormat | undefined
  language?: ExportLanguage | undefined
  images?: ImagesChange | undefined
  feedback?: FeedbackTagsChange | undefined
}
/** Which rows a job was asked for: the filter of their list; that of an import is empty. */
export type BulkWhich =
  | BulkFilter
  | ImageFilter
  | FeedbackFilter
  | CardChoice
  | PdfCardChoice
  | VideoChoice
  | PeopleChoice
  | AgencyChoice
/** What jobs change of an image. */
export type ImageParts = Partial<
  Pick<ImagePostChange, 'isShown' | 'imageCategoryId' | 'imageSubcategoryId' | 'imageTagIds' | 'day'>
>
/** A business as cells of a file. */
export type BulkCells = (string | number | null)[]
/**
 * What a job found, for taking back: who looked after a business, or that a row opened an account for its customer; what an
 * image, a card or an agency was before, with the version it got; the version of a person who was let in or kept out; the tags of
 * feedback before and after; when a row was deleted.
 */
export type BulkBefore = {
  madeByFranchiseeId?: number | null
  newUserId?: number
  image?: { was: ImageParts; version: number }
  card?: { was: 'ACTIVE' | 'INACTIVE'; version: number }
  person?: { version: number }
  /** `since`: from when on it was suspended before it was let work again. */
  agency?: { since: string | null; version: number }
  tags?: { was: FeedbackTag[]; now: FeedbackTag[] }
  deletedAt?: string
  /** Of a shared image: what the job made of it. */
  isWithheld?: boolean
}

/** Columns of bulk_job. */
export type BulkJobTable = {
  agencyId: number
  bulkJobId: Generated<number>
  kind: BulkKind
  state: BulkState
  askerAgencyId: number
  askerId: number
  undoerAgencyId: Maybe<number>
  undoerId: Maybe<number>
  ip: string
  filter: JSONColumnType<BulkWhich>
  wish: JSONColumnType<BulkWish>
  about: string
  total: number
  createdAt: Date
  endedAt: Maybe<Date>
  /** Where the file lies that it made, and its size. */
  storageKey: Maybe<string>
  bytes: Maybe<number>
}
/** Columns of bulk_row. */
export type BulkRowTable = {
  agencyId: number
  bulkJobId: number
  rowNo: number
  businessId: Maybe<number>
  subjectId: Maybe<number>
  label: string
  state: Generated<BulkRowState>
  reason: Maybe<BulkReason>
  message: Generated<string>
  field: Maybe<string>
  requestId: Generated<string>
  before: ColumnType<BulkBefore | null, string | null | undefined, string | null>
  input: ColumnType<ImportRow | null, string | null | undefined, string | null>
  /** What stands in the file, until it is made. */
  cells: ColumnType<BulkCells | null, string | null | undefined, string | null>
}

/** Tables of work on many rows at once. */
export type BulkTables = { bulkJob: BulkJobTable; bulkRow: BulkRowTable }
