import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** A card that staff switched off is not exported: CONFLICT. */
export const mayExport = ({ isActive }: { isActive: boolean }): Verdict => (isActive ? true : 'CONFLICT')

/** What somebody may do with a PDF card they reach. */
export function verdictsOnPdfCard(card: { isActive: boolean }, actor: Actor): PdfCard['can'] {
  const by = (route: Parameters<typeof gateVerdict>[0]) => gateVerdict(route, actor)
  const gate = by(pdfCardRoutes.exportPdfCard)
  const may = gate === true ? mayExport(card) : gate
  return {
    edit: by(pdfCardRoutes.updatePdfCardBasicDetails),
    status: by(pdfCardRoutes.updatePdfCardStatus),
    delete: by(pdfCardRoutes.deletePdfCard),
    export: may,
    forceExport: actor.kind === 'staff' ? may : 'NOT_ALLOWED',
    pay: by(singlePaymentRoutes.payPdfCard),
  }
}
