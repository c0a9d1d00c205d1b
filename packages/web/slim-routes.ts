import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const routesFile = /\/packages\/contract\/src\/[\w-]+\/routes(?:\.[\w-]+)?\.ts$/

type Loaded = Record<string, unknown>
const isRoute = (value: unknown): value is { method: string; path: string; upload?: object } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const isRoutes = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isRoute)
const isPlain = (value: unknown) =>
  value === null ||
  typeof value !== 'object' ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype

/**
 * The panel needs of a route its method and path; the schemas are the server's. Without this every call
 * would bring zod (25 KB) into the first load. Schemas for forms come from `fields.ts` and stay whole.
 */
export const slimRoutes = (): Plugin => ({
  name: 'slim-routes',
  enforce: 'pre',
  async load(id) {
    const file = id.replace(/\?.*$/, '')
    if (!routesFile.test(file)) return null
    this.addWatchFile(file)
    const module = (await import(pathToFileURL(file).href)) as Loaded
    return Object.entries(module)
      .filter(([, value]) => typeof value !== 'function' && isPlain(value))
      .map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(isRoutes(value) ? slim(value) : value)}`,
      )
      .join('\n')
  },
})

const slim = (routes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(routes)
      .filter((entry): entry is [string, { method: string; path: string; upload?: object }] =>
        isRoute(entry[1]),
      )
      .map(([name, { method, path, upload }]) => [
        name,
        upload ? { method, path, upload } : { method, path },
      ]),
  )
