import type { KeptFacts } from '@parichay/contract/ui-customisation/fields.ts'
import { isRow, type ItemAudience } from '@parichay/contract/ui-customisation/rules.ts'
import type { Agency } from '../platform/hosts.ts'
import type { FoundSource } from './store.content.ts'
import type { ItemRow } from './store.ts'

/** What `appliesTo` asks of a row; `shared` is the super-admin agency. */
export const audienceOf = (row: ItemRow, shared: number): ItemAudience => ({
  ...row,
  isPlatform: row.agencyId === shared,
  from: row.fromDay,
  to: row.toDay,
})

/** Whether the source of an item is there, in the library it is drawn from. Template sets and addresses always are. */
export function hasSource(
  { metaType, metaId }: Pick<ItemRow, 'metaType' | 'metaId'>,
  library: readonly number[],
  found: readonly FoundSource[],
): boolean {
  if (metaType === 'none' || metaType === 'link' || metaType === 'templateSet') return true
  return found.some(
    ({ source, agencyId }) => source === `${metaType} ${metaId}` && library.includes(agencyId),
  )
}

/** Whether an agency has what an item shows or leads to: a row of videos and a set of templates are for who sells them. */
export function isSoldAt(
  { type, metaType, metaId }: Pick<ItemRow, 'type' | 'metaType' | 'metaId'>,
  { imagePost, pdfCardConfig, video }: Agency['configuration'],
): boolean {
  if (type === 'video' && !imagePost.isVideoPostsIncluded) return false
  if (metaType !== 'templateSet') return true
  return metaId === 'promotional' ? video.enableVideo : pdfCardConfig.enablePdfCardProduct
}

/** Why an item cannot be shown to anybody, or null. */
export function troubleOf(
  row: Pick<ItemRow, 'type' | 'audience' | 'planIds'>,
  known: { source: boolean; plans: readonly number[]; things: number },
): KeptFacts['trouble'] {
  if (!known.source) return 'SOURCE'
  if (row.audience === 'PLANS' && !row.planIds.some((id) => known.plans.includes(id))) return 'PLANS'
  const isList = isRow(row) || row.type === 'categoryGrid'
  return isList && known.things === 0 ? 'EMPTY' : null
}
