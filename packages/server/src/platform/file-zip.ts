import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Puts files into a ZIP one after the other; only one is ever held. */
export type FileZip = {
  /** Writes a file; names are UTF-8 and given once. */
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Writes the end. Nothing is added after it. */
  finish(): Promise<void>
}
/** The same, for files that are too large to be held. */
export type StreamedZip = FileZip & {
  /** Writes a file as it comes; `packs` makes text smaller. Whatever stops on the way leaves a ZIP of no use. */
  addStream(name: string, parts: AsyncIterable<Uint8Array>, packs?: boolean): Promise<void>
}

/** Opens a ZIP of which `write` takes the bytes in their order. Pictures are small already and lie in it as they are. */
export function openFileZip(write: (bytes: Uint8Array) => Promise<void>): StreamedZip {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, part) => {
    failure ??= error
    ready.push(part)
  })
  const hand = async () => {
    if (failure) throw failure
    for (const part of ready.splice(0)) await write(part)
  }
  return {
    async add(name, bytes) {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      entry.push(bytes, true)
      await hand()
    },
    async addStream(name, parts, packs = false) {
      const entry = packs ? new ZipDeflate(name) : new ZipPassThrough(name)
      zip.add(entry)
      for await (const part of parts) {
        entry.push(part, false)
        await hand()
      }
      entry.push(new Uint8Array(0), true)
      await hand()
    },
    async finish() {
      zip.end()
      await hand()
    },
  }
}
