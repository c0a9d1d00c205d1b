/** Letters below this are not read on a phone that shows the picture as wide as its screen, in px of a 1080 px picture. */
export const smallest = 20

/** A letter with its signs. Not `Intl.Segmenter`: each version of its rules cuts Indian scripts in another way. */
const cluster = /[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*/gu

// A frame asks for the same few texts at many sizes.
const known = new Map<string, number>()
const most = 400

/** About how wide a text is in shares of its size: frames are laid out before anything can be measured. */
export function wideOf(text: string): number {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= most) known.clear()
  const wide = measure(text)
  known.set(text, wide)
  return wide
}

function measure(text: string): number {
  let wide = 0
  for (const [segment] of text.matchAll(cluster))
    wide += /^[\s.,:;'|!()ilj/-]/.test(segment)
      ? 0.31
      : /^[\p{Lu}@&%MWmw]/u.test(segment)
        ? 0.72
        : /^[\p{Script=Latin}\p{N}+]/u.test(segment)
          ? 0.57
          : /^\p{Script=Arabic}/u.test(segment)
            ? 0.5
            : 0.82
  return wide
}

const leading = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? 1.6 : /^[\p{Script=Latin}\P{L}]*$/u.test(text) ? 1.18 : 1.32

/** The size at which a text stands in a room, in one line or in more. */
export function sizeIn(
  text: string,
  room: { width: number; height: number },
  most: number,
  lines: number,
): number {
  const wide = wideOf(text)
  const sizes = Array.from({ length: lines }, (_, i) =>
    Math.min(most, room.height / ((i + 1) * leading(text)), ((i ? 0.9 : 1) * (i + 1) * room.width) / wide),
  )
  return Math.max(...sizes)
}
