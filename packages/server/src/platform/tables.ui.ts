import type { PanelLanguage } from '@parichay/contract/agency/fields.ts'
import type {
  Audience,
  ItemType,
  ItemWords,
  itemShapes,
  MetaType,
  Placement,
} from '@parichay/contract/ui-customisation/fields.ts'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string | undefined, string>
/** Where a banner's picture lies: keys of files whose bytes never change. */
export type StoredPicture = {
  key: string
  width: number
  height: number
  sizes: { width: number; webp: string; avif: string | null }[]
}

/** Columns of ui_customisation. */
export type UiCustomisationTable = {
  agencyId: number
  uiCustomisationId: Generated<number>
  placement: Placement
  type: ItemType
  title: Json<ItemWords>
  body: Json<ItemWords>
  actionLabel: Json<ItemWords>
  actionLink: string
  metaType: MetaType
  metaId: string
  shape: (typeof itemShapes)[number]
  shownCount: number
  languages: PanelLanguage[]
  picture: ColumnType<StoredPicture | null, string | null | undefined, string | null>
  agencyIds: number[]
  audience: Audience
  planIds: number[]
  fromDay: string | null
  toDay: string | null
  isShown: boolean
  sortOrder: number
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
/** What stands on the pages of customers. */
export type UiTables = { uiCustomisation: UiCustomisationTable }
