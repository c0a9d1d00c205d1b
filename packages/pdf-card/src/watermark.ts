import type { Element } from '@parichay/scene/element.ts'

/** SAMPLE across a side, as letters and not as a layer that a viewer could switch off; seen on light and on dark. */
export function sampleMark(width: number, height: number): Element[] {
  const size = Math.min(width, height) * 0.24
  const wide = size * 5.4
  return [-0.34, 0, 0.34].map((step): Element => {
    const y = height / 2 + step * Math.max(width, height) - size * 0.7
    return {
      kind: 'text',
      id: 'sample',
      box: { x: (width - wide) / 2, y, width: wide, height: size * 1.4 },
      rotation: -24,
      opacity: 0.34,
      text: 'SAMPLE',
      family: 'sans',
      weight: 'bold',
      size,
      maxLines: 1,
      align: 'centre',
      valign: 'middle',
      letterSpacing: 0.14,
      fill: '#6b7280',
      outline: { width: size * 0.018, colour: '#ffffff' },
    }
  })
}
