/** Reads a list that comes in parts to its end; `ask` is given where the part before it ended, null for the first. */
export async function everyPart<T>(
  ask: (after: number | null) => Promise<{ list: T[]; next: number | null }>,
): Promise<T[]> {
  const all: T[] = []
  let after: number | null = null
  do {
    const part: { list: T[]; next: number | null } = await ask(after)
    all.push(...part.list)
    after = part.next
  } while (after !== null)
  return all
}
