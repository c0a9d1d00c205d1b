import type { ReactNode } from 'react'
import { create } from 'zustand'
import { insertByPriority, type Queued } from './dialog-order.ts'

/** Priorities of dialogs (screens 8.27). */
export const dialogPriority = {
  authenticateError: 100,
  paymentResult: 90,
  confirm: 80,
  consent: 70,
  expiry: 60,
  coachmark: 40,
  whatsNew: 20,
  feedback: 10,
} as const

/** A dialog that waits its turn. */
export type QueuedDialog = Queued & {
  /** Draws the dialog; `close` takes it from the queue. */
  draw: (close: () => void) => ReactNode
}

type QueueState = {
  queue: readonly QueuedDialog[]
  lastClosedAt: number | null
  add: (dialog: QueuedDialog) => void
  close: (id: string) => void
  /** Nobody is left to answer: whoever waits hears nothing. */
  clear: () => void
}

/** Dialogs wait in line, highest priority first; the first one is shown (specification 4). */
export const useDialogQueue = create<QueueState>()((set) => ({
  queue: [],
  lastClosedAt: null,
  add: (dialog) => set((state) => ({ queue: insertByPriority(state.queue, dialog) })),
  close: (id) =>
    set((state) =>
      state.queue.some((dialog) => dialog.id === id)
        ? { queue: state.queue.filter((dialog) => dialog.id !== id), lastClosedAt: Date.now() }
        : state,
    ),
  clear: () => set((state) => (state.queue.length > 0 ? { queue: [], lastClosedAt: Date.now() } : state)),
}))

let lastNumber = 0

/** Queues a dialog and waits for its answer. */
export function ask<T>(priority: number, draw: (answer: (value: T) => void) => ReactNode): Promise<T> {
  const id = `ask-${++lastNumber}`
  return new Promise((resolve) => {
    useDialogQueue.getState().add({
      id,
      priority,
      draw: (close) =>
        draw((value) => {
          close()
          resolve(value)
        }),
    })
  })
}
