import type { Element } from '@parichay/scene/element.ts'
import { block, disc, fade, line, type Motif, motif, oval, path, petals, ring } from './draw.ts'

/** Saffron, white, green. */
export const tricolour = ['#f58220', '#ffffff', '#12823b'] as const
/** The blue of the wheel. */
export const navy = '#1b2f7a'

/** Three flowing bands across a picture. */
export function bands(
  field: { x: number; y: number; width: number; height: number },
  colours: readonly string[] = tricolour,
): Element[] {
  const one = (y: number) => `M0 ${y}C18 ${y - 16} 34 ${y - 12} 52 ${y}C70 ${y + 12} 84 ${y + 8} 100 ${y - 6}`
  const back = (y: number) =>
    `L100 ${y - 6}C84 ${y + 8} 70 ${y + 12} 52 ${y}C34 ${y - 12} 18 ${y - 16} 0 ${y}Z`
  return colours.map((colour, i) => ({ ...path(one(22 + i * 22) + back(44 + i * 22), colour), box: field }))
}

/** A right hand with its marked first finger raised, the others folded. */
export const votedHand = (skin = '#c98a5e', shade = '#a86a42', sleeve = '#1b2f7a'): Motif =>
  motif(
    path('M32 80L72 80L78 100L26 100Z', sleeve),
    path('M30 52C30 46 34 42 40 42L66 42C74 42 78 50 77 60C76 72 74 76 72 82L34 82C30 74 28 62 30 52Z', skin),
    block(31, 3, 13, 58, skin, 6.5),
    block(45, 40, 11.5, 24, skin, 5.7, { stroke: { paint: shade, width: 1.2 } }),
    block(56, 42, 10.5, 22, skin, 5.2, { stroke: { paint: shade, width: 1.2 } }),
    block(66, 46, 9.5, 19, skin, 4.7, { stroke: { paint: shade, width: 1.2 } }),
    path('M30 62C28 54 34 50 40 54C48 58 56 58 60 62C62 67 58 70 52 69C44 70 34 72 30 62Z', skin, {
      stroke: { paint: shade, width: 1.4 },
    }),
    path('M33.6 8C35 4.6 40 4.6 41.4 8L41.4 14L33.6 14Z', '#f3d9c6'),
    block(36.2, 11, 2.8, 15, '#3b1d7a', 1.4),
  )

/** An open book, upright, with a ribbon. */
export const openBook = (cover = '#8a1f2b', page = '#fffaf0', edge = '#e4d6b8', ribbon = '#f2b632'): Motif =>
  motif(
    path('M2 24C20 18 38 20 50 28C62 20 80 18 98 24L98 84C80 78 62 80 50 88C38 80 20 78 2 84Z', cover),
    path('M7 22C22 16 38 18 50 26L50 82C38 74 22 73 7 78Z', fade([page, page, edge], 90)),
    path('M93 22C78 16 62 18 50 26L50 82C62 74 78 73 93 78Z', fade([edge, page, page], 90)),
    line(
      [32, 42, 52, 62]
        .map(
          (y) =>
            `M14 ${y - 2}C24 ${y - 5} 36 ${y - 3} 44 ${y + 1}M86 ${y - 2}C76 ${y - 5} 64 ${y - 3} 56 ${y + 1}`,
        )
        .join(''),
      '#c9b690',
      1.6,
    ),
    path('M62 20L69 18L69 46L65.5 41L62 47Z', ribbon),
  )

/** A pair of scales. */
export const scales = (metal = '#c9962f', dark = '#8a6212'): Motif =>
  motif(
    path('M48 16L52 16L53 88L47 88Z', fade([metal, dark])),
    path('M30 98C32 90 42 88 50 88C58 88 68 90 70 98Z', dark),
    line('M14 26C34 20 66 20 86 26', metal, 3.6),
    disc(50, 15, 5.6, metal),
    line('M14 26L3 58M14 26L25 58M86 26L75 58M86 26L97 58', dark, 1),
    path('M1 58L27 58C26 70 2 70 1 58ZM73 58L99 58C98 70 74 70 73 58Z', fade([metal, dark])),
  )

/** Round spectacles. */
export const spectacles = (metal: string): Motif =>
  motif(
    ring(27, 52, 20, metal, 4),
    ring(73, 52, 20, metal, 4),
    line('M46 48C48 43 52 43 54 48M7 48L1 42M93 48L99 42', metal, 3.6),
    line('M16 46C18 40 22 37 27 36M62 46C64 40 68 37 73 36', `${metal}66`, 2),
  )

/** A spinning wheel. */
export const charkha = (wood = '#7a4a22', light = '#b9814a', thread = '#fffaf0'): Motif =>
  motif(
    ring(34, 46, 29, wood, 4),
    ...[0, 30, 60, 90, 120, 150].map((degrees) => ({ ...block(5, 45, 58, 2, light), rotation: degrees })),
    disc(34, 46, 5, wood),
    line('M34 17L84 56M34 75L84 62', thread, 0.9),
    block(2, 84, 96, 6, wood, 2),
    path('M30 46L38 46L40 84L28 84ZM80 56L86 56L88 84L78 84Z', light),
    path('M74 58L98 54L98 60L74 63Z', thread),
    disc(86, 59, 4.4, wood),
  )

/** A clasped greeting, two hands put together, in outline. */
export const namaste = (skin = '#c98a5e', shade = '#a86a42', sleeve = '#e4572e', cuff = '#f2b632'): Motif =>
  motif(
    path('M2 100L24 64L44 82L38 100ZM98 100L76 64L56 82L62 100Z', sleeve),
    path('M24 64L30 60L48 78L44 82ZM76 64L70 60L52 78L56 82Z', cuff),
    path('M50 4C44 8 43 20 42 34C36 40 30 50 28 60L48 80L50 78Z', skin),
    path('M50 4C56 8 57 20 58 34C64 40 70 50 72 60L52 80L50 78Z', shade),
    line('M46 22C45 34 45 42 42 50', shade, 1.2),
    line('M54 22C55 34 55 42 58 50', skin, 1.2),
    path('M42 40C36 42 34 50 36 56C40 54 43 48 44 44ZM58 40C64 42 66 50 64 56C60 54 57 48 56 44Z', skin),
  )

/** A microphone on its stand. */
export const megaphone = (body = '#e4572e', light = '#ffd24a', dark = '#7d2413'): Motif =>
  motif(
    path('M20 40L70 14L70 78L20 54Z', fade([body, dark])),
    path('M70 12C80 22 80 70 70 80Z', dark),
    path('M8 40L22 38L22 56L8 54Z', light),
    path('M26 56L38 62L42 88L30 88Z', dark),
    line('M84 30L96 22M86 46L100 46M84 62L96 70', light, 4),
  )

/** People hand in hand, as round heads and shoulders. */
export const people = (colours: string[], skins = ['#c98a5e', '#8d5a3a', '#e0ac7e']): Motif =>
  motif(
    ...[16, 84, 50].flatMap((x, i): Element[] => {
      const s = i === 2 ? 1.15 : 0.95
      return [
        path(
          `M${x - 20 * s} 94C${x - 20 * s} ${94 - 44 * s} ${x + 20 * s} ${94 - 44 * s} ${x + 20 * s} 94Z`,
          colours[i % colours.length],
        ),
        disc(x, 94 - 48 * s, 13 * s, skins[i % skins.length]),
        path(
          `M${x - 13 * s} ${94 - 49 * s}C${x - 13 * s} ${94 - 66 * s} ${x + 13 * s} ${94 - 66 * s} ${x + 13 * s} ${94 - 49 * s}C${x + 6 * s} ${94 - 57 * s} ${x - 6 * s} ${94 - 57 * s} ${x - 13 * s} ${94 - 49 * s}Z`,
          '#2b211c',
        ),
      ]
    }),
  )

/** A leaf of the holy fig. */
export const bodhiLeaf = (leaf = '#4b8f52', dark = '#2f6a3a'): Motif =>
  motif(
    path(
      'M50 30C58 14 88 20 88 46C88 66 64 74 56 84C53 88 51 94 50 100C49 94 47 88 44 84C36 74 12 66 12 46C12 20 42 14 50 30Z',
      fade([leaf, dark]),
    ),
    line(
      'M50 6L50 88M50 38C60 36 72 34 82 40M50 38C40 36 28 34 18 40M50 52C60 52 70 54 76 60M50 52C40 52 30 54 24 60M50 66C56 67 60 70 62 74M50 66C44 67 40 70 38 74',
      '#ffffff77',
      1.2,
    ),
  )

/** A person seated in lotus pose, as one calm form. */
export const yogi = (body: string, mat: string): Motif =>
  motif(
    oval(50, 90, 46, 6, mat),
    disc(50, 22, 10, body),
    path(
      'M45 30L55 30L56 36C66 37 70 40 72 48L84 72C86 76 82 79 78 76L65 58L64 70L36 70L35 58L22 76C18 79 14 76 16 72L28 48C30 40 34 37 44 36Z',
      body,
    ),
    path(
      'M36 66L64 66C76 70 90 76 92 84C93 90 86 91 80 90L50 84L20 90C14 91 7 90 8 84C10 76 24 70 36 66Z',
      body,
    ),
    path(petals(8, 0, 5, 1.6, { x: 50, y: 51, blunt: 0.2 }), mat),
  )

/** A ribbon loop of support. */
export const awareness = (fill: string, dark: string): Motif =>
  motif(
    path('M50 10C66 10 70 28 62 44L30 98L16 90L44 46C36 34 36 10 50 10Z', dark),
    path(
      'M50 10C34 10 30 28 38 44L70 98L84 90L56 46C60 36 60 24 50 24C42 24 42 34 46 44C36 32 38 10 50 10Z',
      fill,
    ),
  )

/** An anchor with its rope. */
export const anchor = (metal = '#f4fbfb', rope = '#f2a01e'): Motif =>
  motif(
    line('M50 20L50 88', metal, 6),
    line('M32 33L68 33', metal, 6),
    ring(50, 12, 8, metal, 5),
    line('M15 60C18 80 34 90 50 90C66 90 82 80 85 60', metal, 6),
    path('M6 66L15 50L26 64ZM94 66L85 50L74 64Z', metal),
    line('M57 12C74 16 76 30 62 38C44 46 34 52 40 62C46 72 64 66 66 76C67 84 60 92 64 98', rope, 3.4),
  )

/** An open eye. */
export const eye = (iris = '#8a5210', white = '#fff6dc', lid = '#3a1f04'): Motif =>
  motif(
    path('M4 50C20 26 36 18 50 18C64 18 80 26 96 50C80 74 64 82 50 82C36 82 20 74 4 50Z', white, {
      stroke: { paint: lid, width: 4, cap: 'round', join: 'round' },
    }),
    disc(50, 50, 25, iris),
    disc(50, 50, 12, lid),
    disc(42, 41, 5, white),
    line('M16 26L22 33M36 10L38 19M64 10L62 19M84 26L78 33', lid, 3.4),
  )
