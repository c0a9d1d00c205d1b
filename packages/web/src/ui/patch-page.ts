/** The styles of a drawn page; two pages with the same styles differ only in their body. */
export const stylesOf = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]).join('\n')

/** Brings the body of a page that is shown to that of `html`, touching only what differs: pictures stay, the scroll stays. */
export function patchPage(page: Document, html: string) {
  const next = new DOMParser().parseFromString(html, 'text/html')
  page.documentElement.lang = next.documentElement.lang
  page.title = next.title
  patchElement(page.body, next.body)
}

function patchElement(here: Element, next: Element) {
  for (const { name } of Array.from(here.attributes)) if (!next.hasAttribute(name)) here.removeAttribute(name)
  for (const { name, value } of Array.from(next.attributes))
    if (here.getAttribute(name) !== value) here.setAttribute(name, value)
  const old = [...here.childNodes]
  const fresh = [...next.childNodes]
  fresh.forEach((node, place) => {
    const mine = old[place]
    if (!mine) here.append(here.ownerDocument.importNode(node, true))
    else if (mine.nodeName !== node.nodeName) mine.replaceWith(here.ownerDocument.importNode(node, true))
    else if (node.nodeType === Node.ELEMENT_NODE) patchElement(mine as Element, node as Element)
    else if (mine.nodeValue !== node.nodeValue) mine.nodeValue = node.nodeValue
  })
  for (const extra of old.slice(fresh.length)) extra.remove()
}
