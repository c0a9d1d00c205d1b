import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { PdfCard, PdfCover, PdfSurroundings } from '@parichay/contract/pdf-card/fields.ts'
import type { PrintMark } from '@parichay/contract/pdf-card/printed.ts'
import type { PdfCardListItem } from '@parichay/contract/pdf-card/routes.ts'
import { templateOf } from '@parichay/contract/pdf-card/templates.ts'
import type { BusinessRow } from '../business/store.ts'
import { fileUrl } from '../document/rules.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnPdfCard } from './policy.ts'
import { codeOf, printedWord } from './rules.ts'
import type { PdfCardListRow } from './store.list.ts'
import type { PdfCardRow } from './store.ts'
import type { Drawn } from './usecase.ts'

/** The mark of a printed card; `word` is what would be printed today. */
export const presentMark = (
  { printedAt, printedHash }: { printedAt: Date | null; printedHash: string | null },
  word: string | undefined,
): PrintMark | null => printedAt && { at: printedAt.toISOString(), isCurrent: printedHash === word }

/** What a card is drawn with beside its details. */
export const presentAround = (
  { keys, cardUrl, verifyUrl }: Pick<Drawn, 'keys' | 'cardUrl' | 'verifyUrl'>,
  logoColours: LogoColours | null,
): PdfSurroundings => ({
  pictures: Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, fileUrl(key)])),
  logoColours,
  cardUrl,
  verifyUrl,
})

/** A card as its owner and staff see it. */
export const presentPdfCard = (
  row: PdfCardRow,
  known: {
    business: BusinessRow
    drawn: Drawn
    logoColours: LogoColours | null
    cover: PdfCover
    isCurrent: boolean
  },
  actor: Actor,
): PdfCard => ({
  pdfCardNo: row.pdfCardNo,
  agencyId: row.agencyId,
  businessId: row.businessId,
  businessName: known.business.businessName,
  companyName: row.companyName,
  title: row.title,
  registeredPhoneNumber: row.registeredPhoneNumber,
  mails: row.mails,
  kind: templateOf(known.drawn.details.templateCode).kind,
  details: known.drawn.details,
  ...presentAround(known.drawn, known.logoColours),
  status: row.isActive ? 'ACTIVE' : 'INACTIVE',
  cover: known.cover,
  exported: row.exportedAt && { at: row.exportedAt.toISOString(), isCurrent: known.isCurrent },
  printed: presentMark(row, printedWord(known.drawn)),
  can: verdictsOnPdfCard(row, actor),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** What paid for the last file of many people. */
const paymentOfMany = ({ isManyForced }: PdfCardListRow) =>
  isManyForced === null ? null : isManyForced ? 'staff' : 'plan'

/** A row of the PDF cards in All Projects. */
export const presentListed = (row: PdfCardListRow, actor: Actor): PdfCardListItem => ({
  pdfCardNo: row.pdfCardNo,
  agencyId: row.agencyId,
  agencyName: row.agencyName,
  businessId: row.businessId,
  businessName: row.businessName,
  companyName: row.companyName,
  registeredPhoneNumber: row.registeredPhoneNumber,
  mails: row.mails,
  kind: templateOf(codeOf(row)).kind,
  templateCode: codeOf(row),
  quantity: Math.max(1, Number(row.people ?? 0)),
  payment:
    row.coveredBy === null || row.coveredBy === 'correction'
      ? row.singleExports > 0
        ? 'single'
        : paymentOfMany(row)
      : row.coveredBy,
  status: row.isActive ? 'ACTIVE' : 'INACTIVE',
  can: verdictsOnPdfCard(row, actor),
  exportedAt: row.exportedAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})
