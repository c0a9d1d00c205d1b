import type { Business } from '@parichay/contract/business/fields.ts'
import { create } from 'zustand'
import type { SinglePdf, SingleVideo } from '../api/purchase.ts'

/** What a caller asks of the upgrade dialog: the plans unless told otherwise, one PDF card or video, or both. */
export type UpgradeRequest = {
  business: Business
  plans?: boolean
  pdfCard?: SinglePdf
  video?: SingleVideo
}

type State = {
  request: UpgradeRequest | undefined
  answer: ((done: boolean) => void) | undefined
}

/** The caller that waits for the dialog. The address opens and closes it; this only says for whom. */
export const useUpgradeRequest = create<State>()(() => ({ request: undefined, answer: undefined }))

/** The part of the address that opens the dialog (specification 2). */
export const upgradeHash = 'upgrade'

/** The dialog is closed without a payment: whoever waited hears it. */
export function giveUp() {
  const { answer } = useUpgradeRequest.getState()
  useUpgradeRequest.setState({ request: undefined, answer: undefined })
  answer?.(false)
}
