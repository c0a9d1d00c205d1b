import { camera, bag } from '@parichay/greeting/motifs/trades.ts'
import { gift } from '@parichay/greeting/motifs/winter.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, form, picture, rect, softly, text } from '../kit/forms.ts'
import { comes, heavy, layer, spring, swift, track, words } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const drops = [2.4, 4.6, 6.8]
const closes = 9.2
const end = 13

/** Photographs fall on a table one after another, and the eye goes from each to the next. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const [wide, high] = tall ? [800, 980] : [640, 780]
  const places = [
    { x: 0, y: 0, turn: -5 },
    { x: w * 0.9, y: h * 0.12, turn: 6 },
    { x: w * 0.25, y: h * 0.78, turn: -3 },
  ]
  const instead = [
    camera(c.ground, c.deep, c.accent),
    bag(c.accent, c.ground, c.paper),
    gift(c.ground, c.deep, c.accent),
  ]
  const prints = places.map(({ x, y, turn }, i): Element => {
    const from = drops[i]!
    return {
      kind: 'group',
      box: at((w - wide) / 2 + x, (h - high) / 2 + y, wide, high),
      rotation: turn,
      motion: [
        track('zoom', [from, 1.9], [from + 0.45, 0.98, 'in'], [from + 0.6, 1, 'out']),
        track('rotation', [from, 16 * (i % 2 ? -1 : 1)], [from + 0.5, 0, swift]),
        track('opacity', [from, 0], [from + 0.12, 1]),
      ],
      children: [
        ...softly(at(0, 0, wide, high), 10),
        rect(at(0, 0, wide, high), '#ffffff', 10),
        picture(
          film,
          `photo${i + 1}`,
          at(wide * 0.06, wide * 0.06, wide * 0.88, high - wide * 0.3),
          instead[i]!,
          { ground: c.tint },
        ),
        ...text(at(wide * 0.06, high - wide * 0.22, wide * 0.88, wide * 0.18), film.say(`caption${i + 1}`), {
          size: wide * 0.09,
          family: 'brush',
          fill: '#2a2a2a',
          align: 'centre',
          reveal: words(from + 0.6, { how: 'slide', step: 0.12 }),
        }),
        rect(at(wide * 0.38, -wide * 0.04, wide * 0.24, wide * 0.08), `${c.accent}bb`, 4, {
          rotation: i % 2 ? -4 : 3,
        }),
      ],
    }
  })
  // The eye moves: the table goes the other way.
  const camera2 = [
    track(
      'x',
      [drops[1]! - 0.35, 0],
      [drops[1]! + 0.45, -places[1]!.x, heavy],
      [drops[2]! - 0.35, -places[1]!.x],
      [drops[2]! + 0.45, -places[2]!.x, heavy],
      [closes - 0.3, -places[2]!.x],
      [closes + 0.6, -w * 0.38, heavy],
    ),
    track(
      'y',
      [drops[1]! - 0.35, 0],
      [drops[1]! + 0.45, -places[1]!.y, heavy],
      [drops[2]! - 0.35, -places[1]!.y],
      [drops[2]! + 0.45, -places[2]!.y, heavy],
      [closes - 0.3, -places[2]!.y],
      [closes + 0.6, -h * 0.3, heavy],
    ),
  ]
  // Boards of a table as one form: a thousand tiles took most of a frame.
  const joints = Array.from(
    { length: Math.ceil((4 * h) / 150) },
    (_, i) => `M0 ${i * 150 + 72}L${4 * w} ${i * 150 + 72}L${4 * w} ${i * 150 + 78}L0 ${i * 150 + 78}Z`,
  )
  const table = [
    rect(at(-w, -h, 4 * w, 4 * h), c.ground),
    form(at(-w, -h, 4 * w, 4 * h), { type: 'path', view: [4 * w, 4 * h], data: joints.join('') }, c.deep),
  ]
  return [
    rect(at(0, 0, w, h), c.ground),
    {
      kind: 'group',
      box: at(0, 0, w, h),
      motion: [track('zoom', [closes - 0.3, 1], [closes + 0.6, 0.46, heavy])],
      children: [layer(film, [...table, ...prints], camera2)],
    },
    layer(
      film,
      [
        ...text(at(90, h * 0.3, w - 180, 80), film.say('kicker'), {
          size: tall ? 56 : 48,
          fill: c.accent,
          align: 'centre',
          lines: 1,
          reveal: words(0.2, { by: 'line', how: 'fade' }),
        }),
        ...text(at(90, h * 0.36, w - 180, tall ? 460 : 340), film.say('head'), {
          size: tall ? 170 : 132,
          family: 'display',
          fill: c.on,
          align: 'centre',
          valign: 'top',
          lines: 3,
          reveal: words(0.4, { how: 'pop', step: 0.18, ease: spring }),
        }),
      ],
      track('zoom', [drops[0]! - 0.3, 1], [drops[0]!, 0.8, 'in']),
      track('opacity', [drops[0]! - 0.3, 1], [drops[0]!, 0]),
    ),
    rect(at(0, 0, w, h), `${c.deep}e6`, 0, { motion: comes(closes + 0.3, { fade: 0.5 }) }),
    layer(
      film,
      signOff(film, { from: closes + 0.7, ink: c.on, soft: c.onSoft, plate: c.accent, onPlate: c.onAccent }),
      track('opacity', [closes + 0.6, 0], [closes + 0.7, 1]),
    ),
  ]
}

/** Three pictures that tell of a shop. */
export const albums = inBothShapes({
  id: 'album',
  title: { en: 'Three photographs', hi: 'तीन तस्वीरें' },
  trade: 'general',
  seconds: end,
  colours: [
    { main: '#7c3f1d', accent: '#ffd27a' },
    { main: '#1d4e4a', accent: '#ffb4a2' },
  ],
  music: 'festival',
  poster: 3.8,
  slots: [
    line('kicker', 30, ['This week with us', 'इस हफ़्ते हमारे यहाँ'], {
      en: 'Above the title',
      hi: 'शीर्षक के ऊपर',
    }),
    line(
      'head',
      36,
      ['Come and have a look', 'आइए, देखकर जाइए'],
      { en: 'Title', hi: 'शीर्षक' },
      { required: true },
    ),
    photo('photo1', 1.04, { en: 'First picture', hi: 'पहली तस्वीर' }, 1),
    line(
      'caption1',
      32,
      ['Fresh every morning', 'हर सुबह ताज़ा'],
      { en: 'Below it', hi: 'उसके नीचे' },
      { fact: 'product1' },
    ),
    photo('photo2', 1.04, { en: 'Second picture', hi: 'दूसरी तस्वीर' }, 2),
    line(
      'caption2',
      32,
      ['Made with our hands', 'हमारे हाथों से बना'],
      { en: 'Below it', hi: 'उसके नीचे' },
      { fact: 'product2' },
    ),
    photo('photo3', 1.04, { en: 'Third picture', hi: 'तीसरी तस्वीर' }, 3),
    line(
      'caption3',
      32,
      ['Packed for your family', 'आपके परिवार के लिए'],
      { en: 'Below it', hi: 'उसके नीचे' },
      { fact: 'product3' },
    ),
    ...shopSlots(['We look forward to you', 'आपका इंतज़ार है']),
  ],
  chapters: [
    { key: 'head', label: { en: 'Title', hi: 'शीर्षक' }, from: 0, to: drops[0]!, slots: ['kicker', 'head'] },
    ...[0, 1, 2].map((i) => ({
      key: `photo${i + 1}`,
      label: [
        { en: 'First picture', hi: 'पहली तस्वीर' },
        { en: 'Second picture', hi: 'दूसरी तस्वीर' },
        { en: 'Third picture', hi: 'तीसरी तस्वीर' },
      ][i]!,
      from: drops[i]!,
      to: drops[i + 1] ?? closes,
      slots: [`photo${i + 1}`, `caption${i + 1}`],
    })),
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: closes, to: end, slots: shopKeys },
  ],
  draw,
})
