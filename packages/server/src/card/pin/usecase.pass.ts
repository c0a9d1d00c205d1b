import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { Problem } from '@parichay/contract/errors.ts'
import type { FastifyRequest } from 'fastify'
import { findBusiness } from '../../business/store.ts'
import { passGate } from '../../platform/gate.ts'
import type { Agency } from '../../platform/hosts.ts'
import { tokenOf } from '../../platform/http.ts'
import { proveScope } from '../../platform/scope.ts'
import { findActor } from '../../platform/session.ts'
import type { World } from '../../platform/world.ts'
import type { PageKind } from '../page/present.ts'
import { findCard } from '../store.ts'
import { scopeOf } from '../usecase.ts'
import { type Lock, pinCookie } from './rules.ts'
import { hasOpened, locksOfPdf } from './usecase.ts'

/** What the panel shows and hands out of a card by its address: to owner and staff also behind the lock. */
const ofPanel: readonly PageKind[] = ['vcf', 'signature', 'og.jpg', 'poster.pdf', 'qr.svg', 'qr.png']

/**
 * Whether what is asked for of a locked card is given out: to a browser that gave the PIN all of it but the copy for offline; its
 * files also to who is signed in and may see the card in the panel. The page itself asks them too, or an owner who tries the
 * lock would think that it does not hold.
 */
export async function mayPassLock(
  world: World,
  agency: Agency,
  lock: Lock,
  { kind, request }: { kind: PageKind; request: FastifyRequest },
): Promise<boolean> {
  if (kind === 'sw.js') return false
  if (hasOpened(world, lock, tokenOf(request, pinCookie(lock)))) return true
  return ofPanel.includes(kind) && (await seesInPanel(world, agency, { cardNo: lock.cardNo }, request))
}

/** Whether a stored PDF is given out: of a locked card as its other files are. */
export async function mayReadPdf(world: World, key: string, request: FastifyRequest): Promise<boolean> {
  const locks = await locksOfPdf(world, key)
  if (locks.length === 0) return true
  if (locks.some(({ lock }) => hasOpened(world, lock, tokenOf(request, pinCookie(lock))))) return true
  const agency = await world.hosts.find(request.headers.host)
  for (const { businessId } of agency ? locks : [])
    if (await seesInPanel(world, agency!, { businessId }, request)) return true
  return false
}

/** Whether who is signed in on this host may call for the card, as `getCard` would say, or for the business whose card it is or was. */
async function seesInPanel(
  world: World,
  agency: Agency,
  target: { cardNo: number } | { businessId: number },
  request: FastifyRequest,
): Promise<boolean> {
  const token = tokenOf(request, 'session')
  if (token === undefined) return false
  const actor = await findActor(world.database, agency, token, world.clock())
  try {
    passGate('getCard', cardRoutes.getCard.access, actor)
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
  const scope = await scopeOf({ world, scope: proveScope(actor) }, target)
  const found = await world.database.inScope<unknown>(scope, (tx) =>
    'cardNo' in target ? findCard(tx, scope, target.cardNo) : findBusiness(tx, scope, target.businessId),
  )
  return found !== undefined
}
