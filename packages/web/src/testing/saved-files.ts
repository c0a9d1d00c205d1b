import { vi } from 'vitest'

/** What the panel hands to the browser to save from now on, in order: a browser test shows that it lands on the disk. */
export function watchSavedFiles(): { name: string; text: () => Promise<string> }[] {
  const saved: { name: string; text: () => Promise<string> }[] = []
  const blobs = new Map<string, Blob>()
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        const address = `blob:${blobs.size}`
        blobs.set(address, blob)
        return address
      }
      static override revokeObjectURL() {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (!blob) throw new Error(`${this.href} is no file`)
    saved.push({
      name: this.download,
      text: () =>
        new Promise((done, fail) => {
          const reader = new FileReader()
          reader.onload = () => done(String(reader.result))
          reader.onerror = () => fail(reader.error)
          reader.readAsText(blob)
        }),
    })
  })
  return saved
}
