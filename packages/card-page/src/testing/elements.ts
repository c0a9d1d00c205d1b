/** A start tag as the tests read it. */
export type PageElement = { name: string; attributes: Record<string, string> }

/**
 * The elements of a page as the HTML standard's tokenizer finds them, raw text and comments included:
 * deliberately strict, it throws where a browser would have to guess.
 */
export function elementsOf(page: string): PageElement[] {
  const elements: PageElement[] = []
  let at = 0
  for (;;) {
    at = page.indexOf('<', at)
    if (at < 0) return elements
    if (page.startsWith('<!DOCTYPE html>', at)) at += 15
    else if (/^<\/[a-z][a-z0-9]*>/i.test(page.slice(at, at + 24))) at = page.indexOf('>', at)
    else at = readElement(page, at, elements)
  }
}

function readElement(page: string, start: number, elements: PageElement[]): number {
  const name = /^<([a-z][a-z0-9]*)/i.exec(page.slice(start, start + 24))?.[1]?.toLowerCase()
  if (!name) throw new Error(`A stray < at: ${page.slice(start, start + 40)}`)
  const attributes: Record<string, string> = {}
  const attribute = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/y
  let at = start + 1 + name.length
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(page)
    if (!found) break
    attributes[found[1]!.toLowerCase()] = decode(found[2] ?? '')
    at = attribute.lastIndex
  }
  const end = /^\s*\/?>/.exec(page.slice(at, at + 8))?.[0]
  if (end === undefined) throw new Error(`A broken tag: ${page.slice(start, at + 20)}`)
  elements.push({ name, attributes })
  at += end.length
  // In these a browser reads no tags until the end tag.
  if (['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'xmp'].includes(name))
    at = page.toLowerCase().indexOf(`</${name}`, at)
  return at
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_all, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : { amp: '&', lt: '<', gt: '>', quot: '"' }[name]!,
  )
