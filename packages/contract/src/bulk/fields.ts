import { z } from 'zod'
import { BusinessFilters } from '../business/filters.ts'
import { type ErrorCode, errorStatus } from '../errors.ts'
import { BusinessId, Instant, line, paragraph, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { subjectOf } from './kinds.ts'

/** Bounds of work on many businesses at once. */
export const bulkBounds = {
  /** Rows of one job over a filter; all businesses of one person may be more. */
  rows: 10_000,
  /** Businesses of a person that are moved before the call is answered; more go on in the background. */
  atOnce: 200,
  /** Rows of one imported file (screens 8.9). */
  imported: 2000,
  /** Rows that are read at once, and done one by one. */
  batch: 100,
  /** Jobs of one person that wait or run. */
  underWay: 3,
  /** Days in which a job can be taken back. */
  undoDays: 30,
  /** Jobs of a list, rows of a page of results. */
  list: 20,
  page: 50,
  /** Characters of a message. */
  message: 600,
  /** Rows that are ticked one by one. */
  ticked: 500,
  /** Days for which a file of businesses is kept. */
  fileDays: 30,
  /** Invitations that the jobs of one person send in a day; as many as one by one. */
  invited: 200,
} as const

/** What can be done with many rows at once. */
export const bulkKinds = Object.keys(subjectOf) as [BulkKind, ...BulkKind[]]
/** One of `bulkKinds`. */
export type BulkKind = keyof typeof subjectOf
/** One of `bulkKinds`. */
export const BulkKind = z.enum(bulkKinds)

/** `open`: a list of messages that a person works through. */
export const bulkStates = ['waiting', 'working', 'open', 'done', 'cancelled', 'undoing', 'undone'] as const
/** One of `bulkStates`. */
export const BulkState = z.enum(bulkStates)
export type BulkState = z.infer<typeof BulkState>

/** `kept`: what was done could not be taken back. */
export const bulkRowStates = ['waiting', 'done', 'refused', 'undone', 'kept'] as const
/** One of `bulkRowStates`. */
export const BulkRowState = z.enum(bulkRowStates)
export type BulkRowState = z.infer<typeof BulkRowState>

/** Why a row was refused or kept: a code of calls, or one that only jobs have. */
export const ownReasons = [
  'OUTSIDE_TERRITORY',
  'NO_PHONE',
  'TWICE_IN_FILE',
  'SAME_BUSINESS',
  'SAME_PLAN_NAME',
  'NOT_YOURS',
  'NOT_SHARED',
] as const
/** A reason of a row. */
export const BulkReason = z.enum([...(Object.keys(errorStatus) as [ErrorCode]), ...ownReasons])
export type BulkReason = z.infer<typeof BulkReason>

/** What a list is asked with beside its filters: order and page. */
export const turns = { sort: true, page: true, pageSize: true, fromEnd: true } as const
/** The numbers of rows that were ticked one by one: these only. */
export const ticked = <N extends z.ZodType>(number: N) =>
  z.array(number).min(1).max(bulkBounds.ticked).optional()

/** Which businesses: the filters of All Businesses, without order and page. */
export const BulkFilter = BusinessFilters.omit(turns)
  .extend({
    /** This one only: a deed on a single business that is wanted as a job, to be taken back. */
    businessId: BusinessId.optional(),
    businessIds: ticked(BusinessId),
  })
  .strict()
export type BulkFilter = z.output<typeof BulkFilter>

/** What every job over a filter is asked with. `expected`: how many were shown; another number meanwhile is a CONFLICT. */
export const choiceOf = <F extends z.ZodType>(filter: F) => ({
  filter,
  expected: z.number().int().min(1).max(bulkBounds.rows),
})
/** The number of rows to be deleted, typed once more. */
export const typedNumber = { confirmed: z.number().int() }

/** Words that are put on many rows, and others that are taken off. */
export const wordsChange = <T extends z.ZodType>(word: T, most: number) =>
  z
    .strictObject({ add: z.array(word).max(most).default([]), takeOff: z.array(word).max(most).default([]) })
    .refine(({ add, takeOff }) => add.length + takeOff.length > 0, {
      message: 'Choose at least one tag.',
      path: ['add'],
    })
    .refine(({ add, takeOff }) => !add.some((one) => takeOff.includes(one)), {
      message: 'The same tag stands in both.',
      path: ['takeOff'],
    })

/** The text of a message: `{name}` stands for the business, `{link}` for its card. */
export const MessageText = paragraph(bulkBounds.message).pipe(z.string().min(1, 'This field is required.'))

/** What businesses are written as. */
export const exportFormats = ['csv', 'xlsx'] as const
/** One of `exportFormats`. */
export const ExportFormat = z.enum(exportFormats)
export type ExportFormat = z.infer<typeof ExportFormat>
/** The languages a file has its headings in: those of the panel. */
export const exportLanguages = ['en', 'hi'] as const
/** One of `exportLanguages`. */
export type ExportLanguage = (typeof exportLanguages)[number]

/** The number of a job. */
export const BulkJobId = z.coerce.number().int().positive().max(2_147_483_647)

/** A job as its list shows it. */
export const BulkJob = z.object({
  bulkJobId: z.number().int(),
  kind: BulkKind,
  state: BulkState,
  /** Who asked for it. */
  byName: z.string(),
  /** What it is about: to whom, which plan, which file, which text. */
  about: z.string(),
  counts: z.object({
    total: z.number().int(),
    waiting: z.number().int(),
    done: z.number().int(),
    refused: z.number().int(),
    undone: z.number().int(),
    kept: z.number().int(),
  }),
  can: z.object({ cancel: Verdict, undo: Verdict }),
  /** The file that was made, while it is kept; its size in bytes. */
  file: z.object({ format: ExportFormat, bytes: z.number().int() }).nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
export type BulkJob = z.infer<typeof BulkJob>

/** What became of one row of a job. */
export const BulkRow = z.object({
  rowNo: z.number().int(),
  label: z.string(),
  /** Of feedback, that it is about; null for what is of no business, and for a row of a file that became none. */
  businessId: RowNumber.nullable(),
  /** What it is about, where that is no business. */
  subjectId: RowNumber.nullable(),
  state: BulkRowState,
  reason: BulkReason.nullable(),
  /** The server's sentence about it; English. */
  message: z.string(),
  /** The field of the file it is about. */
  field: z.string().nullable(),
  /** Imports only: which row of the file it is, as spreadsheets count. */
  fileRow: z.number().int().nullable(),
  /** Messages only: the number, and the text with its own name and link. */
  whatsapp: z.object({ phone: z.string(), text: z.string() }).nullable(),
})
export type BulkRow = z.infer<typeof BulkRow>

/** A line about what was paid, for every plan that a job gives. */
export const bulkNote = { reference: line(60).optional(), reason: line(200).optional() }
