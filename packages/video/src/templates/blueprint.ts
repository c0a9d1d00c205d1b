import { house } from '@parichay/greeting/motifs/places.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, form, picture, rect, squared, stroke, text } from '../kit/forms.ts'
import {
  breathes,
  comes,
  heavy,
  layer,
  part,
  sliding,
  spring,
  swift,
  track,
  wiped,
  words,
} from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const builds = 3.2
const shows = 5
const closes = 9.4
const end = 13.2

/** A house draws itself on a plan, line by line; then it is there. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const whole = at(0, 0, w, h)
  const [x, y, s] = tall ? [140, 820, 800] : [330, 430, 520]
  const p = (px: number, py: number) => `${x + px * s} ${y + py * s}`
  const lines = [
    `M${p(-0.08, 0.86)}L${p(1.08, 0.86)}`,
    `M${p(0.06, 0.86)}L${p(0.06, 0.36)}L${p(0.5, 0.02)}L${p(0.94, 0.36)}L${p(0.94, 0.86)}`,
    `M${p(-0.02, 0.42)}L${p(0.5, 0.02)}L${p(1.02, 0.42)}`,
    `M${p(0.42, 0.86)}L${p(0.42, 0.56)}L${p(0.6, 0.56)}L${p(0.6, 0.86)}`,
    `M${p(0.14, 0.5)}L${p(0.32, 0.5)}L${p(0.32, 0.68)}L${p(0.14, 0.68)}ZM${p(0.23, 0.5)}L${p(0.23, 0.68)}M${p(0.14, 0.59)}L${p(0.32, 0.59)}`,
    `M${p(0.7, 0.5)}L${p(0.86, 0.5)}L${p(0.86, 0.68)}L${p(0.7, 0.68)}ZM${p(0.78, 0.5)}L${p(0.78, 0.68)}`,
    `M${p(0.72, 0.18)}L${p(0.72, 0.04)}L${p(0.8, 0.04)}L${p(0.8, 0.24)}`,
  ]
  const measures = [
    stroke(
      film,
      `M${p(0.06, 0.97)}L${p(0.94, 0.97)}M${p(0.06, 0.94)}L${p(0.06, 1)}M${p(0.94, 0.94)}L${p(0.94, 1)}`,
      c.accent,
      5,
      { motion: [track('drawn', [2.1, 0], [2.8, 1, 'inOut'])] },
    ),
    ...text(at(x, y + s * 1.0, s, s * 0.12), film.say('size'), {
      size: s * 0.085,
      fill: c.accent,
      align: 'centre',
      lines: 1,
      reveal: words(2.5, { by: 'line', how: 'fade' }),
    }),
  ]
  const solid: Element[] = [
    form(
      whole,
      {
        type: 'path',
        view: [w, h],
        data: `M${p(0.06, 0.86)}L${p(0.06, 0.36)}L${p(0.5, 0.02)}L${p(0.94, 0.36)}L${p(0.94, 0.86)}Z`,
      },
      c.paper,
    ),
    form(
      whole,
      {
        type: 'path',
        view: [w, h],
        data: `M${p(-0.04, 0.44)}L${p(0.5, 0.01)}L${p(1.04, 0.44)}L${p(1.0, 0.47)}L${p(0.5, 0.1)}L${p(0, 0.47)}Z`,
      },
      c.accent,
    ),
    form(
      whole,
      {
        type: 'path',
        view: [w, h],
        data: `M${p(0.42, 0.86)}L${p(0.42, 0.56)}L${p(0.6, 0.56)}L${p(0.6, 0.86)}Z`,
      },
      c.deep,
    ),
    form(
      whole,
      {
        type: 'path',
        view: [w, h],
        data: `M${p(0.14, 0.5)}L${p(0.32, 0.5)}L${p(0.32, 0.68)}L${p(0.14, 0.68)}ZM${p(0.7, 0.5)}L${p(0.86, 0.5)}L${p(0.86, 0.68)}L${p(0.7, 0.68)}Z`,
      },
      '#ffe9a8',
    ),
  ]
  const plan = [
    ...text(at(80, tall ? 240 : 70, w - 160, 80), film.say('kicker'), {
      size: tall ? 52 : 46,
      fill: c.accent,
      lines: 1,
      reveal: words(0.2, { by: 'line', how: 'fade' }),
    }),
    ...text(at(80, tall ? 330 : 150, w - 160, tall ? 380 : 230), film.say('head'), {
      size: tall ? 140 : 104,
      fill: c.on,
      family: 'serif',
      valign: 'top',
      lines: 3,
      reveal: words(0.5, { step: 0.12 }),
    }),
    ...lines.map((data, i) =>
      stroke(film, data, c.on, 7, {
        motion: [track('drawn', [0.5 + i * 0.24, 0], [1.5 + i * 0.24, 1, 'inOut'])],
      }),
    ),
    ...measures,
    wiped(whole, solid, { at: builds, take: 1, from: 'bottom' }),
  ]
  const frame = tall ? at(0, 0, w, 1120) : at(0, 0, w, 600)
  const cells = tall
    ? [at(70, 1330, 300, 250), at(390, 1330, 300, 250), at(710, 1330, 300, 250)]
    : [at(60, 800, 310, 220), at(385, 800, 310, 220), at(710, 800, 310, 220)]
  const details = sliding(
    film,
    [
      rect(whole, c.ground),
      picture(film, 'photo', frame, house(c.tint, c.accent, c.ground), {
        ground: c.tint,
        motion: [breathes(shows, closes + 1, [1.1, 1])],
      }),
      rect(at(0, frame.height, w, 12), c.accent, 0, {
        motion: [track('wide', [shows + 0.4, 0], [shows + 1.2, 1, swift])],
      }),
      ...text(at(70, frame.height + (tall ? 40 : 30), w - 140, tall ? 150 : 140), film.say('place'), {
        size: tall ? 76 : 64,
        fill: c.on,
        family: 'serif',
        reveal: words(shows + 0.7),
      }),
      ...cells.flatMap((cell, i) => {
        const from = shows + 1.1 + i * 0.35
        return film.has(`figure${i + 1}`) || film.has(`unit${i + 1}`)
          ? [
              rect(cell, `${c.on}16`, 26, { motion: comes(from, { y: 80, take: 0.6 }) }),
              ...text(
                at(cell.x + 16, cell.y + 16, cell.width - 32, cell.height * 0.55),
                film.say(`figure${i + 1}`),
                {
                  size: 96,
                  fill: c.accent,
                  family: 'poster',
                  align: 'centre',
                  lines: 1,
                  motion: comes(from + 0.15, { zoom: 0.3, ease: spring, take: 0.5 }),
                },
              ),
              ...text(
                at(cell.x + 16, cell.y + cell.height * 0.62, cell.width - 32, cell.height * 0.32),
                film.say(`unit${i + 1}`),
                { size: 38, fill: c.onSoft, align: 'centre', motion: comes(from + 0.25, { fade: 0.4 }) },
              ),
            ]
          : []
      }),
    ],
    track('y', [shows - 0.3, h], [shows + 0.5, 0, heavy]),
    track('opacity', [shows - 0.3, 0], [shows - 0.26, 1]),
  )
  const grid = form(whole, { type: 'path', view: [w, h], data: squared(w, h, 90) }, `${c.on}1c`)
  return [
    rect(whole, c.ground),
    grid,
    part(film, 0, shows + 0.6, plan),
    part(film, shows - 0.4, closes + 0.8, [details]),
    wiped(whole, [rect(whole, c.ground), grid], { at: closes, take: 0.8, from: 'right' }),
    layer(
      film,
      signOff(film, { from: closes + 0.7, ink: c.on, soft: c.onSoft, plate: c.accent, onPlate: c.onAccent }),
      track('opacity', [closes + 0.5, 0], [closes + 0.6, 1]),
    ),
  ]
}

/** A home that draws itself. */
export const blueprints = inBothShapes({
  id: 'blueprint',
  title: { en: 'From plan to home', hi: 'नक़्शे से घर तक' },
  trade: 'property',
  seconds: end,
  colours: [
    { main: '#123c69', accent: '#f4a259' },
    { main: '#2f4858', accent: '#86bbd8' },
  ],
  music: 'piano',
  poster: 4.5,
  slots: [
    line('kicker', 30, ['Ready to move in', 'रहने को तैयार'], { en: 'Above the title', hi: 'शीर्षक के ऊपर' }),
    line(
      'head',
      40,
      ['Your own home, drawn for you', 'आपका अपना घर'],
      { en: 'Title', hi: 'शीर्षक' },
      { required: true },
    ),
    line('size', 22, ['1,200 sq ft', '1,200 वर्ग फुट'], { en: 'Its size', hi: 'आकार' }),
    photo('photo', 1.2, { en: 'Picture', hi: 'तस्वीर' }, 1),
    line('place', 40, ['Two minutes from the station', 'स्टेशन से दो मिनट'], { en: 'Where it is', hi: 'कहाँ है' }),
    line('figure1', 6, ['3', '3'], { en: 'First figure', hi: 'पहली संख्या' }),
    line('unit1', 18, ['bedrooms', 'बेडरूम'], { en: 'What it counts', hi: 'किसकी संख्या' }),
    line('figure2', 6, ['2', '2'], { en: 'Second figure', hi: 'दूसरी संख्या' }),
    line('unit2', 18, ['car parks', 'कार पार्किंग'], { en: 'What it counts', hi: 'किसकी संख्या' }),
    line('figure3', 6, ['₹42 L', '₹42 ला.'], { en: 'Third figure', hi: 'तीसरी संख्या' }),
    line('unit3', 18, ['all included', 'सब मिलाकर'], { en: 'What it counts', hi: 'किसकी संख्या' }),
    ...shopSlots(['Visit the sample flat', 'सैंपल फ़्लैट देखिए']),
  ],
  chapters: [
    {
      key: 'plan',
      label: { en: 'The plan', hi: 'नक़्शा' },
      from: 0,
      to: shows,
      slots: ['kicker', 'head', 'size'],
    },
    {
      key: 'home',
      label: { en: 'The home', hi: 'घर' },
      from: shows,
      to: closes,
      slots: ['photo', 'place', 'figure1', 'unit1', 'figure2', 'unit2', 'figure3', 'unit3'],
    },
    { key: 'end', label: { en: 'Your office', hi: 'आपका दफ़्तर' }, from: closes, to: end, slots: shopKeys },
  ],
  draw,
})
