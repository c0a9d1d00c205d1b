import type { Route } from './route.ts'

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  fileName?: string
}

/** What is searched for travels in this header, percent-encoded: addresses are written down on the way, and these are numbers and names of people. */
export const searchHeader = 'x-search'

/** The address and fetch options of a call: pure, so that the panel and the tests send the same bytes. */
export function buildRequest(route: Route, input: Loose): { url: string; init: RequestInit } {
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  const headers: Record<string, string> = { accept: 'application/json' }
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue
    if (name === 'search') headers[searchHeader] = encodeURIComponent(String(value).toWellFormed())
    else query.append(name, String(value))
  }
  const text = query.toString()
  const init: RequestInit = { method: route.method, headers }
  if (route.upload && input.file) {
    const form = new FormData()
    form.append('file', input.file, input.fileName ?? 'file')
    init.body = form
    headers['x-requested-with'] = 'fetch'
  } else if (route.method !== 'GET') {
    init.body = JSON.stringify(input.body ?? {})
    headers['content-type'] = 'application/json'
  }
  return { url: text ? `${path}?${text}` : path, init }
}
