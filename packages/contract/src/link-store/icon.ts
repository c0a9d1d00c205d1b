import SvgPath from 'svgpath'
import { linkStoreBounds } from './fields.ts'

/** Why an icon cannot be used, in a sentence that says what to do. */
export type IconFault = { fault: string }

// No `<` stands inside a tag (XML 1.0, 2.4): each search ends at the next one, or a broken file would be searched from every tag to its end.
const path = /<path\b[^<>]*?\sd\s*=\s*(?:"([^"<]*)"|'([^'<]*)')[^<>]*>/gi
const drawn = /<(circle|rect|ellipse|line|polygon|polyline|text|image|use|g\s[^<>]*transform)\b/i
const box =
  /\bviewBox\s*=\s*["']\s*([-\d.eE+]+)[\s,]+([-\d.eE+]+)[\s,]+([-\d.eE+]+)[\s,]+([-\d.eE+]+)\s*["']/i
const moved = /<path\b[^<>]*\stransform\s*=/i

/**
 * The one 24×24 path of an icon: of a path as it is typed, or of a whole SVG file whose box is brought to 24×24.
 * Nothing of the file but its paths survives, so no script, style or address can.
 */
export function cleanIcon(typed: string): { icon: string } | IconFault {
  const text = typed.trim()
  if (!text.startsWith('<')) return measured(new SvgPath(text))
  if (drawn.test(text) || moved.test(text))
    return {
      fault: 'Use an SVG that is made of paths only. Your drawing program calls it “convert to path”.',
    }
  const parts = [...text.matchAll(path)].map((found) => found[1] ?? found[2] ?? '')
  if (parts.length === 0) return { fault: 'There is no path in this SVG. Use one that is made of paths.' }
  const [, x = '0', y = '0', width = '24', height = '24'] = box.exec(text) ?? []
  const size = Math.max(Number(width), Number(height))
  if (!(size > 0 && size < 100_000))
    return { fault: 'The size of this SVG cannot be read. Export it once more.' }
  const scale = 24 / size
  // What is not square stands in the middle.
  const aside = [(24 - Number(width) * scale) / 2, (24 - Number(height) * scale) / 2] as const
  return measured(
    new SvgPath(parts.join(' '))
      .translate(-Number(x), -Number(y))
      .scale(scale)
      .translate(...aside),
  )
}

function measured(shape: InstanceType<typeof SvgPath>): { icon: string } | IconFault {
  const reader = shape as InstanceType<typeof SvgPath> & { err?: string }
  const icon = reader.round(3).toString()
  if (reader.err || icon === '' || !/^[\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]+$/.test(icon))
    return { fault: 'This is not an SVG path. Paste the whole SVG, or the text between the quotes of d="…".' }
  if (icon.length > linkStoreBounds.icon / 2)
    return { fault: 'This icon is too detailed. Use a simpler one.' }
  let outside = false
  shape.abs().iterate((_segment, _index, x, y) => {
    if (x < -4 || y < -4 || x > 28 || y > 28) outside = true
  })
  return outside
    ? { fault: 'This path reaches outside 24 × 24. Paste the whole SVG with its viewBox.' }
    : { icon }
}
