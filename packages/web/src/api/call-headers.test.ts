import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { viewHeader } from '@parichay/contract/view/rules.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFile } from './download.ts'
import { uploadFile } from './upload.ts'

/** A request that is never answered, and what it was sent with. */
class Request extends EventTarget {
  static readonly sent: Record<string, string>[] = []
  readonly upload = new EventTarget()
  private readonly headers: Record<string, string> = {}
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    Request.sent.push(this.headers)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
}
beforeEach(() => {
  Request.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } })
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ viewId: 'v7' }) })
})
afterEach(() => vi.unstubAllGlobals())

const send = (signal?: AbortSignal) =>
  uploadFile(
    documentRoutes.uploadDocument,
    { query: { hierarchy1: 'logo' }, file: new Blob(['x']) },
    signal ? { signal } : {},
  )

test('a file that is sent or fetched belongs to the view of its tab, and is refused in the panel’s language', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('%PDF-'))
  vi.stubGlobal('fetch', fetched)
  void send()
  await fetchFile(pdfCardRoutes.downloadPdfCard, { query: { pdfCardNo: 1 } })
  const wanted = { [viewHeader]: 'v7', 'accept-language': 'hi' }
  expect(Request.sent).toEqual([expect.objectContaining(wanted)])
  expect(fetched.mock.calls[0]![1].headers).toMatchObject(wanted)
})

test('what was stopped before it left does not leave', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(send(stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(Request.sent).toEqual([])
})
