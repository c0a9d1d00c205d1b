import type { Element } from '@parichay/scene/element.ts'
import {
  around,
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
  scallop,
} from './draw.ts'

/** A paper kite in four panels with its tail. */
export const kite = (a = '#e4572e', b = '#f9c74f', c = '#1d7a8c', tail = '#e4572e'): Motif =>
  motif(
    line('M50 76C40 84 60 90 50 98', tail, 1.2),
    path('M50 2L88 40L50 40Z', a),
    path('M50 2L12 40L50 40Z', b),
    path('M12 40L50 78L50 40Z', c),
    path('M88 40L50 78L50 40Z', a),
    path('M50 40m-13 0a13 13 0 1 1 26 0a13 13 0 1 1 -26 0', '#ffffffdd'),
    path(petals(8, 0, 11, 3.4, { x: 50, y: 40, blunt: 0.2 }), c),
    line('M50 2L50 78M12 40C30 26 70 26 88 40', '#3a2a1a66', 0.9),
    path('M50 74L40 86L60 86Z', tail),
  )

/** A barrel drum with ropes and tassels. */
export const dhol = (wood = '#c0392b', rope = '#f7d774', skin = '#f7ecd8'): Motif =>
  motif(
    path('M16 26C36 14 64 14 84 26L84 74C64 86 36 86 16 74Z', fade([wood, '#7d1f17'])),
    line('M20 26L30 78L40 19L50 82L60 19L70 78L80 26', rope, 1.6),
    line('M30 20C40 16 60 16 70 20M30 80C40 84 60 84 70 80', rope, 1),
    oval(16, 50, 9, 25, '#8a5a2b'),
    oval(15, 50, 7, 21, skin),
    oval(15, 50, 3.4, 10, '#5a3a22'),
    oval(84, 50, 9, 25, '#8a5a2b'),
    oval(85, 50, 7, 21, skin),
    line('M92 20L74 40', '#8a5a2b', 3.4),
    disc(93, 19, 3.4, '#f7d774'),
  )

/** A pot with leaves and a coconut. */
export const kalash = (metal = '#d9952a', dark = '#9c5f12', mark = '#b3202c'): Motif =>
  motif(
    path(
      [-78, -52, -26, 26, 52, 78].map((d) => blade(50, 46, 40, 8, d, { belly: 0.5 })).join(''),
      fade(['#4caf50', '#2e7d32']),
    ),
    path('M50 6C62 12 66 26 62 40L38 40C34 26 38 12 50 6Z', fade(['#a5713c', '#6d4520'])),
    line('M50 6L50 38M42 14C40 24 40 32 42 40M58 14C60 24 60 32 58 40', '#5a3717', 0.9),
    path('M30 40L70 40L66 50L34 50Z', dark),
    path(
      'M34 50C14 56 8 70 14 82C18 92 32 96 50 96C68 96 82 92 86 82C92 70 86 56 66 50Z',
      glow(['#f4c766', metal, dark], [0.36, 0.62], 0.6),
    ),
    line('M14 66C30 72 70 72 86 66M15 84C32 90 68 90 85 84', mark, 1.8),
    path(petals(8, 0, 8, 2.6, { x: 50, y: 78, blunt: 0.2 }), mark),
    path([26, 34, 66, 74].map((x) => round(x, 78.5, 1.7)).join(''), mark),
    path('M28 38L72 38L74 42L26 42Z', metal),
  )

/** A conch. */
export const conch = (shell = '#fbf1e2', shade = '#e3bfa0', lip = '#d98a7a'): Motif =>
  motif(
    path(
      'M8 48C8 22 34 8 58 14C84 20 96 42 88 62C82 78 66 84 60 96C58 84 50 76 40 74C22 72 8 64 8 48Z',
      fade([shell, shade], 30),
    ),
    path('M40 74C50 62 70 56 88 62C82 78 66 84 60 96C58 84 50 76 40 74Z', lip),
    path('M46 75C56 68 70 64 82 67C76 76 66 82 61 90C59 82 54 77 46 75Z', '#b9604f'),
    line('M14 46C24 30 42 24 60 28M18 56C28 42 46 36 68 42M28 64C36 54 52 48 76 54', '#c99878', 1.5),
    path('M8 48C2 44 0 40 2 36C6 34 10 38 12 42Z', shade),
  )

/** A bracelet of thread with a jewel. */
export const rakhi = (thread = '#c2185b', gold = '#e8b23a', petal = '#e4572e', pearl = '#fff7e6'): Motif =>
  motif(
    line('M0 58C14 46 26 52 36 50M64 50C74 52 86 46 100 58', thread, 3.2),
    line('M0 62C14 50 26 55 36 52M64 52C74 55 86 50 100 62', gold, 1.2),
    path(round(10, 55, 2.6) + round(22, 52, 2.6) + round(78, 52, 2.6) + round(90, 55, 2.6), pearl),
    path(petals(16, 10, 32, 5, { belly: 0.7, blunt: 0.4 }), petal),
    path(petals(16, 10, 25, 3.6, { belly: 0.7, blunt: 0.4, from: 11.25 }), gold),
    path(beads(16, 31, 1.6), pearl),
    disc(50, 50, 13, thread),
    ring(50, 50, 13, gold, 1.6),
    path(petals(8, 0, 10, 3, { blunt: 0.3 }), gold),
    disc(50, 50, 4, pearl),
  )

/** Round sweets piled on a plate. */
export const laddus = (sweet = '#f2a01e', plate = '#c98a1b'): Motif => {
  const one = (x: number, y: number): Element[] => [
    disc(x, y, 14.5, glow(['#ffd06a', sweet, '#cf7710'], [0.38, 0.32], 0.75)),
    path(beads(7, 9, 1.1, { x, y }) + beads(4, 4, 1, { x, y, from: 20 }), '#c4650c88'),
    path(blade(x - 2, y - 8, 7, 2, 60), '#6ea04a'),
  ]
  return motif(
    ...one(26, 66),
    ...one(50, 68),
    ...one(74, 66),
    ...one(38, 45),
    ...one(62, 45),
    ...one(50, 25),
    path('M4 76C20 80 80 80 96 76C92 90 76 94 50 94C24 94 8 90 4 76Z', fade([plate, '#8a5a10'])),
    line('M10 81C30 86 70 86 90 81', '#ffe2a0', 1.4),
  )
}

/** Steamed dumplings with pleats, on a leaf. */
export const modaks = (dough = '#fff4df', shade = '#e8cfa2'): Motif => {
  const one = (x: number, y: number, s: number): Element[] => {
    const at = (px: number, py: number) => `${x + px * s} ${y + py * s}`
    return [
      path(
        `M${at(0, -26)}C${at(6, -14)} ${at(24, -6)} ${at(22, 8)}C${at(20, 16)} ${at(-20, 16)} ${at(-22, 8)}C${at(-24, -6)} ${at(-6, -14)} ${at(0, -26)}Z`,
        fade([dough, shade]),
      ),
      line(
        [-14, -7, 0, 7, 14]
          .map((d) => `M${at(d * 0.12, -20)}C${at(d * 0.5, -10)} ${at(d, -4)} ${at(d * 1.05, 11)}`)
          .join(''),
        '#cfae77',
        1,
      ),
    ]
  }
  return motif(
    path('M0 78C16 62 84 62 100 78C84 98 16 98 0 78Z', '#3c8a3f'),
    line('M4 79L96 79', '#2c6a30', 1.4),
    ...one(26, 70, 0.95),
    ...one(74, 70, 0.95),
    ...one(50, 74, 1.05),
    ...one(50, 42, 0.95),
  )
}

/** A pot of butter hung by ropes. */
export const butterPot = (clay = '#c8662f', dark = '#8f3f18'): Motif =>
  motif(
    line('M50 0L50 16M50 16L26 40M50 16L74 40', '#b98a2e', 1.8),
    path('M30 40C44 28 56 28 70 40C64 48 36 48 30 40Z', '#fffaf0'),
    path('M22 40L78 40L74 50L26 50Z', dark),
    path(
      'M26 50C6 56 4 78 18 90C28 98 72 98 82 90C96 78 94 56 74 50Z',
      glow(['#e8925a', clay, dark], [0.36, 0.66], 0.6),
    ),
    line('M10 66C30 74 70 74 90 66', '#ffe2a0', 1.6),
    line('M12 82C30 90 70 90 88 82', '#ffe2a0', 1.6),
    path(
      petals(6, 0, 7, 2.6, { x: 50, y: 79, blunt: 0.3 }) +
        petals(6, 0, 5, 2, { x: 26, y: 76, blunt: 0.3 }) +
        petals(6, 0, 5, 2, { x: 74, y: 76, blunt: 0.3 }),
      '#fff4df',
    ),
    path('M36 42C38 56 42 58 42 48C46 64 52 62 52 46C56 54 60 52 62 44Z', '#fffaf0'),
  )

/** A bamboo flute with a tassel. */
export const flute = (bamboo = '#d9a441', dark = '#9c6b1c', tassel = '#c2185b'): Motif =>
  motif(
    path('M2 48L98 40L98.6 47L2.6 56Z', fade([bamboo, dark])),
    path([26, 40, 50, 60, 70, 80].map((x) => round(x, 50.4 - (x - 26) * 0.085, 1.7)).join(''), '#5a3a12'),
    line('M16 47L16.6 54.6M90 40.8L90.6 47.6', tassel, 2.6),
    line('M90 47C92 58 86 66 90 78M90 47C94 58 94 66 95 76M90 47C88 58 82 64 82 72', tassel, 1.2),
  )

/** A longbow with an arrow on its string. */
export const bow = (wood = '#b5651d', gold = '#f2b632'): Motif =>
  motif(
    line('M26 6C66 16 84 34 84 50C84 66 66 84 26 94', wood, 4.4),
    line('M26 6L26 94', '#c9a26a', 1.1),
    line('M2 50L96 50', gold, 2),
    path('M100 50L86 43L90 50L86 57Z', gold),
    path('M2 50L10 43L18 43L12 50L18 57L10 57Z', '#c0392b'),
    line('M80 38C84 46 84 54 80 62', gold, 5.4),
    path(round(26, 6, 3) + round(26, 94, 3), gold),
  )

/** A trident with a small drum tied to it. */
export const trident = (metal = '#e8c16a', dark = '#a8782a'): Motif =>
  motif(
    path('M48.4 30L51.6 30L52 100L48 100Z', fade([metal, dark], 90)),
    path('M50 0C54 12 54 20 52.4 32L47.6 32C46 20 46 12 50 0Z', metal),
    path(
      'M24 6C28 10 30 14 29 20C28 30 38 36 50 36C62 36 72 30 71 20C70 14 72 10 76 6C80 14 80 24 76 32C70 42 60 44 50 44C40 44 30 42 24 32C20 24 20 14 24 6Z',
      fade([metal, dark]),
    ),
    path('M44 46L56 46L54 50L46 50Z', dark),
    path('M50 59L68 51L68 67Z M50 59L32 51L32 67Z', '#8a3a1c'),
    oval(32, 59, 2.6, 8.4, '#f7ecd8'),
    oval(68, 59, 2.6, 8.4, '#f7ecd8'),
    line('M50 54L50 64', metal, 3),
  )

/** Two painted sticks, crossed. */
export const dandiya = (a = '#c2185b', b = '#0f8b8d', gold = '#ffd24a'): Motif => {
  const stick = (colour: string): Element[] => [
    path('M46 4L54 4L53 96L47 96Z', colour),
    line(
      'M46.5 16L53.5 20M46.5 28L53.5 32M46.5 40L53.5 44M46.5 52L53.5 56M46.5 64L53.5 68M46.5 76L53.5 80',
      gold,
      2,
    ),
    path(round(50, 4, 5) + round(50, 96, 4), gold),
    line('M50 98L46 110M50 98L50 112M50 98L54 110', colour, 1.4),
  ]
  return motif(...around(2, (i) => stick(i ? b : a)).map((one, i) => ({ ...one, rotation: i ? -38 : 38 })))
}

/** A holy basil plant in its masonry pot, under sugar canes. */
export const tulsi = (wall = '#d9653b', trim = '#fff4df', leaf = '#3f8f4f'): Motif =>
  motif(
    line('M22 98L34 4M78 98L66 4', '#7a9a3a', 2.4),
    line(
      'M24 82L27 82M26 66L29 66M28 50L31 50M30 34L33 34M76 82L73 82M74 66L71 66M72 50L69 50M70 34L67 34',
      '#4f6b22',
      1.2,
    ),
    path(
      blade(34, 8, 30, 3, 78) +
        blade(34, 6, 26, 3, -60) +
        blade(66, 8, 30, 3, -78) +
        blade(66, 6, 26, 3, 60) +
        blade(34, 6, 20, 3, 30) +
        blade(66, 6, 20, 3, -30),
      '#6e9a35',
    ),
    line('M50 62L50 28M50 56L40 40M50 56L60 40M50 46L43 30M50 46L57 30', '#5a7a3a', 1.4),
    path(
      [
        [50, 26, 0],
        [43, 30, -30],
        [57, 30, 30],
        [39, 40, -55],
        [61, 40, 55],
        [36, 48, -80],
        [64, 48, 80],
        [45, 42, -20],
        [55, 42, 20],
      ]
        .map(
          ([x, y, d]) =>
            blade(x!, y! + 6, 13, 5, d!) +
            blade(x!, y! + 8, 10, 4, d! + 50) +
            blade(x!, y! + 8, 10, 4, d! - 50),
        )
        .join(''),
      leaf,
    ),
    path(blade(50, 24, 12, 2, 0) + blade(43, 28, 9, 1.6, -20) + blade(57, 28, 9, 1.6, 20), '#8a5aa8'),
    block(34, 58, 32, 6, trim, 1),
    block(37, 64, 26, 22, wall),
    path('M44 82L44 74C44 69 56 69 56 74L56 82Z', '#7d2f17'),
    path('M50 70C52 74 53 76 51.6 78C50.6 79 49.4 79 48.4 78C47 76 48 74 50 70Z', '#ffd24a'),
    block(32, 86, 36, 5, trim, 1),
    block(27, 91, 46, 7, wall, 1),
    path([30, 38, 46, 54, 62, 70].map((x) => round(x, 94.5, 1.2)).join(''), trim),
  )

/** A clay pot boiling over, with sugar canes and turmeric leaves. */
export const pongalPot = (clay = '#c8562b', dark = '#8f3518'): Motif =>
  motif(
    line('M12 98L24 6M88 98L76 6', '#7a4a8a', 3),
    path(
      blade(24, 8, 30, 3.4, 70) +
        blade(24, 6, 28, 3.4, -50) +
        blade(76, 8, 30, 3.4, -70) +
        blade(76, 6, 28, 3.4, 50),
      '#5f9a3a',
    ),
    path(
      'M30 40C26 26 38 24 40 30C42 18 58 18 60 30C62 24 74 26 70 40C72 50 68 56 66 48C62 56 58 54 56 46C52 58 48 56 46 46C42 56 36 54 34 46C32 52 28 48 30 40Z',
      '#fffaf0',
    ),
    path('M26 40L74 40L70 50L30 50Z', dark),
    path(
      'M30 50C8 58 8 80 24 90C34 96 66 96 76 90C92 80 92 58 70 50Z',
      glow(['#e8925a', clay, dark], [0.36, 0.66], 0.6),
    ),
    path('M34 42C36 58 42 60 42 50C46 66 54 64 54 48C58 56 62 54 64 44Z', '#fffaf0'),
    line('M14 66C32 74 68 74 86 66', '#fff4df', 1.6),
    path([30, 40, 50, 60, 70].map((x) => round(x, 80 + (x === 50 ? 1.5 : 0), 2)).join(''), '#fff4df'),
  )

/** A raised cloth, pot and garland on a staff. */
export const gudi = (cloth = '#e8442e', border = '#f2b632', metal = '#d9952a'): Motif =>
  motif(
    line('M50 22L50 100', '#8a5a2b', 2.4),
    path('M36 26C30 46 26 62 30 78L70 78C74 62 70 46 64 26Z', fade([cloth, '#b3202c'])),
    path('M30 72L70 72L70 80L30 80Z', border),
    line('M40 28C36 46 34 60 36 72M50 28L50 72M60 28C64 46 66 60 64 72', '#7d161066', 1.2),
    path('M36 4C34 14 40 22 44 24L56 24C60 22 66 14 64 4Z', fade([metal, '#9c5f12'])),
    block(38, 23, 24, 4, metal, 1),
    line('M40 27C34 44 66 44 60 27', '#f5b81c', 3.6),
    path(blade(44, 25, 20, 4, 200) + blade(56, 25, 20, 4, 160), '#3c8a3f'),
  )

/** A round tray of offerings with a lamp. */
export const thali = (metal = '#e0b050', dark = '#a8782a'): Motif =>
  motif(
    disc(50, 50, 48, glow(['#f7dc95', metal, dark], [0.4, 0.38], 0.75)),
    ring(50, 50, 43, dark, 1),
    path(beads(36, 45.5, 0.9), '#fff4df'),
    disc(32, 38, 11, '#b3202c'),
    disc(32, 36.6, 8.6, '#d9402e'),
    disc(68, 38, 11, '#e8d9b0'),
    path(beads(9, 6, 1.6, { x: 68, y: 38 }) + beads(4, 2.4, 1.6, { x: 68, y: 38 }), '#fffdf4'),
    path(scallop(34, 66, 10, 11, 0.2), '#f08a12'),
    path(scallop(34, 66, 6, 9, 0.2), '#f9c74f'),
    path(scallop(50, 24, 8, 9, 0.2), '#f9a825'),
    path('M52 66C54 80 62 84 70 84C78 84 84 76 86 66C78 72 60 72 52 66Z', '#8f3518'),
    path('M69 44C76 54 79 60 76 66C73 70 65 70 62 66C59 60 62 54 69 44Z', '#ff9a1f'),
    path('M69 54C73 59 74 63 72 66C70 68 68 68 66 66C64 63 65 59 69 54Z', '#ffe48a'),
  )

/** A mace with a ribbed head, turned as it is carried. */
export const mace = (metal = '#f7cf63', dark = '#a8641a'): Motif =>
  motif(
    ...around(
      1,
      () => [
        path('M46 46L54 46L55 100L45 100Z', fade([metal, dark], 90)),
        block(42, 58, 16, 3.4, metal, 1.6),
        block(42, 92, 16, 4, metal, 2),
        disc(50, 101, 5.4, metal),
        path('M45 0L55 0L50 -12Z', metal),
        disc(50, 24, 25, glow(['#fff0bd', metal, dark], [0.38, 0.34], 0.72)),
        line(
          'M50 -1C39 10 39 38 50 49M50 -1C61 10 61 38 50 49M50 -1C25 6 25 42 50 49M50 -1C75 6 75 42 50 49',
          `${dark}cc`,
          1.5,
        ),
        block(41, 46, 18, 5, dark, 2),
        line('M29 22C38 29 62 29 71 22', dark, 1.5),
      ],
      36,
    ),
  )
