import { documentRoutes, type Document } from '@parichay/contract/document/routes.ts'
import type { Query, Reply, Route } from '@parichay/contract/route.ts'
import { buildRequest } from '@parichay/contract/request.ts'
import { flagOfSitting } from './authenticate-error.ts'
import { callHeaders } from './call-headers.ts'
import { bodyIn, Offline, failureOf } from '../failures.ts'
import { logFailedCall } from './log.ts'

type Hooks = { onProgress?: (part: number) => void; signal?: AbortSignal }
type Wish = Hooks & { query: Query<typeof documentRoutes.uploadDocument>; fileName?: string }

/** `uploadFile` for a picture, or another file of the library. */
export const uploadPicture = (
  picture: Blob,
  { query, fileName = 'picture', ...hooks }: Wish,
): Promise<Document> => uploadFile(documentRoutes.uploadDocument, { query, file: picture, fileName }, hooks)

/** As `call`, for a file: it says how far it is (0 to 1) and stops when `signal` says so. */
export function uploadFile<R extends Route>(
  route: R,
  input: { query: Query<R>; file: Blob; fileName?: string },
  { onProgress, signal }: Hooks,
): Promise<Reply<R>> {
  const { url, init } = buildRequest(route, input as Parameters<typeof buildRequest>[1])
  const flag = flagOfSitting()
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    // It may be stopped while the picture is made small, before anything left.
    if (signal?.aborted) return stopped()
    const request = new XMLHttpRequest()
    request.open(route.method, url)
    const headers = { ...(init.headers as Record<string, string>), ...callHeaders() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener(
      'progress',
      (event) => event.lengthComputable && onProgress?.(event.loaded / event.total),
    )
    request.addEventListener('load', () => {
      const body = bodyIn(request.responseText)
      if (request.status < 300 && body !== undefined) return resolve((body as { data: Reply<R> }).data)
      const failure = failureOf(request.status, body)
      const name = `${route.method} ${route.path}`
      flag(name, failure.status)
      logFailedCall(name, failure)
      reject(failure)
    })
    request.addEventListener('error', () => reject(new Offline()))
    request.addEventListener('abort', stopped)
    signal?.addEventListener('abort', () => request.abort())
    request.send(init.body as FormData)
  })
}
