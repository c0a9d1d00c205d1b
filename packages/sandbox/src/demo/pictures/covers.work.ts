import { spanner } from './motifs.ts'
import {
  circle,
  darker,
  drawing,
  ellipse,
  fill,
  glow,
  gradient,
  place,
  rect,
  stroke,
  times,
} from './shapes.ts'

const cover = (...parts: string[]) => drawing(1200, 675, ...parts)

const wheel = (r: number) =>
  circle(0, 0, r, '#14171c') +
  circle(0, 0, r * 0.64, '#cfd6dc') +
  circle(0, 0, r * 0.54, '#8d98a3') +
  times(5, (i) =>
    place(0, 0, rect(-r * 0.09, -r * 0.58, r * 0.18, r * 0.58, '#cfd6dc', { rx: r * 0.05 }), {
      turn: i * 72,
    }),
  ) +
  circle(0, 0, r * 0.16, '#f4f6f8')

/** A small car on a lift before a wall of tools. */
export function garage(): string {
  const [yellow, ink, red] = ['#f5b301', '#1f242b', '#d8392f']
  const body =
    'M-300 30C-312 -10 -300 -44 -262 -54L-176 -72C-138 -124 -98 -158 -40 -162H70C130 -162 168 -128 206 -76L268 -58C304 -48 312 -16 306 30C304 44 296 48 284 48H-282C-292 48 -298 42 -300 30z'
  return cover(
    rect(0, 0, 1200, 675, '#2a3038'),
    times(11, (row) => times(24, (i) => circle(i * 50 + 25, row * 44 + 26, 4, '#20252c'))),
    rect(372, 28, 456, 12, '#14171c', { rx: 6 }),
    times(
      7,
      (i) =>
        place(404 + i * 66, 58 + (100 + i * 11) / 2, spanner(100 + i * 11, i % 2 ? '#aeb8c2' : '#d5dce2')) +
        circle(404 + i * 66, 42, 5, yellow),
    ),
    times(3, (i) =>
      place(
        1046 + i * 54,
        150,
        rect(-12, -84, 24, 72, [yellow, red, '#2f7dd1'][i] ?? red, { rx: 10 }) +
          rect(-4.5, -14, 9, 100, '#c6ced6', { rx: 3 }),
      ),
    ),
    [120, 262]
      .map((y) =>
        place(
          104,
          y,
          circle(0, 0, 52, 'none', { stroke: '#14171c', 'stroke-width': 30 }) +
            circle(0, 0, 60, 'none', { stroke: '#343c46', 'stroke-width': 5, 'stroke-dasharray': '10 8' }) +
            circle(0, 0, 44, 'none', { stroke: '#343c46', 'stroke-width': 3 }),
        ),
      )
      .join(''),
    rect(0, 560, 1200, 115, '#171b20'),
    times(14, (i) => fill(`M${i * 90 - 20} 584h40l-26 24h-40z`, yellow)),
    rect(0, 560, 1200, 8, '#3a424c'),
    ellipse(600, 640, 380, 16, '#0c0e11', { opacity: 0.7 }),
    rect(210, 196, 46, 452, yellow, { rx: 6 }),
    rect(944, 196, 46, 452, yellow, { rx: 6 }),
    rect(196, 632, 74, 20, darker(yellow, 0.3), { rx: 4 }),
    rect(930, 632, 74, 20, darker(yellow, 0.3), { rx: 4 }),
    rect(222, 216, 10, 400, darker(yellow, 0.18), { rx: 5 }),
    rect(956, 216, 10, 400, darker(yellow, 0.18), { rx: 5 }),
    rect(210, 486, 250, 20, '#8d98a3', { rx: 5 }),
    rect(740, 486, 250, 20, '#8d98a3', { rx: 5 }),
    rect(430, 468, 60, 20, '#5d6772', { rx: 4 }),
    rect(710, 468, 60, 20, '#5d6772', { rx: 4 }),
    place(
      600,
      410,
      fill(body, red) +
        fill(
          'M-300 30C-306 8 -306 -8 -300 -22H304C309 -6 309 12 306 30C304 44 296 48 284 48H-282C-292 48 -298 42 -300 30z',
          darker(red, 0.14),
        ) +
        fill('M-140 -76C-110 -118 -84 -138 -36 -142H8V-76z', '#cfe6f2') +
        fill('M26 -142H66C112 -142 142 -116 172 -76H26z', '#cfe6f2') +
        fill('M-96 -76L-44 -142H-20L-72 -76zM60 -76L100 -134L116 -126L84 -76z', '#ffffff', { opacity: 0.5 }) +
        stroke('M17 -70V30', darker(red, 0.3), 4) +
        rect(34, -50, 40, 9, darker(red, 0.35), { rx: 4.5 }) +
        fill('M-298 -18C-294 -36 -282 -46 -262 -50L-250 -24z', '#ffe9a8') +
        fill('M304 -18C302 -36 292 -48 272 -54L262 -26z', '#ffb4a8') +
        rect(-306, 18, 56, 14, ink, { rx: 7 }) +
        rect(254, 18, 56, 14, ink, { rx: 7 }) +
        [-186, 190].map((x) => circle(x, 44, 74, ink) + place(x, 52, wheel(62))).join(''),
    ),
  )
}

/** Bulbs glowing in a dark shop window. */
export function electricals(): string {
  const bulb = (on: boolean) =>
    rect(-17, -58, 34, 34, '#8b94a3', { rx: 4 }) +
    times(3, (i) => rect(-19, -52 + i * 9, 38, 4, '#646e7e', { rx: 2 })) +
    rect(-12, -70, 24, 14, '#2b3444', { rx: 4 }) +
    fill('M-16 -26C-18 -4 -46 10 -46 46A46 46 0 0 0 46 46C46 10 18 -4 16 -26z', on ? '#ffe08a' : '#6d83a8', {
      opacity: on ? 1 : 0.55,
    }) +
    stroke('M-10 -22L-16 40L-6 30L0 44L6 30L16 40L10 -22', on ? '#e8890c' : '#b9c6dc', 4) +
    ellipse(-22, 34, 7, 16, '#ffffff', { opacity: on ? 0.8 : 0.35, transform: 'rotate(18 -22 34)' })
  const hung: [number, number, number, boolean][] = [
    [120, 190, 0.9, true],
    [270, 330, 1.15, true],
    [420, 150, 0.8, false],
    [560, 300, 1.5, true],
    [735, 190, 0.95, true],
    [880, 350, 1.1, true],
    [1010, 160, 0.8, false],
    [1110, 280, 1, true],
  ]
  return cover(
    gradient('night', ['#0d1b3e', '#142a5c', '#1a3470']),
    glow('warm', '#ffcf5c', 0.75),
    rect(0, 0, 1200, 675, 'url(#night)'),
    times(16, (i) => rect(i * 75, 0, 2, 560, '#ffffff', { opacity: 0.035 })),
    hung
      .map(
        ([x, y, scale, on]) =>
          (on ? circle(x, y + 44 * scale, 190 * scale, 'url(#warm)') : '') +
          stroke(`M${x} 0V${y - 66 * scale}`, '#0a1430', 6),
      )
      .join(''),
    hung.map(([x, y, scale, on]) => place(x, y, bulb(on), { scale })).join(''),
    rect(0, 560, 1200, 115, '#0a1430'),
    rect(0, 560, 1200, 8, '#28437f'),
    times(6, (i) =>
      place(
        110 + i * 196,
        618,
        rect(-76, -36, 152, 72, '#f1f4f9', { rx: 10 }) +
          rect(-68, -28, 136, 56, '#dde4ee', { rx: 7 }) +
          (i % 3 === 1
            ? circle(-34, -8, 5, '#33415c') +
              circle(-34, 12, 5, '#33415c') +
              circle(-48, 2, 5, '#33415c') +
              rect(6, -20, 24, 40, '#ffffff', { rx: 4 }) +
              rect(38, -20, 24, 40, '#ffffff', { rx: 4 }) +
              rect(6, 0, 24, 20, '#c4cedd', { rx: 4 })
            : times(
                4,
                (k) =>
                  rect(-60 + k * 31, -20, 25, 40, '#ffffff', { rx: 4 }) +
                  rect(-60 + k * 31, (i + k) % 2 ? 0 : -20, 25, 20, '#c4cedd', { rx: 4 }) +
                  circle(-47.5 + k * 31, (i + k) % 2 ? -13 : 13, 2.5, (i + k) % 2 ? '#e2574c' : '#9aa7bb'),
              )),
      ),
    ),
  )
}
