import { documentRoutes, type Document } from '@parichay/contract/document/routes.ts'
import type { Query } from '@parichay/contract/route.ts'
import { buildRequest } from '@parichay/contract/request.ts'
import { useAuthenticateError } from './authenticate-error.ts'
import { Offline, failureOf, raisesFlag } from '../failures.ts'
import { logFailedCall } from './log.ts'

type Wish = {
  query: Query<typeof documentRoutes.uploadDocument>
  onProgress?: (part: number) => void
  signal?: AbortSignal
  fileName?: string
}

const route = documentRoutes.uploadDocument

/** As `call`, for a picture or another file: it says how far it is (0 to 1) and stops when `signal` says so. */
export function uploadPicture(
  picture: Blob,
  { query, onProgress, signal, fileName = 'picture' }: Wish,
): Promise<Document> {
  const { url, init } = buildRequest(route, { query, file: picture, fileName })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(route.method, url)
    for (const [name, value] of Object.entries(init.headers as Record<string, string>))
      request.setRequestHeader(name, value)
    request.upload.addEventListener(
      'progress',
      (event) => event.lengthComputable && onProgress?.(event.loaded / event.total),
    )
    request.addEventListener('load', () => {
      const body = parsed(request.responseText)
      if (request.status < 300 && body !== undefined) return resolve((body as { data: Document }).data)
      const failure = failureOf(request.status, body)
      const name = `${route.method} ${route.path}`
      if (raisesFlag(name, failure.status)) useAuthenticateError.getState().raise()
      logFailedCall(name, failure)
      reject(failure)
    })
    request.addEventListener('error', () => reject(new Offline()))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    )
    signal?.addEventListener('abort', () => request.abort())
    request.send(init.body as FormData)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
