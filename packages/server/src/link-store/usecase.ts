import { fail } from '@parichay/contract/errors.ts'
import {
  type LinkCategoryChange,
  linkStoreBounds,
  type LinkTypeChange,
} from '@parichay/contract/link-store/fields.ts'
import { cleanIcon } from '@parichay/contract/link-store/icon.ts'
import type { Tx } from '../platform/db.ts'
import { moved, patternFault, prefixFault } from './rules.change.ts'
import {
  addCategory,
  addType,
  changeCategory,
  changeType,
  placeCategories,
  placeTypes,
} from './store.change.ts'
import {
  findCategory,
  findType,
  type LinkCategoryRow,
  type LinkTypeRow,
  listCategories,
  listTypes,
} from './store.ts'

/** Says that what was named is not there. */
export const gone = () => fail('NOT_FOUND', 'This kind of link does not exist any more.')
const clash = () =>
  fail('CONFLICT', 'This was changed on another device. Look at the newer version and save again.')

/** Refuses one more kind than the link store may hold. Asked while it is locked. */
export async function requireRoomForType(tx: Tx): Promise<void> {
  if ((await listTypes(tx)).length >= linkStoreBounds.types)
    fail('LIMIT_REACHED', `The link store holds at most ${linkStoreBounds.types} kinds of links.`)
}

/** The path of an icon as it was typed; fails at its field where it cannot be drawn. */
function iconOf(typed: string): string {
  const cleaned = typed === '' ? { icon: '' } : cleanIcon(typed)
  return 'fault' in cleaned ? fail('VALIDATION', cleaned.fault, { field: 'icon' }) : cleaned.icon
}

type Saved<Row> = { row: Row; before: Row | undefined }

/** Adds a group or changes the one named. Asked while the link store is locked. Gives what was there as well. */
export async function saveCategory(tx: Tx, body: LinkCategoryChange): Promise<Saved<LinkCategoryRow>> {
  const { linkCategoryId: id, version, order, icon, ...typed } = body
  const columns = { ...typed, ...(icon !== undefined && { icon: iconOf(icon) }) }
  const all = await listCategories(tx)
  if (id === undefined && all.length >= linkStoreBounds.categories)
    fail('LIMIT_REACHED', `The link store holds at most ${linkStoreBounds.categories} categories.`)
  const before = id === undefined ? undefined : ((await findCategory(tx, id)) ?? gone())
  const row =
    id === undefined
      ? await addCategory(tx, columns)
      : ((await changeCategory(tx, id, columns, version)) ?? clash())
  const ids = all.map(({ linkCategoryId }) => linkCategoryId)
  if (order !== undefined) await placeCategories(tx, moved(ids, row.linkCategoryId, order))
  return { row: (await findCategory(tx, row.linkCategoryId)) ?? row, before }
}

/** Adds a type or changes the one named, its icon cleaned, its rule tried. Asked while the link store is locked. Gives what was there as well. */
export async function saveType(tx: Tx, body: LinkTypeChange): Promise<Saved<LinkTypeRow>> {
  const { linkTypeId: id, version, order, ...typed } = body
  const icon = iconOf(typed.icon)
  const fault = patternFault(typed.pattern)
  if (fault) fail('VALIDATION', fault, { field: 'pattern' })
  const wrong = prefixFault(typed.prefix)
  if (wrong) fail('VALIDATION', wrong, { field: 'prefix' })
  if (!(await findCategory(tx, typed.linkCategoryId)))
    fail('NOT_FOUND', 'This category does not exist any more.', { field: 'linkCategoryId' })
  const before = id === undefined ? undefined : ((await findType(tx, id)) ?? gone())
  const group = await listTypes(tx, typed.linkCategoryId)
  if (!before) await requireRoomForType(tx)
  const columns = { ...typed, icon }
  const row = before
    ? ((await changeType(tx, before.linkTypeId, columns, version)) ?? clash())
    : await addType(tx, columns)
  const ids = group.map(({ linkTypeId }) => linkTypeId)
  const isNewHere = before !== undefined && before.linkCategoryId !== typed.linkCategoryId
  const place = order ?? (isNewHere ? ids.length : undefined)
  if (place !== undefined) await placeTypes(tx, moved(ids, row.linkTypeId, place))
  return { row: (await findType(tx, row.linkTypeId)) ?? row, before }
}
