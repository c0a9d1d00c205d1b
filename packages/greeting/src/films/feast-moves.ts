import type { Element } from '@parichay/scene/element.ts'
import { chance, disc, motif, type Motif, path, petals, scallop } from '../motifs/draw.ts'
import { toran } from '../motifs/flowers.ts'
import { rangoli } from '../motifs/ornaments.ts'
import { starField } from '../motifs/sky.ts'
import { isDark, lightAt, patterned } from '../posters/ground.ts'
import type { Parts } from '../posters/poster.ts'
import { type Choreography, filmSeconds } from './film.ts'
import { type Key, moving, pop, rise, sway } from './motion.ts'
import { falling, ground, light, places, said } from './stage.ts'

/** Colour bursts out of the middle, cloud upon cloud, and leaves the words behind. */
export const bursting: Choreography = (parts) => {
  const { width, end, words, isStory } = places(parts)
  const { height } = parts.sheet
  const colours = ['#ff2e88', '#ffb800', '#1fb6c9', '#7b3ff2', '#35b84b', '#ff5a1f']
  const spots = [
    [0.2, 0.72],
    [0.82, 0.66],
    [0.5, 0.62],
    [0.12, 0.2],
    [0.9, 0.16],
    [0.5, 0.08],
  ]
  const clouds = spots.flatMap(([x, y], i): Element[] => {
    const at = 0.04 + i * 0.32
    const size = (isStory ? 760 : 560) * (i === 2 ? 1.1 : 0.9)
    const puff = motif(path(scallop(50, 50, 47, 11 + i, 0.2, i * 13), `${colours[i]}cc`))
    const soft = motif(path(scallop(50, 50, 47, 9 + i, 0.24, i * 29), `${colours[(i + 1) % 6]}66`))
    return [soft, puff].map((one, k) =>
      moving(one({ x: x! * width, y: y! * height * (end / height) + 60, size: size * (k ? 0.7 : 1) }), {
        zoom: [
          [at + k * 0.12, 0],
          [at + 0.7 + k * 0.12, 1, 'out'],
          [filmSeconds, 1.16],
        ],
        rotation: [
          [at, 0],
          [filmSeconds, i % 2 ? 34 : -34],
        ],
      }),
    )
  })
  const next = chance(31)
  const drops = Array.from({ length: 54 }, (_, i): Element => {
    const turn = next() * Math.PI * 2
    const reach = 260 + next() * 620
    const at = 0.3 + next() * 2.4
    return moving(disc(width / 2, end * 0.55, 6 + next() * 16, colours[i % 6]), {
      x: [
        [at, 0],
        [at + 1.1, Math.cos(turn) * reach, 'out'],
      ],
      y: [
        [at, 0],
        [at + 1.1, Math.sin(turn) * reach, 'out'],
        [filmSeconds, Math.sin(turn) * reach + 90, 'in'],
      ],
      zoom: [
        [at, 0],
        [at + 0.3, 1, 'back'],
      ],
    })
  })
  const plate: Element = {
    kind: 'shape',
    box: { x: words.x - 20, y: words.y - 10, width: words.width + 40, height: words.height + 20 },
    outline: { type: 'rect', radius: 48 },
    fill: '#fffffff0',
    shadow: { x: 0, y: 10, blur: 40, colour: '#00000033' },
  }
  const onPlate = { ...parts, palette: { ...parts.palette, ink: '#b3126b', soft: '#5a1a4e' } }
  const { hero } = places(parts)
  return [
    ground(parts),
    ...clouds,
    ...drops,
    sway(pop(parts.hero(hero), 2, 0.8), { at: 3, degrees: 5, takes: 0.5, until: filmSeconds }),
    pop(plate, 2.3, 0.5),
    said(onPlate, 2.4),
  ]
}

/** What hangs swings, stars twinkle, and the hero comes up behind. */
export const swinging =
  (hanging: Motif): Choreography =>
  (parts) => {
    const { width, isStory, hero, end } = places(parts)
    const stars = starField(11, 40, { x: 0, y: 0, width, height: end * 0.75 }, '#fff6dc').map((star, i) => {
      const dim = 0.25 + (i % 4) * 0.08
      const keys: Key[] = [[0, dim]]
      for (let t = 0.4 + (i % 7) * 0.2, up = true; t < filmSeconds; t += 0.9, up = !up)
        keys.push([t, up ? 1 : dim])
      return moving(star, { opacity: keys })
    })
    const drops = isStory ? [0.14, 0.86, 0.32, 0.68] : [0.08, 0.92, 0.22, 0.78]
    const hung = drops.map((x, i): Element => {
      const length = (i < 2 ? 250 : isStory ? 130 : 0) * (isStory ? 1.25 : 0.8)
      const size = isStory ? 190 : 120
      // Around a point above the sheet's edge: the group's middle is where it hangs.
      const group: Element = {
        kind: 'group',
        box: { x: x * width - 300, y: -700, width: 600, height: 1400 },
        children: [
          {
            kind: 'shape',
            box: { x: 299, y: 700, width: 2.5, height: length },
            outline: { type: 'rect' },
            fill: parts.palette.b,
          },
          hanging({ x: 300, y: 700 + length + size * 0.42, size }),
        ],
      }
      const down = moving(group, {
        y: [
          [0.1 + i * 0.2, -620],
          [1.2 + i * 0.2, 0, 'bounce'],
        ],
      })
      return sway(down, { at: 0.8 + i * 0.2, degrees: 5 - (i % 2), takes: 1.5, until: filmSeconds })
    })
    return [
      ground(parts),
      ...(isDark(parts.palette) ? stars : []),
      moving(lightAt(hero.x, hero.y, hero.size * 0.9, parts.palette.b, '66'), {
        zoom: [
          [1, 0.3],
          [3, 1, 'out'],
          [5, 0.92],
          [7, 1.04],
        ],
      }),
      rise(parts.hero(hero), 1.4, 340, 1.6),
      ...hung,
      said(parts, 2.6),
    ]
  }

/** Rings of a rangoli open one after the other and turn; petals fall around it. */
export const unfolding: Choreography = (parts) => {
  const { width, hero, end } = places(parts)
  const { palette } = parts
  const colours = [palette.a, palette.b, palette.plate, palette.c]
  const ring = (size: number, at: number, by: number, opacity: number) =>
    moving(rangoli(colours)({ x: hero.x, y: hero.y + 30, size, opacity }), {
      zoom: [
        [at, 0],
        [at + 1.3, 1, 'out'],
      ],
      rotation: [
        [at, -by],
        [filmSeconds, by, 'linear'],
      ],
    })
  const petal = (colour: string) => motif(path(petals(1, 0, 60, 22, { x: 50, y: 80, blunt: 0.3 }), colour))
  return [
    ground(parts),
    patterned({ x: 0, y: 0, width, height: end }, 'flowers', isDark(palette) ? '#ffffff0f' : '#00000008'),
    ring(hero.size * 1.5, 0.2, 26, 0.34),
    ring(hero.size * 1.1, 0.7, -34, 0.75),
    light(parts, 1.6),
    ...falling(parts, { seed: 5, count: 26, things: [petal(palette.a), petal(palette.b)], size: 66 }),
    sway(pop(parts.hero({ ...hero, size: hero.size * 0.92 }), 1.5, 0.8), {
      at: 2.6,
      degrees: 4,
      takes: 0.8,
      until: filmSeconds,
    }),
    said(parts, 2.3),
  ]
}

/** The hero stands below a door string that comes down; flowers, snow or scraps of paper fall. */
export const strewn =
  (things: (parts: Parts) => Motif[], size = 60, count = 40): Choreography =>
  (parts) => {
    const { width, hero } = places(parts)
    const string = moving<Element>(
      {
        kind: 'group',
        box: { x: 0, y: 0, width, height: 160 },
        children: toran({ x: 0, y: 0, width, drop: 120, count: 9 }),
      },
      {
        y: [
          [0, -240],
          [1, 0, 'bounce'],
        ],
      },
    )
    return [
      ground(parts),
      light(parts, 1.4),
      moving(lightAt(hero.x, hero.y, hero.size * 0.85, parts.palette.b, '55'), {
        zoom: [
          [0.8, 0.2],
          [2, 1, 'out'],
        ],
      }),
      ...falling(parts, { seed: 3, count: count / 2, things: things(parts), size }),
      string,
      sway(pop(parts.hero(hero), 0.8, 0.9), { at: 2.2, degrees: 4, takes: 1.1, until: filmSeconds }),
      said(parts, 1.8),
      ...falling(parts, { seed: 9, count: count / 4, things: things(parts), size: size * 1.5 }),
    ]
  }
