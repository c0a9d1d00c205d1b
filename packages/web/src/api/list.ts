/** A list with the total of all its pages (specification 4). Every function gives a new list. */
export type List<T> = { items: T[]; total: number }

type Id = string | number
type IdOf<T> = (item: T) => Id

/** A list before its first page. */
export const emptyList = <T>(): List<T> => ({ items: [], total: 0 })

/** Newer versions replace older ones in place; unknown items go to the end. The total is that of the answer. */
export function merge<T>(list: List<T>, more: List<T>, idOf: IdOf<T>): List<T> {
  const fresh = new Map(more.items.map((item) => [idOf(item), item]))
  const kept = list.items.map((item) => {
    const id = idOf(item)
    const newer = fresh.get(id)
    fresh.delete(id)
    return newer ?? item
  })
  return { items: [...kept, ...fresh.values()], total: more.total }
}

/** A new item in front; the total grows. */
export const prepend = <T>(list: List<T>, item: T): List<T> => ({
  items: [item, ...list.items],
  total: list.total + 1,
})

/** The next page behind; the total is that of the answer. */
export const append = <T>(list: List<T>, page: List<T>): List<T> => ({
  items: [...list.items, ...page.items],
  total: page.total,
})

/** Replaces one item, found by its id. */
export const editById = <T>(list: List<T>, id: Id, change: Partial<T>, idOf: IdOf<T>): List<T> => ({
  items: list.items.map((item) => (idOf(item) === id ? { ...item, ...change } : item)),
  total: list.total,
})

/** The total shrinks by what was really removed. */
export function removeById<T>(list: List<T>, id: Id, idOf: IdOf<T>): List<T> {
  const items = list.items.filter((item) => idOf(item) !== id)
  return { items, total: Math.max(0, list.total - (list.items.length - items.length)) }
}
