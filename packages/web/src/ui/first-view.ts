const script = /<script\b[^>]*>[\s\S]*?<\/script>/g
const laterPicture = /<img\b[^>]*\bloading="lazy"[^>]*>/g

/**
 * A card's public page cut down to what a small picture of its first screen needs: no scripts (they would count a visit of
 * the owner), and only the first `pictures` of those that a visitor's browser loads late. A frame without scripts would load all.
 */
export function firstView(html: string, pictures = 2): string {
  let kept = 0
  return html.replace(script, '').replace(laterPicture, (picture) => (kept++ < pictures ? picture : ''))
}
