import { NoTable } from '../ui/table-fault.ts'
import { readTable } from './table-reader.ts'

// Runs beside the page, so that a large file freezes nothing.
self.onmessage = async ({ data }: MessageEvent<{ bytes: ArrayBuffer; sheet?: string }>) => {
  try {
    self.postMessage({ table: await readTable(new Uint8Array(data.bytes), data.sheet) })
  } catch (error) {
    const { fault, row } = error instanceof NoTable ? error : new NoTable('unreadable')
    self.postMessage({ fault, row })
  }
}
