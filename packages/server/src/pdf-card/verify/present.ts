import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import type { Actor } from '../../platform/scope.ts'
import { verdictsOnPass } from './policy.ts'
import { isForChildren, passStateOf, verifyUrlOf } from './rules.ts'
import type { PassRow, VerifySetting } from './store.ts'

/** A person's card as its verify page answers for it. */
export function presentPass(
  pass: PassRow,
  known: {
    details: PdfCardDetails
    isActive: boolean
    lacks: string | null
    setting: VerifySetting
    origin: string
    today: string
  },
  actor: Actor,
): PdfPass {
  const { details, isActive, lacks, setting, origin, today } = known
  const { validTill } = details.person
  const { revokedAt, revokeReason } = pass
  return {
    pdfCardNo: pass.pdfCardNo,
    personNo: pass.personNo,
    url: verifyUrlOf(origin, pass.token),
    state: passStateOf({ revokedAt, isActive, validTill }, today),
    validTill,
    revoked: revokedAt && { at: revokedAt.toISOString(), reason: revokeReason ?? '' },
    lacksFacts: lacks !== null,
    isChilds: isForChildren(details.templateCode),
    showsPhoto: setting.showsPhoto,
    consent:
      setting.consentAt && setting.consentVersion !== null
        ? { at: setting.consentAt.toISOString(), version: setting.consentVersion }
        : null,
    can: verdictsOnPass(actor),
  }
}
