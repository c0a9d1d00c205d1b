import type { Element } from '@parichay/scene/element.ts'
import { barsOf, hasBars } from './barcode.ts'
import { type Box, box, type CardContext, has } from './context.ts'
import { barcodeId } from '@parichay/contract/pdf-card/barcode-id.ts'
import { form, rect } from './shapes.ts'

/** Narrowest bar that office printers and phones agree on, in mm, and the widest that is wanted. */
const narrowest = 0.17
const widest = 0.3
/**
 * The ID number as Code 128 with its quiet zones on a light ground, standing in a box: nothing where none is wanted, or where
 * its bars would be too narrow to be read. Mirrored it is read as well: readers take bars from both ends.
 */
export function barcodeIn(
  f: CardContext,
  at: Box,
  { dark, light = '#ffffff', radius = 0.6 }: { dark: string; light?: string; radius?: number },
): Element[] {
  if (!has(f, 'barcode') || !hasBars()) return []
  const { bars, modules } = barsOf(f.facts['barcode']!)
  const unit = Math.min(widest, at.width / (modules + 20))
  if (unit < narrowest) return []
  const [wide, high] = [unit * (modules + 20), at.height - 1]
  const x = at.x + (at.width - wide) / 2
  const n = (value: number) => String(Math.round(value * 10_000) / 10_000)
  const data = bars
    .map(([from, count]) => {
      const [left, right] = [n((from + 10) * unit), n((from + count + 10) * unit)]
      return `M${left} 0 L${right} 0 L${right} ${n(high)} L${left} ${n(high)} Z`
    })
    .join(' ')
  return [
    rect(x, at.y, wide, at.height, light, { radius }),
    {
      ...form(box(x, at.y + 0.5, wide, high), { type: 'path', view: [wide, high], data }, dark),
      id: `${barcodeId}${f.facts['barcode']!}`,
    },
  ]
}
