import type { CombinedType } from '../greeting/fields.ts'
import type { Audience, ItemPicture, ItemShape, ItemType, ItemWords, Placement } from './fields.ts'

/** Width by height of a banner. */
export const bannerRatio = 5 / 2

/** Whom an item is for. */
export type ItemAudience = {
  audience: Audience
  planIds: readonly number[]
  /** First and last day in India. */
  from: string | null
  to: string | null
  isPlatform: boolean
  /** Its owner. */
  agencyId: number
  agencyIds: readonly number[]
  isShown: boolean
  placement: Placement
}
/** Who looks at a page. */
export type Viewer = {
  agencyId: number
  /** In India. */
  today: string
  /** Of the business that looks; null for staff, who see what some customer sees. */
  plan: { isPaid: boolean; planId: number | null } | null
}

/** Whether an item is for who looks: switched on, on its days, of their agency and plan. Pure. */
export function appliesTo(item: ItemAudience, { agencyId, today, plan }: Viewer): boolean {
  if (!item.isShown) return false
  if ((item.from !== null && today < item.from) || (item.to !== null && today > item.to)) return false
  if (!item.isPlatform && item.agencyId !== agencyId) return false
  if (item.isPlatform && item.agencyIds.length > 0 && !item.agencyIds.includes(agencyId)) return false
  if (plan === null || item.audience === 'ALL') return true
  if (item.audience === 'WITH_PLAN') return plan.isPaid
  if (item.audience === 'WITHOUT_PLAN') return !plan.isPaid
  return plan.isPaid && plan.planId !== null && item.planIds.includes(plan.planId)
}

/** The items of a page in their order: its own first, then those of both pages. Pure. */
export function itemsOfPage<T extends { placement: Placement }>(items: readonly T[], page: Placement): T[] {
  const own = items.filter(({ placement }) => placement === page)
  return page === 'COMMON' ? own : [...own, ...items.filter(({ placement }) => placement === 'COMMON')]
}

/** Whether an item is shown in a language of the panel. */
export const isReadIn = ({ languages }: { languages: readonly string[] }, language: string): boolean =>
  languages.length === 0 || languages.includes(language)

/** Words of an item in a language, else the English ones. */
export const wordsIn = (words: ItemWords, language: string): string =>
  (words as Record<string, string | undefined>)[language] || words.en

/** Where an item stands in time: off, to come, over, or running. Pure. */
export function stateOfItem(
  item: Pick<ItemAudience, 'isShown' | 'from' | 'to'>,
  today: string,
): 'off' | 'scheduled' | 'over' | 'on' {
  if (!item.isShown) return 'off'
  if (item.to !== null && today > item.to) return 'over'
  return item.from !== null && today < item.from ? 'scheduled' : 'on'
}

/**
 * The parts of a page: notices and banners that lead the order stand at its top, whatever comes from the first rail or grid
 * on stands below what the page itself has to say. Pure.
 */
export function splitItems<T extends { type: ItemType }>(items: readonly T[]): { top: T[]; below: T[] } {
  const first = items.findIndex(({ type }) => type !== 'banner' && type !== 'notice')
  const cut = first < 0 ? items.length : first
  return { top: items.slice(0, cut), below: items.slice(cut) }
}

/** Whether an item is a row of the newest posts of its source: pictures, or videos. */
export const isRow = ({ type }: { type: ItemType }): boolean => type === 'imageRail' || type === 'video'

/** The posts that stand in a row. */
export const postTypeOf = ({ type, shape }: { type: ItemType; shape: ItemShape }): CombinedType =>
  `${shape}_${type === 'video' ? 'VIDEO' : 'IMAGE'}`

/** Neighbours that are drawn as one: banners that follow each other make a strip. Pure. */
export function strips<T extends { type: ItemType }>(items: readonly T[]): T[][] {
  const found: T[][] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && item.type === 'banner' && last[0]!.type === 'banner') last.push(item)
    else found.push([item])
  }
  return found
}

/** The makes of a picture for a browser to choose from. Pure. */
export const srcSetOf = ({ url, width, sizes }: Pick<ItemPicture, 'url' | 'width' | 'sizes'>): string =>
  [...sizes.map((size) => `${size.url} ${size.width}w`), `${url} ${width}w`].join(', ')
