import type { DocumentQuota } from '@parichay/contract/document/routes.ts'

/** Bytes of a megabyte, as limits of storage count it. */
export const megabyte = 1024 * 1024
/** An agency that used so much of its limit has little room left. */
const tightFrom = 0.8
/** So many of those are named. */
const mostNamed = 5

type Stored = { agencyId: number; files: number; bytes: number }
type Limit = { agencyId: number; agencyName: string; storageMb: number }

/** What all agencies have stored together, and which of them have little room left. Pure. */
export function quotaOfAll(stored: readonly Stored[], limits: readonly Limit[]): DocumentQuota {
  const byAgency = new Map(stored.map((one) => [one.agencyId, one]))
  const share = (one: { bytes: number; limitBytes: number }) => one.bytes / one.limitBytes
  const tight = limits
    .map(({ agencyId, agencyName, storageMb }) => {
      const { files = 0, bytes = 0 } = byAgency.get(agencyId) ?? {}
      return { agencyId, agencyName, files, bytes, limitBytes: storageMb * megabyte }
    })
    .filter((one) => share(one) >= tightFrom)
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, mostNamed)
  const sum = (name: 'files' | 'bytes') => stored.reduce((all, one) => all + one[name], 0)
  return {
    files: sum('files'),
    bytes: sum('bytes'),
    limitBytes: null,
    agencies: { count: stored.length, tight },
  }
}
