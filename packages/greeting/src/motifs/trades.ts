import {
  beads,
  blade,
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

const toothed = (x: number, y: number, r: number, teeth: number) => {
  const parts = Array.from({ length: teeth }, (_, i) => {
    const degrees = (i * 360) / teeth
    return blade(x, y, r * 1.24, r * 0.2, degrees, { belly: 0.9, blunt: 0.8 })
  })
  return round(x, y, r) + parts.join('')
}

/** Two gears that turn each other. */
export const gears = (a = '#3a6ea5', b = '#f2a01e', hole = '#ffffff'): Motif =>
  motif(
    path(toothed(36, 40, 28, 10), a),
    disc(36, 40, 18, `${hole}33`),
    disc(36, 40, 9, hole),
    path(toothed(74, 76, 16, 8), b),
    disc(74, 76, 6, hole),
  )

/** A glass of tea with steam. */
export const teaGlass = (tea = '#c9793a', glass = '#ffffff', steam = '#ffffffaa'): Motif =>
  motif(
    line('M40 26C34 18 46 14 40 4M52 26C46 16 58 12 52 0M64 26C58 18 70 14 64 4', steam, 2.6),
    path('M28 32L76 32L70 94C70 97 68 98 66 98L38 98C36 98 34 97 34 94Z', `${glass}66`),
    path('M30 44L74 44L69.6 90C69.4 93 68 94 66 94L38 94C36 94 34.6 93 34.4 90Z', fade([tea, '#8f4a1c'])),
    oval(52, 44, 22, 3.4, '#e0a066'),
    line('M28 32L34 94C34 97 36 98 38 98L66 98C68 98 70 97 70 94L76 32', `${glass}cc`, 1.8),
    line('M42 52L44 86M52 52L52 86M62 52L60 86', '#ffffff33', 2.4),
    oval(52, 32, 24, 3.6, undefined, { stroke: { paint: `${glass}dd`, width: 1.8 } }),
  )

/** A pile of books with an apple. */
export const books = (colours = ['#c0392b', '#1d7a8c', '#f2a01e'], page = '#fffaf0'): Motif =>
  motif(
    ...[0, 1, 2].flatMap((i) => {
      const [x, y, w] = [
        [8, 78, 84],
        [14, 60, 74],
        [10, 42, 78],
      ][i]!
      return [
        block(x!, y!, w!, 17, colours[i]!, 3),
        block(x! + 10, y! + 3, w! - 8, 11, page, 1),
        block(x! + 10, y! + 8, w! - 8, 0.8, '#c9b690'),
        block(x! + 2, y! + 3, 3, 11, '#ffffff55'),
      ]
    }),
    path(
      'M50 22C40 14 28 20 30 32C32 42 42 44 50 40C58 44 68 42 70 32C72 20 60 14 50 22Z',
      glow(['#ff8a7a', '#e0402e', '#b3202c'], [0.42, 0.28], 0.4),
    ),
    line('M50 22C50 14 53 10 57 8', '#5a3717', 1.8),
    path(blade(51, 17, 16, 4, 62), '#4caf50'),
  )

/** A stethoscope. */
export const stethoscope = (tube = '#22577a', metal = '#c9d6de'): Motif =>
  motif(
    line('M22 8C16 26 18 46 34 52C50 46 52 26 46 8', tube, 4.6),
    line('M34 52C34 76 44 92 60 92C76 92 80 80 80 64', tube, 4.6),
    line('M22 8L28 5M46 8L40 5', metal, 4.6),
    disc(80, 54, 12, metal),
    disc(80, 54, 8, tube),
    disc(80, 54, 3.4, metal),
  )

/** A camera. */
export const camera = (body = '#2f3640', top = '#596275', lens = '#3fa7d6'): Motif =>
  motif(
    path('M30 26L38 14L62 14L70 26Z', top),
    block(6, 24, 88, 60, body, 9),
    block(6, 36, 88, 6, '#e4572e'),
    disc(50, 56, 24, '#dfe6ea'),
    disc(50, 56, 20, body),
    disc(50, 56, 15, glow(['#bfe6f7', lens, '#12374a'], [0.38, 0.36], 0.7)),
    disc(44, 50, 4, '#ffffffbb'),
    block(76, 28, 12, 6, '#ffe48a', 2),
    block(14, 18, 12, 6, top, 2),
  )

/** Scissors and a comb. */
export const scissorsComb = (metal = '#8fa3ad', handle = '#c2185b', comb = '#3a2f5a'): Motif =>
  motif(
    path('M30 62L70 4L76 8L40 68Z', metal),
    path('M58 62L20 4L14 8L48 68Z', fade([metal, '#c9d6de'])),
    disc(44, 52, 2.6, '#33424d'),
    ring(26, 78, 12, handle, 5),
    ring(60, 78, 12, handle, 5),
    line('M34 68L38 62M54 68L50 62', handle, 5),
    path('M82 8L92 8L92 94L82 94Z', comb),
    line(Array.from({ length: 17 }, (_, i) => `M82 ${12 + i * 4.9}L72 ${12 + i * 4.9}`).join(''), comb, 2.2),
  )

/** Three bowls of spices. */
export const spiceBowls = (powders = ['#d9402e', '#f2b01e', '#7a9a3a'], wood = '#8a5a2b'): Motif =>
  motif(
    ...[
      [28, 44, 0],
      [72, 44, 1],
      [50, 76, 2],
    ].flatMap(([x, y, i]) => [
      disc(x!, y!, 22, fade([wood, '#5a3717'])),
      disc(x!, y!, 18, glow([powders[i!]!, powders[i!]!, '#00000055'], [0.45, 0.42], 0.9)),
      path(beads(9, 11, 1.2, { x: x!, y: y! }) + beads(5, 5, 1, { x: x!, y: y!, from: 20 }), '#ffffff44'),
    ]),
    path(star(50, 24, 8, 11, 4), '#6d4520'),
    path(blade(12, 84, 30, 6, 40), '#4b8f52'),
    path('M80 94C88 90 92 82 92 74C86 76 80 84 80 94Z', '#c0272d'),
  )

/** A sewing machine. */
export const sewingMachine = (body = '#1f2d3d', gold = '#e8b84a', base = '#8a5a2b'): Motif =>
  motif(
    block(4, 82, 92, 9, base, 2),
    path(
      'M12 82L12 74L60 74L60 44L28 44C26 54 24 56 24 62L16 62L14 40C14 30 20 24 30 24L74 24C82 24 86 30 86 38L86 82Z',
      body,
    ),
    line('M22 34L74 34', gold, 1.8),
    path(petals(8, 0, 6, 2, { x: 48, y: 34, blunt: 0.2 }), gold),
    ring(84, 40, 11, gold, 4),
    line('M20 62L20 74', '#c9d6de', 1.8),
    block(16, 58, 8, 5, '#c9d6de', 1),
    block(52, 8, 14, 16, '#e4572e', 1),
    line('M52 12L66 12M52 16L66 16M52 20L66 20M52 10C40 14 22 18 20 56', '#ffd8cc', 0.9),
    path('M4 78C20 70 34 82 52 76L52 82L4 82Z', '#e05a8a'),
  )

/** A tooth with a spark. */
export const tooth = (white = '#ffffff', shade = '#cfe6f2', spark = '#ffd24a'): Motif =>
  motif(
    path(
      'M50 20C38 10 14 12 14 36C14 50 22 58 26 74C28 86 30 96 36 96C44 96 42 72 50 72C58 72 56 96 64 96C70 96 72 86 74 74C78 58 86 50 86 36C86 12 62 10 50 20Z',
      fade([white, shade]),
    ),
    line('M50 20C54 24 58 25 62 24M24 36C24 28 28 24 33 23', '#9cc9df', 2),
    path(star(84, 16, 4, 14, 3.4) + star(96, 34, 4, 7, 1.8), spark),
  )

/** A cricket bat and ball with stumps. */
export const cricket = (wood = '#e8c98a', grip = '#1f6f8b', ball = '#c0272d'): Motif =>
  motif(
    line('M62 30L62 96M72 30L72 96M82 30L82 96', '#c9a060', 4),
    line('M60 28L73 28M71 28L84 28', '#8a6a35', 3),
    {
      kind: 'group',
      box: { x: 0, y: 0, width: 100, height: 100 },
      rotation: -28,
      children: [
        block(41, 2, 7, 34, grip, 3),
        path('M37 36L52 36L54 42L54 90C54 97 35 97 35 90L35 42Z', fade([wood, '#c99a4a'], 90)),
        block(35, 50, 19, 8, '#c0272d'),
      ],
    },
    disc(28, 86, 11, glow(['#f06a5a', ball, '#8a1216'], [0.38, 0.34], 0.75)),
    line('M22 78C28 84 30 90 28 96', '#ffe9d8', 1.4),
  )

/** A shopping bag with a tag. */
export const bag = (fill = '#e4572e', side = '#b33d1c', tag = '#ffd24a', mark = '#ffffff'): Motif =>
  motif(
    line('M34 34C34 4 66 4 66 34', side, 4),
    path('M14 28L86 28L92 96L8 96Z', fill),
    path('M74 28L86 28L92 96L80 96Z', side),
    path(petals(8, 4, 20, 5, { x: 46, y: 64, blunt: 0.2 }), mark),
    disc(46, 64, 5, tag),
    path('M66 34L84 40L90 58L76 64L62 50Z', tag),
    disc(71, 42, 2.2, side),
  )

/** A telephone with a sign of sound. */
export const phone = (body = '#22303c', screen = '#3fa7d6', light = '#ffffff'): Motif =>
  motif(
    block(26, 2, 48, 96, body, 9),
    block(30, 11, 40, 74, fade([screen, '#1b5f86']), 2),
    block(43, 5, 14, 2.4, '#596275', 1),
    disc(50, 91.5, 3.4, '#596275'),
    path('M42 36L58 28L58 56L42 48Z', light),
    line('M62 34C66 38 66 46 62 50M38 66L62 66M38 73L54 73', light, 2.2),
  )

/** A ring with a stone. */
export const jewel = (gold = '#e8b84a', stone = '#8fe0f0', dark = '#b07f1c'): Motif =>
  motif(
    ring(50, 66, 26, fade([gold, dark]), 7),
    path('M34 16L66 16L78 30L50 56L22 30Z', stone),
    path('M34 16L42 30L50 56L22 30ZM66 16L58 30L50 56L78 30Z', '#ffffff44'),
    line('M22 30L78 30M42 30L50 16L58 30L50 56Z', '#ffffffcc', 1.2),
    path(star(82, 12, 4, 11, 2.6) + star(18, 18, 4, 7, 1.8), '#fff6cf'),
  )

/** A hammer and a spanner, crossed. */
export const tools = (wood = '#b9814a', metal = '#7f8c96', light = '#c9d6de'): Motif =>
  motif(
    {
      kind: 'group',
      box: { x: 0, y: 0, width: 100, height: 100 },
      rotation: 45,
      children: [
        block(46, 26, 8, 70, metal, 3),
        path(
          'M50 2C38 2 32 12 36 22C40 30 46 30 50 30C54 30 60 30 64 22C68 12 62 2 58 2L58 16L50 20L42 16L42 2Z',
          metal,
        ),
      ],
    },
    {
      kind: 'group',
      box: { x: 0, y: 0, width: 100, height: 100 },
      rotation: -45,
      children: [
        block(45, 20, 10, 78, wood, 4),
        path('M26 6L66 6C76 6 80 14 84 22C76 20 70 20 66 22L26 22Z', light),
        block(22, 4, 8, 20, metal, 1),
      ],
    },
  )

/** A tap with a drop. */
export const tap = (metal = '#8fa3ad', dark = '#5f7480', drop = '#3fa7d6'): Motif =>
  motif(
    path(
      'M4 30L60 30C76 30 84 40 84 56L84 62L64 62L64 56C64 52 62 50 58 50L4 50Z',
      fade(['#dfe8ee', metal, dark]),
    ),
    block(30, 16, 12, 14, dark),
    block(16, 8, 40, 8, '#c0272d', 4),
    block(60, 60, 28, 6, dark, 2),
    block(0, 24, 7, 32, dark, 2),
    path('M74 72C80 82 84 88 80 94C77 99 71 99 68 94C64 88 68 82 74 72Z', drop),
  )

/** A bulb that shines. */
export const bulb = (light = '#ffd24a', metal = '#7f8c96'): Motif =>
  motif(
    disc(50, 42, 48, glow(['#ffe9a888', '#ffd24a22', '#ffd24a00'])),
    path(
      'M50 10C70 10 82 24 80 42C78 56 66 60 64 76L36 76C34 60 22 56 20 42C18 24 30 10 50 10Z',
      glow(['#fffbe0', light], [0.44, 0.3], 0.6),
    ),
    line('M42 74L40 50L46 44L50 52L54 44L60 50L58 74', '#c07f12', 1.8),
    block(36, 76, 28, 5, metal, 2),
    block(37, 82, 26, 5, '#596275', 2),
    block(40, 88, 20, 6, metal, 3),
  )

/** A young plant in a pot or a hand of soil. */
export const sapling = (leaf = '#4caf50', dark = '#2e7d32', pot = '#c8662f'): Motif =>
  motif(
    line('M50 66C50 50 50 42 50 30', dark, 3),
    path(blade(50, 42, 40, 12, 52) + blade(50, 52, 36, 11, -56), leaf),
    path(blade(50, 34, 30, 9, 0), dark),
    line('M50 42L76 22M50 52L24 34M50 34L50 10', '#ffffff66', 1.2),
    path('M24 64L76 64L68 98L32 98Z', fade([pot, '#8f3f18'], 90)),
    block(20, 60, 60, 9, pot, 3),
  )

/** A capsule and a strip of pills with a cross. */
export const medicine = (green = '#2aa876', red = '#e4572e'): Motif =>
  motif(
    block(30, 26, 48, 68, '#ffffff', 8),
    block(30, 44, 48, 32, green),
    block(34, 10, 40, 16, '#33424d', 4),
    path('M50 48L58 48L58 56L66 56L66 64L58 64L58 72L50 72L50 64L42 64L42 56L50 56Z', '#ffffff'),
    {
      kind: 'group',
      box: { x: 0, y: 56, width: 44, height: 44 },
      rotation: 40,
      children: [block(8, 14, 18, 17, red, [9, 0, 0, 9]), block(26, 14, 18, 17, '#fff4df', [0, 9, 9, 0])],
    },
  )

/** A cake with a cherry. */
export const cake = (cream = '#fff4df', pink = '#f48fb1', base = '#8a5a3a'): Motif =>
  motif(
    block(8, 90, 84, 6, '#dfe6ea', 3),
    block(16, 54, 68, 36, base, 4),
    path(
      'M16 56C16 44 84 44 84 56L84 66C80 74 76 62 70 68C66 76 60 64 54 70C48 78 42 62 36 70C30 76 26 64 20 70C18 70 16 68 16 66Z',
      pink,
    ),
    block(30, 28, 40, 24, cream, 4),
    path('M30 34C30 26 70 26 70 34C66 42 62 34 56 40C50 46 46 34 40 40C36 42 32 38 30 34Z', '#c2185b'),
    disc(50, 20, 7, glow(['#ff8a7a', '#d6232c'], [0.4, 0.36], 0.6)),
    line('M50 14C51 8 55 5 60 4', '#4b8f52', 1.4),
    path([24, 36, 48, 60, 72].map((x) => round(x, 82, 1.8)).join(''), '#ffd24a'),
  )

/** A calculator and a rising line. */
export const accounts = (body = '#22577a', rise = '#2aa876'): Motif =>
  motif(
    block(6, 20, 50, 76, body, 6),
    block(12, 27, 38, 16, '#d8f0dc', 2),
    ...[0, 1, 2].flatMap((r) =>
      [0, 1, 2].map((c) =>
        block(12 + c * 13.6, 50 + r * 14.6, 10.6, 11, r === 2 && c === 2 ? '#f2a01e' : '#dfe8ee', 2),
      ),
    ),
    block(64, 66, 9, 30, `${rise}88`, 1),
    block(76, 52, 9, 44, `${rise}bb`, 1),
    block(88, 34, 9, 62, rise, 1),
    line('M62 54L74 40L84 44L97 14', '#f2a01e', 3),
    path('M99 6L99 20L87 13Z', '#f2a01e'),
  )

/** A dumb-bell. */
export const dumbbell = (metal = '#33424d', red = '#e4572e'): Motif =>
  motif(
    block(24, 46, 52, 8, '#8fa3ad', 3),
    block(10, 30, 12, 40, metal, 4),
    block(78, 30, 12, 40, metal, 4),
    block(22, 24, 10, 52, red, 4),
    block(68, 24, 10, 52, red, 4),
    block(2, 43, 8, 14, metal, 3),
    block(90, 43, 8, 14, metal, 3),
  )

/** A folded sari with its border. */
export const sari = (cloth = '#b3205a', border = '#f2b632', shade = '#7d1440'): Motif =>
  motif(
    path('M10 30C30 22 70 22 90 30L90 84C70 92 30 92 10 84Z', fade([cloth, shade])),
    path('M10 72C30 80 70 80 90 72L90 84C70 92 30 92 10 84Z', border),
    line('M10 46C30 54 70 54 90 46M10 59C30 67 70 67 90 59', `${border}`, 1.6),
    path(
      [22, 36, 50, 64, 78]
        .map((x) => petals(6, 0, 4, 1.3, { x, y: 41 - Math.abs(x - 50) * 0.03, blunt: 0.3 }))
        .join(''),
      border,
    ),
    path('M14 27C30 12 70 12 86 27C70 22 30 22 14 27Z', border),
    path('M16 22C32 8 68 8 84 22C68 16 32 16 16 22Z', cloth),
    path([20, 35, 50, 65, 80].map((x) => round(x, 83 - Math.abs(x - 50) * 0.08, 1.8)).join(''), shade),
  )

/** A small car from the side. */
export const car = (body = '#d6232c', glass = '#bfe6f7', dark = '#33424d'): Motif =>
  motif(
    path(
      'M4 62C4 52 10 50 22 48L34 30C36 27 38 26 42 26L64 26C68 26 70 27 73 30L84 47C92 49 96 52 96 62L96 70L4 70Z',
      body,
    ),
    path('M30 47L39 33C40 31 41 31 43 31L51 31L51 47ZM56 31L63 31C66 31 67 31 69 33L77 47L56 47Z', glass),
    block(2, 66, 96, 7, dark, 3),
    disc(26, 72, 12, dark),
    disc(26, 72, 6, '#dfe6ea'),
    disc(74, 72, 12, dark),
    disc(74, 72, 6, '#dfe6ea'),
    block(88, 54, 8, 5, '#ffd24a', 2),
  )
