import { z } from 'zod'
import { AgencyId, FranchiseeId } from '../ids.ts'
import { paymentModes } from '../payment/fields.ts'
import { access, defineRoute } from '../route.ts'
import {
  bulkBounds,
  BulkFilter,
  BulkJob,
  BulkJobId,
  bulkNote,
  BulkRow,
  choiceOf,
  ExportFormat,
  exportLanguages,
  MessageText,
  typedNumber,
} from './fields.ts'
import { FeedbackFilter, FeedbackTagsChange } from './fields.feedback.ts'
import { ImageFilter, ImagesChange } from './fields.images.ts'
import { AgencyChoice, agencySwitch, PeopleChoice } from './fields.people.ts'
import { CardChoice, cardSwitch, PdfCardChoice, VideoChoice } from './fields.projects.ts'
import { CheckedRow, ImportRows } from './fields.import.ts'
import { BulkJobFilters, BulkRowFilters } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const starting = [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'] as const
const one = z.object({ bulkJobId: BulkJobId })
/** What staff see of jobs follows from what the jobs are about (`subjectRights`). */
const askers = access('-', '-', 'S', 'A', 'X', 'id->asker')
const bulkChoice = choiceOf(BulkFilter)
const importers = access('-', '-', 'business.create', 'A', 'X', 'host tenant')
/** Two thousand rows in Indian letters. */
const importBytes = 4 * 1024 * 1024

/**
 * Work on many rows of a list at once: a job carries the filter, is done row by row within the rights and limits of whoever
 * asked, says of each row what became of it, can be stopped, and taken back where that is possible.
 */
export const bulkRoutes = {
  listBulkJobs: defineRoute({
    method: 'GET',
    path: '/api/v1/bulk',
    summary:
      'Jobs over many rows, newest first: one’s own, for admins those of the agency; staff see those about what they may look at',
    access: askers,
    query: BulkJobFilters,
    reply: z.object({ list: z.array(BulkJob), total: z.number().int() }),
    errors: [...dead],
  }),
  getBulkJob: defineRoute({
    method: 'GET',
    path: '/api/v1/bulk/:bulkJobId',
    summary: 'How far a job is',
    access: askers,
    params: one,
    reply: BulkJob,
    errors: [...dead, 'NOT_FOUND'],
  }),
  listBulkRows: defineRoute({
    method: 'GET',
    path: '/api/v1/bulk/:bulkJobId/rows',
    summary: 'What became of each row of a job, fifty at a time',
    access: askers,
    params: one,
    query: BulkRowFilters,
    reply: z.object({ list: z.array(BulkRow), total: z.number().int() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  moveInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/move',
    summary: 'Give all businesses of a filter to one member of staff',
    access: access('-', '-', '-', 'A', 'X', 'toFranchiseeId->agency'),
    body: z.strictObject({
      ...bulkChoice,
      toFranchiseeId: FranchiseeId,
      /** Those outside their territory too; without it they are refused. */
      outsideToo: z.boolean().optional(),
    }),
    once: true,
    reply: BulkJob,
    errors: [...starting, 'ACCOUNT_PAUSED'],
  }),
  deleteInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/delete',
    summary: 'Delete all businesses of a filter, softly for 30 days; those with paid time stay',
    access: access('-', '-', 'business.delete', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...bulkChoice, ...typedNumber }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  givePlanInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/plan',
    summary:
      'Give all businesses of a filter a plan without the gateway, each within the limits of whoever asks',
    access: access('-', '-', 'payment.manual', 'A', 'X', 'forced scope'),
    body: z.strictObject({
      ...bulkChoice,
      ...bulkNote,
      subscriptionPlanId: z.number().int().positive().max(2_147_483_647),
      mode: z.enum(paymentModes),
      renew: z.boolean().optional(),
    }),
    once: true,
    reply: BulkJob,
    errors: [...starting, 'PLAN_INACTIVE'],
  }),
  messageInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/message',
    summary: 'A list of WhatsApp messages to the customers of a filter, sent one by one by hand',
    access: access('-', '-', 'business.view', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...bulkChoice, text: MessageText }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  changeImagesInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/images/change',
    summary:
      'Show or hide all images of a filter, put them in a category, put tags on or take them off, or set their date; those of others stay as they are',
    access: access('-', '-', 'imagePost.manage', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(ImageFilter), change: ImagesChange }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  deleteImagesInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/images/delete',
    summary: 'Delete all images of a filter, softly for 30 days; those of others stay',
    access: access('-', '-', 'imagePost.manage', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(ImageFilter), ...typedNumber }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  tagFeedbackInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/feedback/tags',
    summary: 'Put tags on all feedback of a filter, or take them off',
    access: access('-', '-', 'feedback.view', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(FeedbackFilter), tags: FeedbackTagsChange }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  deleteFeedbackInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/feedback/delete',
    summary: 'Delete all feedback of a filter, softly for 30 days',
    access: access('-', '-', 'feedback.delete', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(FeedbackFilter), ...typedNumber }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  exportInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/export',
    summary: 'Write all businesses of a filter into a file, CSV or XLSX, which is kept for 30 days',
    access: access('-', '-', 'business.view', 'A', 'X', 'forced scope'),
    body: z.strictObject({
      ...bulkChoice,
      format: ExportFormat,
      /** Of the headings. */
      language: z.enum(exportLanguages).optional(),
    }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  downloadBulkFile: defineRoute({
    method: 'GET',
    path: '/api/v1/bulk/:bulkJobId/file',
    summary: 'The file of businesses that a job made',
    access: askers,
    params: one,
    download: 'text/csv; charset=utf-8',
    reply: z.unknown(),
    errors: [...dead, 'NOT_FOUND'],
  }),
  setCardStatusInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/cards/status',
    summary: 'Pause all cards of a filter, or put them live again; drafts are refused',
    access: access('-', '-', 'card.status', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(CardChoice), ...cardSwitch }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  deleteCardsInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/cards/delete',
    summary: 'Delete all cards of a filter, softly for 30 days',
    access: access('-', '-', 'card.delete', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(CardChoice), ...typedNumber }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  deletePdfCardsInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/pdf-cards/delete',
    summary: 'Delete all PDF cards of a filter, softly for 30 days',
    access: access('-', '-', 'pdf.edit', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(PdfCardChoice), ...typedNumber }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  deleteVideosInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/videos/delete',
    summary: 'Delete all promotional videos of a filter, softly for 30 days; films that wait are cancelled',
    access: access('-', '-', 'video.edit', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(VideoChoice), ...typedNumber }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  setStaffAccessInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/people/access',
    summary:
      'Disable all people of a filter, or let them in again; nobody themselves, and not the last admin of an agency',
    access: access('-', '-', '-', 'A', 'X', 'forced scope'),
    body: z.strictObject({ ...choiceOf(PeopleChoice), isActive: z.boolean() }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  inviteStaffInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/people/invite',
    summary: `Send the invitation once more to all people of a filter who never signed in, up to ${bulkBounds.invited} a day`,
    access: access('-', '-', '-', 'A', 'X', 'forced scope'),
    body: z.strictObject(choiceOf(PeopleChoice)),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  setAgencyStatusInBulk: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/agencies/status',
    summary:
      'Suspend all agencies of a filter with a reason, or let them work again; not the one that runs the platform',
    access: access('-', '-', '-', '-', 'X', '-'),
    body: z.strictObject({ ...choiceOf(AgencyChoice), ...agencySwitch }),
    once: true,
    reply: BulkJob,
    errors: [...starting],
  }),
  markBulkMessage: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/:bulkJobId/sent',
    summary: 'Note that a message of the list was sent, or was not after all',
    access: askers,
    params: one,
    body: z.strictObject({ rowNo: z.number().int().min(1).max(bulkBounds.rows), sent: z.boolean() }),
    reply: BulkRow,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  checkImport: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/import/check',
    summary: 'What would become of each row of a file; changes nothing',
    access: importers,
    body: z.strictObject({ rows: ImportRows, agencyId: AgencyId.optional() }),
    bodyBytes: importBytes,
    reply: z.object({ rows: z.array(CheckedRow) }),
    errors: [...dead, 'LIMIT_REACHED', 'RATE_LIMITED'],
  }),
  importBusinesses: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/import',
    summary: 'Add the customers and businesses of a file, with plans where it names them',
    access: importers,
    body: z.strictObject({
      rows: ImportRows,
      fileName: z.string().max(200),
      /** How plans that the file names were paid. */
      mode: z.enum(paymentModes).optional(),
      agencyId: AgencyId.optional(),
    }),
    bodyBytes: importBytes,
    once: true,
    reply: BulkJob,
    errors: [...dead, 'LIMIT_REACHED', 'RATE_LIMITED'],
  }),
  cancelBulkJob: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/:bulkJobId/cancel',
    summary: 'Stop a job after the row it has in hand',
    access: askers,
    params: one,
    body: z.strictObject({}),
    reply: BulkJob,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  undoBulkJob: defineRoute({
    method: 'POST',
    path: '/api/v1/bulk/:bulkJobId/undo',
    summary: 'Take back what a job did, within 30 days, row by row where nothing came in between',
    access: askers,
    params: one,
    body: z.strictObject({}),
    reply: BulkJob,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
}
