import { isIP } from 'node:net'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './db.ts'
import type { AgencyTable } from './tables.ts'

/**
 * The agency of a request, with the host it was asked by and the address of its pages there. `home`: that of its first host, which what
 * is shared and what search engines keep bears; asked by a plain address, as phones in the same network do, it is that one.
 */
export type Agency = Selectable<AgencyTable> & { host: string; origin: string; home: string }

/** Agencies by host name. */
export type Hosts = {
  /** `host` is the raw Host header. Null when no agency has that name. */
  find(host: string | undefined): Promise<Agency | null>
  /** The address of an agency's public pages, for links in lists of several agencies. */
  originOf(agencyId: number): Promise<string>
  /** Forgets what was read, after a change of an agency. */
  forget(): void
}

const keepMs = 30_000

/** Agencies by host name, kept for half a minute and dropped on notice. */
export function openHosts(database: Database, config: Config, now: () => Date): Hosts {
  const kept = new Map<string, { agency: Agency | null; until: number }>()
  const origins = new Map<number, { origin: string; until: number }>()
  // What was read before a change and comes back after it is not kept.
  let turn = 0
  const read = async (host: string): Promise<Agency | null> => {
    const name = isPlainAddress(host) && config.defaultAgencyHost ? config.defaultAgencyHost : host
    const row = await database.platform
      .selectFrom('agencyHost')
      .innerJoin('agency', 'agency.agencyId', 'agencyHost.agencyId')
      .selectAll('agency')
      .select(firstHost(sql.ref('agency.agency_id')).as('firstHost'))
      .where('agencyHost.host', '=', name)
      .executeTakeFirst()
    if (!row) return null
    const { firstHost: first, ...agency } = row
    const home = name === host && first ? first : host
    return { ...agency, host, origin: originOf(host, config), home: originOf(home, config) }
  }
  return {
    async find(header) {
      const host = cleanHost(header)
      if (host === null) return null
      const hit = kept.get(host)
      if (hit && hit.until > now().getTime()) return hit.agency
      const asked = turn
      const agency = await read(host)
      if (asked !== turn) return agency
      if (kept.size > 5000) kept.clear()
      kept.set(host, { agency, until: now().getTime() + keepMs })
      return agency
    },
    async originOf(agencyId) {
      const known = origins.get(agencyId)
      if (known && known.until > now().getTime()) return known.origin
      const asked = turn
      const { rows } = await sql<{
        host: string | null
      }>`select ${firstHost(sql`${agencyId}`)} as host`.execute(database.platform)
      const origin = originOf(rows[0]?.host ?? 'localhost', config)
      if (asked === turn) origins.set(agencyId, { origin, until: now().getTime() + keepMs })
      return origin
    },
    forget() {
      turn += 1
      kept.clear()
      origins.clear()
    },
  }
}

/** The host that an agency is known by before its others. */
const firstHost = (agencyId: RawBuilder<unknown>) =>
  sql<
    string | null
  >`(select first.host from agency_host first where first.agency_id = ${agencyId} order by first.is_primary desc, first.host limit 1)`

/** Every host that visitors come by, of whichever agency. */
export const listHosts = async ({ platform }: Database): Promise<string[]> =>
  (await platform.selectFrom('agencyHost').select('host').orderBy('host').execute()).map(({ host }) => host)

/** Lower case without port and final dot; null for what cannot be a host name. */
export function cleanHost(header: string | undefined): string | null {
  if (!header || header.length > 260) return null
  const bracketed = /^\[([0-9a-fA-F:.]+)\](?::\d+)?$/.exec(header)
  const host = (bracketed?.[1] ?? header.replace(/:\d+$/, '')).toLowerCase().replace(/\.$/, '')
  return /^[a-z0-9_.:-]+$/.test(host) ? host : null
}

/** An address or a bare machine name, as phones in the same network use. */
export const isPlainAddress = (host: string): boolean =>
  isIP(host) !== 0 || (!host.includes('.') && host !== 'localhost') || host.endsWith('.local')

/** The address of the pages of a host, without a slash at its end. */
export function originOf(
  host: string,
  config: Pick<Config, 'publicPort' | 'publicProtocol' | 'mode' | 'port'>,
): string {
  const port = config.publicPort ?? (config.mode === 'production' ? undefined : config.port)
  const standard = config.publicProtocol === 'https' ? 443 : 80
  const name = host.includes(':') ? `[${host}]` : host
  return `${config.publicProtocol}://${name}${port && port !== standard ? `:${port}` : ''}`
}
