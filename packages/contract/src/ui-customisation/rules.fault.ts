import { type Audience, isItemLink, type ItemType, type MetaType, templateSets } from './fields.ts'

const pictured: readonly MetaType[] = ['category', 'subcategory', 'tag']
const anywhere: readonly MetaType[] = ['none', 'category', 'subcategory', 'tag', 'templateSet', 'link']
/** What each type can be drawn from. */
export const sourcesOf: Record<ItemType, readonly MetaType[]> = {
  banner: anywhere,
  imageRail: pictured,
  categoryGrid: ['none', 'category'],
  notice: anywhere,
  video: pictured,
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
