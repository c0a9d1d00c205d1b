import { istDay } from '@parichay/contract/business/rules.ts'

/** The host of an origin as two SMS variables that stand side by side, since each holds 30 characters. */
export function hostParts(origin: string): [string, string] {
  const { host } = new URL(origin)
  return [host.slice(0, 30), host.slice(30, 60)]
}

/** Where this month began in India. */
export const monthStart = (now: Date): Date => new Date(`${istDay(now).slice(0, 7)}-01T00:00:00+05:30`)
