import type { CardIdFault } from './fields.ts'

/** Characters of a card id (screens 8.8). */
export const cardIdLength = { min: 3, max: 30 } as const
/** Days for which a released id is held for its card, which it redirects to (screens 8.8). */
export const releasedIdDays = 90

const reserved = new Set([
  'admin',
  'api',
  'panel',
  'login',
  'logout',
  'www',
  'app',
  'mail',
  'ftp',
  'static',
  'assets',
  'files',
  'file',
  'cdn',
  'img',
  'images',
  'media',
  'public',
  'private',
  'log',
  'logs',
  'webhooks',
  'webhook',
  'healthz',
  'readyz',
  'tls-ask',
  'reminder',
  'status',
  'support',
  'help',
  'about',
  'contact',
  'terms',
  'privacy',
  'legal',
  'pricing',
  'blog',
  'docs',
  'test',
  'root',
  'system',
  'security',
  'billing',
  'payment',
  'payments',
  'checkout',
  'account',
  'user',
  'users',
  'franchisee',
  'customer',
  'business',
  'card',
  'cards',
  'sandbox',
  'favicon',
  'robots',
  'sitemap',
  'manifest',
  'sw',
  'service-worker',
  'parichay',
  'super-admin',
  'superadmin',
  'administrator',
  'owner',
  'official',
  'null',
  'undefined',
  'index',
  'home',
  'for',
])
const profane =
  /(?:^|-)(?:fuck|shit|bitch|cunt|porn|xxx|sex|nude|randi|chutiya|madarchod|bhenchod|behenchod|bhosdi|gandu|lund|harami|kutta)(?:-|$)|fuck|chutiya|madarchod|bhenchod/

/** Lower case, letters and digits of any Latin spelling kept, everything else a hyphen. */
export const hyphened = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** As `hyphened`, at most 30 long. */
export const slug = (text: string): string => hyphened(text).slice(0, cardIdLength.max).replace(/-+$/, '')

/** Format and reserved words; whether an id is taken only the database knows. */
export function cardIdFault(cardId: string, agencyNames: readonly string[] = []): CardIdFault | null {
  const { min, max } = cardIdLength
  if (cardId.length < min || cardId.length > max) return 'invalid'
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(cardId)) return 'invalid'
  if (reserved.has(cardId) || profane.test(cardId)) return 'reserved'
  return agencyNames.some((name) => slug(name) === cardId) ? 'reserved' : null
}

/** Ids to offer, best first, all well-formed; the caller keeps the first three that are free. */
export function cardIdIdeas(
  business: { name: string; city: string; category: string },
  wanted = '',
): string[] {
  const base = slug(business.name) || slug(business.category) || 'my-business'
  const first = slug(wanted) || base
  const ends = [slug(business.city), slug(business.category), 'india', '2', '3', '24', '99', '108', '365']
  const ideas = [
    base,
    ...ends
      .filter(Boolean)
      .map((end) => `${first.slice(0, cardIdLength.max - end.length - 1).replace(/-+$/, '')}-${end}`),
  ]
  return [...new Set(ideas)].filter((idea) => idea !== wanted && cardIdFault(idea) === null)
}
