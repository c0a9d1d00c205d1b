import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportName } from '@parichay/contract/report/fields.ts'

/** What each report is called: the bell names them too. */
export const reportTitles: Record<ReportName, MessageDescriptor> = {
  'digital-card': msg`Digital cards`,
  business: msg`Businesses`,
  payments: msg`Payments`,
  pending: msg`Payments on their way`,
  expiring: msg`Expiring`,
  commission: msg`Franchisee sales and commission`,
  leads: msg`Leads count`,
  usage: msg`Usage`,
  'gst-b2b': msg`GST: B2B`,
  'gst-b2c': msg`GST: B2C`,
  'gst-hsn': msg`GST: HSN/SAC`,
  renewals: msg`Renewals`,
  greetings: msg`Greetings sent`,
  films: msg`Films made`,
  sessions: msg`Use of the panel`,
  failures: msg`Failures in the panel`,
}
