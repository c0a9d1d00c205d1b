/** Own icons for link types that have no brand mark: the `d` of one filled 24×24 path, composed from plain shapes. */

type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 100) / 100

const disc = (cx: number, cy: number, r: number, sweep = 1) =>
  `M${round(cx - r)} ${cy}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`
const discHole = (cx: number, cy: number, r: number) => disc(cx, cy, r, 0)

const box = (x: number, y: number, w: number, h: number, r = 0) =>
  `M${round(x + r)} ${y}h${round(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${round(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`
const boxHole = (x: number, y: number, w: number, h: number, r = 0) =>
  `M${round(x + r)} ${y}a${r} ${r} 0 0 0 ${-r} ${r}v${round(h - 2 * r)}a${r} ${r} 0 0 0 ${r} ${r}h${round(w - 2 * r)}a${r} ${r} 0 0 0 ${r} ${-r}v${round(2 * r - h)}a${r} ${r} 0 0 0 ${-r} ${-r}z`

/** Clockwise is solid and anticlockwise is a hole under the non-zero rule, whichever way the points were given. */
function polygon(points: readonly Point[], hole = false) {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  const ordered = area > 0 === hole ? points.toReversed() : points
  return `M${ordered.map(([x, y]) => `${x} ${y}`).join('L')}z`
}
const solid = (...points: Point[]) => polygon(points)
const hole = (...points: Point[]) => polygon(points, true)

function bar([x1, y1]: Point, [x2, y2]: Point, width = 2) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const dx = round(((y2 - y1) / length) * (width / 2))
  const dy = round(((x2 - x1) / length) * (width / 2))
  return polygon([
    [x1 + dx, y1 - dy],
    [x2 + dx, y2 - dy],
    [x2 - dx, y2 + dy],
    [x1 - dx, y1 + dy],
  ])
}

function starPoints(cx: number, cy: number, outer: number, inner: number, tips = 5): Point[] {
  return Array.from({ length: tips * 2 }, (_, i) => {
    const angle = (Math.PI * i) / tips - Math.PI / 2
    const r = i % 2 ? inner : outer
    return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))] as const
  })
}

const handset =
  'M6.4 2.4 9.6 3l1.5 4.6-2.4 2.1a13 13 0 0 0 5.6 5.6l2.1-2.4 4.6 1.5.6 3.2c.2 1.6-1.1 3.1-2.8 3C10.5 20 4 13.5 3.4 5.2 3.3 3.5 4.8 2.2 6.4 2.4z'
const sheet = 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z'
const bubble = 'M5 3h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-7l-5 5v-5H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z'
const shield = 'M12 1.5 20.5 4.5v6.5c0 5.5-3.5 9.5-8.5 11.5-5-2-8.5-6-8.5-11.5V4.5z'
const tag = 'M3 3h9l9.4 9.4a2 2 0 0 1 0 2.8l-6.2 6.2a2 2 0 0 1-2.8 0L3 12z'

/** By what they show. */
export const icons = {
  phone: handset,
  phoneRing: `${handset}M14 2a8 8 0 0 1 8 8h-2.2A5.8 5.8 0 0 0 14 4.2zM14 6a4 4 0 0 1 4 4h-2.2A1.8 1.8 0 0 0 14 8.2z`,
  deskPhone: `M5 3h14a3 3 0 0 1 3 3v3h-5V7H7v2H2V6a3 3 0 0 1 3-3z${solid([8, 9], [16, 9], [21, 14], [21, 21], [3, 21], [3, 14])}${[9, 12, 15].map((x) => discHole(x, 14, 1) + discHole(x, 17.5, 1)).join('')}`,
  headset:
    'M12 2a10 10 0 0 1 10 10v6a4 4 0 0 1-4 4h-5v-2h5a2 2 0 0 0 2-1.5V19h-4v-7h4a8 8 0 0 0-16 0h4v7H4a2 2 0 0 1-2-2v-5A10 10 0 0 1 12 2z',
  clock: `${disc(12, 12, 10)}${hole([11, 6], [13, 6], [13, 11.4], [17, 14], [15.9, 15.7], [11, 12.6])}`,
  mail: `${box(2, 4, 20, 16, 2)}${hole([4, 6.5], [12, 12], [20, 6.5], [20, 9], [12, 14.5], [4, 9])}`,
  mailOpen: `${solid([12, 1.5], [22, 8], [22, 21], [2, 21], [2, 8])}${hole([5, 9], [12, 13.5], [19, 9], [19, 11.4], [12, 15.9], [5, 11.4])}`,
  bubble,
  bubbleLines: `${bubble}${boxHole(6, 7, 12, 2, 1)}${boxHole(6, 11, 8, 2, 1)}`,
  people: `${disc(8, 8, 4)}${disc(17, 9, 3)}M1 20a7 7 0 0 1 14 0zM16.5 20a8.8 8.8 0 0 0-2-5.4A5.5 5.5 0 0 1 23 20z`,
  megaphone: `${solid([3, 9], [11, 9], [19, 4], [19, 20], [11, 15], [3, 15])}${solid([5, 16], [9, 16], [10, 22], [7, 22])}${disc(20, 12, 2.5)}`,
  star: polygon(starPoints(12, 12.8, 11, 4.6)),
  bubbleStar: `${bubble}${polygon(starPoints(12, 10.3, 5.2, 2.2), true)}`,
  thumb: `${box(2, 10, 5, 11, 1)}M9 21V10l4-8c2 0 3 1.5 2.5 3.5L14.8 9H20a2 2 0 0 1 2 2.4l-1.5 7.5A2.6 2.6 0 0 1 18 21z`,
  pin: `M12 1.5a8 8 0 0 1 8 8c0 5.5-8 13-8 13s-8-7.5-8-13a8 8 0 0 1 8-8z${discHole(12, 9.5, 3)}`,
  cart: `${solid([1, 2], [5, 2], [6, 6], [22, 6], [19.5, 15], [8, 15], [8.6, 17], [20, 17], [20, 19], [7, 19], [3.4, 4], [1, 4])}${disc(9, 21.3, 1.7)}${disc(18, 21.3, 1.7)}`,
  bag: `M8 8V6a4 4 0 0 1 8 0v2h4l1 12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2L4 8zM10 8h4V6a2 2 0 0 0-4 0z`,
  parcel: `${solid([2, 7], [11, 11.5], [11, 22.5], [2, 18])}${solid([22, 7], [13, 11.5], [13, 22.5], [22, 18])}${solid([3, 5.3], [12, 1], [21, 5.3], [12, 9.8])}`,
  shop: `${solid([4, 2], [20, 2], [23, 9], [1, 9])}${solid([3, 11], [21, 11], [21, 22], [3, 22])}${boxHole(6, 13.5, 5, 8.5)}${boxHole(14, 13.5, 4, 4)}`,
  cutlery: `M5 2h1.5v7h1.2V2h1.6v7h1.2V2H12v8a3.5 3.5 0 0 1-2.3 3.3V22H7.3v-8.7A3.5 3.5 0 0 1 5 10zM15 22V2c3 0 4.5 3.5 4.5 7.5 0 2.5-.8 4-2.1 4.7V22z`,
  bolt: solid([13.5, 1], [4, 14], [11, 14], [9.5, 23], [20, 9], [12.5, 9]),
  card: `${box(1, 4, 22, 16, 2.5)}${boxHole(1, 8, 22, 3)}${boxHole(4, 15, 6, 2)}`,
  rupee: `${disc(12, 12, 11)}${hole([7, 6], [17, 6], [17, 7.8], [14.7, 7.8], [15.2, 9.2], [17, 9.2], [17, 11], [15.1, 11], [14, 13], [11.6, 13.9], [15.8, 18.5], [13, 18.5], [8.6, 13.5], [8.6, 12.1], [11, 12.1], [12.7, 11], [7, 11], [7, 9.2], [12.9, 9.2], [11.4, 7.8], [7, 7.8])}`,
  bank: `${solid([12, 1.5], [22, 7], [22, 9], [2, 9], [2, 7])}${[4, 9, 13, 18].map((x) => box(x, 10.5, 2.5, 7)).join('')}${box(2, 19, 20, 3)}`,
  hash: `${bar([9, 3], [7, 21], 2.4)}${bar([17, 3], [15, 21], 2.4)}${box(3, 7, 18, 2.4)}${box(3, 14.6, 18, 2.4)}`,
  calendar: `${box(3, 4, 18, 18, 2.5)}${boxHole(5, 10, 14, 10)}${box(7, 1.5, 2.4, 4, 1)}${box(14.6, 1.5, 2.4, 4, 1)}${solid([10.7, 18.6], [7.5, 15.4], [8.9, 14], [10.7, 15.8], [15.1, 11.4], [16.5, 12.8])}`,
  bed: `${box(1, 5, 2.4, 15)}${disc(7.5, 11, 2.5)}M12 8h7a4 4 0 0 1 4 4v8h-2.4v-3H3.4v-2.5H12z`,
  plane: solid(
    [12, 1],
    [13.7, 4],
    [13.7, 9.2],
    [22, 14.6],
    [22, 17],
    [13.7, 14.3],
    [13.7, 19],
    [16.2, 21],
    [16.2, 23],
    [12, 21.7],
    [7.8, 23],
    [7.8, 21],
    [10.3, 19],
    [10.3, 14.3],
    [2, 17],
    [2, 14.6],
    [10.3, 9.2],
    [10.3, 4],
  ),
  bus: `${box(3, 2, 18, 17, 3)}${boxHole(5, 6, 14, 6, 1)}${discHole(7.5, 15.5, 1.5)}${discHole(16.5, 15.5, 1.5)}${box(5, 18, 3.5, 4, 1)}${box(15.5, 18, 3.5, 4, 1)}`,
  medical: `${box(2, 2, 20, 20, 4)}${hole([10, 6], [14, 6], [14, 10], [18, 10], [18, 14], [14, 14], [14, 18], [10, 18], [10, 14], [6, 14], [6, 10], [10, 10])}`,
  tools: `${bar([3.5, 20.5], [14.5, 9.5], 4)}M22 5.6a5.4 5.4 0 1 1-3.6-3.6L16.4 5.3l2.3 2.3z`,
  sheet: `${sheet}${boxHole(7, 10, 10, 1.8)}${boxHole(7, 13.6, 10, 1.8)}${boxHole(7, 17.2, 6, 1.8)}`,
  sheetCheck: `${sheet}${hole([10.7, 18], [6.8, 14.1], [8.3, 12.6], [10.7, 15], [15.8, 9.9], [17.3, 11.4])}`,
  book: `M2 4c4-1.2 7-.7 9 1v16c-2-1.7-5-2.2-9-1zM13 5c2-1.7 5-2.2 9-1v16c-4-1.2-7-.7-9 1z`,
  tag: `${tag}${discHole(7.5, 7.5, 1.8)}`,
  briefcase: `M9 6V4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2h5a2 2 0 0 1 2 2v4H2V8a2 2 0 0 1 2-2zM11 6h2V4h-2z${solid([2, 14], [10, 14], [10, 16], [14, 16], [14, 14], [22, 14], [22, 21], [2, 21])}`,
  shield: `${shield}${hole([10.8, 16.5], [6.8, 12.5], [8.4, 10.9], [10.8, 13.3], [15.8, 8.3], [17.4, 9.9])}`,
  seal: `${polygon(starPoints(12, 9.5, 8.8, 7.2, 12))}${discHole(12, 9.5, 4)}${disc(12, 9.5, 2)}${solid([7, 17.5], [10.4, 18.8], [9, 23.5], [7.7, 21.6], [5.3, 22.4])}${solid([17, 17.5], [13.6, 18.8], [15, 23.5], [16.3, 21.6], [18.7, 22.4])}`,
  factory: `${solid([2, 22], [2, 11], [8, 7], [8, 11], [14, 7], [14, 11], [16, 10], [17, 2], [20.5, 2], [22, 22])}${[5, 10, 15].map((x) => boxHole(x, 14.5, 3, 3)).join('')}`,
  leaf: `M21 3c.8 11-4.5 17-12.5 17-1.2 0-2.3-.2-3.2-.6L3.5 22 2 20.8l2-2.7C1 12 6 4.5 21 3z${hole([6.2, 17.2], [11.5, 11], [17, 7], [12.4, 12], [7.4, 18])}`,
  ship: `${solid([1, 15], [23, 15], [19, 21], [5, 21])}${box(5, 9, 6, 5)}${box(12, 9, 7, 5)}${box(8, 3, 6, 5)}`,
  play: `${box(1, 4, 22, 16, 4)}${hole([9.5, 8], [16.5, 12], [9.5, 16])}`,
  note: `${disc(6.5, 18, 3.5)}${disc(17.5, 16, 3.5)}${solid([8, 5], [21, 2], [21, 16], [18.8, 16], [18.8, 7.2], [10.2, 9.2], [10.2, 18], [8, 18])}`,
  mic: `${box(8, 1.5, 8, 13, 4)}M4 10h2.2a5.8 5.8 0 0 0 11.6 0H20a8 8 0 0 1-6.9 7.9V20H17v2.2H7V20h3.9v-2.1A8 8 0 0 1 4 10z`,
  initials: `${box(2, 2, 20, 20, 3)}${boxHole(5.5, 10, 2.7, 8)}${discHole(6.85, 7, 1.7)}M10.5 10v8h2.7v-4.2c0-2.2 2.6-2.3 2.6 0V18h2.7v-5c0-4-3.9-3.9-5.3-1.9V10z`,
  cap: `${solid([12, 3], [23.5, 9], [12, 15], [0.5, 9])}M5 13.3l7 3.7 7-3.7V18c-2 1.8-4.4 2.7-7 2.7S7 19.8 5 18z`,
  globe: `${disc(12, 12, 10.5)}${boxHole(2.5, 11, 4.3, 2)}${boxHole(8.8, 11, 6.4, 2)}${boxHole(17.2, 11, 4.3, 2)}M12 3.5c-1.6 1.4-2.7 3.3-3.1 5.5h6.2c-.4-2.2-1.5-4.1-3.1-5.5zM8.9 15c.4 2.2 1.5 4.1 3.1 5.5 1.6-1.4 2.7-3.3 3.1-5.5z`,
  pen: `${solid([2, 22], [3.2, 16.2], [15, 4.4], [19.6, 9], [7.8, 20.8])}${solid([16.4, 3], [18.2, 1.2], [22.8, 5.8], [21, 7.6])}`,
  mobile: `${box(5.5, 1, 13, 22, 3)}${boxHole(7.5, 4.5, 9, 13)}${discHole(12, 20.2, 1.2)}`,
  link: 'M10 7H7a5 5 0 0 0 0 10h3v-2.4H7a2.6 2.6 0 0 1 0-5.2h3zM14 7h3a5 5 0 0 1 0 10h-3v-2.4h3a2.6 2.6 0 0 0 0-5.2h-3zM8 10.8h8v2.4H8z',
  lines: `${box(2, 4, 20, 2.6, 1.3)}${box(2, 10.7, 20, 2.6, 1.3)}${box(2, 17.4, 12, 2.6, 1.3)}`,
  camera: `M9 3h6l2 3h3a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h3z${discHole(12, 13, 4.5)}${disc(12, 13, 2.4)}`,
  truck: `${solid([1, 5], [14, 5], [14, 17], [1, 17])}${solid([15.5, 8.5], [20, 8.5], [23, 12.5], [23, 17], [15.5, 17])}${disc(6, 18.5, 2.8)}${disc(18, 18.5, 2.8)}`,
} as const satisfies Record<string, string>
