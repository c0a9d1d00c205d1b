import type { Route } from './route.ts'

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  fileName?: string
}

/** The header that names one deed of a route that is done `once` (draft-ietf-httpapi-idempotency-key-header). */
export const onceHeader = 'idempotency-key'

/** The address and fetch options of a call: pure, so that the panel and the tests send the same bytes. */
export function buildRequest(route: Route, input: Loose): { url: string; init: RequestInit } {
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const text = query.toString()
  const init: RequestInit = { method: route.method, headers: { accept: 'application/json' } }
  if (route.upload && input.file) {
    const form = new FormData()
    form.append('file', input.file, input.fileName ?? 'file')
    init.body = form
    init.headers = { accept: 'application/json', 'x-requested-with': 'fetch' }
  } else if (route.method !== 'GET') {
    init.body = JSON.stringify(input.body ?? {})
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }
  return { url: text ? `${path}?${text}` : path, init }
}
