import { lazy } from 'react'
import { useSession } from '../session.ts'
import { fetchDialogs } from '../ui/later.ts'
import { loadPart } from '../ui/load-part.ts'

const drawer = () => loadPart(() => import('./MenuDrawer.tsx'))

/** What floats is not part of the first load; it comes in the first quiet moment, or at once when asked for. */
export const MenuDrawer = lazy(() => drawer().then(({ MenuDrawer }) => ({ default: MenuDrawer })))

const customerMenu = () => loadPart(() => import('./CustomerMenu.tsx'))

/** The menu of customers: on wide screens asked for as soon as the shell is drawn, elsewhere as the drawer it lies in. */
export const CustomerMenu = lazy(() => customerMenu().then(({ CustomerMenu }) => ({ default: CustomerMenu })))

const signs = ['pointerdown', 'keydown'] as const

/** Fetches them with the first touch or key, or after a while of quiet, so that they are there when the network is not. */
export function fetchLater(afterMs = 12_000) {
  const fetchAll = () => {
    for (const sign of signs) removeEventListener(sign, fetchAll)
    clearTimeout(timer)
    const isCustomer = useSession.getState().kind === 'customer'
    void Promise.all([drawer(), fetchDialogs(), isCustomer && customerMenu()]).catch(() => undefined)
  }
  const timer = setTimeout(fetchAll, afterMs)
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true })
}
