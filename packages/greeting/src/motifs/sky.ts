import type { Element } from '@parichay/scene/element.ts'
import { chance, disc, fade, glow, line, type Motif, motif, path, polar, ring, round, star } from './draw.ts'

/** A crescent, open to the right. */
export const crescent = (light = '#ffe9b0', dark = '#e8b84a'): Motif =>
  motif(
    disc(44, 50, 49, glow(['#ffe9b055', '#ffe9b022', '#ffe9b000'])),
    path('M62 8A44 44 0 1 0 92 70A36 36 0 1 1 62 8Z', fade([light, dark], 30)),
  )

/** A full moon with its spots. */
export const fullMoon = (light = '#fff6dc', shade = '#efdcae'): Motif =>
  motif(
    disc(50, 50, 50, glow(['#fff6dc88', '#fff6dc33', '#fff6dc00'])),
    disc(50, 50, 36, glow([light, light, shade], [0.4, 0.4], 0.7)),
    path(
      round(38, 42, 6) + round(58, 34, 4) + round(60, 60, 8) + round(42, 66, 4) + round(66, 46, 2.6),
      `${shade}bb`,
    ),
  )

/** A sun with rays in two lengths. */
export const sun = (core = '#ffc933', ray = '#ff9f1c', count = 16): Motif =>
  motif(
    path(star(50, 50, count, 49, 33), ray),
    path(star(50, 50, count, 43, 33, 180 / count), core),
    disc(50, 50, 30, ray),
    disc(50, 50, 27.5, glow(['#ffe48a', core], [0.4, 0.35], 0.7)),
  )

/** Half a sun rising, with broad beams. */
export const sunrise = (core = '#ffd24a', beam = '#ffffff44', count = 13): Motif =>
  motif(
    ...Array.from({ length: count }, (_, i) => {
      const degrees = -90 + (i * 180) / (count - 1)
      const [ax, ay] = polar(50, 50, 49, degrees - 3.4)
      const [bx, by] = polar(50, 50, 49, degrees + 3.4)
      return path(`M50 50L${ax} ${ay}L${bx} ${by}Z`, beam)
    }),
    disc(50, 50, 27, `${core}55`),
    disc(50, 50, 22, glow(['#fff1b8', core], [0.5, 0.4], 0.6)),
  )

/** A flat cloud. */
export const cloud = (fill = '#ffffff'): Motif =>
  motif(
    path(
      'M18 66C6 66 4 52 15 49C14 36 30 31 37 40C43 26 64 28 66 43C78 38 88 47 83 56C94 57 93 66 84 66Z',
      fill,
    ),
  )

/** Stars strewn over a field; the same each time for a seed. */
export function starField(
  seed: number,
  count: number,
  field: { x: number; y: number; width: number; height: number },
  colour = '#ffffff',
): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, i) => {
    const spot = { x: field.x + next() * field.width, y: field.y + next() * field.height }
    const size = 5 + next() * 9
    return i % 6 === 0
      ? motif(path(star(50, 50, 4, 48, 10), colour))({ ...spot, size: size * 3.2, opacity: 0.95 })
      : motif(disc(50, 50, 30, colour))({ ...spot, size, opacity: 0.35 + next() * 0.6 })
  })
}

/** An umbrella. */
export const umbrella = (one = '#e4572e', two = '#f9c74f', stick = '#5a3a22'): Motif =>
  motif(
    line('M50 10L50 84C50 94 64 94 64 84', stick, 2.6),
    path(
      'M4 52C6 24 26 10 50 10C74 10 94 24 96 52C90 46 80 46 73 52C66 46 57 46 50 52C43 46 34 46 27 52C20 46 10 46 4 52Z',
      one,
    ),
    path('M27 52C28 30 38 14 50 10C62 14 72 30 73 52C66 46 57 46 50 52C43 46 34 46 27 52Z', two),
    path('M50 52C44 46 40 47 38 48C40 30 44 16 50 10C56 16 60 30 62 48C60 47 56 46 50 52Z', one),
    line('M50 4L50 11', stick, 2.6),
  )

/** Slanted rain over a field. */
export function rain(
  seed: number,
  count: number,
  field: { x: number; y: number; width: number; height: number },
  colour: string,
): Element {
  const next = chance(seed)
  const data = Array.from({ length: count }, () => {
    const [x, y, length] = [next() * field.width, next() * field.height, 26 + next() * 34]
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.28).toFixed(1)} ${length.toFixed(1)}`
  }).join('')
  return {
    kind: 'shape',
    box: field,
    outline: { type: 'path', view: [field.width, field.height], data },
    stroke: { paint: colour, width: 3, cap: 'round' },
  }
}

/** A bird in flight, in one stroke. */
export const bird = (paint: string): Motif =>
  motif(path('M2 40C20 28 38 34 50 54C62 34 80 28 98 40C80 38 64 46 50 70C36 46 20 38 2 40Z', paint))

/** A white dove with a twig. */
export const dove = (body = '#ffffff', shade = '#dfe8ee', leaf = '#4b8f52'): Motif =>
  motif(
    path(
      'M10 46C26 44 34 48 42 54C38 34 46 14 66 4C62 18 64 30 66 38C76 36 84 40 88 46L97 49L88 53C84 68 68 78 52 76C40 84 22 84 8 78C18 74 24 68 28 62C22 56 16 50 10 46Z',
      body,
    ),
    path(
      'M42 54C38 34 46 14 66 4C62 18 64 30 66 38C58 42 50 48 42 54ZM8 78C18 74 24 68 28 62C34 70 42 74 52 76C40 84 22 84 8 78Z',
      shade,
    ),
    disc(84, 47, 1.5, '#33424d'),
    line('M95 49C100 56 98 62 96 68', leaf, 1.2),
    path('M98 58C104 58 104 64 99 64ZM96 64C90 62 89 68 95 69Z', leaf),
  )

/** The earth with a leaf. */
export const globe = (sea = '#3fa7d6', land = '#59b35c', shade = '#2b7ca8'): Motif =>
  motif(
    disc(50, 50, 46, glow([sea, sea, shade], [0.38, 0.34], 0.75)),
    path(
      'M24 22C36 12 50 14 54 22C58 32 44 34 42 42C40 52 28 50 22 44C14 38 16 28 24 22ZM60 40C72 34 88 38 92 50C90 64 82 70 76 78C66 80 66 66 58 60C50 54 52 44 60 40ZM28 62C38 60 46 68 44 78C42 90 32 86 26 76C22 70 22 64 28 62Z',
      land,
    ),
    ring(50, 50, 46, '#ffffff55', 1.4),
  )

/** Drops of water around a large one. */
export const waterDrop = (light = '#8fd3f4', deep = '#2a8fcf'): Motif =>
  motif(
    path(
      'M50 6C66 32 82 48 82 66C82 84 68 95 50 95C32 95 18 84 18 66C18 48 34 32 50 6Z',
      fade([light, deep]),
    ),
    line('M32 66C32 76 38 82 46 84', '#ffffffbb', 3.4),
    disc(64, 54, 3, '#ffffff88'),
  )
