import type { DemoLead } from '@parichay/sandbox/demo/leads.ts'
import { leadConsentVersion } from '@parichay/contract/lead/rules.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import type { Scope } from '@parichay/server/platform/scope.ts'

/** Who left their number on a card; the bell tells of those that nobody has called yet. A younger card's came closer together. */
export async function seedLeads(
  tx: Tx,
  { agencyId }: Scope,
  card: { businessId: number; cardNo: number; publishedAt: Date },
  leads: readonly DemoLead[],
  now: Date,
): Promise<void> {
  const { businessId, cardNo, publishedAt } = card
  const closer = Math.min(1, (now.getTime() - publishedAt.getTime()) / 86_400_000 / 31)
  if (leads.length === 0) return
  await tx
    .insertInto('lead')
    .values(
      leads
        .toSorted((a, b) => b.daysAgo - a.daysAgo)
        .map(({ daysAgo, ...words }) => ({
          ...words,
          agencyId,
          businessId,
          cardNo,
          consentVersion: leadConsentVersion,
          createdAt: new Date(now.getTime() - daysAgo * closer * 86_400_000),
        })),
    )
    .execute()
  await tx
    .updateTable('ownerNotice')
    .set({ readAt: now })
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('leadId', 'in', (e) =>
      e
        .selectFrom('lead')
        .select('leadId')
        .where('agencyId', '=', agencyId)
        .where('cardNo', '=', cardNo)
        .where('status', '<>', 'NEW'),
    )
    .execute()
}
