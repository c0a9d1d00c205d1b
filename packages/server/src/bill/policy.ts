import { fail } from '@parichay/contract/errors.ts'
import type { PaymentReply } from '@parichay/contract/payment/fields.ts'
import { findAgency } from '../agency/store.ts'
import { confirmPurchase, type Proof } from '../payment/policy.order.ts'
import { findActiveAccount } from '../payment/store.accounts.ts'
import type { Call } from '../platform/http.ts'
import { agencyScope, columnOf, type Scope, type Staff } from '../platform/scope.ts'
import type { PurchaseKind } from '../platform/tables.payment.ts'
import { type BilledAgency, findPlatform } from './store.ts'

/** Who pays and who is paid. */
export type Sides = {
  agency: BilledAgency
  platform: BilledAgency
  /** The payer's rows. */
  payer: Scope
  /** The platform's rows: its account, its invoices. */
  payee: Scope
}
type Asking = Pick<Call, 'world' | 'scope' | 'actor'>

const noAgency = () => fail('NOT_FOUND', 'This agency does not exist.', { field: 'agencyId' })

/** The two sides of a bill. Platform staff name the agency; everybody else is their own, whatever they say. */
export async function sidesOf({ world, scope, actor }: Asking, agencyId: number | undefined): Promise<Sides> {
  const db = world.database.platform
  const own = columnOf(actor) !== 'superadmin'
  const payerId = own ? scope.agencyId : (agencyId ?? scope.agencyId)
  const [agency, platform] = await Promise.all([findAgency(db, payerId), findPlatform(db)])
  if (!agency || !platform) return noAgency()
  return { agency, platform, payer: agencyScope(payerId), payee: agencyScope(platform.agencyId) }
}

/** Whether the platform takes payments online. */
export const takesOnline = async ({ world }: Pick<Call, 'world'>, { payee }: Sides): Promise<boolean> =>
  (await world.database.inScope(payee, (tx) => findActiveAccount(tx, payee))) !== undefined

/** Takes what checkout answered for a bill: the order must be the agency's own, of this kind. */
export function confirmBill(
  { world, log, scope }: Pick<Call, 'world' | 'log' | 'scope'>,
  { payee }: Sides,
  kind: PurchaseKind,
  proof: Proof,
): Promise<PaymentReply> {
  return confirmPurchase(
    { world, scope: payee, log },
    proof,
    (intent) => intent.kind === kind && intent.objectNo === scope.agencyId,
  )
}

/** Whoever passed the gate of a payee's call is staff. */
export const staffOf = ({ actor }: Pick<Call, 'actor'>): Staff =>
  actor.kind === 'staff' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')
