import { cloud, heart, leaf, lozenge } from './motifs.ts'
import {
  circle,
  darker,
  drawing,
  ellipse,
  fill,
  gradient,
  lighter,
  place,
  rect,
  ring,
  stroke,
  times,
} from './shapes.ts'

const cover = (...parts: string[]) => drawing(1200, 675, ...parts)

/** A teddy bear with a stethoscope in a children's clinic. */
export function clinic(): string {
  const [fur, light, dark] = ['#d9a066', '#f3d3a7', '#5b3a1e']
  const ear = circle(0, 0, 52, fur) + circle(0, 6, 30, light)
  return cover(
    rect(0, 0, 1200, 675, '#dff2f0'),
    circle(600, 380, 330, '#c9e8e6'),
    circle(600, 380, 240, '#b7dfdd'),
    place(180, 210, cloud(250, '#ffffff')),
    place(1010, 150, cloud(300, '#ffffff')),
    place(930, 320, cloud(150, '#f2fbfa')),
    rect(0, 560, 1200, 115, '#8cc9c7'),
    rect(0, 560, 1200, 10, '#a9dbd8'),
    place(
      150,
      560,
      rect(-40, -330, 80, 330, '#fff7e6', { rx: 10 }) +
        times(15, (i) =>
          rect(-40, -24 - i * 20, i % 5 === 4 ? 46 : 26, 5, i % 5 === 4 ? '#e76f51' : '#f2b279', { rx: 2.5 }),
        ) +
        place(14, -296, heart(30, '#e76f51')),
    ),
    place(
      316,
      560,
      times(3, (row) =>
        times(3 - row, (i) =>
          place(
            (i - (2 - row) / 2) * 80,
            -38 - row * 78,
            rect(
              -38,
              -38,
              76,
              76,
              ['#f4a261', '#2a9d8f', '#e9c46a', '#e76f51', '#0e7490', '#f7c59f'][row * 2 + i] ?? '#f4a261',
              { rx: 12 },
            ) +
              [
                heart(40, '#ffffff'),
                ring(5, 13, () => ellipse(0, 0, 7, 11, '#ffffff')) + circle(0, 0, 7, '#f4a261'),
                lozenge(32, 40, '#ffffff'),
                circle(0, 0, 17, '#ffffff'),
                place(0, 20, leaf(42, 18, '#ffffff')),
                circle(0, 0, 19, '#ffffff') + circle(0, 0, 10, '#f7c59f'),
              ][row * 2 + i],
          ),
        ),
      ),
    ),
    place(
      600,
      0,
      ellipse(0, 588, 190, 24, '#5da5a5', { opacity: 0.5 }) +
        place(-92, 540, ellipse(0, 0, 66, 50, fur) + ellipse(-4, 4, 36, 28, light), { turn: -14 }) +
        place(92, 540, ellipse(0, 0, 66, 50, fur) + ellipse(4, 4, 36, 28, light), { turn: 14 }) +
        ellipse(0, 470, 124, 124, fur) +
        ellipse(0, 484, 82, 88, light) +
        place(-122, 430, ellipse(0, 30, 40, 76, darker(fur, 0.06)), { turn: 34 }) +
        place(122, 430, ellipse(0, 30, 40, 76, darker(fur, 0.06)), { turn: -34 }) +
        place(-108, 160, ear) +
        place(108, 160, ear) +
        ellipse(0, 256, 150, 136, fur) +
        ellipse(0, 300, 72, 56, light) +
        ellipse(0, 276, 27, 19, dark) +
        stroke('M0 292V310C0 328 -30 328 -34 312M0 310C0 328 30 328 34 312', dark, 6) +
        circle(-58, 240, 13, dark) +
        circle(58, 240, 13, dark) +
        circle(-54, 235, 4.5, '#ffffff') +
        circle(62, 235, 4.5, '#ffffff') +
        ellipse(-92, 288, 24, 15, '#eb9a7a', { opacity: 0.55 }) +
        ellipse(92, 288, 24, 15, '#eb9a7a', { opacity: 0.55 }) +
        stroke('M-86 366C-80 440 -40 470 0 470S80 440 86 366', '#0e7490', 13) +
        stroke('M0 470V500C0 552 74 552 80 500', '#0e7490', 13) +
        circle(80, 486, 28, '#0b5b70') +
        circle(80, 486, 19, '#dfe9ee') +
        circle(75, 481, 7, '#ffffff'),
    ),
    place(
      930,
      560,
      fill('M-56 -86H56L44 0H-44z', '#e76f51') +
        rect(-62, -98, 124, 20, '#d35f43', { rx: 6 }) +
        [
          [-54, 130],
          [-26, 176],
          [4, 200],
          [32, 172],
          [56, 126],
        ]
          .map(([turn = 0, length = 0], i) =>
            place(0, -96, leaf(length, 34, i % 2 ? '#2a9d8f' : '#3fb09f'), { turn }),
          )
          .join(''),
    ),
    place(
      1086,
      560,
      rect(-44, -150, 88, 150, '#ffffff', { rx: 16 }) +
        rect(-28, -182, 56, 36, '#0e7490', { rx: 8 }) +
        rect(-44, -112, 88, 66, '#cdeae8') +
        rect(-7, -101, 14, 44, '#0e7490') +
        rect(-22, -86, 44, 14, '#0e7490'),
    ),
  )
}

const shelfBottle = (h: number, glass: string, cap: string) =>
  rect(-30, -h, 60, h, glass, { rx: 9 }) +
  rect(-20, -h - 24, 40, 28, cap, { rx: 5 }) +
  rect(-30, -h * 0.7, 60, h * 0.42, '#fffaf0') +
  rect(-20, -h * 0.6, 40, 5, cap, { rx: 2.5 }) +
  rect(-20, -h * 0.6 + 12, 26, 5, lighter(cap, 0.4), { rx: 2.5 }) +
  rect(-24, -h + 8, 7, h * 0.18, '#ffffff', { rx: 3.5, opacity: 0.5 })
const carton = (w: number, h: number, colour: string) =>
  rect(-w / 2, -h, w, h, lighter(colour, 0.82), { rx: 3 }) +
  rect(-w / 2, -h, w, h * 0.36, colour, { rx: 3 }) +
  circle(0, -h * 0.36, w * 0.13, colour) +
  rect(-w * 0.32, -h * 0.15, w * 0.64, 4, lighter(colour, 0.4), { rx: 2 })
const tube = (h: number, colour: string) =>
  fill(`M-26 ${-h}H26L18 -22H-18z`, colour) +
  rect(-26, -h, 52, 10, darker(colour, 0.15), { rx: 2 }) +
  rect(-14, -24, 28, 24, '#ffffff', { rx: 4 }) +
  rect(-12, -h * 0.72, 24, 6, '#ffffff', { rx: 3 })
const jar = (h: number, fillColour: string) =>
  rect(-38, -h, 76, h, '#ffffff', { rx: 12, opacity: 0.55 }) +
  rect(-32, -h * 0.66, 64, h * 0.62, fillColour, { rx: 9 }) +
  times(6, (i) =>
    circle(-20 + (i % 3) * 20, -h * 0.2 - Math.floor(i / 3) * 20, 8, lighter(fillColour, 0.35)),
  ) +
  rect(-42, -h - 16, 84, 22, '#b98754', { rx: 6 })

/** Tidy pharmacy shelves around a lit cross. */
export function pharmacy(): string {
  const [green, amber, blue, rose] = ['#047857', '#b4651b', '#2f6f9f', '#c8506a']
  const shelf = (y: number, parts: [x: number, part: string][]) =>
    parts.map(([x, part]) => place(x, y, part)).join('') +
    rect(40, y, 1120, 16, '#c99b6a', { rx: 3 }) +
    rect(40, y + 16, 1120, 12, '#0b3f31', { opacity: 0.14 })
  return cover(
    gradient('wall', ['#e3f5ec', '#cdebdd']),
    rect(0, 0, 1200, 675, 'url(#wall)'),
    rect(40, 0, 1120, 675, '#bfe3d2'),
    rect(28, 0, 16, 675, '#b58757'),
    rect(1156, 0, 16, 675, '#b58757'),
    shelf(206, [
      [96, jar(96, amber)],
      [196, jar(112, green)],
      [296, jar(92, rose)],
      [394, carton(82, 112, green)],
      [806, carton(92, 128, blue)],
      [904, shelfBottle(110, amber, '#ffffff')],
      [976, shelfBottle(126, amber, '#ffffff')],
      [1046, shelfBottle(104, amber, '#ffffff')],
      [1116, tube(100, rose)],
    ]),
    shelf(412, [
      [90, shelfBottle(132, '#3f8f74', green)],
      [160, shelfBottle(112, '#3f8f74', green)],
      [230, shelfBottle(132, '#3f8f74', green)],
      [318, tube(104, blue)],
      [390, tube(104, amber)],
      [812, tube(112, green)],
      [898, carton(76, 130, rose)],
      [980, carton(76, 104, amber)],
      [1072, jar(110, blue)],
    ]),
    shelf(618, [
      [100, carton(92, 130, blue)],
      [196, carton(84, 108, blue)],
      [288, carton(84, 124, amber)],
      [372, shelfBottle(116, '#8d5a2b', '#f4ead9')],
      [446, shelfBottle(136, '#8d5a2b', '#f4ead9')],
      [520, jar(106, rose)],
      [622, jar(124, green)],
      [720, jar(100, amber)],
      [812, shelfBottle(120, '#5486ad', blue)],
      [884, shelfBottle(138, '#5486ad', blue)],
      [970, tube(116, rose)],
      [1058, carton(100, 136, green)],
    ]),
    rect(448, 30, 304, 304, '#ffffff', { rx: 56 }),
    rect(462, 44, 276, 276, green, { rx: 46 }),
    rect(566, 86, 68, 192, '#ffffff', { rx: 12 }),
    rect(504, 148, 192, 68, '#ffffff', { rx: 12 }),
    place(600, 182, leaf(66, 20, green) + place(0, 0, leaf(66, 20, green), { turn: 180 })),
    rect(0, 646, 1200, 29, '#a87a4b'),
  )
}

const chalk = (d: string, colour = '#eef3ea', width = 5) => stroke(d, colour, width, { opacity: 0.86 })

const volume = (w: number, h: number, colour: string) =>
  rect(-w / 2, -h, w, h, colour, { rx: 6 }) +
  rect(-w / 2 + 14, -h + 7, w - 14, h - 14, '#f8f1e0', { rx: 3 }) +
  times(3, (i) => rect(-w / 2 + 18, -h + 12 + i * ((h - 22) / 2), w - 22, 2, '#dccfb2')) +
  rect(-w / 2, -h, 26, h, darker(colour, 0.15), { rx: 6 })

/** A blackboard with geometry, a wave and an atom; books and an apple on the desk. */
export function classes(): string {
  const sine = `M690 170${times(2, () => 'q35 -100 70 0t70 0')}`
  return cover(
    rect(0, 0, 1200, 675, '#e9dcc3'),
    rect(44, 34, 1112, 486, '#a8733f', { rx: 14 }),
    rect(66, 56, 1068, 442, '#234b40', { rx: 4 }),
    [
      [130, 440, 300],
      [620, 90, 220],
      [820, 430, 260],
    ]
      .map(([x = 0, y = 0, w = 0]) => stroke(`M${x} ${y}h${w}m-${w * 0.8} 22h${w * 0.6}`, '#2c584c', 20))
      .join(''),
    chalk('M310 300V200L440 300z'),
    chalk('M310 282H328V300', '#eef3ea', 4),
    chalk('M310 200H210V300H310M310 300V430H440V300', '#a9d6e5', 4),
    chalk('M310 200L410 70L540 170L440 300', '#f6d186', 4),
    chalk('M214 240L250 204M214 270L280 204M220 294L304 210M248 294L306 236M278 294L306 266', '#a9d6e5', 2),
    chalk(
      'M318 340L350 308M318 372L382 308M318 404L414 308M326 426L434 318M358 426L434 350M390 426L434 382',
      '#a9d6e5',
      2,
    ),
    chalk('M660 170H1000M690 90V250M984 162L1000 170L984 178M682 104L690 90L698 104', '#eef3ea', 4),
    chalk(sine, '#f6d186'),
    place(
      620,
      372,
      times(3, (i) =>
        place(0, 0, ellipse(0, 0, 92, 32, 'none', { stroke: '#eef3ea', 'stroke-width': 4, opacity: 0.86 }), {
          turn: i * 60,
        }),
      ) +
        circle(0, 0, 13, '#f2a1a1') +
        circle(92, 0, 8, '#a9d6e5') +
        circle(-46, 80, 8, '#a9d6e5') +
        circle(-46, -80, 8, '#a9d6e5'),
    ),
    place(
      846,
      380,
      chalk('M-22 -90H22M-14 -90V-30L-62 60Q-66 76 -50 76H50Q66 76 62 60L14 -30V-90') +
        chalk('M-44 28Q-20 14 0 28T44 28', '#8fd694') +
        circle(-16, 50, 7, '#8fd694') +
        circle(14, 44, 5, '#8fd694') +
        circle(4, 62, 4, '#8fd694'),
    ),
    place(
      1052,
      292,
      circle(0, 0, 58, 'none', { stroke: '#eef3ea', 'stroke-width': 5, opacity: 0.86 }) +
        chalk('M0 0L50 -29M0 0H58', '#f6d186', 4) +
        chalk('M30 0A30 30 0 0 0 26 -15', '#f2a1a1', 4) +
        circle(0, 0, 6, '#eef3ea'),
    ),
    rect(0, 560, 1200, 115, '#8a5a34'),
    rect(0, 560, 1200, 14, '#a87446'),
    rect(500, 500, 60, 14, '#f5f5f0', { rx: 5 }),
    rect(580, 502, 44, 12, '#f6d186', { rx: 5 }),
    rect(650, 486, 110, 28, '#6b4a8f', { rx: 4 }),
    rect(650, 504, 110, 12, '#dcd3c4'),
    place(
      230,
      600,
      volume(300, 46, '#4338ca') +
        place(14, -46, volume(268, 40, '#e07a3f')) +
        place(-10, -86, volume(284, 44, '#0f766e')) +
        place(
          10,
          -130,
          fill(
            'M0 -62C-22 -84 -66 -70 -64 -28C-62 14 -34 30 -14 26C-6 24 6 24 14 26C34 30 62 14 64 -28C66 -70 22 -84 0 -62z',
            '#d6403a',
            { transform: 'translate(0 -26)' },
          ) +
            ellipse(-34, -72, 12, 20, '#f08a80', { transform: 'rotate(18 -34 -72)' }) +
            stroke('M0 -88Q2 -110 14 -118', '#5b3a1e', 6) +
            place(8, -100, leaf(46, 18, '#5a9a3d'), { turn: 70 }),
        ),
    ),
    place(
      1010,
      604,
      fill('M-64 -120H64L54 0H-54z', '#4338ca') +
        fill('M-61 -84H61L58 -52H-58z', '#f6d186') +
        [
          [-40, -12, '#e07a3f'],
          [-8, -3, '#0f766e'],
          [24, 7, '#d6403a'],
          [46, 15, '#eab308'],
        ]
          .map(([x, turn, colour]) =>
            place(
              Number(x),
              -118,
              rect(-9, -96, 18, 98, String(colour)) +
                fill('M-9 -96L0 -124L9 -96z', '#f3d9b1') +
                fill('M-3 -114L0 -124L3 -114z', '#3a2a1e'),
              { turn: Number(turn) },
            ),
          )
          .join('') +
        fill('M-64 -120H64L61 -96H-61z', '#4f46e5'),
    ),
  )
}
