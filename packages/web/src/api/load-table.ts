import type { ReadTable } from './read-table.ts'

/** Longer than this no table takes; one that does is given up with its worker, and the screen never stood still. */
const patienceMs = 30_000

/** Reads a table in a thread of its own. */
export async function loadTable(file: File): Promise<ReadTable> {
  if (typeof Worker === 'undefined') return (await import('./read-table.ts')).readTable(file)
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadTable>((resolve) => {
      const giveUp = () => resolve({ fault: 'unreadable' })
      const timer = setTimeout(giveUp, patienceMs)
      worker.onmessage = ({ data }: MessageEvent<ReadTable>) => {
        clearTimeout(timer)
        resolve(data)
      }
      worker.onerror = giveUp
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
