import { NoTable, type Table, type TableFault } from './table-reader.ts'

const longest = 20_000

/** Reads a table from a file in a worker; throws NoTable for what is none, or takes too long. */
export async function readTableFile(file: File): Promise<Table> {
  const bytes = await file.arrayBuffer()
  if (typeof Worker === 'undefined') {
    const { readTable } = await import('./table-reader.ts')
    return readTable(new Uint8Array(bytes))
  }
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Table>((resolve, reject) => {
      const timer = setTimeout(() => reject(new NoTable('unreadable')), longest)
      worker.onerror = () => reject(new NoTable('unreadable'))
      worker.onmessage = ({ data }: MessageEvent<{ table: Table } | { fault: TableFault }>) => {
        clearTimeout(timer)
        if ('table' in data) resolve(data.table)
        else reject(new NoTable(data.fault))
      }
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
