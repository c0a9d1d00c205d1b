import { drawStatePage } from '@parichay/card-page/state.ts'
import { Language } from '@parichay/contract/agency/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import type { Problem } from '@parichay/contract/errors.ts'
import type { Agency } from '../../platform/hosts.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { brandOf, pageState } from './rules.ts'
import { findFollowed, type PageRow } from './store.ts'

/** The card behind a public id, also one that a page still names which was opened before, while visitors reach it; nothing for any other. */
export async function findLive(
  world: World,
  agency: Agency,
  cardId: string,
  now: Date,
): Promise<PageRow | undefined> {
  const scope = agencyScope(agency.agencyId)
  const since = new Date(now.getTime() - releasedIdDays * 86_400_000)
  const row = await world.database.inScope(scope, (tx) => findFollowed(tx, scope, cardId, since))
  if (!row) return undefined
  const facts = {
    status: row.status,
    deleted: row.deletedAt !== null || row.businessDeletedAt !== null,
    suspended: row.suspendedAt !== null,
    expiryDateForCustomer: row.expiryDateForCustomer,
    paymentStatus: row.paymentStatus,
  }
  return pageState(facts, istDay(now)).state === 'live' ? row : undefined
}

/** A form of a card's page that was refused: the card, the language that its visitor chose if any, and what they wrote. */
export type RefusedForm = {
  card: PageRow
  chosen: Language | null
  /** The language of the answer, and whether it is another one than the card's own. */
  language: Language
  isChosen: boolean
  /** A field as it was written, cut to so many letters; empty where it is no text. */
  text(name: string, most: number): string
}

/**
 * What a refused form of a card's page is answered with: the form once more, or the page that stands in the place of the card,
 * where visitors do not reach it. Of an agency whose cards stand still it is the one that names nobody.
 */
export async function readRefused(
  world: World,
  agency: Agency,
  { code }: Pick<Problem, 'code'>,
  body: unknown,
): Promise<RefusedForm | { page: string }> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = (name: string, most: number) =>
    typeof given[name] === 'string' ? given[name].slice(0, most) : ''
  const chosen = Language.safeParse(given['lang']).data ?? null
  const isPaused = code === 'TENANT_SUSPENDED'
  const card = isPaused ? undefined : await findLive(world, agency, text('cardId', 60), world.clock())
  if (!card)
    return {
      page: drawStatePage({
        state: isPaused ? 'paused' : 'unknown',
        language: chosen ?? agency.languages[0] ?? 'en',
        business: null,
        agency: brandOf(agency),
      }),
    }
  const own = card.settings.language
  return { card, chosen, language: chosen ?? own, isChosen: chosen !== null && chosen !== own, text }
}
