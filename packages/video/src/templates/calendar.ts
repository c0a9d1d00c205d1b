import { books } from '@parichay/greeting/motifs/trades.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, picture, rect, text } from '../kit/forms.ts'
import { comes, floats, heavy, layer, sliding, spring, swift, track, words } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const lands = 2.2
const more = 5
const closes = 9
const end = 13

/** Leaves fly off a calendar until the day is there; then the day tells what happens. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const [wide, high] = tall ? [760, 820] : [560, 600]
  const [x, y] = [(w - wide) / 2, tall ? 560 : 250]
  // Leaves lie on each other: the lowest casts the shadow of all.
  const leafOf = (month: string, day: string, motion: Element['motion'], isLowest = false): Element => ({
    kind: 'group',
    // Twice as high as the leaf, so that it turns around its upper edge.
    box: at(x, y - high, wide, 2 * high),
    ...(motion ? { motion } : {}),
    children: [
      rect(
        at(0, high, wide, high),
        '#ffffff',
        28,
        isLowest ? { shadow: { x: 0, y: 10, blur: 30, colour: '#00000030' } } : {},
      ),
      rect(at(0, high, wide, high * 0.24), c.accent, 28),
      rect(at(0, high + high * 0.14, wide, high * 0.1), c.accent),
      ...text(at(30, high + 8, wide - 60, high * 0.22), month, {
        size: high * 0.13,
        fill: c.onAccent,
        align: 'centre',
        lines: 1,
      }),
      ...text(at(30, high + high * 0.27, wide - 60, high * 0.7), day, {
        size: high * 0.62,
        family: 'poster',
        fill: c.ink,
        align: 'centre',
        lines: 1,
      }),
    ],
  })
  const day = film.say('day')
  const number = Number.parseInt(day, 10)
  const before = Array.from({ length: 5 }, (_none, i) =>
    Number.isNaN(number) ? '' : String(((number - 6 + i + 30) % 30) + 1),
  )
  const leaves = before
    .map((said, i) => {
      const off = 0.7 + i * 0.28
      return leafOf(film.say('month'), said, [
        track('tall', [off, 1], [off + 0.3, 0.02, 'in']),
        track('rotation', [off, 0], [off + 0.3, i % 2 ? 9 : -9, 'in']),
        track('opacity', [off + 0.28, 1], [off + 0.3, 0]),
      ])
    })
    .toReversed()
  const stack = layer(
    film,
    [
      leafOf(
        film.say('month'),
        day,
        [track('zoom', [lands, 1], [lands + 0.16, 1.07, 'out'], [lands + 0.5, 1, spring])],
        true,
      ),
      ...leaves,
      ...[0.24, 0.76].map((share) => rect(at(x + wide * share - 13, y - 46, 26, 92), c.deep, 13)),
    ],
    comes(0, { y: 500, take: 0.7, fade: 0.1 }),
    track('zoom', [more - 0.5, 1], [more + 0.4, tall ? 0.62 : 0.5, heavy]),
    track('y', [more - 0.5, 0], [more + 0.4, tall ? -480 : 0, heavy]),
    track('x', [more - 0.5, 0], [more + 0.4, tall ? -180 : -330, heavy]),
  )
  const top = tall
    ? [
        ...text(at(80, 240, w - 160, 260), film.say('head'), {
          size: 120,
          family: 'display',
          fill: c.on,
          align: 'centre',
          reveal: words(0.4),
          motion: [track('opacity', [more - 0.5, 1], [more - 0.1, 0])],
        }),
      ]
    : [
        ...text(at(70, 50, w - 140, 150), film.say('head'), {
          size: 90,
          family: 'display',
          fill: c.on,
          align: 'centre',
          reveal: words(0.4),
          motion: [track('opacity', [more - 0.5, 1], [more - 0.1, 0])],
        }),
      ]
  const frame = tall ? at(590, 250, 400, 470) : at(90, 730, 280, 290)
  const rows = tall ? [860, 1070, 1280] : [230, 450, 670]
  const left = tall ? 90 : 470
  return [
    rect(at(0, 0, w, h), c.ground),
    disc(w * 0.5, tall ? 960 : 560, tall ? 760 : 560, c.deep, {
      motion: [...comes(0, { zoom: 0.3, take: 1.2, fade: 0 }), floats(end, 18, 6)],
    }),
    ...top,
    stack,
    picture(film, 'photo', frame, books([c.accent, c.ground, c.deep], c.paper), {
      mask: { type: 'rect', radius: 36 },
      motion: comes(more + 0.3, { zoom: 0.6, turn: 8, ease: spring }),
    }),
    ...rows.flatMap((row, i) => {
      const from = more + 0.5 + i * 0.45
      return film.has(`fact${i + 1}`)
        ? [
            rect(at(left, row, w - left - 80, tall ? 170 : 170), `${c.on}1c`, 30, {
              motion: comes(from, { x: 260, take: 0.7 }),
            }),
            rect(at(left, row, 14, 170), c.accent, 7, {
              motion: [track('tall', [from + 0.2, 0], [from + 0.7, 1, swift])],
            }),
            ...text(at(left + 46, row + 10, w - left - 170, 150), film.say(`fact${i + 1}`), {
              size: tall ? 64 : 54,
              fill: c.on,
              reveal: words(from + 0.25, { step: 0.06 }),
            }),
          ]
        : []
    }),
    sliding(
      film,
      [
        rect(at(0, 0, w, h), c.accent),
        ...signOff(film, {
          from: closes + 0.5,
          ink: c.onAccent,
          soft: c.onAccent,
          plate: c.ground,
          onPlate: c.on,
        }),
      ],
      track('y', [closes - 0.2, -h], [closes + 0.6, 0, heavy]),
      track('opacity', [closes - 0.2, 0], [closes - 0.16, 1]),
    ),
  ]
}

/** A day to keep in mind. */
export const calendars = inBothShapes({
  id: 'calendar',
  title: { en: 'Save the day', hi: 'तारीख़ याद रखिए' },
  trade: 'education',
  seconds: end,
  colours: [
    { main: '#3d348b', accent: '#f7b801' },
    { main: '#0b6e4f', accent: '#ff7f51' },
  ],
  music: 'playful',
  poster: 3.4,
  slots: [
    line('head', 34, ['Admissions begin', 'प्रवेश शुरू'], { en: 'Title', hi: 'शीर्षक' }, { required: true }),
    line('month', 14, ['June', 'जून'], { en: 'Month', hi: 'महीना' }),
    line('day', 6, ['15', '15'], { en: 'Day', hi: 'दिन' }, { required: true }),
    photo('photo', 0.86, { en: 'Picture', hi: 'तस्वीर' }, 1),
    line('fact1', 34, ['Free demo class at 5 pm', 'शाम 5 बजे मुफ़्त डेमो'], { en: 'First point', hi: 'पहली बात' }),
    line('fact2', 34, ['20% off for the first 25', 'पहले 25 को 20% छूट'], {
      en: 'Second point',
      hi: 'दूसरी बात',
    }),
    line('fact3', 34, ['Bring one passport photo', 'एक फ़ोटो साथ लाएँ'], {
      en: 'Third point',
      hi: 'तीसरी बात',
    }),
    ...shopSlots(['Keep a seat', 'सीट रखवाइए']),
  ],
  chapters: [
    { key: 'day', label: { en: 'The day', hi: 'तारीख़' }, from: 0, to: more, slots: ['head', 'month', 'day'] },
    {
      key: 'facts',
      label: { en: 'What happens', hi: 'क्या होगा' },
      from: more,
      to: closes,
      slots: ['photo', 'fact1', 'fact2', 'fact3'],
    },
    { key: 'end', label: { en: 'Your place', hi: 'आपका केंद्र' }, from: closes, to: end, slots: shopKeys },
  ],
  draw,
})
