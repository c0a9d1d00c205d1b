import type {
  LinkStoreDifference,
  LinkStoreFile,
  LinkStoreFileType,
} from '@parichay/contract/link-store/file.ts'
import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { cleanIcon } from '@parichay/contract/link-store/icon.ts'
import { patternFault, prefixFault } from '../rules.change.ts'

type Fault = LinkStoreDifference['faults'][number]
type Compared = Pick<LinkStoreDifference, 'changes' | 'same' | 'onlyHere' | 'faults'>
type Store = { categories: readonly LinkCategory[]; types: readonly LinkType[] }

const typeFields = [
  'names',
  'icon',
  'colour',
  'fieldType',
  'placeholder',
  'prefix',
  'pattern',
  'isPopular',
  'isHidden',
] as const

/** A value as a difference shows it; names in a fixed order, so that the same ones are the same. */
const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([language, name]) => `${language}: ${String(name)}`)
        .join(', ')
    : String(value)

/** The file with every icon cleaned as a saved one is, and what is wrong with it: icons, rules, addresses, names twice. Pure. */
export function checkedFile(file: LinkStoreFile): { file: LinkStoreFile; faults: Fault[] } {
  const faults: Fault[] = []
  const seen = { category: new Set<string>(), type: new Set<string>() }
  const once = (kind: keyof typeof seen, name: string) => {
    if (seen[kind].has(name))
      faults.push({ name, field: 'name', message: 'This name stands twice in the file. Keep one of them.' })
    seen[kind].add(name)
  }
  const checkedType = (type: LinkStoreFileType): LinkStoreFileType => {
    const { name } = type
    once('type', name)
    const rule = patternFault(type.pattern)
    if (rule) faults.push({ name, field: 'pattern', message: rule })
    const prefix = prefixFault(type.prefix)
    if (prefix) faults.push({ name, field: 'prefix', message: prefix })
    if (type.icon === '') return type
    const icon = cleanIcon(type.icon)
    if ('icon' in icon) return { ...type, icon: icon.icon }
    faults.push({ name, field: 'icon', message: icon.fault })
    return type
  }
  const categories = file.categories.map((category) => {
    once('category', category.name)
    const icon = category.icon ? cleanIcon(category.icon) : undefined
    if (icon && 'fault' in icon) faults.push({ name: category.name, field: 'icon', message: icon.fault })
    return {
      ...category,
      ...(icon && 'icon' in icon && icon),
      types: category.types.map(checkedType),
    }
  })
  return { file: { ...file, categories }, faults }
}

/** What a checked file changes in a link store; groups and types are known by their names. Pure. */
export function compareLinkStore(
  file: LinkStoreFile,
  { categories, types }: Store,
): Omit<Compared, 'faults'> {
  const changes: Compared['changes'] = []
  let same = 0
  const nameOf = (id: number) => categories.find(({ linkCategoryId }) => linkCategoryId === id)?.name ?? ''
  const take = (change: Compared['changes'][number]) => {
    if (change.isNew || change.fields.length > 0) changes.push(change)
    else same += 1
  }
  const differing = <K extends string>(
    fields: readonly K[],
    before: Record<K, unknown>,
    after: Record<K, unknown>,
  ) =>
    fields
      .map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }))
      .filter((one) => one.before !== one.after)
  for (const category of file.categories) {
    const there = categories.find(({ name }) => name === category.name)
    // A file from before groups had icons says nothing of them.
    const { names, icon = there?.icon ?? '' } = category
    const fields = there ? differing(['names', 'icon'], there, { names, icon }) : []
    take({ kind: 'category', name: category.name, category: null, isNew: !there, fields })
    for (const type of category.types) {
      const old = types.find(({ name }) => name === type.name)
      const moved = old && {
        field: 'linkCategoryId',
        before: nameOf(old.linkCategoryId),
        after: category.name,
      }
      take({
        kind: 'type',
        name: type.name,
        category: category.name,
        isNew: !old,
        fields: old
          ? [...(moved && moved.before !== moved.after ? [moved] : []), ...differing(typeFields, old, type)]
          : [],
      })
    }
  }
  const named = new Set(file.categories.flatMap((category) => category.types.map(({ name }) => name)))
  return { changes, same, onlyHere: types.filter(({ name }) => !named.has(name)).map(({ name }) => name) }
}
