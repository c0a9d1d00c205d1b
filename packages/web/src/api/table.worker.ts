import { NoTable, readTable } from './table-reader.ts'

// Runs beside the page, so that a large file freezes nothing.
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    self.postMessage({ table: await readTable(new Uint8Array(data)) })
  } catch (error) {
    self.postMessage({ fault: error instanceof NoTable ? error.fault : 'unreadable' })
  }
}
