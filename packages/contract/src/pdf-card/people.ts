import { z } from 'zod'
import { line, paragraph, RowNumber, Version } from '../ids.ts'
import { PrintMark } from './printed.ts'

/** Bounds of the people of one project: rows, letters of a cell as it may be typed, and rows of one call. */
export const peopleBounds = { rows: 2000, cell: 300, batch: 200 } as const

/** Columns of the table, in their order. */
export const personFields = [
  'name',
  'idNo',
  'designation',
  'department',
  'phone',
  'emergencyPhone',
  'bloodGroup',
  'dateOfBirth',
  'validTill',
  'address',
] as const
/** One of `personFields`. */
export type PersonField = (typeof personFields)[number]

const cell = line(peopleBounds.cell)
/** A person as typed: dates and numbers are texts still, so that what is none can be shown and set right. */
export const PersonFacts = z.strictObject({
  name: cell,
  idNo: cell,
  designation: cell,
  department: cell,
  phone: cell,
  emergencyPhone: cell,
  bloodGroup: cell,
  dateOfBirth: cell,
  validTill: cell,
  address: paragraph(peopleBounds.cell),
  photoDocumentId: RowNumber.nullable(),
})
/** A person as typed. */
export type PersonFacts = z.infer<typeof PersonFacts>

/** Somebody of whom nothing is known yet. */
export const nobody: PersonFacts = {
  name: '',
  idNo: '',
  designation: '',
  department: '',
  phone: '',
  emergencyPhone: '',
  bloodGroup: '',
  dateOfBirth: '',
  validTill: '',
  address: '',
  photoDocumentId: null,
}

/** The stored photograph of a row; width and height in px. */
export const PersonPhoto = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
/** The stored photograph of a row. */
export type PersonPhoto = z.infer<typeof PersonPhoto>

/** A row of the table. Rows are ordered by `place`; `version` 0 was never stored. */
export const PersonRow = z.object({
  rowKey: z.uuid(),
  place: z.number(),
  facts: PersonFacts,
  photo: PersonPhoto.nullable(),
  /** The number of their pass: with it their verify page is asked for. */
  personNo: z.number().int().positive(),
  /** Their card was taken back. */
  isRevoked: z.boolean(),
  /** Null for a card that nobody marked as printed. */
  printed: PrintMark.nullable(),
  version: Version,
  isDeleted: z.boolean(),
})
/** A row of the table. */
export type PersonRow = z.infer<typeof PersonRow>

/** Seconds after which a panel says again that it has the table open, and after which it counts as gone. */
export const sittingBeats = { every: 20, gone: 60 } as const
/** Who else has the table open, as they stand to who asks: the same person on another device, the customer, staff. */
export const elsewhere = ['self', 'customer', 'staff'] as const
/** Who else has the table open. */
export type Elsewhere = (typeof elsewhere)[number]

/** What a row shall say from now on. With the version it was typed on: one that was changed elsewhere is not overwritten. */
export const PersonChange = z.strictObject({
  rowKey: z.uuid(),
  place: z.number().min(-1e9).max(1e9),
  facts: PersonFacts,
  version: Version,
  isDeleted: z.boolean(),
})
/** What a row shall say from now on. */
export type PersonChange = z.infer<typeof PersonChange>
