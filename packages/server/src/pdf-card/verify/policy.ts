import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'

/** What somebody may do with a person's card that they see. */
export const verdictsOnPass = (actor: Actor): PdfPass['can'] => ({
  revoke: gateVerdict(pdfVerifyRoutes.revokePdfPass, actor),
  reissue: gateVerdict(pdfVerifyRoutes.reissuePdfPass, actor),
  setVerify: gateVerdict(pdfVerifyRoutes.savePdfVerify, actor),
})
