import { books } from '@parichay/greeting/motifs/trades.ts'
import { star } from '@parichay/greeting/motifs/draw.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, form, picture, rect, squared, stroke, text } from '../kit/forms.ts'
import { comes, heavy, layer, seen, spring, swift, track, wiped, words } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const first = 4.2
const wipes = 9
const end = 13

/** A blackboard that is written on, wiped by the duster, and written on again. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const whole = at(0, 0, w, h)
  const chalk = (data: string, at: number, take = 0.7, width = 9, colour = c.accent) =>
    stroke(film, data, colour, width, { motion: [track('drawn', [at, 0], [at + take, 1, 'inOut'])] })
  const y = tall ? 420 : 130
  const title = [
    ...text(at(90, y, w - 180, 80), film.say('kicker'), {
      size: tall ? 56 : 50,
      fill: c.onSoft,
      family: 'brush',
      lines: 1,
      reveal: words(0.2, { how: 'slide' }),
    }),
    ...text(at(90, y + 100, w - 180, tall ? 460 : 320), film.say('head'), {
      size: tall ? 170 : 140,
      fill: c.on,
      family: 'brush',
      valign: 'top',
      lines: 3,
      reveal: words(0.6, { how: 'slide', step: 0.22, take: 0.5 }),
    }),
    chalk(
      `M100 ${y + (tall ? 610 : 460)}C300 ${y + (tall ? 570 : 430)} 520 ${y + (tall ? 640 : 480)} 940 ${y + (tall ? 590 : 445)}`,
      1.7,
    ),
    chalk(
      `M180 ${y + (tall ? 650 : 492)}C380 ${y + (tall ? 620 : 470)} 560 ${y + (tall ? 668 : 504)} 800 ${y + (tall ? 640 : 486)}`,
      2.2,
      0.5,
      7,
    ),
    ...text(at(90, y + (tall ? 720 : 530), w - 180, tall ? 220 : 170), film.say('line'), {
      size: tall ? 70 : 58,
      fill: c.onSoft,
      family: 'rounded',
      reveal: words(2.3, { by: 'line', how: 'fade', step: 0.25 }),
    }),
  ]
  const rows = tall ? [1060, 1240, 1420] : [360, 560, 760]
  const left = tall ? 120 : 560
  const frame = tall ? at(140, 260, w - 280, 700) : at(70, 250, 430, 590)
  const lessons = [
    ...text(tall ? at(90, 90, w - 180, 150) : at(90, 70, w - 180, 150), film.say('title2'), {
      size: tall ? 96 : 88,
      fill: c.on,
      family: 'brush',
      align: 'centre',
      reveal: words(first + 0.5, { how: 'slide' }),
    }),
    picture(film, 'photo', frame, books([c.accent, c.ground, '#ffffff'], c.paper), {
      mask: { type: 'rect', radius: 10 },
      ground: c.paper,
      motion: [
        ...comes(first + 0.6, { zoom: 0.8, turn: -10, ease: spring }),
        track('rotation', [first, -2], [wipes, 1, 'linear']),
      ],
    }),
    chalk(
      `M${frame.x - 24} ${frame.y + 40}C${frame.x - 30} ${frame.y - 34} ${frame.x + frame.width + 30} ${frame.y - 30} ${frame.x + frame.width + 22} ${frame.y + frame.height * 0.5}C${frame.x + frame.width + 26} ${frame.y + frame.height + 40} ${frame.x - 34} ${frame.y + frame.height + 30} ${frame.x - 22} ${frame.y + 30}`,
      first + 0.9,
      1.2,
      7,
    ),
    ...rows.flatMap((row, i) => {
      const from = first + 1.4 + i * 0.7
      return film.has(`lesson${i + 1}`)
        ? [
            chalk(`M${left} ${row + 44}l24 30l52 -70`, from, 0.35, 12),
            ...text(at(left + 110, row - 20, w - left - 180, 130), film.say(`lesson${i + 1}`), {
              size: tall ? 72 : 58,
              fill: c.on,
              family: 'rounded',
              reveal: words(from + 0.2, { how: 'slide', step: 0.1 }),
            }),
          ]
        : []
    }),
  ]
  const duster = (from: number): Element => ({
    kind: 'group',
    box: at(-110, -20, 200, h + 40),
    motion: [
      track('x', [from, -200], [from + 0.8, w + 200, heavy]),
      seen(from, from + 0.84, 0.034),
      track('rotation', [from, 2], [from + 0.8, -2]),
    ],
    children: [
      rect(at(0, 0, 120, h + 40), c.accent, 20),
      rect(at(96, 0, 80, h + 40), c.paper, 14),
      rect(at(30, h * 0.3, 40, h * 0.4), '#00000022', 20),
    ],
  })
  const size = tall ? 330 : 250
  const badge: Element[] = film.has('sticker')
    ? [
        {
          kind: 'group',
          box: at(w - size - 50, tall ? 1330 : 770, size, size),
          motion: [
            ...comes(2.9, { zoom: 0, turn: -120, ease: spring, take: 0.7 }),
            track('opacity', [first, 1], [first + 0.2, 0]),
          ],
          rotation: 12,
          children: [
            form(
              at(0, 0, size, size),
              { type: 'path', view: [100, 100], data: star(50, 50, 16, 49, 42) },
              c.accent,
            ),
            ...text(at(size * 0.16, size * 0.24, size * 0.68, size * 0.52), film.say('sticker'), {
              size: size * 0.2,
              fill: c.onAccent,
              align: 'centre',
              lines: 3,
            }),
          ],
        },
      ]
    : []
  return [
    rect(whole, c.ground),
    form(whole, { type: 'path', view: [w, h], data: squared(w, h, 54) }, `${c.on}12`),
    wiped(whole, [...title, ...badge], { at: 0, take: 0.05, out: first - 0.05 }),
    wiped(whole, lessons, { at: first + 0.1, take: 0.8, out: wipes }),
    duster(first - 0.05),
    duster(wipes),
    layer(
      film,
      signOff(film, { from: wipes + 0.7, ink: c.on, soft: c.onSoft, plate: c.accent, onPlate: c.onAccent }),
      track('opacity', [wipes + 0.6, 0], [wipes + 0.7, 1]),
    ),
    chalk(
      `M220 ${h * (tall ? 0.84 : 0.965)}C420 ${h * (tall ? 0.83 : 0.95)} 620 ${h * (tall ? 0.85 : 0.975)} 860 ${h * (tall ? 0.836 : 0.958)}`,
      wipes + 2,
      0.8,
    ),
    rect(at(0, h - 26, w, 26), c.accent, 0, { motion: [track('wide', [0, 0], [0.8, 1, swift])] }),
  ]
}

/** Lessons on a blackboard. */
export const boards = inBothShapes({
  id: 'board',
  title: { en: 'On the blackboard', hi: 'ब्लैकबोर्ड पर' },
  trade: 'education',
  seconds: end,
  colours: [
    { main: '#1f4d3a', accent: '#ffd166' },
    { main: '#243b53', accent: '#ff9f5a' },
  ],
  music: 'guitar',
  poster: 3.6,
  slots: [
    line('kicker', 30, ['New batch', 'नया बैच'], { en: 'Above the title', hi: 'शीर्षक के ऊपर' }),
    line('head', 36, ['Maths made easy', 'गणित अब आसान'], { en: 'Title', hi: 'शीर्षक' }, { required: true }),
    line('line', 60, ['For classes 6 to 10, small groups', 'कक्षा 6 से 10, छोटे समूह'], {
      en: 'Below the title',
      hi: 'शीर्षक के नीचे',
    }),
    line('sticker', 24, ['Admissions open', 'प्रवेश शुरू'], { en: 'On the star', hi: 'सितारे पर' }),
    line('title2', 30, ['What you get', 'आपको क्या मिलेगा'], { en: 'Second title', hi: 'दूसरा शीर्षक' }),
    photo('photo', 0.9, { en: 'Picture', hi: 'तस्वीर' }, 1),
    line(
      'lesson1',
      30,
      ['Tests every week', 'हर हफ़्ते टेस्ट'],
      { en: 'First point', hi: 'पहली बात' },
      { fact: 'product1' },
    ),
    line(
      'lesson2',
      30,
      ['Doubts cleared daily', 'रोज़ शंका समाधान'],
      { en: 'Second point', hi: 'दूसरी बात' },
      { fact: 'product2' },
    ),
    line(
      'lesson3',
      30,
      ['Notes in two languages', 'दो भाषाओं में नोट्स'],
      { en: 'Third point', hi: 'तीसरी बात' },
      { fact: 'product3' },
    ),
    ...shopSlots(['Book a free class', 'मुफ़्त क्लास बुक करें']),
  ],
  chapters: [
    {
      key: 'head',
      label: { en: 'Title', hi: 'शीर्षक' },
      from: 0,
      to: first,
      slots: ['kicker', 'head', 'line', 'sticker'],
    },
    {
      key: 'lessons',
      label: { en: 'What they get', hi: 'क्या मिलेगा' },
      from: first,
      to: wipes,
      slots: ['title2', 'photo', 'lesson1', 'lesson2', 'lesson3'],
    },
    { key: 'end', label: { en: 'Your classes', hi: 'आपकी क्लास' }, from: wipes, to: end, slots: shopKeys },
  ],
  draw,
})
