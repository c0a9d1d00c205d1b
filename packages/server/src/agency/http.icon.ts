import { standstillOf } from '@parichay/contract/agency/suspension.ts'
import { tokensFor } from '@parichay/contract/agency/tokens.ts'
import { firstPart } from '@parichay/contract/first-part.ts'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Agency } from '../platform/hosts.ts'
import type { IconLook } from '../platform/pictures.ts'
import type { World } from '../platform/world.ts'
import { iconAddress, iconKeyOf, iconLooks, iconSizes, isIconName } from './rules.icon.ts'

const hour = 3600
/** Icons of so many agencies stay in memory; each is some kilobytes. */
const kept = 400

/** The icon of an agency in the sizes that tabs and home screens ask for, and the manifest that names them. */
export function serveAppIcons(app: FastifyInstance, world: World): void {
  const made = new Map<string, Promise<Buffer | null>>()
  const draw = async (key: string, look: IconLook) => {
    const stored = await world.storage.get(key)
    return stored && world.pictures.icon(await buffer(stored.body), look)
  }
  // What could not be drawn now is drawn by the next one who asks.
  const drawn = (key: string, look: IconLook) => {
    const name = `${key} ${JSON.stringify(look)}`
    const known = made.get(name)
    if (known) return known
    if (made.size >= kept) made.clear()
    const drawing = draw(key, look)
    made.set(name, drawing)
    drawing.then(
      (png) => png ?? made.delete(name),
      () => made.delete(name),
    )
    return drawing
  }
  const workingAt = async (host: string | undefined): Promise<Agency | null> => {
    const agency = await world.hosts.find(host)
    return agency && standstillOf(agency, world.clock()) === 'none' ? agency : null
  }
  app.get<{ Params: { name: string } }>('/panel/app-icon/:name', async (request, reply) => {
    const agency = await workingAt(request.headers.host)
    const name = request.params.name.replace(/\.png$/, '')
    const key = agency && iconKeyOf(agency)
    if (!agency || !key || !isIconName(name)) return reply.callNotFound()
    const png = await drawn(key, iconLooks(agency.themePrimary)[name])
    if (!png) return reply.callNotFound()
    return reply
      .type('image/png')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${24 * hour}`)
      .send(png)
  })
  app.get('/panel/manifest.webmanifest', async (request, reply) => {
    const agency = await workingAt(request.headers.host)
    if (!agency) return reply.callNotFound()
    return reply
      .type('application/manifest+json')
      .header('cache-control', `public, max-age=${hour}`)
      .send(JSON.stringify(manifestOf(agency)))
  })
}

/** An agency as a phone puts it on its home screen (W3C Web Application Manifest). */
function manifestOf(agency: Agency) {
  const { light } = tokensFor(agency.themePrimary)
  const plain = iconSizes.flatMap((size) => {
    const src = iconAddress(agency, String(size) as `${typeof size}`)
    return src ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' }] : []
  })
  const round = iconAddress(agency, 'maskable')
  return {
    id: '/panel/customer',
    name: agency.agencyName,
    short_name: firstPart(agency.agencyName, 30),
    start_url: '/panel/customer',
    scope: '/panel/',
    display: 'standalone',
    theme_color: light.surface,
    background_color: light.ground,
    icons: round
      ? [...plain, { src: round, sizes: '512x512', type: 'image/png', purpose: 'maskable' }]
      : plain,
  }
}
