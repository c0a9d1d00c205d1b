import type { Business } from '@parichay/contract/business/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { isOutside } from '@parichay/contract/franchisee/rules.territory.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { fileUrl } from '../document/rules.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnBusiness } from './policy.ts'
import type { BusinessRow } from './store.ts'

const optional = ['whatsapp', 'website', 'ownerTitle', 'pin', 'mapLink', 'yearEstablished', 'gstin'] as const
const texts = ['ownerName', 'designation', 'address', 'state', 'about'] as const

function keeperOf({ madeByFranchiseeId, keeperName, keeperTerritory, city, profile }: BusinessRow) {
  if (madeByFranchiseeId === null || keeperName === null || keeperTerritory === null) return null
  const place = { city, state: String(profile['state'] ?? '') }
  return {
    franchiseeId: madeByFranchiseeId,
    name: keeperName,
    isOutside: isOutside(keeperTerritory, place),
  }
}

/** The row as owner and staff see it. `origin` is the address of the agency's public pages. */
export function presentBusiness(row: BusinessRow, now: Date, origin: string, actor: Actor): Business {
  const { profile, expiryDateForCustomer: expiry } = row
  const plain = Object.fromEntries([
    ...optional.map((name) => [name, profile[name] ?? null]),
    ...texts.map((name) => [name, profile[name] ?? '']),
  ]) as Pick<Business, (typeof optional)[number] | (typeof texts)[number]>
  const url = row.cardId && row.cardStatus !== 'DRAFT' ? `${origin}/${row.cardId}` : null
  return {
    ...plain,
    businessId: row.businessId,
    agencyId: row.agencyId,
    agencyName: row.agencyName,
    businessName: row.businessName,
    category: row.category,
    logoUrl: row.logoKey ? fileUrl(row.logoKey) : null,
    logoDocumentId: row.logoDocumentId,
    mobile: row.mobile,
    email: row.email,
    city: row.city,
    nature: (profile.nature ?? []) as Business['nature'],
    user: {
      userId: row.userId,
      phoneNumber: row.ownerPhoneNumber,
      email: row.ownerEmail,
      isForeignUser: row.ownerIsForeign,
      name: row.ownerName,
    },
    businessMadeBy: row.businessMadeBy,
    keeper: actor.kind === 'staff' ? keeperOf(row) : null,
    expiryDateForCustomer: expiry,
    expiringSoonDays: row.expiringSoonDays,
    isSubscriptionActive: standingOf(row, istDay(now)).isSubscribed,
    paymentStatus: row.paymentStatus,
    card:
      row.cardNo === null
        ? null
        : { cardNo: row.cardNo, cardId: row.cardId, status: row.cardStatus ?? 'DRAFT', url },
    isImagePostEnabled: row.isImagePostEnabled,
    suspension: row.suspendedAt && {
      at: row.suspendedAt.toISOString(),
      reason: actor.kind === 'staff' ? row.suspendedReason : null,
    },
    can: verdictsOnBusiness({ ...row, ownerHasTotp: row.ownerTotpAt !== null }, actor, istDay(now)),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
