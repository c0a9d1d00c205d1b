import { lazy } from 'react'
import { loadPart } from './load-part.ts'

const confirmDialog = () => loadPart(() => import('./ConfirmDialog.tsx'))
const errorDialog = () => loadPart(() => import('./ErrorDialog.tsx'))

/** The confirm dialog, loaded apart. */
export const ConfirmDialog = lazy(() =>
  confirmDialog().then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)
/** The error dialog, loaded apart. */
export const ErrorDialog = lazy(() => errorDialog().then(({ ErrorDialog }) => ({ default: ErrorDialog })))

/** Fetches the dialogs, so that they are there when the network is not. */
export const fetchDialogs = () => Promise.all([confirmDialog(), errorDialog()])
