import { Suspense } from 'react'
import { useDialogQueue } from './dialog-queue.ts'

/** Draws the dialog that is first in line. Stands once, in the root. */
export function DialogHost() {
  const current = useDialogQueue((state) => state.queue[0])
  const close = useDialogQueue((state) => state.close)
  return current ? <Suspense key={current.id}>{current.draw(() => close(current.id))}</Suspense> : null
}
