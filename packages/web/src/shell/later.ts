import { lazy } from 'react'
import { fetchDialogs } from '../ui/later.ts'
import { loadPart } from '../ui/load-part.ts'

const drawer = () => loadPart(() => import('./MenuDrawer.tsx'))

/** What floats is not part of the first load; it comes in the first quiet moment, or at once when asked for. */
export const MenuDrawer = lazy(() => drawer().then(({ MenuDrawer }) => ({ default: MenuDrawer })))

const signs = ['pointerdown', 'keydown'] as const

/** Fetches them with the first touch or key, or after a while of quiet, so that they are there when the network is not. */
export function fetchLater(afterMs = 12_000) {
  const fetchAll = () => {
    for (const sign of signs) removeEventListener(sign, fetchAll)
    clearTimeout(timer)
    void Promise.all([drawer(), fetchDialogs()]).catch(() => undefined)
  }
  const timer = setTimeout(fetchAll, afterMs)
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true })
}
