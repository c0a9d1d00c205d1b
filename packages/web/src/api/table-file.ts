import { NoTable, tableBounds, type TableFault } from '../ui/table-fault.ts'
import type { ReadTable } from './table-reader.ts'

/** Longer than this no table takes; one that does is given up with its worker, and the screen never stood still. */
const longest = 30_000

/** Reads a table from a file in a worker, of a workbook the sheet that is wanted; throws NoTable for what is none, or takes too long. */
export async function readTableFile(file: File, sheet?: string): Promise<ReadTable> {
  // What is too large is not even read.
  if (file.size > tableBounds.bytes) throw new NoTable('tooLarge')
  const bytes = await file.arrayBuffer()
  if (typeof Worker === 'undefined') {
    const { readTable } = await import('./table-reader.ts')
    return readTable(new Uint8Array(bytes), sheet)
  }
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadTable>((resolve, reject) => {
      const timer = setTimeout(() => reject(new NoTable('unreadable')), longest)
      worker.onerror = () => reject(new NoTable('unreadable'))
      worker.onmessage = ({
        data,
      }: MessageEvent<{ table: ReadTable } | { fault: TableFault; row?: number }>) => {
        clearTimeout(timer)
        if ('table' in data) resolve(data.table)
        else reject(new NoTable(data.fault, data.row))
      }
      worker.postMessage({ bytes, sheet }, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
