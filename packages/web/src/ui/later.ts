import { lazy } from 'react'
import { loadPart } from '../shell/load-part.ts'

const drawer = () => loadPart(() => import('../shell/MenuDrawer.tsx'))
const confirmDialog = () => loadPart(() => import('./ConfirmDialog.tsx'))
const errorDialog = () => loadPart(() => import('./ErrorDialog.tsx'))

/** What floats is not part of the first load; it comes in the first quiet moment, or at once when asked for. */
export const MenuDrawer = lazy(() => drawer().then(({ MenuDrawer }) => ({ default: MenuDrawer })))
/** The confirm dialog, loaded apart. */
export const ConfirmDialog = lazy(() =>
  confirmDialog().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)
/** The error dialog, loaded apart. */
export const ErrorDialog = lazy(() => errorDialog().then(({ ErrorDialog }) => ({ default: ErrorDialog })))

const signs = ['pointerdown', 'keydown'] as const

/** Fetches them with the first touch or key, or after a while of quiet, so that they are there when the network is not. */
export function fetchLater(afterMs = 12_000) {
  const fetchAll = () => {
    for (const sign of signs) removeEventListener(sign, fetchAll)
    clearTimeout(timer)
    void Promise.all([drawer(), confirmDialog(), errorDialog()]).catch(() => undefined)
  }
  const timer = setTimeout(fetchAll, afterMs)
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true })
}
