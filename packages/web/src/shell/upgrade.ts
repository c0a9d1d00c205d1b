import type { Business } from '@parichay/contract/business/fields.ts'
import {
  callbackDelayMs,
  type Opener,
  upgradeMode,
  type UpgradeMode,
} from '@parichay/contract/payment/opening.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, type HistoryState, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { franchiseeQuery } from '../api/people.ts'
import { useSession } from '../session.ts'
import { stepBack } from '../ui/step-back.ts'
import { connectWithAdmin } from './connect-with-admin.tsx'
import { giveUp, upgradeHash, type UpgradeRequest, useUpgradeRequest } from './upgrade-request.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The business that plans were opened for: a page that is loaded anew, or come back to, asks for no other one. */
    upgradeOf?: number
  }
}

const isOpen = () => location.hash === `#${upgradeHash}`

/** Who opens the dialog, for the opening rule. */
export async function openerOf(queries: QueryClient): Promise<Opener> {
  if (useSession.getState().kind !== 'staff') return { kind: 'customer' }
  const person = await queries.ensureQueryData(franchiseeQuery)
  const ofSuperAdminAgency = useSession.getState().agency.roles.includes('superadmin')
  return { kind: 'staff', roles: person.roles, permissions: person.permissions, ofSuperAdminAgency }
}

/** What the dialog is for this person and business. */
export const modeFor = (opener: Opener, business: Business): UpgradeMode =>
  upgradeMode(opener, business, useSession.getState().agency.configuration)

/**
 * Starts an upgrade. The promise is true once the payment is complete, false when the dialog was closed or may not be
 * opened (specification 4, Upgrade flow).
 */
export async function beginUpgrade(
  router: AnyRouter,
  queries: QueryClient,
  request: UpgradeRequest,
): Promise<boolean> {
  const opener = await openerOf(queries)
  if (modeFor(opener, request.business) === 'connect') {
    await connectWithAdmin()
    return false
  }
  giveUp()
  return new Promise<boolean>((answer) => {
    useUpgradeRequest.setState({ request, answer })
    void goTo(router, upgradeHash, false, { upgradeOf: request.business.businessId })
  })
}

/** `beginUpgrade` where it is used. */
export function useUpgrade(): (request: UpgradeRequest) => Promise<boolean> {
  const router = useRouter()
  const queries = useQueryClient()
  return useCallback((request) => beginUpgrade(router, queries, request), [router, queries])
}

/** Opens the plans for a customer who has no business yet: to be looked at. */
export const openPrices = async (router: AnyRouter): Promise<void> => goTo(router, upgradeHash, false)

/** The payment is complete: back to where the dialog was opened, then the callback. */
export async function complete(router: AnyRouter, steps: number): Promise<void> {
  const { answer } = useUpgradeRequest.getState()
  useUpgradeRequest.setState({ request: undefined, answer: undefined })
  await leaveUpgrade(router, steps)
  setTimeout(() => answer?.(true), callbackDelayMs)
}

/**
 * The address was changed by hand, on a page that was there: the browser put a step of its own above the page, which the
 * router did not mark. Going back is what takes it away; put in its place, the page would lie there twice.
 */
const isByHand = () => isOpen() && history.state === null

/**
 * Goes back in history, at most `steps` times, and never past the page below the dialog. A page that was opened with the
 * dialog stays; a step that was made by hand always goes.
 */
export async function leaveUpgrade(router: AnyRouter, steps: number): Promise<void> {
  const most = isByHand() ? Math.max(1, steps) : steps
  const leads = () => isOpen() && (isByHand() || router.history.canGoBack())
  for (let step = 0; step < most && leads(); step += 1) await stepBack(leads)
  if (isOpen()) await goTo(router, '', true)
}

const goTo = (router: AnyRouter, hash: string, replace: boolean, state: HistoryState = {}) =>
  router.navigate({
    href: `${location.pathname}${location.search}${hash && `#${hash}`}`,
    replace,
    state,
    resetScroll: false,
    hashScrollIntoView: false,
  })
