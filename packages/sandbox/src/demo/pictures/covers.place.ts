import { leaf } from './motifs.ts'
import {
  circle,
  clipped,
  darker,
  drawing,
  ellipse,
  fill,
  gradient,
  mix,
  place,
  rect,
  stroke,
  times,
} from './shapes.ts'

const cover = (...parts: string[]) => drawing(1200, 675, ...parts)

/** A courtyard house in isometric view on drawing paper. */
export function architects(): string {
  const [brick, lime] = ['#c4633b', '#f4e6d2']
  const unit = 51
  const at = (x: number, y: number, z = 0) =>
    `${Math.round(600 + (x - y) * unit * 0.866)} ${Math.round(386 + (x + y) * unit * 0.5 - z * unit)}`
  const face = (points: [number, number, number?][], colour: string) =>
    fill(`M${points.map(([x, y, z]) => at(x, y, z)).join('L')}z`, colour)
  const block = (x: number, y: number, w: number, d: number, h: number, colour: string, roof = lime) =>
    face(
      [
        [x, y + d, 0],
        [x + w, y + d, 0],
        [x + w, y + d, h],
        [x, y + d, h],
      ],
      colour,
    ) +
    face(
      [
        [x + w, y, 0],
        [x + w, y + d, 0],
        [x + w, y + d, h],
        [x + w, y, h],
      ],
      darker(colour, 0.2),
    ) +
    face(
      [
        [x, y, h],
        [x + w, y, h],
        [x + w, y + d, h],
        [x, y + d, h],
      ],
      roof,
    )
  /** Arched opening on the wall that faces left (`y` fixed) or right (`x` fixed). */
  const arch = (
    side: 'left' | 'right',
    fixed: number,
    from: number,
    w: number,
    h: number,
    colour: string,
  ) => {
    const point = (t: number, z: number) =>
      side === 'left' ? at(from + t, fixed, z) : at(fixed, from + t, z)
    const curve = Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI - (Math.PI * i) / 8
      return point(w / 2 + (Math.cos(angle) * w) / 2, h + (Math.sin(angle) * w) / 2)
    })
    return fill(`M${point(0, 0)}L${curve.join('L')}L${point(w, 0)}z`, colour)
  }
  const tree = (x: number, y: number, scale: number) => {
    const [px = 0, py = 0] = at(x, y).split(' ').map(Number)
    return place(
      px,
      py,
      ellipse(0, 2, 30, 12, '#000000', { opacity: 0.15 }) +
        rect(-5, -70, 10, 72, '#7b5233') +
        circle(0, -104, 48, '#5f8f4e') +
        circle(-28, -82, 30, '#4f7d42') +
        circle(28, -86, 30, '#6fa05a') +
        circle(8, -122, 26, '#7fb069'),
      { scale },
    )
  }
  const grid = times(41, (i) =>
    stroke(
      `M${at(i - 20, -20)}L${at(i - 20, 20)}M${at(-20, i - 20)}L${at(20, i - 20)}`,
      '#dcc7a6',
      i % 4 ? 1 : 2,
      { opacity: 0.75 },
    ),
  )
  return cover(
    rect(0, 0, 1200, 675, '#f6ead6'),
    grid,
    face(
      [
        [-4.6, -4.6],
        [4.6, -4.6],
        [4.6, 4.6],
        [-4.6, 4.6],
      ],
      '#e3d2b0',
    ),
    stroke(
      `M${at(-4.6, 5.4)}L${at(4.6, 5.4)}M${at(-4.6, 5.2)}L${at(-4.6, 5.6)}M${at(4.6, 5.2)}L${at(4.6, 5.6)}M${at(5.4, -4.6)}L${at(5.4, 4.6)}M${at(5.2, -4.6)}L${at(5.6, -4.6)}M${at(5.2, 4.6)}L${at(5.6, 4.6)}`,
      '#9a3412',
      2.5,
    ),
    face(
      [
        [-4, 4],
        [4, 4],
        [4.6, 4.6],
        [-4, 4.6],
      ],
      '#cdb88f',
    ),
    block(-4, -4, 8, 2.2, 2.5, brick),
    block(-4, -4, 3, 2.2, 3.2, brick, mix(lime, '#ffffff', 0.4)),
    block(-4, -1.8, 2.2, 5.8, 2.5, brick),
    face(
      [
        [-1.8, -1.8],
        [1.8, -1.8],
        [1.8, 1.8],
        [-1.8, 1.8],
      ],
      '#b9c98f',
    ),
    face(
      [
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ],
      '#d9b98a',
    ),
    arch('left', -1.8, -1.4, 0.8, 0.9, '#5b2a17'),
    arch('left', -1.8, -0.2, 0.8, 0.9, '#5b2a17'),
    arch('left', -1.8, 1, 0.7, 0.9, '#5b2a17'),
    arch('right', -1.8, -1.3, 0.8, 0.9, '#4a2112'),
    arch('right', -1.8, 0, 0.8, 0.9, '#4a2112'),
    tree(0, 0, 1.15),
    block(1.8, -1.8, 2.2, 5.8, 1.7, brick),
    block(-1.8, 1.8, 3.6, 2.2, 1.25, brick),
    arch('left', 4, -1.2, 0.8, 0.5, '#5b2a17'),
    arch('left', 4, 0.1, 0.8, 0.5, '#5b2a17'),
    arch('left', 4, -3.5, 1.1, 0.9, '#5b2a17'),
    arch('left', 4, 2.3, 1.1, 0.6, '#fbe3b0'),
    ...[-3.3, -1.7, -0.1, 1.5, 2.8].map((y) =>
      arch('right', 4, y, 0.8, 0.55, y === 1.5 ? '#fbe3b0' : '#4a2112'),
    ),
    tree(5.9, -2.6, 0.8),
    tree(-3, 6.4, 0.85),
    tree(6.1, 1.2, 0.6),
    tree(-5.6, 5.4, 0.6),
    circle(1050, 96, 46, '#eda35c'),
    circle(1050, 96, 62, 'none', { stroke: '#9a3412', 'stroke-width': 1.5, 'stroke-dasharray': '6 8' }),
    place(
      112,
      560,
      circle(0, 0, 50, 'none', { stroke: '#9a3412', 'stroke-width': 2 }) +
        fill('M0 -44L12 0H-12z', '#9a3412') +
        fill('M0 44L12 0H-12z', '#e3c39c') +
        circle(0, 0, 5, '#f6ead6'),
    ),
  )
}

/** A winding ghat road through layered hills at sunrise. */
export function travels(): string {
  const ridge = (id: string, y: number, rise: number, colour: string, phase: number) => {
    const points = Array.from({ length: 61 }, (_, i) => {
      const x = i * 20
      return `${x} ${Math.round(y - rise * (0.55 * Math.sin(x / 150 + phase) + 0.3 * Math.sin(x / 67 + phase * 3) + 0.12 * Math.sin(x / 29 + phase * 5)))}`
    })
    return (
      gradient(id, [colour, mix(colour, '#fdeccb', 0.6)]) +
      fill(`M0 ${y + rise + 130}L${points.join('L')}L1200 ${y + rise + 130}z`, `url(#${id})`)
    )
  }
  const bend = (t: number) => ({
    x: 600 + Math.sin(t * Math.PI * 3) * (16 + 150 * t),
    y: 430 + 262 * t ** 1.2,
    half: 3 + 30 * t,
  })
  const bends = Array.from({ length: 61 }, (_, i) => bend(i / 60))
  const side = (sign: number, extra: number) =>
    bends.map(({ x, y, half }) => `${Math.round(x + sign * (half * 1.5 + extra))} ${Math.round(y)}`)
  const band = (extra: number) => `M${side(-1, extra).join('L')}L${side(1, extra).toReversed().join('L')}z`
  const middle = `M${bends.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
  const palm = (height: number) =>
    stroke(`M0 0Q${height * 0.06} ${-height * 0.5} 0 ${-height}`, '#4a3423', height * 0.04) +
    [-110, -75, -40, -12, 20, 52, 84, 112]
      .map((turn) => place(0, -height, leaf(height * 0.46, height * 0.07, '#1f5b3a'), { turn }))
      .join('')
  return cover(
    gradient('sky', ['#f9b572', '#fbd49b', '#fdeccb']),
    rect(0, 0, 1200, 675, 'url(#sky)'),
    circle(600, 300, 170, '#fff3d4', { opacity: 0.5 }),
    circle(600, 300, 108, '#fff0c4'),
    ridge('far', 300, 70, '#b9b79c', 0.6),
    ridge('mid', 356, 64, '#8cae93', 2.4),
    ridge('near', 410, 52, '#5b9276', 4.1),
    ridge('close', 452, 40, '#3a7757', 5.6),
    fill('M0 675V520C200 450 420 420 620 428S1000 470 1200 520V675z', '#2f6b4a'),
    fill(band(7), '#244f38'),
    fill(band(0), '#4b5157'),
    stroke(middle, '#f3e2b3', 3, { 'stroke-dasharray': '14 16', 'stroke-linecap': 'butt' }),
    clipped(
      'tea',
      fill(
        'M0 675V540C160 490 360 500 520 590L560 675zM1200 675V530C1040 500 880 530 820 590L840 675z',
        '#000',
      ),
      fill('M0 480H1200V675H0z', '#27593d') +
        times(12, (i) =>
          stroke(
            `M-20 ${520 + i * 18}q150 -60 300 -8t340 60M1220 ${510 + i * 18}q-150 -50 -260 0t-260 70`,
            '#347552',
            9,
          ),
        ),
    ),
    place(
      606,
      572,
      ellipse(6, 34, 84, 9, '#1a3b2a', { opacity: 0.6 }) +
        fill(
          'M-78 22V-32C-78 -50 -66 -58 -50 -58H44C60 -58 66 -46 74 -22L84 -12C88 -8 88 0 88 22z',
          '#ffffff',
        ) +
        rect(-78, -4, 166, 14, '#15803d') +
        fill('M40 -48C52 -48 56 -38 62 -20H30V-48z', '#9fcbe0') +
        times(3, (i) => rect(-66 + i * 32, -48, 26, 28, '#9fcbe0', { rx: 4 })) +
        rect(-60, -72, 90, 12, '#b9772b', { rx: 4 }) +
        rect(-50, -84, 34, 14, '#c2410c', { rx: 3 }) +
        rect(-10, -86, 30, 16, '#1d4ed8', { rx: 3 }) +
        circle(-42, 24, 17, '#1c2126') +
        circle(-42, 24, 7, '#c6ced6') +
        circle(50, 24, 17, '#1c2126') +
        circle(50, 24, 7, '#c6ced6') +
        rect(80, -2, 9, 9, '#ffe08a', { rx: 3 }),
      { turn: 11 },
    ),
    place(150, 660, palm(330), { turn: -4 }),
    place(60, 690, palm(260), { turn: -10 }),
    place(1080, 680, palm(300), { turn: 5 }),
    place(1160, 690, palm(230), { turn: 10 }),
    [
      [330, 170, 1],
      [390, 140, 0.8],
      [850, 180, 0.9],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        place(x, y, stroke('M0 0q14 -18 28 0q14 -18 28 0', '#7a5a3c', 5), { scale }),
      )
      .join(''),
  )
}
