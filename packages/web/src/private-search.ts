/** What a page is asked for, as it stands in an address. */
type Place = { pathname: string; search: string; hash: string }

/** Words that staff search by are numbers, names and mail addresses of people; a page to come back to may carry them. */
const isPrivate = (path: string, pair: string) =>
  (/^search=/.test(pair) && path.startsWith('/panel/admin')) || /^next=.*search%3D/i.test(pair)
const isMoved = (piece: string) => /^(?:search|next)=/.test(piece)
const join = (mark: string, pieces: string[]) => (pieces.length > 0 ? mark + pieces.join('&') : '')
const split = (text: string) => text.slice(1).split('&').filter(Boolean)

/**
 * An address of the router as the browser shows it: what is private stands behind the #, which no browser sends, so that neither this server
 * nor a proxy writes it down when the page is loaded anew.
 */
export function toAddress(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? []
  const pairs = split(query)
  const hidden = pairs.filter((pair) => isPrivate(path, pair))
  if (hidden.length === 0) return href
  const open = pairs.filter((pair) => !isPrivate(path, pair))
  return `${path}${join('?', open)}${join('#', [...split(hash), ...hidden])}`
}

/** The query of what the browser shows, with what stands behind the #. Old links that still carry it in front are read as before. */
export const queryIn = ({ search, hash }: Omit<Place, 'pathname'>): string =>
  join('?', [...split(search), ...split(hash).filter(isMoved)])

/** The address of the router for what the browser shows; the other way of `toAddress`. */
export const fromAddress = (place: Place): string =>
  `${place.pathname}${queryIn(place)}${join(
    '#',
    split(place.hash).filter((piece) => !isMoved(piece)),
  )}`
