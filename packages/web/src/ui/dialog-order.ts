/** What the order of dialogs needs to know. */
export type Queued = { id: string; priority: number }

/** Highest first; equals keep their order; one that already waits stays where it is. Pure. */
export function insertByPriority<D extends Queued>(queue: readonly D[], dialog: D): readonly D[] {
  if (queue.some((other) => other.id === dialog.id)) return queue
  const place = queue.findIndex((other) => other.priority < dialog.priority)
  return place < 0 ? [...queue, dialog] : [...queue.slice(0, place), dialog, ...queue.slice(place)]
}

/** Dialogs that only advertise: not more than one a day (screens 8.27). `day` is a date such as 2026-11-20. */
export const mayShowMarketing = (lastDay: string | undefined, day: string): boolean => lastDay !== day
