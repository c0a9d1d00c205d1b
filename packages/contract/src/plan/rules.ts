import type { AgencyConfiguration } from '../agency/fields.ts'
import type { BusinessOrigin } from '../business/rules.ts'
import type { StaffRole } from '../franchisee/fields.ts'
import type { PlanSeller, PlanSnapshot, SubscriptionPlan } from './fields.ts'

/** Plans an agency may keep on its list. */
export const plansPerAgency = 30

/** What a purchase keeps of a plan. */
export const snapshotOf = ({
  subscriptionPlanId,
  name,
  price,
  validity,
  limits,
  frameVisibility,
}: PlanSnapshot | SubscriptionPlan): PlanSnapshot => ({
  subscriptionPlanId,
  name,
  price,
  validity,
  limits,
  frameVisibility,
})

/** Only staff can give a plan away (screens 8.9). */
export const isSoldOnline = (plan: { price: number; isHidden?: boolean }) =>
  plan.price > 0 && plan.isHidden !== true

/** The way in which somebody sells plans; null for admins, who may give any. */
export const sellerOf = (
  who: { kind: 'customer' } | { kind: 'staff'; roles: readonly StaffRole[] },
): PlanSeller | null => {
  if (who.kind === 'customer') return 'online'
  if (who.roles.includes('admin')) return null
  return who.roles.includes('creator') ? 'staff' : 'franchisee'
}

/** Whether a plan is sold this way. */
export const isSoldBy = (plan: { soldBy: readonly PlanSeller[] }, seller: PlanSeller | null) =>
  seller === null || plan.soldBy.includes(seller)

/** What a plan costs a business: less or more than others pay, if the plan it has, or had last, is the same one. */
export const priceFor = (
  plan: Pick<SubscriptionPlan, 'subscriptionPlanId' | 'price' | 'renewalPrice'>,
  lastPlanId: PlanSnapshot['subscriptionPlanId'] | undefined,
): number => (lastPlanId === plan.subscriptionPlanId && plan.renewalPrice) || plan.price

/** The price of one PDF ID card: the agency's first entry (specification 3), or null where none is sold. */
export const pdfCardOffer = ({ pdfCardConfig }: AgencyConfiguration) =>
  (pdfCardConfig.enablePdfCardProduct && pdfCardConfig.customerPlans[0]) || null

/** What one video costs at an agency; null where none is sold singly. */
export const videoOffer = ({ video }: AgencyConfiguration) =>
  (video.enableVideo && video.customerPlans?.[0]) || null

/** Whether a customer of this business may pay online: one that is self-made always, others by the agency's list (specification 4, screens 8.7). */
export const mayPayOnline = (
  { onlinePayment }: Pick<AgencyConfiguration, 'onlinePayment'>,
  business: { businessMadeBy: BusinessOrigin },
) =>
  onlinePayment.enablePaymentIntegration &&
  (business.businessMadeBy === 'self' || onlinePayment.allowedOrigins.includes(business.businessMadeBy))

/** Whole rupees of the wire as paise of the storage. */
export const toPaise = (rupees: number) => rupees * 100
/** Paise of the storage as whole rupees of the wire. */
export const toRupees = (paise: number) => Math.round(paise / 100)
