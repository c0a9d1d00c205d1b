import { fail } from '@parichay/contract/errors.ts'
import type { LinkStoreDifference, LinkStoreImport } from '@parichay/contract/link-store/file.ts'
import { cleanIcon } from '@parichay/contract/link-store/icon.ts'
import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../platform/db.ts'
import { presentCategory } from '../present.ts'
import { linkTypeOf } from '../rules.ts'
import { listCategories, listTypes } from '../store.ts'
import { saveCategory, saveType } from '../usecase.ts'
import { checkedFile, compareLinkStore } from './rules.ts'

/** Icons that came with the product are written in another way than a saved one; what they draw is the same. */
const asCleaned = <T extends { icon: string }>(one: T): T => {
  const cleaned = cleanIcon(one.icon)
  return 'icon' in cleaned ? { ...one, icon: cleaned.icon } : one
}

/** What a file would do with the link store as it stands, without doing it. */
export async function compareFile(
  db: Db,
  given: LinkStoreImport['file'],
): Promise<{ file: LinkStoreImport['file']; difference: LinkStoreDifference }> {
  const categories = (await listCategories(db)).map(presentCategory).map(asCleaned)
  const types = (await listTypes(db)).map(linkTypeOf).map(asCleaned)
  const { file, faults } = checkedFile(given)
  const mark = createHash('sha256')
    .update(JSON.stringify([categories, types, file]))
    .digest('hex')
  const compared = compareLinkStore(file, { categories, types })
  return { file, difference: { isApplied: false, mark, ...compared, faults } }
}

/**
 * Takes a file over, all of it or nothing. Asked while the link store is locked. Fails with CONFLICT where `mark` is not
 * that of this file and this link store, with VALIDATION where the file has faults, with LIMIT_REACHED.
 */
export async function takeOverFile(tx: Tx, { file: given, mark }: LinkStoreImport) {
  const { file, difference } = await compareFile(tx, given)
  const [fault] = difference.faults
  if (fault) fail('VALIDATION', `${fault.name}: ${fault.message}`, { field: 'file' })
  if (difference.mark !== mark)
    fail('CONFLICT', 'The link store was changed meanwhile. Look at the differences again.')
  const changed = (kind: 'category' | 'type', name: string) =>
    difference.changes.some((change) => change.kind === kind && change.name === name)
  for (const { types, ...category } of file.categories) {
    const group = (await listCategories(tx)).find(({ name }) => name === category.name)
    const id = group?.linkCategoryId
    const saved =
      group && !changed('category', category.name)
        ? group
        : (await saveCategory(tx, { ...category, ...(id === undefined ? {} : { linkCategoryId: id }) })).row
    const there = await listTypes(tx)
    for (const type of types) {
      if (!changed('type', type.name)) continue
      const old = there.find(({ name }) => name === type.name)
      await saveType(tx, {
        ...type,
        linkCategoryId: saved.linkCategoryId,
        ...(old ? { linkTypeId: old.linkTypeId } : {}),
      })
    }
  }
  return { ...difference, isApplied: true }
}
