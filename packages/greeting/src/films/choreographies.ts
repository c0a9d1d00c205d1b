import type { Element } from '@parichay/scene/element.ts'
import { chance, disc, motif, type Motif, path, petals, scallop } from '../motifs/draw.ts'
import { toran } from '../motifs/flowers.ts'
import { diya, firework } from '../motifs/lamps.ts'
import { lineMandala, rangoli } from '../motifs/ornaments.ts'
import { hills } from '../motifs/places.ts'
import { bird, cloud, starField, sun } from '../motifs/sky.ts'
import { isDark, lightAt, patterned, sheetOver, softLight } from '../posters/ground.ts'
import { lifted, message } from '../posters/letters.ts'
import type { Parts } from '../posters/poster.ts'
import type { Choreography } from './film.ts'
import { filmSeconds } from './film.ts'
import { type Key, moving, pop, rise, sway } from './motion.ts'

/** Places of a sheet that all films share: the words stand in the upper half of squares, the hero below them. */
function places({ sheet }: Parts) {
  const { width, height, end, shape } = sheet
  const isStory = shape === 'STORY'
  const words = isStory
    ? { x: 90, y: 330, width: width - 180, height: 470 }
    : { x: 90, y: 100, width: width - 180, height: 330 }
  const hero = isStory ? { x: width / 2, y: 1130, size: 640 } : { x: width / 2, y: 615, size: 390 }
  return { width, height, end, isStory, words, hero }
}

const ground = (parts: Parts): Element => {
  const { width, height } = parts.sheet
  return sheetOver({ x: 0, y: 0, width, height }, parts.palette.ground)
}
/** The words, line by line; they are there from the third second to the end. */
const said = (parts: Parts, at: number): Element => {
  const { words, isStory } = places(parts)
  const dark = isDark(parts.palette)
  return rise(
    message(parts, words, { size: isStory ? 128 : 100, ...(dark ? { head: lifted() } : {}) }),
    at,
    70,
  )
}
const light = (parts: Parts, at: number): Element => {
  const { words } = places(parts)
  const round = softLight(parts.palette, words.x + words.width / 2, words.y + words.height / 2, 520)
  return moving(round, {
    opacity: [
      [at, 0],
      [at + 1.2, 1],
    ],
  })
}

/** Things that fall over the whole sheet, turning; the same each time for a seed. */
function falling(
  { sheet }: Parts,
  { seed, count, things, size }: { seed: number; count: number; things: Motif[]; size: number },
): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, i) => {
    const x = next() * sheet.width
    const takes = 3.2 + next() * 2.4
    const at = next() * (filmSeconds + 2) - 2.6
    const drift = (next() - 0.5) * 260
    const turns = (next() - 0.5) * 560
    const thing = things[i % things.length]!({ x, y: -60, size: size * (0.6 + next() * 0.8) })
    const begin = Math.max(0, at)
    // What began before the film is on its way already.
    const done = (begin - at) / takes
    const reach = sheet.height + 160
    return moving(thing, {
      y: [
        [begin, reach * done],
        [at + takes, reach, 'linear'],
      ],
      x: [
        [begin, drift * done],
        [at + takes, drift],
      ],
      rotation: [
        [begin, turns * done],
        [at + takes, turns, 'linear'],
      ],
    })
  })
}

/** Lamps light one after the other, sparks rise from them, and fireworks open above. */
export const lamps: Choreography = (parts) => {
  const { width, end, isStory } = places(parts)
  const { palette } = parts
  const count = isStory ? 3 : 5
  const size = isStory ? 300 : 190
  const y = isStory ? end - 190 : end - 110
  const row = Array.from({ length: count }, (_, i) => ((i + 0.5) * width) / count)
  const lit = (i: number) => 0.4 + i * 0.35
  const next = chance(7)
  const sparks = row.flatMap((x, i) =>
    Array.from({ length: 5 }, (): Element => {
      const at = lit(i) + next() * 4.2
      const side = (next() - 0.5) * 160
      return moving(disc(x + side * 0.3, y - size * 0.3, 4 + next() * 4, '#ffd98a'), {
        y: [
          [at, 0],
          [at + 2, -360 - next() * 240, 'out'],
        ],
        x: [
          [at, 0],
          [at + 2, side],
        ],
        opacity: [
          [at, 0],
          [at + 0.2, 1],
          [at + 2, 0, 'in'],
        ],
      })
    }),
  )
  const bursts = [
    [0.17, 0.1, 2.4],
    [0.84, 0.07, 3.1],
    [0.5, 0.04, 3.8],
    [0.2, 0.12, 5.2],
    [0.8, 0.1, 6],
  ].map(([x, y, at], i) => {
    const fire = firework([palette.a, palette.b, '#fff3cf'].slice(i % 2))({
      x: x! * width,
      y: (isStory ? 0.09 : 0.02) * parts.sheet.height + y! * parts.sheet.height,
      size: isStory ? 400 : 300,
    })
    return moving(fire, {
      zoom: [
        [at!, 0],
        [at! + 0.9, 1, 'out'],
        [at! + 2, 1.12],
      ],
      opacity: [
        [at!, 0],
        [at! + 0.1, 1],
        [at! + 1, 1],
        [at! + 2, 0],
      ],
    })
  })
  const wheel = moving(lineMandala(`${palette.b}55`, 0.5)({ x: width / 2, y, size: width * 0.95 }), {
    rotation: [
      [0, 0],
      [filmSeconds, 40, 'linear'],
    ],
  })
  return [
    ground(parts),
    wheel,
    ...bursts,
    light(parts, 2),
    ...row.map((x, i) =>
      moving(lightAt(x, y - size * 0.2, size * 1.1, '#ffb84a', '88'), {
        opacity: flicker(lit(i), i),
      }),
    ),
    ...row.map((x, i) =>
      moving(diya({ shine: false })({ x, y, size }), {
        opacity: [
          [lit(i), 0.18],
          [lit(i) + 0.4, 1],
        ],
        zoom: [
          [lit(i), 0.86],
          [lit(i) + 0.5, 1, 'back'],
        ],
      }),
    ),
    ...sparks,
    said(parts, 2.3),
  ]
}

/** A flame’s light: it comes, and is never quite still. */
function flicker(at: number, seed: number): Key[] {
  const next = chance(seed + 20)
  const keys: Key[] = [
    [at, 0],
    [at + 0.4, 1],
  ]
  for (let t = at + 0.7; t < filmSeconds; t += 0.32) keys.push([t, 0.72 + next() * 0.28])
  return keys
}

/** The hero and its companions rise into a sky where clouds drift and birds cross. */
export const rising =
  (things: Motif[]): Choreography =>
  (parts) => {
    const { width, isStory, end } = places(parts)
    const { height } = parts.sheet
    const spots = isStory
      ? [
          [0.24, 0.62, 330],
          [0.78, 0.56, 280],
          [0.5, 0.7, 460],
          [0.16, 0.1, 150],
          [0.86, 0.13, 170],
        ]
      : [
          [0.2, 0.56, 240],
          [0.82, 0.52, 210],
          [0.5, 0.6, 330],
          [0.09, 0.24, 110],
          [0.92, 0.27, 120],
        ]
    const drifting = [0.12, 0.34, 0.55].map((y, i) =>
      moving(
        cloud('#ffffff')({
          x: width * (0.2 + i * 0.32),
          y: height * y,
          size: 260 + i * 70,
          opacity: isDark(parts.palette) ? 0.14 : 0.75,
        }),
        {
          x: [
            [0, -160 + i * 60],
            [filmSeconds, 160 + i * 60, 'linear'],
          ],
        },
      ),
    )
    const rays = moving(
      sun('#ffd24a', '#ffb01e')({ x: width * 0.84, y: height * 0.1, size: 210, opacity: 0.9 }),
      {
        rotation: [
          [0, 0],
          [filmSeconds, 90, 'linear'],
        ],
      },
    )
    const up = spots.map(([x, y, size], i) => {
      const at = 0.1 + i * 0.35
      const thing = things[i % things.length]!({ x: x! * width, y: y! * height, size: size! })
      const carried = moving(thing, {
        y: [
          [at, end + 200 - y! * height],
          [at + 2.2, 0, 'out'],
          [at + 3.6, -26],
          [at + 5, 8],
          [at + 6.4, -20],
        ],
        x: [
          [at, (i % 2 ? 1 : -1) * 150],
          [at + 2.2, 0],
          [at + 4.2, (i % 2 ? -1 : 1) * 24],
          [at + 6.2, 0],
        ],
      })
      return sway(carried, { at, degrees: 9, takes: 1.3, until: filmSeconds })
    })
    const flock = [0, 1, 2].map((i) =>
      moving(bird('#22303c99')({ x: -80, y: height * (0.16 + i * 0.035), size: 54 - i * 8 }), {
        x: [
          [1.5 + i * 0.3, 0],
          [7.5 + i * 0.2, width + 200, 'linear'],
        ],
        y: [
          [1.5 + i * 0.3, 60],
          [4.5, -40],
          [7.5 + i * 0.2, 20],
        ],
      }),
    )
    return [
      ground(parts),
      ...(isDark(parts.palette) ? [] : [rays]),
      ...drifting,
      ...flock,
      light(parts, 1.6),
      ...up.filter((_, i) => i !== 2),
      said(parts, 2),
      up[2]!,
    ]
  }

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
    const at = 0.2 + i * 0.32
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
    pop(plate, 2.3, 0.6),
    said(onPlate, 2.6),
  ]
}

/** What hangs swings, stars twinkle, and the hero comes up behind. */
export const swinging =
  (hanging: Motif): Choreography =>
  (parts) => {
    const { width, height, isStory, hero, end } = places(parts)
    const stars = starField(11, 40, { x: 0, y: 0, width, height: end * 0.75 }, '#fff6dc').map((star, i) => {
      const dim = 0.25 + (i % 4) * 0.08
      const keys: Key[] = [[0, dim]]
      for (let t = 0.4 + (i % 7) * 0.2, up = true; t < filmSeconds; t += 0.9, up = !up)
        keys.push([t, up ? 1 : dim])
      return moving(star, { opacity: keys })
    })
    const drops = isStory ? [0.14, 0.86, 0.32, 0.68] : [0.1, 0.9, 0.24, 0.76]
    const hung = drops.map((x, i): Element => {
      const length = (i < 2 ? 250 : 130) * (isStory ? 1.25 : 0.8)
      const size = isStory ? 190 : 140
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
    ring(hero.size * 1.9, 0.2, 26, 0.34),
    ring(hero.size * 1.3, 0.7, -34, 0.75),
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

/** The sun comes up behind hills and birds cross it. */
export const dawning: Choreography = (parts) => {
  const { width, end, isStory, hero } = places(parts)
  const { height } = parts.sheet
  const low = isStory ? 1080 : 560
  const rays = moving(sun('#ffd24a', '#ff9f1c', 18)({ x: width / 2, y: low, size: isStory ? 620 : 430 }), {
    y: [
      [0, 460],
      [3, 0, 'out'],
    ],
    rotation: [
      [0, 0],
      [filmSeconds, 60, 'linear'],
    ],
  })
  const flock = Array.from({ length: 5 }, (_, i) =>
    moving(bird('#3a2a1acc')({ x: -60, y: low - 120 + (i % 3) * 46, size: 62 - i * 5 }), {
      x: [
        [1 + i * 0.35, 0],
        [6.6 + i * 0.3, width + 160, 'linear'],
      ],
      y: [
        [1 + i * 0.35, 60],
        [3.8 + i * 0.3, -60],
        [6.6 + i * 0.3, 0],
      ],
    }),
  )
  const land = hills({ x: 0, y: low + 20, width, height: height - low - 20 }, [
    '#8fbf7a',
    '#5f9e5c',
    '#3d7a48',
  ])
  return [
    ground(parts),
    moving(lightAt(width / 2, low, 700, '#ffd98a', 'aa'), {
      opacity: [
        [0, 0],
        [3, 1],
      ],
    }),
    rays,
    ...flock,
    ...land.map((hill, i) =>
      moving<Element>(hill, {
        y: [
          [0, 40 + i * 40],
          [2.4, 0, 'out'],
        ],
      }),
    ),
    rise(parts.hero({ x: hero.x, y: end - (isStory ? 210 : 120), size: isStory ? 380 : 230 }), 1.6, 260, 1.3),
    said(parts, 2.2),
  ]
}
