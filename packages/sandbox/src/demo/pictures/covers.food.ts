import { bean, leaf, lozenge, steam, toran } from './motifs.ts'
import {
  circle,
  clipped,
  darker,
  dice,
  drawing,
  ellipse,
  fill,
  gradient,
  lighter,
  place,
  rect,
  stroke,
  times,
} from './shapes.ts'

const cover = (...parts: string[]) => drawing(1200, 675, ...parts)

const laddoo = (r: number, colour: string) => {
  const roll = dice(Math.round(r * 7))
  return (
    circle(0, 0, r, colour) +
    ellipse(-r * 0.25, -r * 0.3, r * 0.45, r * 0.38, lighter(colour, 0.2)) +
    times(9, () => circle((roll() - 0.5) * r * 1.3, (roll() - 0.5) * r * 1.3, r * 0.08, darker(colour, 0.16)))
  )
}

const pile = (rows: number, r: number, colour: string) =>
  times(rows, (row) => {
    const count = rows - row
    return times(count, (i) =>
      place(
        (i - (count - 1) / 2) * r * 2,
        -r - row * r * 1.72,
        laddoo(r, row % 2 ? darker(colour, 0.05) : colour),
      ),
    )
  })

const tray = (width: number, colour: string) =>
  fill(`M${-width / 2} 0H${width / 2}L${width / 2 - 26} 26H${26 - width / 2}z`, colour) +
  rect(-width / 2 - 8, -6, width + 16, 10, lighter(colour, 0.3), { rx: 5 }) +
  fill(`M-30 26H30L44 64H-44z`, darker(colour, 0.12))

/** Brass trays of laddoo, kaju katli and jalebi under a toran. */
export function sweets(): string {
  const brass = '#d39a32'
  const jalebi = (r: number) =>
    stroke(
      `M0 0${times(4, (i) => `a${r * (0.2 + i * 0.2)} ${r * (0.2 + i * 0.2)} 0 0 1 ${(i % 2 ? -1 : 1) * r * (0.35 + i * 0.4)} 0`)}`,
      '#f08a1c',
      r * 0.24,
    ) + circle(r * -0.02, 0, r * 0.1, '#f9b44d')
  const katli = times(4, (row) =>
    times(5 - row, (i) =>
      place(
        (i - (4 - row) / 2) * 74,
        -16 - row * 30,
        fill('M-44 16L-20 -14H44L20 16z', row % 2 ? '#f1e6d3' : '#fbf4e6') +
          fill('M-44 16H20V24H-44z', '#d9c8a9') +
          fill('M20 16L44 -14V-6L20 24z', '#c9b592') +
          place(1, 1, lozenge(20, 9, '#cfd3d6')),
      ),
    ),
  )
  return cover(
    gradient('wall', ['#7d1f2b', '#5a1420']),
    rect(0, 0, 1200, 675, 'url(#wall)'),
    times(7, (row) =>
      times(13, (i) => place(i * 100 + (row % 2) * 50, row * 100 + 30, lozenge(26, 38, '#8f2a35'))),
    ),
    fill('M300 675V330A300 270 0 0 1 900 330V675z', '#8f2632'),
    stroke('M300 675V330A300 270 0 0 1 900 330V675', '#b9772b', 6),
    toran(0, 1200, 5, ['#f59e0b', '#ea6a12'], '#3f7d3a'),
    rect(0, 590, 1200, 85, '#e9c98f'),
    rect(0, 590, 1200, 12, '#f7dfb0'),
    times(24, (i) => place(i * 50 + 25, 640, lozenge(22, 34, '#d3a866'))),
    place(600, 526, pile(5, 32, '#f2a127') + tray(330, brass)),
    place(208, 526, katli + tray(370, brass)),
    place(
      992,
      526,
      [
        [-142, -40],
        [-48, -40],
        [46, -40],
        [-95, -94],
        [-1, -94],
        [-48, -148],
      ]
        .map(([x = 0, y = 0]) => place(x, y, jalebi(60)))
        .join('') + tray(370, brass),
    ),
  )
}

const bottle = (milk: string, cap: string) =>
  fill(
    'M-22 -190H22V-150C22 -120 46 -112 46 -70V-14A14 14 0 0 1 32 0H-32A14 14 0 0 1 -46 -14V-70C-46 -112 -22 -120 -22 -150z',
    '#ffffff',
    { opacity: 0.55 },
  ) +
  fill(
    'M-20 -142H20C22 -118 41 -104 41 -70V-16A11 11 0 0 1 30 -5H-30A11 11 0 0 1 -41 -16V-70C-41 -104 -22 -118 -20 -142z',
    milk,
  ) +
  rect(-27, -204, 54, 22, cap, { rx: 6 }) +
  stroke('M-28 -62V-26', '#ffffff', 7, { opacity: 0.9 })

const can =
  fill(
    'M-84 0V-170C-84 -214 -46 -214 -46 -240H46C46 -214 84 -214 84 -170V0A12 12 0 0 1 72 12H-72A12 12 0 0 1 -84 0z',
    'url(#steel)',
  ) +
  rect(-58, -268, 116, 30, '#7f95a3', { rx: 8 }) +
  rect(-20, -288, 40, 22, '#93a8b5', { rx: 8 }) +
  rect(-84, -150, 168, 9, '#8ba1ae') +
  rect(-84, -26, 168, 9, '#8ba1ae') +
  stroke('M-84 -120C-124 -120 -124 -176 -78 -184M84 -120C124 -120 124 -176 78 -184', '#6f8593', 10)

/** Cans and bottles on a sill before sunrise fields. */
export function dairy(): string {
  return cover(
    gradient('sky', ['#8cc8ee', '#cfe8f4', '#fdebd0']),
    gradient('steel', ['#b9c8d1', '#eef4f7', '#a9bac5'], { x2: 1, y2: 0 }),
    rect(0, 0, 1200, 675, 'url(#sky)'),
    circle(840, 330, 190, '#fff3d6', { opacity: 0.7 }),
    circle(840, 330, 116, '#fcd373'),
    fill('M0 400C160 320 320 330 480 380S800 450 960 380S1140 330 1200 350V675H0z', '#a8cf8a'),
    fill('M0 450C200 380 380 420 560 446S900 480 1200 410V675H0z', '#7fb567'),
    fill('M0 500C240 450 420 480 640 500S1000 510 1200 470V675H0z', '#5c9a50'),
    times(9, (i) =>
      stroke(
        `M${-60 + i * 160} 575C${60 + i * 140} 530 ${160 + i * 120} 505 ${250 + i * 100} 494`,
        '#6fac5f',
        7,
      ),
    ),
    [
      [150, 372, 1],
      [205, 384, 0.7],
      [1010, 372, 1.1],
      [1080, 366, 0.75],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        place(
          x,
          y,
          rect(-4, -8, 8, 34, '#6b4a32') +
            circle(0, -30, 30, '#4b8a49') +
            circle(-20, -16, 20, '#4b8a49') +
            circle(20, -16, 20, '#569752'),
          { scale },
        ),
      )
      .join(''),
    rect(0, 568, 1200, 107, '#c98f5a'),
    rect(0, 568, 1200, 14, '#e2ad78'),
    stroke('M0 612H380M460 612H1200M0 646H720M800 646H1200', '#b57b48', 4),
    place(330, 570, can),
    place(480, 576, can, { scale: 0.72 }),
    [600, 704, 808, 912]
      .map((x, i) => place(x, 582, bottle('#fffdf6', i % 2 ? '#0b6aa6' : '#e2574c')))
      .join(''),
  )
}

const katori = (r: number, food: string, garnish: string) =>
  circle(4, 6, r, '#0f2a20', { opacity: 0.25 }) +
  circle(0, 0, r, '#e8edf0') +
  circle(0, 0, r * 0.9, '#b9c4ca') +
  circle(0, 0, r * 0.82, food) +
  stroke(
    `M${-r * 0.5} ${-r * 0.35}A${r * 0.62} ${r * 0.62} 0 0 1 ${r * 0.2} ${-r * 0.58}`,
    lighter(food, 0.35),
    r * 0.09,
  ) +
  garnish

/** A banana-leaf meal from above. */
export function restaurant(): string {
  const roll = dice(42)
  const scatter = (count: number, spread: number, part: () => string) =>
    times(count, () => {
      const angle = roll() * Math.PI * 2
      const far = Math.sqrt(roll()) * spread
      return place(Math.cos(angle) * far, Math.sin(angle) * far, part(), { turn: roll() * 360 })
    })
  const herb = () => leaf(15, 6, '#3f8f3a')
  const seed = (colour: string) => () => circle(0, 0, 4, colour)
  const blade = 'M70 345C190 130 820 70 1140 330C820 610 190 570 70 345z'
  return cover(
    rect(0, 0, 1200, 675, '#6d3f26'),
    times(
      6,
      (i) =>
        rect(0, i * 114, 1200, 3, '#57301c') +
        stroke(`M${(i * 317) % 700} ${i * 114 + 58}h${260 + i * 40}`, '#7b4a2e', 4),
    ),
    fill(blade, '#2d1a10', { transform: 'translate(10 18)', opacity: 0.4 }),
    fill(blade, '#4f9e45'),
    clipped(
      'blade',
      fill(blade, '#000'),
      fill('M70 345H1140V700H70z', '#459239') +
        times(30, (i) =>
          stroke(`M${100 + i * 38} 342q26 -130 96 -270M${100 + i * 38} 348q26 130 96 250`, '#63b056', 3, {
            opacity: 0.7,
          }),
        ),
    ),
    stroke('M36 348C300 338 800 336 1140 330', '#a9d67b', 11),
    place(
      600,
      410,
      ellipse(6, 12, 168, 116, '#1f4a1d', { opacity: 0.35 }) +
        ellipse(0, 0, 166, 112, '#f6f1e6') +
        ellipse(-16, -18, 120, 72, '#ffffff') +
        scatter(70, 98, () => rect(-9, -2, 18, 5, '#e6ddc9', { rx: 2.5 })) +
        ellipse(10, -6, 62, 36, '#e0912b') +
        ellipse(2, -12, 40, 20, '#f0ae4a') +
        scatter(5, 26, herb),
    ),
    place(330, 300, katori(62, '#c8501e', scatter(7, 36, herb))),
    place(462, 236, katori(58, '#e7b437', scatter(9, 34, seed('#8f5a17')))),
    place(606, 214, katori(60, '#5d8b3a', scatter(8, 36, seed('#f3ead6')))),
    place(752, 232, katori(58, '#f7f2e7', scatter(12, 36, seed('#d7263d')))),
    place(890, 292, katori(62, '#8f3f1d', scatter(6, 38, seed('#f0c27b')))),
    place(
      318,
      442,
      circle(5, 8, 84, '#1f4a1d', { opacity: 0.35 }) +
        circle(0, 0, 84, '#eebf63') +
        scatter(26, 74, () => circle(0, 0, 7, '#dea345')) +
        scatter(12, 70, () => circle(0, 0, 4, '#b97a2a')),
    ),
    place(
      880,
      440,
      times(3, (i) =>
        place(
          i * 22 - 20,
          i * -20,
          ellipse(3, 6, 84, 52, '#1f4a1d', { opacity: 0.25 }) +
            ellipse(0, 0, 84, 52, '#e9c48c') +
            ellipse(-10, -8, 58, 32, '#f3d9ab') +
            scatter(7, 40, () => ellipse(0, 0, 7, 4, '#bf8440')),
        ),
      ),
    ),
    place(1020, 340, lozenge(70, 54, '#f2a127') + place(12, -8, lozenge(58, 44, '#f7bd57'))),
    place(190, 356, ellipse(0, 0, 40, 27, '#7ba53d') + ellipse(-6, -5, 24, 14, '#93bd55')),
  )
}

/** Filter coffee on an estate morning. */
export function coffee(): string {
  const brass = '#c98a2b'
  const roll = dice(7)
  const branch = (mirror: number) =>
    place(
      mirror > 0 ? 0 : 1200,
      0,
      `<g transform="scale(${mirror} 1)">${
        stroke('M-10 70C120 90 240 150 350 260', '#5a3a22', 9) +
        [
          [60, 82, 150],
          [120, 100, 40],
          [170, 122, 165],
          [235, 162, 60],
          [285, 204, 185],
          [345, 256, 130],
        ]
          .map(([x = 0, y = 0, turn = 0], i) =>
            place(x, y, leaf(150, 46, i % 2 ? '#2f6b3f' : '#3d8150'), { turn }),
          )
          .join('') +
        [
          [96, 100],
          [118, 118],
          [92, 126],
          [214, 156],
          [236, 176],
          [210, 182],
          [306, 232],
          [324, 252],
        ]
          .map(([x = 0, y = 0], i) =>
            place(
              x,
              y,
              circle(0, 0, 17, i % 3 ? '#c62f2f' : '#e0662b') +
                circle(-5, -6, 4.5, '#ffffff', { opacity: 0.6 }),
            ),
          )
          .join('')
      }</g>`,
    )
  return cover(
    gradient('dawn', ['#f6dfc0', '#f3c998']),
    gradient('metal', ['#a06a1c', '#f2cd7f', '#b97b24'], { x2: 1, y2: 0 }),
    rect(0, 0, 1200, 675, 'url(#dawn)'),
    circle(600, 300, 235, '#fbead0'),
    fill('M0 430C180 350 330 380 480 420S820 470 1200 380V675H0z', '#d9b07c', { opacity: 0.7 }),
    fill('M0 490C260 420 520 470 700 490S1000 500 1200 450V675H0z', '#b98650', { opacity: 0.7 }),
    branch(1),
    branch(-1),
    rect(0, 560, 1200, 115, '#4b2a17'),
    rect(0, 560, 1200, 12, '#643b22'),
    times(34, () => {
      const x = 40 + roll() * 1120
      return x > 360 && x < 840
        ? ''
        : place(x, 592 + roll() * 62, bean(34, '#8a4f2a', '#4b2a17'), { turn: roll() * 180 })
    }),
    ellipse(600, 610, 250, 26, '#331a0d', { opacity: 0.55 }),
    place(
      600,
      590,
      fill('M-190 -92H190C184 -30 150 14 96 18H-96C-150 14 -184 -30 -190 -92z', 'url(#metal)') +
        ellipse(0, -92, 190, 26, '#f0cd86') +
        ellipse(0, -90, 172, 20, darker(brass, 0.3)),
    ),
    place(
      600,
      512,
      fill('M-98 -210H98L80 0C78 16 -78 16 -80 0z', 'url(#metal)') +
        ellipse(0, -210, 112, 22, '#f6dda2') +
        ellipse(0, -208, 94, 16, '#5b2f14') +
        ellipse(0, -206, 92, 13, '#c8935c') +
        times(7, (i) => ellipse(-54 + i * 18, -207 + (i % 2) * 3, 7, 3, '#e9c79c')) +
        stroke('M-92 -150H92', '#8d5a17', 4, { opacity: 0.6 }),
    ),
    place(600, 290, steam(170, '#ffffff', 14)),
  )
}
