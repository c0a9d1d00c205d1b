/** What PostgreSQL cannot keep: NUL in any text, and half a surrogate pair in JSON. A fast look at the raw JSON. */
export const mayHoldUnstorable = (json: string) => /\\u(?:0000|d[89a-f])/i.test(json)

const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

/**
 * The same value with NUL removed and lone halves of surrogate pairs replaced, in texts and in names, at any depth.
 * Without recursion: a body may be nested deeper than the stack.
 */
export function storable(value: unknown): unknown {
  const holder: { value: unknown } = { value }
  const open: Record<string, unknown>[] = [holder]
  for (let node = open.pop(); node; node = open.pop()) {
    for (const [name, child] of Object.entries(node)) {
      const named = Array.isArray(node) ? name : clean(name)
      if (named !== name) delete node[name]
      if (typeof child === 'string') node[named] = clean(child)
      else if (named !== name) node[named] = child
      if (typeof child === 'object' && child !== null) open.push(child as Record<string, unknown>)
    }
  }
  return holder.value
}
