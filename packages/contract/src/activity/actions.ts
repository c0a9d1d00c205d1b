/**
 * Every action that the server writes into the activity log, by the area it is filtered by. An action that is not here does
 * not compile where it is written, and one without words does not compile in the panel.
 */
export const actionsByArea = {
  business: [
    'business.add',
    'business.change',
    'business.clone',
    'business.delete',
    'business.restore',
    'business.move',
    'bulk.start',
    'bulk.cancel',
    'bulk.undo',
    'note.add',
    'note.change',
    'note.delete',
    'note.restore',
  ],
  customer: [
    'user.register',
    'user.delete',
    'user.resetPassword',
    'customer.view',
    'customer.viewEnd',
    'account.changePhone',
    'account.changePassword',
  ],
  card: [
    'card.change',
    'card.publish',
    'card.pause',
    'card.resume',
    'card.limit',
    'card.payment',
    'card.delete',
    'card.restore',
  ],
  pdfCard: [
    'pdfCard.add',
    'pdfCard.change',
    'pdfCard.export',
    'pdfCard.forceExport',
    'pdfCard.on',
    'pdfCard.off',
    'pdfCard.delete',
    'pdfCard.restore',
  ],
  greetings: [
    'greetings.enable',
    'greetings.disable',
    'frames.give',
    'imagePost.add',
    'imagePost.change',
    'imagePost.delete',
    'imagePost.restore',
    'imageCategory.add',
    'imageCategory.change',
    'imageSubcategory.add',
    'imageSubcategory.change',
    'imageSubcategory.delete',
    'imageTag.add',
    'imageTag.delete',
    'imageRequest.answer',
  ],
  money: [
    'payment.manual',
    'payment.reverse',
    'payment.exception',
    'plan.add',
    'plan.change',
    'plan.archive',
    'plan.restore',
    'plan.pdf-price',
    'bill.move-out',
    'bill.add-in',
    'bill.dispute',
    'bill.dispute-answer',
  ],
  agency: [
    'agency.add',
    'agency.change',
    'agency.suspend',
    'agency.resume',
    'agency.admin-add',
    'agency.admin-invite',
    'agency.seller',
    'agency.terms',
  ],
  staff: [
    'staff.add',
    'staff.change',
    'staff.invite',
    'staff.enable',
    'staff.disable',
    'staff.resetPassword',
    'staff.moveBusinesses',
    'staff.settle',
    'staff.payCommission',
    'staff.delete',
  ],
  report: ['report.download', 'report.make'],
  linkStore: [
    'linkCategory.add',
    'linkCategory.change',
    'linkCategory.delete',
    'linkType.add',
    'linkType.change',
    'linkType.delete',
  ],
  feedback: ['feedback.delete', 'feedback.restore'],
} as const

/** What the activity log is filtered by. */
export type ActivityArea = keyof typeof actionsByArea
/** Areas in the order they are offered in. */
export const activityAreas = Object.keys(actionsByArea) as [ActivityArea, ...ActivityArea[]]
/** A deed that the activity log keeps. */
export type ActivityAction = (typeof actionsByArea)[ActivityArea][number]
/** Every deed that the activity log keeps. */
export const activityActions: readonly ActivityAction[] = Object.values(actionsByArea).flat()
