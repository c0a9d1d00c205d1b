import {
  isItemLink,
  type Audience,
  type ItemType,
  type ItemWords,
  type MetaType,
  type Placement,
  templateSets,
} from './fields.ts'

/** Types staff choose from. Nothing in the panel can be played yet, so no video is offered. */
export const offeredTypes = [
  'banner',
  'imageRail',
  'categoryGrid',
  'notice',
] as const satisfies readonly ItemType[]

const anywhere: readonly MetaType[] = ['none', 'category', 'subcategory', 'tag', 'templateSet', 'link']
/** What each type can be drawn from. */
export const sourcesOf: Record<ItemType, readonly MetaType[]> = {
  banner: anywhere,
  imageRail: ['category', 'subcategory', 'tag'],
  categoryGrid: ['none', 'category'],
  notice: anywhere,
  video: [],
}

type Shown = {
  type: ItemType
  metaType: MetaType
  metaId: string
  audience: Audience
  planIds: readonly number[]
  from: string | null
  to: string | null
}

/** What does not go together in an item: the field and a sentence, or null. Pure. */
export function itemFault(item: Shown): { field: string; message: string } | null {
  if (!offeredTypes.some((type) => type === item.type))
    return { field: 'type', message: 'There is nothing to play in the panel. Choose another type.' }
  if (!sourcesOf[item.type].includes(item.metaType))
    return { field: 'metaType', message: 'Choose what it shows.' }
  const source = sourceFault(item)
  if (source) return { field: 'metaId', message: source }
  if (item.audience === 'PLANS' && item.planIds.length === 0)
    return { field: 'planIds', message: 'Choose at least one plan.' }
  if (item.from && item.to && item.to < item.from)
    return { field: 'to', message: 'The last day must not be before the first.' }
  return null
}

function sourceFault({ metaType, metaId }: Pick<Shown, 'metaType' | 'metaId'>): string | null {
  if (metaType === 'none') return metaId === '' ? null : 'Choose what it shows.'
  if (metaType === 'link') return isItemLink(metaId) ? null : 'A valid link is required.'
  const isKnown =
    metaType === 'templateSet' ? templateSets.some((set) => set === metaId) : /^[1-9]\d{0,8}$/.test(metaId)
  return isKnown ? null : 'Choose what it shows.'
}

/** Whom an item is for. */
export type ItemAudience = Pick<Shown, 'audience' | 'planIds' | 'from' | 'to'> & {
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
