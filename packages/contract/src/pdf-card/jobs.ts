import { z } from 'zod'
import { Instant, RowNumber } from '../ids.ts'
import { PdfCover } from './fields.ts'

/** How a file of many is laid out: at trim size to send, one card on a page for print shops, full sheets, or a ZIP of pictures. */
export const pdfLayouts = ['send', 'page', 'a4', '12x18', 'png'] as const
/** How the printer turns the paper. */
export const duplexEdges = ['long', 'short'] as const

/** What is to be made of many cards. Gutter and edge count for sheets: cards side by side, or 4 mm apart. */
export const PdfOutput = z.strictObject({
  layout: z.enum(pdfLayouts),
  gutter: z.union([z.literal(0), z.literal(4)]),
  duplex: z.enum(duplexEdges),
})
/** What is to be made of many cards. */
export type PdfOutput = z.infer<typeof PdfOutput>

/** How far a file of many is, or how it ended. */
export const pdfJobStates = ['waiting', 'working', 'ready', 'failed', 'cancelled'] as const

/** A file of many cards; it is kept 30 days. */
export const PdfJob = z.object({
  jobId: RowNumber,
  pdfCardNo: RowNumber,
  output: PdfOutput,
  isSample: z.boolean(),
  /** Made by staff beside the plan. */
  isForced: z.boolean(),
  state: z.enum(pdfJobStates),
  total: z.number().int(),
  done: z.number().int(),
  /** Rows whose card could not be made: they were not counted. The first 200 of `failed`. */
  failures: z.array(z.object({ rowKey: z.uuid(), name: z.string(), code: z.string() })),
  failed: z.number().int(),
  bytes: z.number().int().nullable(),
  /** The file lies there: false once 30 days are over. */
  isKept: z.boolean(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
/** A file of many cards. */
export type PdfJob = z.infer<typeof PdfJob>

/** What a file of many would take: who is in it, who is not, and for how many something pays. */
export const PdfQuote = z.object({
  /** Rows whose card can be made. */
  people: z.number().int(),
  /** Rows with something on them that cannot stand on a card. */
  blocked: z.number().int(),
  /** Made before as they are, or corrections of the same person within 7 days. */
  free: z.number().int(),
  /** New ones: each takes one of the plan, and a credit where the agency pays by them. */
  takes: z.number().int(),
  /** How many may still be taken, of the plan and of what was bought for this project; −1 is unlimited. */
  left: z.number().int(),
  why: PdfCover.shape.why,
  /** Of `left`, so many were bought for this project alone. */
  singles: z.number().int(),
  /** So many more have to be bought singly for all of them; 0 where that would not help. */
  lacks: z.number().int(),
  /** So many from the top something pays for. */
  fits: z.number().int(),
})
/** What a file of many would take. */
export type PdfQuote = z.infer<typeof PdfQuote>
