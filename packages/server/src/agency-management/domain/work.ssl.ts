import type { World } from '../../platform/world.ts'
import { meetHost } from './gateway.ts'
import { lookAtCertificates } from './jobs.ts'
import { afterLook, isPublicHost, type Met, newsOfLook } from './rules.ts'
import { keepSsl, listDue, type SslRow, tellOfCertificate } from './store.ssl.ts'

/** Meets a host name as a visitor does. */
type Meet = (row: Pick<SslRow, 'agencyId' | 'host'>) => Promise<Met>

/**
 * Looks at every host name that is due, as a visitor would come to it. The certificate itself is the proxy's: one that takes them on
 * demand takes it when it is asked by a name for the first time, which is this look (docs/operations.md, TLS).
 */
export async function checkCertificates(world: World, meet: Meet = meetHost): Promise<void> {
  const { platform } = world.database
  for (const row of await listDue(platform, world.clock())) {
    const met = isPublicHost(row.host) ? await meet(row) : ({ fault: 'INNER_NAME' } as const)
    const ssl = afterLook(row, met, world.clock())
    const news = newsOfLook(row, ssl)
    if ((await keepSsl(platform, row, ssl)) && news)
      await tellOfCertificate(platform, row, news, ssl.sslLookedAt)
    if (row.sslState === 'LIVE' && met.fault !== null)
      world.log.warn(
        { host: row.host, fault: met.fault },
        'visitors of a host name meet no certificate any more',
      )
  }
}

/** Takes up the looking. */
export const workCertificates = (world: World): Promise<void> =>
  world.queue.work(lookAtCertificates, () => checkCertificates(world))
