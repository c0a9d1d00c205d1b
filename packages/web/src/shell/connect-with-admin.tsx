import { lazy } from 'react'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { loadPart } from '../ui/load-part.ts'

const ConnectNotice = lazy(() =>
  loadPart(() => import('./ConnectNotice.tsx')).then((module) => ({
    default: module.ConnectNotice,
  })),
)

/** The notice 'Connect with admin'; resolves when it is closed. */
export const connectWithAdmin = (): Promise<void> =>
  ask<void>(dialogPriority.paymentResult, (answer) => (
    <ConnectNotice about="buying" onClose={() => answer()} />
  ))

/** How the agency is reached by whoever needs help; resolves when it is closed. */
export const askForHelp = (): Promise<void> =>
  ask<void>(dialogPriority.confirm, (answer) => <ConnectNotice about="help" onClose={() => answer()} />)
