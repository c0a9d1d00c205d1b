import { stethoscope } from '@parichay/greeting/motifs/trades.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, form, picture, rect, stroke, text } from '../kit/forms.ts'
import { comes, heavy, layer, spring, swift, track, words } from '../kit/motion.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'
import type { VideoTemplate } from '../template.ts'

type Point = readonly [number, number]
const toServices = 4
const toEnd = 9.4

/** One heartbeat of a line, from x on. */
const beat = (x: number, y: number, size: number): Point[] => [
  [x, y],
  [x + 30 * size, y - 26 * size],
  [x + 60 * size, y],
  [x + 84 * size, y + 40 * size],
  [x + 126 * size, y - 190 * size],
  [x + 168 * size, y + 110 * size],
  [x + 196 * size, y],
]
const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0)

/** One line beats its way through three sheets: the promise, what is offered, and a heart around the name. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const y1 = tall ? 1080 : 625
  const spine = w + (tall ? 130 : 560)
  const rows = tall ? [1180, 1350, 1520] : [330, 520, 710]
  const one: Point[] = [[-40, y1], ...beat(250, y1, tall ? 1.3 : 1.1), ...beat(680, y1, 0.6), [w + 60, y1]]
  const two: Point[] = [
    [w + 60, y1],
    [spine, y1],
    [spine, rows[0]! - 60],
    ...rows.flatMap((y): Point[] => [
      [spine, y - 26],
      [spine + 26, y],
      [spine, y + 26],
    ]),
    [spine, h + 60],
  ]
  const board = { w: 3 * w, h }
  const leads = stroke(board, pathOf(one), c.accent, 12, {
    motion: [track('drawn', [0.2, 0], [1.9, 1, 'inOut'])],
  })
  const goesOn = stroke(board, pathOf(two), c.accent, 12, {
    motion: [track('drawn', [toServices - 0.4, 0], [toServices + 2.6, 1, 'inOut'])],
  })
  const share = (to: number) => lengthOf(two.slice(0, to)) / lengthOf(two)
  const promise = [
    ...text(tall ? at(80, 330, w - 160, 110) : at(80, 90, w - 160, 70), film.say('kicker'), {
      size: tall ? 50 : 44,
      fill: c.link,
      lines: 1,
      reveal: words(0.9, { by: 'line', how: 'fade' }),
    }),
    ...text(tall ? at(80, 440, w - 160, 380) : at(80, 160, w - 160, 250), film.say('head'), {
      size: tall ? 132 : 100,
      fill: c.ink,
      valign: 'top',
      lines: 3,
      reveal: words(0.7, { step: 0.12 }),
    }),
    ...text(tall ? at(80, 1270, w - 160, 220) : at(80, 790, w - 160, 150), film.say('line'), {
      size: tall ? 58 : 50,
      fill: c.link,
      bold: false,
      reveal: words(1.9, { by: 'line', how: 'fade', step: 0.2 }),
    }),
  ]
  const services = rows.flatMap((y, i) => {
    const start = toServices - 0.4 + 3 * easeTime(share(6 + i * 3)) + 0.05
    const left = spine + 80
    return [
      ...(film.has(`service${i + 1}`)
        ? [
            disc(spine + 6, y, 34, c.accent, { motion: comes(start, { zoom: 0, ease: spring, take: 0.5 }) }),
            form(
              at(spine - 12, y - 14, 36, 28),
              { type: 'path', view: [36, 28], data: 'M3 15L13 25L33 3' },
              undefined,
              {
                stroke: { paint: c.onAccent, width: 7, cap: 'round', join: 'round' },
                motion: [track('drawn', [start + 0.2, 0], [start + 0.5, 1, swift])],
              },
            ),
          ]
        : []),
      ...text(at(left, y - 75, 2 * w - left - 60, 150), film.say(`service${i + 1}`), {
        size: tall ? 62 : 50,
        fill: c.ink,
        reveal: words(start + 0.1, { how: 'slide', step: 0.07 }),
      }),
    ]
  })
  const frame = tall ? at(w + 90, 230, w - 180, 700) : at(w + 70, 90, 420, 900)
  return [
    rect(at(0, 0, w, h), c.paper),
    layer(
      board,
      [
        rect(at(w, 0, w, h), c.tint),
        rect(at(2 * w, 0, w, h), c.ground),
        ...promise,
        leads,
        goesOn,
        picture(film, 'photo', frame, stethoscope(c.ground, c.accent), {
          mask: { type: 'rect', radius: 56 },
          ground: c.paper,
          motion: comes(toServices, { y: 90, fade: 0.3, take: 1.1 }),
        }),
        ...services,
        heart(film, 2 * w),
      ],
      track(
        'x',
        [toServices - 0.5, 0],
        [toServices + 0.5, -w, heavy],
        [toEnd - 0.4, -w],
        [toEnd + 0.6, -2 * w, heavy],
      ),
    ),
    layer(
      film,
      signOff(film, { from: toEnd + 0.6, ink: c.on, soft: c.onSoft, plate: c.accent, onPlate: c.onAccent }),
      track('opacity', [toEnd + 0.3, 0], [toEnd + 0.4, 1]),
    ),
  ]
}

/** When `inOut` has done a share of its way, roughly: how the line's ticks meet their rows. */
const easeTime = (share: number) =>
  share < 0.5 ? Math.sqrt(share / 2) * 0.9 + 0.05 : 1 - Math.sqrt((1 - share) / 2) * 0.9 - 0.05

/** The line's end: a heart that goes on beating behind the name. */
function heart(film: Film, x: number): Element {
  const { w, h, tall, c } = film
  const size = tall ? 1140 : 1000
  const beats = [1.4, 2.3, 3.2].flatMap((after) => [
    [toEnd + after, 1] as const,
    [toEnd + after + 0.12, 1.05, 'out'] as const,
    [toEnd + after + 0.4, 1] as const,
  ])
  return form(
    at(x + (w - size) / 2, (h - size) / 2 - (tall ? 110 : 0), size, size),
    {
      type: 'path',
      view: [100, 100],
      data: 'M50 90C20 68 6 50 6 32C6 17 17 8 29 8C39 8 46 14 50 22C54 14 61 8 71 8C83 8 94 17 94 32C94 50 80 68 50 90Z',
    },
    c.deep,
    {
      stroke: { paint: c.accent, width: 12, cap: 'round', join: 'round' },
      motion: [
        track('drawn', [toEnd + 0.2, 0], [toEnd + 1.4, 1, 'inOut']),
        track('zoom', [toEnd, 1], ...beats),
      ],
    },
  )
}

const slots = [
  line('kicker', 34, ['Your health, our care', 'आपकी सेहत, हमारी देखभाल'], {
    en: 'Above the title',
    hi: 'शीर्षक के ऊपर',
  }),
  line(
    'head',
    48,
    ['Free check-up this Sunday', 'इस रविवार मुफ़्त जाँच'],
    { en: 'Title', hi: 'शीर्षक' },
    { required: true },
  ),
  line('line', 70, ['9 am to 1 pm, no appointment needed', 'सुबह 9 से 1 बजे, बिना अपॉइंटमेंट'], {
    en: 'Below the line',
    hi: 'रेखा के नीचे',
  }),
  photo('photo', 1.28, { en: 'Picture', hi: 'तस्वीर' }, 1),
  line(
    'service1',
    30,
    ['Blood pressure and sugar', 'बीपी और शुगर'],
    { en: 'First service', hi: 'पहली सेवा' },
    { fact: 'product1' },
  ),
  line(
    'service2',
    30,
    ['Eye and dental check', 'आँख और दाँत की जाँच'],
    { en: 'Second service', hi: 'दूसरी सेवा' },
    { fact: 'product2' },
  ),
  line(
    'service3',
    30,
    ['Advice from the doctor', 'डॉक्टर की सलाह'],
    { en: 'Third service', hi: 'तीसरी सेवा' },
    { fact: 'product3' },
  ),
  ...shopSlots(['Book your visit', 'अपना समय लें']),
]

/** A heartbeat that leads through the film, in both shapes. */
export const pulses: VideoTemplate[] = (['STORY', 'SQUARE'] as const).map((shape) => ({
  id: shape === 'STORY' ? 'pulse-story' : 'pulse',
  title: { en: 'Heartbeat', hi: 'धड़कन' },
  trade: 'health',
  shape,
  seconds: 13.5,
  colours:
    shape === 'STORY' ? { main: '#0f5c6e', accent: '#f0566a' } : { main: '#1e3a8a', accent: '#22c3a6' },
  music: 'morning',
  poster: 2.9,
  slots,
  chapters: [
    {
      key: 'head',
      label: { en: 'Title', hi: 'शीर्षक' },
      from: 0,
      to: toServices,
      slots: ['kicker', 'head', 'line'],
    },
    {
      key: 'services',
      label: { en: 'Services', hi: 'सेवाएँ' },
      from: toServices,
      to: toEnd,
      slots: ['photo', 'service1', 'service2', 'service3'],
    },
    { key: 'end', label: { en: 'Your place', hi: 'आपका केंद्र' }, from: toEnd, to: 13.5, slots: shopKeys },
  ],
  draw,
}))
