import type { ReportName } from '@parichay/contract/report/fields.ts'
import { opensReport } from '@parichay/contract/report/rules.ts'
import type { Db } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { listRecipients, type Recipient } from './store.ts'

/** Who of these people can be sent this report today: what customers paid goes to nobody it is hidden from. */
export const recipientsOf = async (
  db: Db,
  scope: Scope,
  { report, recipients }: { report: ReportName; recipients: readonly number[] },
): Promise<Recipient[]> =>
  (await listRecipients(db, scope, recipients)).filter((one) => mayBeSent(report, one))

/** Whether a report may go out to somebody. Pure. */
export const mayBeSent = (report: ReportName, { hidesBilling }: Pick<Recipient, 'hidesBilling'>): boolean =>
  opensReport(report, { paid: !hidesBilling })
