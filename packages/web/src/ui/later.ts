import { lazy } from 'react'
import { loadChunk } from '../shell/chunk-failure.ts'

const drawer = () => loadChunk(() => import('../shell/MenuDrawer.tsx'))
const confirmDialog = () => loadChunk(() => import('./ConfirmDialog.tsx'))
const errorDialog = () => loadChunk(() => import('./ErrorDialog.tsx'))

/** What floats is not part of the first load; it comes in the first quiet moment, or at once when asked for. */
export const MenuDrawer = lazy(() => drawer().then(({ MenuDrawer }) => ({ default: MenuDrawer })))
export const ConfirmDialog = lazy(() => confirmDialog().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })))
export const ErrorDialog = lazy(() => errorDialog().then(({ ErrorDialog }) => ({ default: ErrorDialog })))

/** Fetches them while nothing else is going on, so that they are there when the network is not. */
export function fetchLater(afterMs = 3000) {
  setTimeout(() => void Promise.all([drawer(), confirmDialog(), errorDialog()]).catch(() => undefined), afterMs)
}
