import { type DeletedKind, type DeletedThing } from '@parichay/contract/business/fields.deleted.ts'
import { addDays, istDay, restoreDays } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'
import type { DeletedRow } from './store.ts'

/** The call that brings each kind back. */
const routeOf = {
  business: businessRoutes.deleteBusiness,
  digital_card: cardRoutes.deleteCard,
  pdf_id_card: pdfCardRoutes.deletePdfCard,
  promotional_video: userVideoRoutes.deleteUserVideo,
} as const

function mayRestore(kind: DeletedKind, { isSuspended }: DeletedRow, actor: Actor): Verdict {
  const gate = gateVerdict(routeOf[kind], actor)
  if (gate !== true) return gate
  return kind !== 'business' && isSuspended && actor.kind === 'customer' ? 'BUSINESS_SUSPENDED' : true
}

/** Something deleted as it is shown to whoever asks. */
export const presentDeleted = (kind: DeletedKind, row: DeletedRow, actor: Actor): DeletedThing => ({
  kind,
  id: row.id,
  name: row.name,
  businessId: row.businessId,
  businessName: row.businessName,
  agencyId: row.agencyId,
  deletedAt: row.deletedAt.toISOString(),
  keptUntil: addDays(istDay(row.deletedAt), restoreDays - 1),
  can: { restore: mayRestore(kind, row, actor) },
})
