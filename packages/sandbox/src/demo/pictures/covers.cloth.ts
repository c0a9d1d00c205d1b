import {
  circle,
  clipped,
  darker,
  drawing,
  ellipse,
  fill,
  gradient,
  lighter,
  mix,
  place,
  rect,
  ring,
  stroke,
  times,
} from './shapes.ts'
import { lozenge, paisley } from './motifs.ts'

const cover = (...parts: string[]) => drawing(1200, 675, ...parts)

/** One hanging saree: pleats of light and shade, small motifs, and a woven border at the hem. */
const drape = (
  id: string,
  x: number,
  width: number,
  hem: number,
  colour: string,
  border: string,
  gold: string,
) => {
  const pleats = 6
  const pleat = width / pleats
  const outline = `M0 0H${width}V${hem}${times(pleats, (i) => `q${-pleat / 2} ${i % 2 ? -20 : 20} ${-pleat} 0`)}z`
  const shades = times(pleats, (i) => rect(i * pleat, 0, pleat + 0.5, 675, `url(#${id}-pleat)`))
  const dots = times(9, (row) =>
    times(pleats, (i) =>
      place(
        pleat * (i + 0.5),
        34 + row * 62 + (i % 2) * 31,
        ring(4, 7, () => circle(0, 0, 3, gold), 45) + circle(0, 0, 2.6, gold),
        { opacity: 0.75 },
      ),
    ),
  )
  const band = place(
    0,
    hem - 150,
    rect(0, 0, width, 190, border) +
      rect(0, 0, width, 7, gold) +
      rect(0, 16, width, 3, gold) +
      rect(0, 98, width, 3, gold) +
      rect(0, 108, width, 20, gold) +
      times(
        pleats / 2,
        (i) =>
          place(pleat * (i * 2 + 1), 60, paisley(64, gold, border, gold)) +
          place(pleat * (i * 2 + 2), 60, ring(6, 8, () => circle(0, 0, 3, gold)) + circle(0, 0, 3, gold)),
      ) +
      times(pleats * 3, (i) => place((pleat / 3) * (i + 0.5), 118, lozenge(12, 14, border))),
  )
  return place(
    x,
    0,
    gradient(`${id}-pleat`, [darker(colour, 0.24), colour, lighter(colour, 0.1), darker(colour, 0.05)], {
      x2: 1,
      y2: 0,
    }) +
      gradient(`${id}-shade`, ['#00000050', '#00000000', '#ffffff18', '#00000040'], { x2: 1, y2: 0 }) +
      fill(outline, '#1c0512', { opacity: 0.32, transform: 'translate(12 10)' }) +
      clipped(
        id,
        fill(outline, '#000'),
        shades +
          dots +
          band +
          times(pleats, (i) => rect(i * pleat, hem - 150, pleat, 190, `url(#${id}-shade)`)),
      ),
  )
}

/** Five sarees on a rail. */
export function sarees(): string {
  return cover(
    gradient('wall', ['#fbeee6', '#f3d9cf']),
    rect(0, 0, 1200, 675, 'url(#wall)'),
    times(5, (row) =>
      times(9, (i) =>
        place(i * 150 + (row % 2) * 75, row * 150 + 40, paisley(54, '#eecbbf', '#f6e0d7', '#eecbbf')),
      ),
    ),
    rect(0, 634, 1200, 41, '#d9ab98'),
    drape('a', 24, 214, 572, '#0f766e', '#7f1d4e', '#e8bd5a'),
    drape('c', 494, 214, 610, '#be123c', '#14532d', '#f0c75e'),
    drape('e', 962, 214, 572, '#4c1d95', '#9d174d', '#e8bd5a'),
    drape('b', 250, 232, 594, '#e08a1a', '#8a1538', '#fbe2a0'),
    drape('d', 718, 232, 594, '#d6367f', '#3b1664', '#f4cd70'),
    rect(0, 0, 1200, 20, '#7a4a1e'),
    rect(0, 20, 1200, 5, '#c78b45'),
  )
}

const spool = (thread: string) =>
  rect(-40, -62, 80, 16, '#d8a468', { rx: 8 }) +
  rect(-40, 46, 80, 16, '#c18b4f', { rx: 8 }) +
  rect(-32, -46, 64, 92, thread, { rx: 6 }) +
  times(8, (i) => stroke(`M-31 ${-38 + i * 11}L31 ${-32 + i * 11}`, darker(thread, 0.18), 3))

const button = (r: number, colour: string) =>
  circle(4, 5, r, '#1d1238', { opacity: 0.25 }) +
  circle(0, 0, r, colour) +
  circle(0, 0, r * 0.76, darker(colour, 0.1)) +
  circle(0, 0, r * 0.66, colour) +
  ring(4, r * 0.26, () => circle(0, 0, r * 0.11, darker(colour, 0.5)), 45)

const scissors = (() => {
  const half = (side: number) =>
    `<g transform="scale(${side} 1)"><g transform="rotate(13)">${fill('M-13 30L-9 -250Q2 -268 10 -236L15 30z', side > 0 ? '#dfe6ec' : '#bfc9d2')}${fill(
      'M-14 24C-20 70 -76 78 -84 132C-90 178 -54 206 -20 198C22 188 30 130 16 24z',
      '#2e1f66',
    )}${fill('M-34 96C-62 108 -66 150 -50 168C-30 184 0 168 -2 118C-4 98 -18 90 -34 96z', '#efeafb')}</g></g>`
  return half(-1) + half(1) + circle(0, 14, 12, '#8d99a6') + circle(0, 14, 5, '#5d6975')
})()

/** A tailor's table from above: cloth, tape, scissors, spools and buttons. */
export function tailoring(): string {
  const tape = 'M-20 520C160 440 250 610 420 560S640 380 800 470S1000 620 1220 500'
  return cover(
    rect(0, 0, 1200, 675, '#efeafb'),
    times(24, (i) => rect(i * 50, 0, 1, 675, '#dcd3f4') + rect(0, i * 50, 1200, 1, '#dcd3f4')),
    fill('M0 0H560C540 120 470 180 500 300C530 420 380 470 250 430C120 400 60 500 0 470z', '#d9cff5', {
      transform: 'translate(14 18)',
    }),
    fill('M0 0H560C540 120 470 180 500 300C530 420 380 470 250 430C120 400 60 500 0 470z', '#7c3aed'),
    fill('M0 0H300C320 120 220 200 230 300C236 360 180 410 120 418C70 430 40 480 0 470z', '#6d28d9'),
    fill('M0 0H110C140 120 60 220 70 320C74 380 40 440 0 470z', '#5b21b6'),
    stroke('M534 0C514 116 446 176 476 296C502 400 372 446 256 408C126 376 56 470 0 446', '#ffffff', 4, {
      'stroke-dasharray': '16 14',
    }),
    stroke(tape, '#3b2a63', 54, { opacity: 0.16, transform: 'translate(6 12)', 'stroke-linecap': 'butt' }),
    stroke(tape, '#f6c445', 52, { 'stroke-linecap': 'butt' }),
    stroke(tape, '#7a5410', 16, {
      'stroke-dasharray': '2.5 23',
      'stroke-linecap': 'butt',
      transform: 'translate(0 -14)',
    }),
    stroke(tape, '#7a5410', 26, {
      'stroke-dasharray': '3.5 123.5',
      'stroke-linecap': 'butt',
      transform: 'translate(0 -9)',
    }),
    place(690, 262, scissors, { turn: 60, scale: 0.94 }),
    place(1030, 130, spool('#e11d74'), { turn: 14 }),
    place(1106, 236, spool('#0d9488'), { turn: -24 }),
    place(990, 300, spool('#f08a1c'), { turn: 82 }),
    stroke('M1042 176C1090 330 900 360 930 420S1100 420 1180 360', '#e11d74', 4),
    place(610, 596, button(30, '#e11d74')),
    place(690, 618, button(22, '#0d9488')),
    place(560, 640, button(20, '#7c3aed')),
    place(1120, 610, button(28, '#f08a1c')),
    place(90, 600, button(34, '#7c3aed')),
    place(170, 634, button(22, '#e11d74')),
    place(
      330,
      190,
      stroke('M-90 60L90 -60', '#e8edf2', 7) +
        stroke('M74 -52L86 -60', '#7c3aed', 3) +
        stroke('M82 -56C160 -120 210 10 130 40S20 120 60 170', '#fde68a', 4),
    ),
  )
}

const gem = (r: number, stone: string, gold: string) =>
  circle(0, 0, r, gold) +
  circle(0, 0, r * 0.78, darker(stone, 0.25)) +
  circle(0, 0, r * 0.7, stone) +
  ellipse(-r * 0.2, -r * 0.26, r * 0.26, r * 0.18, lighter(stone, 0.6))
const drop = (size: number, stone: string, gold: string) => {
  const d = (k: number) =>
    `M0 ${-k}C${k * 0.2} ${-k * 0.5} ${k * 0.62} ${-k * 0.1} ${k * 0.62} ${k * 0.36}A${k * 0.62} ${k * 0.62} 0 0 1 ${-k * 0.62} ${k * 0.36}C${-k * 0.62} ${-k * 0.1} ${-k * 0.2} ${-k * 0.5} 0 ${-k}z`
  return (
    fill(d(size), gold) +
    place(0, size * 0.06, fill(d(size * 0.72), stone)) +
    ellipse(-size * 0.14, size * 0.2, size * 0.12, size * 0.2, lighter(stone, 0.55))
  )
}

/** A kundan necklace on dark velvet. */
export function jewellery(): string {
  const gold = '#d9a441'
  const [ruby, emerald, pearl] = ['#b3123a', '#0f7a55', '#f6ecd8']
  const arc = (count: number, r: number, span: number, part: (i: number) => string) =>
    times(count, (i) => {
      const angle = -span / 2 + (span * i) / (count - 1)
      const rad = (angle * Math.PI) / 180
      return place(600 + Math.sin(rad) * r * 1.06, 20 + Math.cos(rad) * r, part(i), { turn: -angle })
    })
  return cover(
    gradient('velvet', ['#2a0a1c', '#12040d']),
    rect(0, 0, 1200, 675, 'url(#velvet)'),
    times(9, (i) =>
      stroke(
        `M${-100 + i * 170} 0C${-20 + i * 160} 240 ${-140 + i * 170} 440 ${-40 + i * 165} 675`,
        '#3a1229',
        34,
        { opacity: 0.45 },
      ),
    ),
    times(7, (i) =>
      circle(600, 20, 250 + i * 62, 'none', { stroke: gold, 'stroke-width': 1, opacity: 0.13 }),
    ),
    arc(61, 268, 164, () => circle(0, 0, 6.5, gold)),
    arc(45, 290, 164, (i) => circle(0, 0, 9, i % 2 ? pearl : lighter(gold, 0.3))),
    arc(
      23,
      338,
      158,
      (i) =>
        place(
          0,
          0,
          lozenge(50, 70, gold) + lozenge(38, 54, '#3a1229') + gem(15, i % 2 ? emerald : ruby, gold),
        ) + circle(0, -38, 6, pearl),
    ),
    arc(22, 384, 152, () => circle(0, 0, 8, pearl) + circle(0, -13, 4, gold)),
    arc(
      15,
      436,
      128,
      (i) =>
        stroke('M0 -46V-22', gold, 4) +
        drop(38 - Math.abs(i - 7) * 1.6, i % 2 ? ruby : emerald, gold) +
        circle(0, 44 - Math.abs(i - 7) * 1.4, 8, pearl),
    ),
    place(
      600,
      548,
      ring(12, 64, () => circle(0, 0, 9, pearl)) +
        circle(0, 0, 60, gold) +
        circle(0, 0, 52, '#3a1229') +
        ring(8, 32, (i) => drop(21, i % 2 ? ruby : emerald, gold)) +
        gem(17, ruby, gold),
    ),
    [
      [160, 540, 26],
      [1050, 520, 30],
      [1110, 590, 16],
      [90, 470, 14],
    ]
      .map(([x = 0, y = 0, s = 0]) =>
        place(
          x,
          y,
          fill(
            `M0 ${-s}Q${s * 0.12} ${-s * 0.12} ${s} 0Q${s * 0.12} ${s * 0.12} 0 ${s}Q${-s * 0.12} ${s * 0.12} ${-s} 0Q${-s * 0.12} ${-s * 0.12} 0 ${-s}z`,
            lighter(gold, 0.4),
            { opacity: 0.8 },
          ),
        ),
      )
      .join(''),
  )
}

/** A ship whose containers are bolts of cloth. */
export function importer(): string {
  const cloth = ['#c2410c', '#0f766e', '#eab308', '#9d174d', '#f5e6cc', '#1e3a8a', '#db2777', '#65a30d']
  const weave = (i: number, id: string) => {
    const colour = cloth[i % cloth.length] ?? '#c2410c'
    const ink = mix(colour, i % cloth.length === 4 ? '#9a3412' : '#ffffff', 0.45)
    const patterns = [
      times(7, (k) => rect(k * 17 + 3, 0, 5, 62, ink)),
      times(4, (k) => times(3, (row) => place(14 + k * 27, 11 + row * 20, lozenge(12, 12, ink)))),
      times(3, (k) => rect(0, 8 + k * 20, 110, 6, ink)),
      times(4, (k) => place(14 + k * 27, 31, paisley(34, ink, colour, ink))),
      times(7, (k) => stroke(`M${k * 20 - 10} 62L${k * 20 + 14} 0`, ink, 4)),
      times(4, (k) => times(3, (row) => circle(14 + k * 27, 11 + row * 20, 5, ink))),
    ]
    return clipped(
      id,
      rect(0, 0, 108, 60, '#000', { rx: 4 }),
      rect(0, 0, 108, 60, colour) + (patterns[(i * 5 + 1) % 6] ?? ''),
    )
  }
  const stack = [4, 4, 3, 4, 3]
  const wave = (y: number, colour: string, shift: number) =>
    fill(`M${-120 + shift} ${y}${times(12, () => 'q30 -22 60 0t60 0')}V700H-200z`, colour)
  return cover(
    gradient('sky', ['#fde7c8', '#fbd3a4', '#f6b98a']),
    rect(0, 0, 1200, 675, 'url(#sky)'),
    circle(1060, 300, 150, '#fff1d6', { opacity: 0.65 }),
    circle(1060, 300, 100, '#f58f5b'),
    fill('M0 450V400H90V360H150V400H210V340H232V290H250V340H300V420H390V450z', '#d99a7f', { opacity: 0.7 }),
    wave(470, '#2a8593', 0),
    place(
      250,
      0,
      times(5, (col) =>
        times(stack[col] ?? 3, (row) =>
          place(
            36 + col * 114,
            376 - row * 66,
            weave(col * 3 + row * 2 + (row > 1 ? 1 : 0), `bale-${col}-${row}`),
          ),
        ),
      ) +
        rect(622, 246, 120, 194, '#f8f4ec') +
        rect(610, 236, 144, 18, '#155e75') +
        times(3, (i) => rect(636, 272 + i * 46, 92, 20, '#164e63', { rx: 4 })) +
        rect(664, 176, 44, 60, '#c2410c') +
        rect(664, 194, 44, 12, '#f8f4ec') +
        fill('M-24 440H790L736 590H52C10 590 -6 520 -24 440z', '#123c4a') +
        fill('M-24 440H790L783 460H-19z', '#f8f4ec') +
        fill('M14 540H754L736 590H52C32 590 22 566 14 540z', '#b4472a') +
        stroke('M40 490H120M150 490H180', '#3f7183', 6),
    ),
    wave(556, '#1b6f80', -40),
    wave(606, '#155e75', 20),
    wave(650, '#0f4a5e', -70),
    [
      [170, 170],
      [240, 130],
      [760, 110],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x} ${y}q14 -16 26 0q12 -16 26 0`, '#7b5140', 5))
      .join(''),
  )
}
