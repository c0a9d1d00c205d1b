type Placed<Id> = { id: Id; order: number }

/** Numbers are spread this far where they must be given anew. */
const stride = 8
/** Two neighbours closer than this leave no room for a third. */
const close = 1e-6

/**
 * What must get another number so that the thing at `from` stands at `to`: mostly itself alone, halfway between its
 * new neighbours; all of them where the neighbours leave no room. Pure.
 */
export function placeBetween<Id>(things: readonly Placed<Id>[], from: number, to: number): Placed<Id>[] {
  const moved = things[from]
  if (!moved || from === to) return []
  const rest = things.filter((_, place) => place !== from)
  const [before, after] = [rest[to - 1]?.order, rest[to]?.order]
  const low = before ?? Math.max(0, (after ?? 0) - stride)
  const high = after ?? (before ?? 0) + stride
  const inOrder = rest.every((one, place) => place === 0 || one.order > rest[place - 1]!.order)
  if (inOrder && high - low > close) return [{ id: moved.id, order: (low + high) / 2 }]
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
    .map(({ id }, place) => ({ id, order: (place + 1) * stride }))
    .filter(({ id, order }) => things.find((one) => one.id === id)?.order !== order)
}
