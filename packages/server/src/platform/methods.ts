import type { Route } from '@parichay/contract/route.ts'

/** A part of an address between slashes, in place of a named one. */
const anyPart = '[^/]+'
const asPattern = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? anyPart : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')

/** Tells which methods the calls at an address have; none where there is no call at all (RFC 9110, 15.5.6). */
export function methodsOf(routes: Record<string, Pick<Route, 'method' | 'path'>>) {
  const byPath = new Map<string, Set<string>>()
  for (const { method, path } of Object.values(routes)) {
    const methods = byPath.get(path) ?? new Set()
    byPath.set(path, methods.add(method))
    if (method === 'GET') methods.add('HEAD')
  }
  const known = [...byPath].map(([path, methods]) => ({ is: new RegExp(`^${asPattern(path)}$`), methods }))
  return (pathname: string): string[] => [
    ...new Set(known.filter(({ is }) => is.test(pathname)).flatMap(({ methods }) => [...methods])),
  ]
}
