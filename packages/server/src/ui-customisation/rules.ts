import { isItemLink, type KeptFacts } from '@parichay/contract/ui-customisation/fields.ts'
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

/** Whether the source of an item is there, in the library it is drawn from. Of template sets and addresses `troubleOf` knows more. */
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

/** What is known of what an item names. */
export type Known = {
  source: boolean
  plans: readonly number[]
  /** Pictures or tiles in it. */
  things: number
  /** Whether any promotional video can be made. */
  videos: boolean
  /** Agencies that are not suspended. */
  agencies: readonly number[]
}

const leadsNowhere = ({
  metaType,
  metaId,
  actionLink,
}: Pick<ItemRow, 'metaType' | 'metaId' | 'actionLink'>) =>
  (metaType === 'link' && !isItemLink(metaId)) || (actionLink !== '' && !isItemLink(actionLink))

/** Why an item cannot be shown to anybody, or null; `shared` is the super-admin agency. PDF cards of both kinds are always there. */
export function troubleOf(
  row: Pick<
    ItemRow,
    'type' | 'audience' | 'planIds' | 'metaType' | 'metaId' | 'actionLink' | 'agencyId' | 'agencyIds'
  >,
  shared: number,
  known: Known,
): KeptFacts['trouble'] {
  if (!known.source) return 'SOURCE'
  if (leadsNowhere(row)) return 'LINK'
  const agencies = row.agencyId === shared ? row.agencyIds : [row.agencyId]
  if (agencies.length > 0 && !agencies.some((id) => known.agencies.includes(id))) return 'AGENCIES'
  if (row.audience === 'PLANS' && !row.planIds.some((id) => known.plans.includes(id))) return 'PLANS'
  if (row.metaType === 'templateSet' && row.metaId === 'promotional' && !known.videos) return 'EMPTY'
  const isList = isRow(row) || row.type === 'categoryGrid'
  return isList && known.things === 0 ? 'EMPTY' : null
}
