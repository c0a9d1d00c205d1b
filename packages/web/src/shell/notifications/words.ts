import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NotificationKind } from '@parichay/contract/analytics/notification.ts'

/** Kinds of notifications, as the filter names them. */
export const notificationKindWords: Record<NotificationKind, MessageDescriptor> = {
  money_exception: msg`Money`,
  plan_expiring: msg`Ending plans`,
  image_request: msg`Image requests`,
  feedback: msg`Feedback`,
  card_report: msg`Reported cards`,
  failed_job: msg`Failed tasks`,
  domain: msg`Domains`,
  advisory: msg`Software`,
  new_device: msg`New devices`,
  report_file: msg`Reports`,
}

/** How grave a flaw is that became known of a package, in npm's words. */
export const severityWords: Record<string, MessageDescriptor> = {
  critical: msg({ message: 'critical', context: 'severity' }),
  high: msg({ message: 'high', context: 'severity' }),
  moderate: msg({ message: 'moderate', context: 'severity' }),
  low: msg({ message: 'low', context: 'severity' }),
}

/** Jobs whose failure says something to people; the others are named by their kind only. */
export const failedJobWords: Record<string, MessageDescriptor> = {
  'report.make': msg`A report could not be made`,
  'invoice-mail': msg`An invoice could not be sent by e-mail`,
  'invoice-write': msg`An invoice could not be written`,
  'payment.refund': msg`A refund could not be sent`,
  'plan.remind': msg`A customer could not be reminded of an ending plan`,
  'document.sizes': msg`A picture could not be made smaller`,
}
