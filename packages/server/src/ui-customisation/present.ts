import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { KeptFacts, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { fileUrl } from '../document/rules.ts'
import type { TileRow } from './store.content.ts'
import type { ItemRow } from './store.ts'

/** The row as the contract names it, with all it shows. */
export const presentItem = (
  row: ItemRow,
  { posts, tiles }: { posts: ImagePost[]; tiles: readonly TileRow[] },
): UiCustomisation => ({
  uiCustomisationId: row.uiCustomisationId,
  placement: row.placement,
  type: row.type,
  title: row.title,
  text: { ...row.body, en: row.body.en ?? '' },
  actionLabel: { ...row.actionLabel, en: row.actionLabel.en ?? '' },
  actionLink: row.actionLink,
  metaType: row.metaType,
  metaId: row.metaId,
  shape: row.shape,
  count: row.shownCount,
  languages: row.languages,
  picture: row.picture && {
    url: fileUrl(row.picture.key),
    width: row.picture.width,
    height: row.picture.height,
    sizes: row.picture.sizes.map(({ width, webp }) => ({ width, url: fileUrl(webp) })),
  },
  posts,
  tiles: tiles.map(({ item: _, thumbnailKey, ...tile }) => ({ ...tile, pictureUrl: fileUrl(thumbnailKey) })),
})

/** What only they see who keep the items; `shared` is the super-admin agency. */
export const presentKept = (row: ItemRow, shared: number, trouble: KeptFacts['trouble']): KeptFacts => ({
  agencyId: row.agencyId,
  isPlatform: row.agencyId === shared,
  agencyIds: row.agencyIds,
  audience: row.audience,
  planIds: row.planIds,
  from: row.fromDay,
  to: row.toDay,
  isShown: row.isShown,
  order: row.sortOrder,
  version: row.version,
  trouble,
})
