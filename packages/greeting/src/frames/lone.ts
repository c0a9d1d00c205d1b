import type { FrameCode } from '@parichay/contract/greeting/rules.frames.ts'
import type { Element } from '@parichay/scene/element.ts'
import { onGround, onPaper } from './arrange.ts'
import { box, type FrameContext } from './context.ts'
import { hasLogo, logoIn, logoWidth } from './logo.ts'
import { archPath, burst, form, path, rect, stampPath, tornTop, waveTop } from './shapes.ts'
import { details } from './texts.ts'

type Plate = (
  f: FrameContext,
  x: number,
  y: number,
  width: number,
  height: number,
) => {
  layers: Element[]
  on: 'ground' | 'paper'
  /** Where on the plate the logo stands, in shares of the strip's height; the middle of the plate without it. */
  room?: [number, number]
  /** Round plates carry round ones. */
  round?: true
}
const soft = { x: 0, y: 4, blur: 16, colour: '#0000003d' }

const card =
  (radius: number): Plate =>
  (f, x, y, width, height) => ({
    layers: [
      form(
        box(x, y, width, height),
        { type: 'rect', radius: Math.min(radius, height / 2) },
        { fill: f.second ? f.c.ground : '#ffffff', shadow: soft },
      ),
    ],
    on: f.second ? 'ground' : 'paper',
    ...(radius > 99 ? { round: true } : {}),
  })
const tab: Plate = (f, x, y, width, height) => ({
  layers: [
    rect(box(x, y, width, f.h - y), f.second ? f.c.paper : f.c.ground, [34, 34, 0, 0]),
    rect(box(x, f.h - 8, width, 8), f.c.accent),
  ].slice(0, height > 0 ? 2 : 0),
  on: f.second ? 'paper' : 'ground',
  room: [0.27, 0.58],
})
const edge =
  (draw: (f: FrameContext) => Element[]): Plate =>
  (f) => ({ layers: draw(f), on: f.second ? 'paper' : 'ground', room: [0.44, 0.5] })
const tone = (f: FrameContext) => (f.second ? f.c.paper : f.c.ground)

/** What carries the logo where it stands alone: each in the character of its frame. */
const plates: Partial<Record<FrameCode, Plate>> = {
  frame1: edge((f) => [
    rect(box(0, f.h * 0.3, f.w, f.h * 0.7), tone(f)),
    rect(box(0, f.h * 0.3, f.w, 6), f.c.accent),
  ]),
  frame2: card(26),
  frame3: edge((f) => [
    path(box(0, f.h * 0.1, f.w, f.h * 0.9), waveTop(f.w, f.h * 0.9, f.h * 0.34, f.second), {
      fill: f.c.accent,
    }),
    path(box(0, f.h * 0.16, f.w, f.h * 0.84), waveTop(f.w, f.h * 0.84, f.h * 0.32, f.second), {
      fill: tone(f),
    }),
  ]),
  frame4: edge((f) => [
    rect(box(0, f.h * 0.34, f.w, f.h * 0.66), tone(f)),
    rect(box(0, f.h * 0.8, f.w, f.h * 0.2), f.c.accent),
  ]),
  frame5: (f, x, y, width, height) => ({
    layers: [
      path(
        box(x - 60, y + height * 0.16, width + 120, height * 0.84),
        `M0 0 L${width + 120} 0 L${width + 80} ${height * 0.42} L${width + 120} ${height * 0.84} L0 ${height * 0.84} L40 ${height * 0.42} Z`,
        { fill: f.c.deep },
      ),
      rect(box(x, y, width, height * 0.84), tone(f)),
    ],
    on: f.second ? 'paper' : 'ground',
    room: [0.2, 0.545],
  }),
  frame6: (f, x, y, width) => ({
    layers: [
      path(box(x - 10, 0, width + 20, f.h), archPath(width + 20, f.h), { fill: f.c.accent }),
      path(box(x, f.h * 0.05, width, f.h * 0.95), archPath(width, f.h * 0.95), { fill: tone(f) }),
    ].slice(0, y >= 0 ? 2 : 0),
    on: f.second ? 'paper' : 'ground',
    room: [0.38, 0.52],
  }),
  frame7: edge((f) => {
    const [w, h] = [f.w, f.h]
    return [
      path(box(0, h * 0.3, w, h * 0.7), `M0 ${h * 0.3} L${w} 0 L${w} ${h * 0.7} L0 ${h * 0.7} Z`, {
        fill: f.c.accent,
      }),
      path(box(0, h * 0.36, w, h * 0.64), `M0 ${h * 0.3} L${w} 0 L${w} ${h * 0.64} L0 ${h * 0.64} Z`, {
        fill: tone(f),
      }),
    ]
  }),
  frame8: edge((f) => [
    path(box(0, f.h * 0.2, f.w, f.h * 0.8), tornTop(f.w, f.h * 0.8, f.h * 0.14, f.second ? 31 : 23), {
      fill: tone(f),
    }),
  ]),
  frame9: card(999),
  frame10: tab,
  frame11: (f, x, y, width, height) => ({
    layers: f.second
      ? [
          form(box(x + (width - height) / 2, y, height, height), burst(22, 9), {
            fill: f.c.ground,
            shadow: soft,
          }),
        ]
      : [path(box(x, y, width, height), stampPath(width, height, 7), { fill: f.c.paper, shadow: soft })],
    on: f.second ? 'ground' : 'paper',
    ...(f.second ? { round: true } : {}),
  }),
  frame12: (f, x, y, width, height) => ({
    layers: f.second
      ? [
          rect(box(x, y, width, height), f.c.paper),
          form(
            box(x + 8, y + 8, width - 16, height - 16),
            { type: 'rect' },
            { stroke: { paint: f.c.link, width: 2.5 } },
          ),
        ]
      : [
          form(
            box(0, 0, f.w, f.h),
            { type: 'rect' },
            {
              fill: {
                kind: 'linear',
                from: [0, 0],
                to: [0, 1],
                stops: [
                  { at: 0, colour: `${f.c.deep}00` },
                  { at: 1, colour: `${f.c.deep}e6` },
                ],
              },
            },
          ),
        ],
    on: f.second ? 'paper' : 'ground',
  }),
}

/** The logo alone on the plate of its frame; the name where there is no logo. */
export function loneLogo(f: FrameContext): Element[] {
  const plate = plates[f.settings.frame] ?? card(24)
  const isLogo = Boolean(f.facts['logo']?.trim())
  const height = f.h * 0.72
  const inner = height * 0.74
  const width = isLogo ? logoWidth(f, inner, 2.4) + height * 0.3 : Math.min(f.w - 240, 520)
  const { logoPlace } = f.settings
  const x = logoPlace === 'start' ? 74 : logoPlace === 'end' ? f.w - 74 - width : (f.w - width) / 2
  const y = f.h * 0.17
  const { layers, on, round, room } = plate(f, x, y, width, height)
  const share = round && f.second ? 0.66 : 0.74
  const tall = room ? f.h * room[1] : height * share
  const inside = box(
    x + height * 0.15,
    room ? f.h * room[0] : y + (height - tall) / 2,
    width - height * 0.3,
    tall,
  )
  if (isLogo && hasLogo({ ...f, shown: ['logo'] }))
    return [
      ...layers,
      ...logoIn({ ...f, shown: ['logo'] }, inside.x, inside.y, inside.width, inside.height, {
        as: on === 'paper' ? 'bare' : round ? 'circle' : 'card',
        radius: 14,
      }),
    ]
  const look = on === 'paper' ? onPaper(f) : onGround(f)
  const isBurst = f.settings.frame === 'frame11' && f.second
  const at = isBurst
    ? box(x + (width - height) / 2 + height * 0.2, y + height * 0.25, height * 0.6, height * 0.5)
    : inside
  return [...layers, ...details({ ...f, shown: ['name'] }, at, { ...look, align: 'centre' }, ['name'])]
}
