import { z } from 'zod'
import { line, requiredLine, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { parentsConsentVersion, PdfPass } from './fields.verify.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const PersonNo = z.coerce.number().int().min(0).max(2_147_483_647)

/** What a card's verify page says; the page itself is `/v/{token}` on the agency's host. */
export const pdfVerifyRoutes = {
  getPdfPass: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/getPdfPass',
    summary:
      'The verify page of a person’s card: its address, what it says, and what the organisation lets it show',
    access: access('-', 'O', 'pdf.view', 'A', 'X', 'pdfCardNo'),
    query: z.object({
      pdfCardNo: z.coerce.number().int().positive().max(2_147_483_647),
      personNo: PersonNo.optional(),
    }),
    reply: PdfPass,
    errors: [...dead, 'NOT_FOUND'],
  }),
  revokePdfPass: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/revokePdfPass',
    summary:
      'Take a person’s card back, with a reason, or make it good again; its verify page says so at once',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber,
      personNo: PersonNo.optional(),
      revoked: z.boolean(),
      /** Wanted where it is taken back. */
      reason: line(200).optional(),
    }),
    reply: PdfPass,
    errors: [...dead, 'NOT_FOUND'],
  }),
  reissuePdfPass: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/reissuePdfPass',
    summary:
      'Give a person’s card another verify page, for one that was lost; the page before says revoked from now on',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber,
      personNo: PersonNo.optional(),
      reason: requiredLine(200),
      /** The page that was looked at: where the card was given out anew meanwhile, nothing is done, so that the new page stays good. */
      url: z.string().max(500).optional(),
    }),
    once: true,
    reply: PdfPass,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  savePdfVerify: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/savePdfVerify',
    summary:
      'What the verify pages of a card’s business show; `parentsConsent` states once that it holds the parents’ consent',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber,
      showsPhoto: z.boolean().optional(),
      /** The version of the statement that was read. */
      parentsConsent: z.literal(parentsConsentVersion).optional(),
    }),
    reply: PdfPass,
    errors: [...dead, 'NOT_FOUND'],
  }),
}
