import { fade } from '@parichay/greeting/motifs/draw.ts'
import { sewingMachine } from '@parichay/greeting/motifs/trades.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, picture, rect, stroke, text } from '../kit/forms.ts'
import { breathes, heavy, layer, seen, spring, swift, track, wiped, words } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const opens = 2
const second = 5.2
const closes = 8.6
const end = 12.5

/** A curtain of cloth: it opens on what is new, another length of it falls, and it closes under the name. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const bands = Array.from({ length: 6 }, (_none, i): Element => {
    const wide = w / 6
    const way = (i < 3 ? -1 : 1) * (w / 2 + 60)
    const late = (i < 3 ? i : 5 - i) * 0.12
    return rect(at(i * wide - 4, -20, wide + 8, h + 40), fade([c.deep, c.ground, c.ground, c.deep], 90), 0, {
      motion: [
        track(
          'x',
          [opens + late, 0],
          [opens + 1.1 + late, way, heavy],
          [closes + 0.24 - late, way],
          [closes + 1.2 - late, 0, heavy],
        ),
        track(
          'wide',
          [0, 1],
          [opens, 1.06, 'inOut'],
          [opens + 0.6, 0.8, 'inOut'],
          [closes, 0.8],
          [closes + 1.2, 1, 'inOut'],
        ),
      ],
    })
  })
  const head = layer(
    film,
    [
      ...text(at(90, h * 0.36, w - 180, 70), film.say('kicker'), {
        size: tall ? 54 : 46,
        fill: c.accent,
        align: 'centre',
        lines: 1,
        reveal: words(0.2, { by: 'line', how: 'fade' }),
      }),
      ...text(at(90, h * 0.42, w - 180, tall ? 380 : 300), film.say('head'), {
        size: tall ? 150 : 124,
        family: 'serif',
        fill: c.on,
        align: 'centre',
        valign: 'top',
        lines: 3,
        reveal: words(0.4, { step: 0.14 }),
      }),
    ],
    seen(0, opens + 0.5, 0.4),
    track('zoom', [0, 0.98], [opens, 1.02, 'linear'], [opens + 0.5, 1.14, 'in']),
  )
  const whole = at(0, 0, w, h)
  const plate = at(60, h - (tall ? 480 : 250), w - 120, tall ? 200 : 150)
  const named = (key: string, from: number, to: number): Element[] =>
    film.has(key)
      ? [
          {
            kind: 'group',
            box: plate,
            motion: [track('y', [from, 120], [from + 0.7, 0, swift]), seen(from, to, 0.25)],
            children: [
              rect({ ...plate, x: 0, y: 0 }, `${c.paper}f2`, 26),
              rect(at(0, 0, 14, plate.height), c.accent, 7),
              ...text(at(50, 10, plate.width - 90, plate.height - 20), film.say(key), {
                size: tall ? 70 : 58,
                fill: c.ink,
                family: 'serif',
                reveal: words(from + 0.2),
              }),
            ],
          },
        ]
      : []
  return [
    rect(whole, c.deep),
    picture(film, 'photo1', whole, sewingMachine(c.ground, c.accent), {
      motion: [breathes(opens, second + 1, [1.12, 1])],
      ground: c.tint,
    }),
    wiped(
      whole,
      [
        picture(film, 'photo2', whole, sewingMachine(c.accent, c.ground), {
          motion: [breathes(second, closes + 1, [1, 1.12])],
          ground: c.paper,
        }),
      ],
      { at: second, take: 1, from: 'top' },
    ),
    ...named('piece1', opens + 1.3, second),
    ...named('piece2', second + 0.9, closes + 0.4),
    ...tag(film),
    ...bands,
    head,
    layer(
      film,
      signOff(film, { from: closes + 1.1, ink: c.on, soft: c.onSoft, plate: c.accent, onPlate: c.onAccent }),
      track('opacity', [closes + 0.9, 0], [closes + 1, 1]),
    ),
  ]
}

/** The price tag, swinging on its thread from the upper edge. */
function tag(film: Film): Element[] {
  const { w, tall, c } = film
  if (!film.has('offer')) return []
  const [reach, wide, high] = tall ? [520, 330, 230] : [330, 300, 200]
  const x = tall ? w - 300 : w - 250
  // Its box is twice as high as it hangs down, so that it turns around the nail.
  const whole = { w: wide, h: 2 * (reach + high) }
  const top = whole.h / 2
  return [
    {
      kind: 'group',
      box: at(x - wide / 2, -top, wide, whole.h),
      motion: [
        track(
          'y',
          [second + 0.8, -reach - high],
          [second + 1.5, 0, swift],
          [closes, 0],
          [closes + 0.6, -reach - high, 'in'],
        ),
        track(
          'rotation',
          [second + 0.8, -24],
          [second + 1.4, 16, 'inOut'],
          [second + 2, -9, 'inOut'],
          [second + 2.6, 5, 'inOut'],
          [second + 3.2, 0, 'inOut'],
        ),
        track('opacity', [second + 0.8, 0], [second + 0.84, 1]),
      ],
      children: [
        stroke(whole, `M${wide / 2} ${top}L${wide / 2} ${top + reach + 30}`, c.paper, 5),
        rect(at(0, top + reach, wide, high), c.accent, 30, {
          shadow: { x: 0, y: 8, blur: 24, colour: '#00000055' },
        }),
        disc(wide / 2, top + reach + 30, 13, c.deep),
        ...text(at(20, top + reach + 50, wide - 40, high - 66), film.say('offer'), {
          size: high * 0.42,
          family: 'poster',
          fill: c.onAccent,
          align: 'centre',
          motion: [track('zoom', [second + 2.4, 1], [second + 2.6, 1.14, 'out'], [second + 3, 1, spring])],
        }),
      ],
    },
  ]
}

/** A collection behind a curtain. */
export const drapes = inBothShapes({
  id: 'drape',
  title: { en: 'New collection', hi: 'नया कलेक्शन' },
  trade: 'clothes',
  seconds: end,
  colours: [
    { main: '#6b1233', accent: '#e8b84a' },
    { main: '#12355b', accent: '#f2a65a' },
  ],
  music: 'evening',
  poster: 1.7,
  slots: [
    line('kicker', 28, ['Just arrived', 'अभी आया'], { en: 'Above the title', hi: 'शीर्षक के ऊपर' }),
    line(
      'head',
      36,
      ['The festive collection', 'त्योहारों का कलेक्शन'],
      { en: 'Title', hi: 'शीर्षक' },
      { required: true },
    ),
    photo('photo1', 0.8, { en: 'First picture', hi: 'पहली तस्वीर' }, 1),
    line(
      'piece1',
      36,
      ['Silk sarees from Banaras', 'बनारस की रेशमी साड़ियाँ'],
      { en: 'Below the first picture', hi: 'पहली तस्वीर के नीचे' },
      { fact: 'product1' },
    ),
    photo('photo2', 0.8, { en: 'Second picture', hi: 'दूसरी तस्वीर' }, 2),
    line(
      'piece2',
      36,
      ['Lehengas made to measure', 'नाप के लहँगे'],
      { en: 'Below the second picture', hi: 'दूसरी तस्वीर के नीचे' },
      { fact: 'product2' },
    ),
    line('offer', 14, ['From ₹999', '₹999 से'], { en: 'On the tag', hi: 'टैग पर' }),
    ...shopSlots(['Come and see it', 'आकर देखिए']),
  ],
  chapters: [
    { key: 'head', label: { en: 'Title', hi: 'शीर्षक' }, from: 0, to: opens, slots: ['kicker', 'head'] },
    {
      key: 'first',
      label: { en: 'First piece', hi: 'पहला नमूना' },
      from: opens,
      to: second,
      slots: ['photo1', 'piece1'],
    },
    {
      key: 'second',
      label: { en: 'Second piece', hi: 'दूसरा नमूना' },
      from: second,
      to: closes,
      slots: ['photo2', 'piece2', 'offer'],
    },
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: closes, to: end, slots: shopKeys },
  ],
  draw,
})
