import {
  beads,
  block,
  disc,
  fade,
  glow,
  line,
  type Motif,
  motif,
  oval,
  path,
  petals,
  ring,
  round,
  star,
} from './draw.ts'

/** A dome with two towers, in outline as against the evening. */
export const domes = (wall: string, light: string): Motif =>
  motif(
    path('M50 10C52 16 56 18 58 22C74 30 80 42 78 56L22 56C20 42 26 30 42 22C44 18 48 16 50 10Z', wall),
    block(20, 56, 60, 44, wall),
    path('M8 100L8 34C8 28 16 28 16 34L16 100ZM84 100L84 34C84 28 92 28 92 34L92 100Z', wall),
    path('M7 36C7 26 10 24 12 18C14 24 17 26 17 36ZM83 36C83 26 86 24 88 18C90 24 93 26 93 36Z', wall),
    path('M38 100L38 78C38 66 48 64 50 58C52 64 62 66 62 78L62 100Z', light),
    path(
      'M25 100L25 84C25 78 29 76 30 73C31 76 35 78 35 84L35 100ZM65 100L65 84C65 78 69 76 70 73C71 76 75 78 75 84L75 100Z',
      light,
    ),
    line('M24 54L76 54M20 61L80 61', light, 0.8),
    line('M50 10L50 3', wall, 1.2),
  )

/** A white shrine with a gilded dome over water. */
export const goldenShrine = (gold = '#f2b632', dark = '#c07f12', light = '#fff3d0'): Motif =>
  motif(
    path(
      'M50 6C51 12 54 14 56 18C68 22 74 32 71 42L29 42C26 32 32 22 44 18C46 14 49 12 50 6Z',
      fade([gold, dark]),
    ),
    line('M38 24C34 30 34 36 35 42M50 16L50 42M62 24C66 30 66 36 65 42', `${dark}`, 0.8),
    block(26, 42, 48, 5, dark, 1),
    block(22, 47, 56, 26, fade([gold, dark])),
    block(12, 73, 76, 4, dark),
    block(10, 77, 80, 16, light),
    ...[28, 44, 60].map((x) =>
      path(`M${x} 71L${x} 58C${x} 52 ${x + 12} 52 ${x + 12} 58L${x + 12} 71Z`, light),
    ),
    ...[14, 28, 43, 58, 72].map((x) =>
      path(`M${x} 93L${x} 86C${x} 81 ${x + 14} 81 ${x + 14} 86L${x + 14} 93Z`, `${dark}55`),
    ),
    ...[16, 84].map((x) =>
      path(`M${x - 6} 47C${x - 8} 40 ${x - 2} 37 ${x} 33C${x + 2} 37 ${x + 8} 40 ${x + 6} 47Z`, gold),
    ),
    ...[16, 84].map((x) => block(x - 5, 47, 10, 26, dark)),
    block(4, 93, 92, 4, light, 1),
  )

/** A stepped temple tower with its flag. */
export const temple = (wall = '#e0884a', dark = '#b05a24', flag = '#e8442e'): Motif =>
  motif(
    line('M50 20L50 2', '#8a5a2b', 1),
    path('M50 2L66 6L50 11Z', flag),
    path('M50 16C60 28 66 44 68 64L32 64C34 44 40 28 50 16Z', fade([wall, dark], 90)),
    line('M42 32L58 32M38 42L62 42M35.6 52L64.4 52', dark, 1.4),
    path(
      'M22 46C26 52 29 58 30 64L14 64C15 58 18 52 22 46ZM78 46C82 52 85 58 86 64L70 64C71 58 74 52 78 46Z',
      wall,
    ),
    block(10, 64, 80, 5, dark, 1),
    block(14, 69, 72, 24, wall),
    ...[20, 34, 60, 74].map((x) => block(x, 69, 5, 24, dark)),
    path('M43 93L43 80C43 73 57 73 57 80L57 93Z', '#5a2a12'),
    block(6, 93, 88, 6, dark, 1),
  )

/** A chariot of the gods with its canopy. */
export const chariot = (cloth = '#d62f3a', gold = '#f2b632', wood = '#7a3d1a'): Motif =>
  motif(
    line('M50 10L50 2', wood, 1),
    path('M50 2L62 5L50 9Z', gold),
    path('M50 8C56 20 70 34 76 52L24 52C30 34 44 20 50 8Z', cloth),
    path('M50 8C53 20 58 34 59 52L41 52C42 34 47 20 50 8Z', gold),
    path('M50 8C51 20 52 34 53 52L47 52C48 34 49 20 50 8Z', cloth),
    path(
      'M20 52L80 52L80 58C76 64 72 64 70 58C66 64 62 64 60 58C56 64 52 64 50 58C48 64 44 64 40 58C38 64 34 64 30 58C28 64 24 64 20 58Z',
      gold,
    ),
    ...[24, 40, 56, 72].map((x) => block(x, 58, 4, 16, wood)),
    block(16, 73, 68, 7, wood, 1),
    line('M18 76.5L82 76.5', gold, 1.4),
    ...[26, 50, 74].flatMap((x) => [
      disc(x, 89, 10, wood),
      ring(x, 89, 7.6, gold, 1.6),
      path(petals(8, 0, 7, 0.8, { x, y: 89 }), gold),
      disc(x, 89, 2.4, gold),
    ]),
  )

/** Hills, one behind the other, across a picture; colours from the far one on. */
export function hills(field: { x: number; y: number; width: number; height: number }, colours: string[]) {
  const forms = [
    'M0 50C12 30 24 26 36 40C48 20 60 18 72 36C82 26 92 28 100 38L100 100L0 100Z',
    'M0 62C16 48 30 50 44 60C60 44 78 46 100 58L100 100L0 100Z',
    'M0 80C22 66 40 72 56 78C74 68 88 70 100 76L100 100L0 100Z',
  ]
  return colours.map((fill, i) => ({ ...path(forms[i % 3]!, fill), box: field }))
}

/** Water with strokes of light, across a picture. */
export const water = (
  field: { x: number; y: number; width: number; height: number },
  top: string,
  low: string,
  light: string,
) => [
  { ...path('M0 0L100 0L100 100L0 100Z', fade([top, low])), box: field },
  {
    ...line(
      'M8 12L22 12M44 9L60 9M74 16L92 16M18 28L40 28M58 32L72 32M6 48L20 48M48 50L74 50M84 44L96 44M30 68L48 68M66 74L86 74',
      light,
      5,
    ),
    box: field,
  },
]

/** A church cross on a hill. */
export const cross = (wood = '#5a3a22', light = '#ffe9b0'): Motif =>
  motif(
    disc(50, 42, 48, glow([`${light}cc`, `${light}44`, `${light}00`])),
    block(46, 6, 8, 92, wood, 1),
    block(24, 26, 52, 8, wood, 1),
    path('M48 30C38 44 36 60 42 72C44 60 46 48 52 36ZM52 30C62 44 66 58 60 76C57 62 55 48 48 36Z', '#fffaf0'),
  )

/** A round fire in its vase. */
export const fireUrn = (metal = '#c9a24a', dark = '#8a6a1f'): Motif =>
  motif(
    disc(50, 28, 36, glow(['#ffdf8a88', '#ffc24a33', '#ffb02e00'])),
    path('M50 2C62 18 68 28 62 38C58 46 42 46 38 38C32 28 40 18 50 2Z', '#ff9a1f'),
    path('M50 16C57 26 60 32 56 38C53 42 47 42 44 38C40 32 44 26 50 16Z', '#ffe48a'),
    path(
      'M18 42L82 42C80 52 74 60 62 64L62 70C62 74 68 78 70 84L30 84C32 78 38 74 38 70L38 64C26 60 20 52 18 42Z',
      fade([metal, dark], 90),
    ),
    block(24, 84, 52, 8, dark, 2),
    line('M24 48L76 48', '#fff4df', 1.2),
    path([32, 41, 50, 59, 68].map((x) => round(x, 54, 1.5)).join(''), '#fff4df'),
  )

/** A house front with a door, small. */
export const house = (wall = '#f7ecd8', roof = '#c8562b', door = '#2a6f77'): Motif =>
  motif(
    path('M6 48L50 12L94 48L88 54L50 23L12 54Z', roof),
    path('M16 50L50 23L84 50L84 92L16 92Z', wall),
    block(42, 62, 18, 30, door, [9, 9, 0, 0]),
    disc(56, 78, 1.4, '#ffd24a'),
    block(23, 58, 13, 13, '#8fd3f4', 1),
    block(66, 58, 13, 13, '#8fd3f4', 1),
    line('M29.5 58L29.5 71M23 64.5L36 64.5M72.5 58L72.5 71M66 64.5L79 64.5', '#ffffff', 1.2),
    block(70, 18, 8, 18, roof),
    block(8, 92, 84, 4, '#59b35c', 2),
  )

/** A snake boat with its rowers as beads. */
export const boat = (hull = '#5a2f16', gold = '#f2b632'): Motif =>
  motif(
    path(
      'M2 40C14 62 30 66 54 66C74 66 88 56 98 22C100 40 96 66 78 74C60 80 30 78 18 70C8 62 4 52 2 40Z',
      hull,
    ),
    line('M10 58C24 70 64 74 84 60', gold, 1.6),
    path([24, 34, 44, 54, 64, 74].map((x) => round(x, 58, 3.4)).join(''), '#3a1f10'),
    line('M24 62L18 84M34 62L28 84M44 62L38 84M54 62L48 84M64 62L58 84M74 60L68 84', '#8a5a2b', 1.4),
    path(star(95, 24, 6, 4, 2), gold),
    path(beads(5, 3, 0.8, { x: 94, y: 34 }), gold),
    oval(50, 88, 44, 3, '#ffffff44'),
  )

/** A hill fort under a forked flag. */
export const fort = (stone = '#b9793f', dark = '#7a4a22', flag = '#ff7a14'): Motif =>
  motif(
    path('M51 2L84 9L72 16L86 26L51 25Z', fade([flag, '#e0560a'], 60)),
    line('M50 0L50 40', '#5a3a1c', 2),
    path('M36 38L64 38L66 66L34 66Z', fade([stone, dark])),
    path('M34 32L40 32L40 36L44 36L44 32L50 32L50 36L56 36L56 32L60 32L60 36L66 36L66 40L34 40Z', stone),
    path('M6 98L12 64L88 64L94 98Z', fade([stone, dark])),
    path(
      'M10 56L18 56L18 61L24 61L24 56L32 56L32 61L38 61L38 56L46 56L46 61L54 61L54 56L62 56L62 61L68 61L68 56L76 56L76 61L82 61L82 56L90 56L90 67L10 67Z',
      stone,
    ),
    path('M4 98L8 50L22 50L24 98ZM96 98L92 50L78 50L76 98Z', fade([stone, dark], 20)),
    path('M6 44L11 44L11 48L14 48L14 44L17 44L17 48L20 48L20 44L24 44L24 52L6 52Z', stone),
    path('M94 44L89 44L89 48L86 48L86 44L83 44L83 48L80 48L80 44L76 44L76 52L94 52Z', stone),
    path('M41 98L41 84C41 72 50 70 50 68C50 70 59 72 59 84L59 98Z', '#3a2210'),
    line(
      'M30 76L36 76M64 76L70 76M28 86L34 86M66 86L72 86M12 62L16 62M84 62L88 62M48 50L52 50',
      `${dark}bb`,
      1.6,
    ),
  )
