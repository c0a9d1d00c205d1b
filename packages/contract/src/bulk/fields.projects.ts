import { z } from 'zod'
import { CardFilters } from '../card/filters.ts'
import { CardNo, line, RowNumber } from '../ids.ts'
import { PdfCardFilters } from '../pdf-card/filters.ts'
import { UserVideoFilters } from '../video/filters.ts'
import { ticked, turns } from './fields.ts'

/** Which digital cards: the filters of All Projects, without order and page. */
export const CardChoice = CardFilters.omit(turns)
  .extend({ cardNos: ticked(CardNo) })
  .strict()
export type CardChoice = z.output<typeof CardChoice>

/** What many cards are switched to, with the reason that stands in the history of each. */
export const cardSwitch = { status: z.enum(['ACTIVE', 'INACTIVE']), reason: line(200).optional() }

/** Which PDF cards: the filters of their list. */
export const PdfCardChoice = PdfCardFilters.omit(turns)
  .extend({ pdfCardNos: ticked(RowNumber) })
  .strict()
export type PdfCardChoice = z.output<typeof PdfCardChoice>

/** Which promotional videos: the filters of their list. */
export const VideoChoice = UserVideoFilters.omit(turns)
  .extend({ videoNos: ticked(RowNumber) })
  .strict()
export type VideoChoice = z.output<typeof VideoChoice>
