import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import type { TestCard } from './makers.ts'
import type { TestWorld } from './world.ts'

/** Somebody who left their number on a card, with the agency's marker. */
export async function makeLead(
  { world, clock }: TestWorld,
  { agency, cardNo }: Pick<TestCard, 'agency' | 'cardNo'>,
  given: { name?: string; phone?: string; note?: string; status?: LeadStatus; deletedAt?: Date } = {},
): Promise<number> {
  const { platform } = world.database
  const { businessId } = await platform
    .selectFrom('card')
    .select('businessId')
    .where('agencyId', '=', agency.agencyId)
    .where('cardNo', '=', cardNo)
    .executeTakeFirstOrThrow()
  const { leadId } = await platform
    .insertInto('lead')
    .values({
      agencyId: agency.agencyId,
      businessId,
      cardNo,
      name: given.name ?? 'Asha',
      phone: given.phone ?? '+919876543210',
      note: given.note ?? `Two kilos please ${agency.marker}`,
      language: 'en',
      consentVersion: 1,
      ...(given.status && { status: given.status }),
      createdAt: clock.now(),
      deletedAt: given.deletedAt ?? null,
    })
    .returning('leadId')
    .executeTakeFirstOrThrow()
  return leadId
}
