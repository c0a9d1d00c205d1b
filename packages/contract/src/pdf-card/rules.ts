import type { PdfCard, PdfCardDetails, PdfCardsOfBusiness } from './fields.ts'
import { type PdfTemplateCode, templateOf } from './templates.ts'

/** What a project is called: by its owner, else by whose card it is. Pure. */
export const nameOfPdfCard = ({
  title,
  companyName,
  details,
}: Pick<PdfCard, 'title' | 'companyName' | 'details'>): string => title || details.person.name || companyName

/** A new card of a template: the business's facts, in the logo's colours or those the template is at its best in. Pure. */
export const beginWith = (
  { start, logoColours }: Pick<PdfCardsOfBusiness, 'start' | 'logoColours'>,
  templateCode: PdfTemplateCode,
): PdfCardDetails => ({
  ...start,
  templateCode,
  colours: logoColours?.main ? start.colours : templateOf(templateCode).colours,
  // An ID card is shown to be checked.
  code: templateOf(templateCode).kind === 'id' && start.code === 'card' ? 'verify' : start.code,
})
