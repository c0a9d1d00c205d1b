import { phone, tools } from '@parichay/greeting/motifs/trades.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, picture, rect, text } from '../kit/forms.ts'
import { comes, heavy, layer, moving, part, sliding, spring, track } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const slams = [0.3, 1.2, 2.1]
const rings = 3.6
const shows = 6.4
const end = 12.6

/** Warning tape runs, words slam down so that the sheet shakes, and a telephone rings until it is answered. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const tapeHigh = tall ? 120 : 84
  const tape = (y: number, way: number): Element => ({
    kind: 'group',
    box: at(0, y, w, tapeHigh),
    clip: { type: 'rect' },
    children: [
      rect(at(0, 0, w, tapeHigh), c.accent),
      {
        kind: 'shape',
        box: at(-240, 0, w + 480, tapeHigh),
        outline: { type: 'rect' },
        pattern: {
          data: 'M0 100L50 0L100 0L50 100Z',
          view: [200, 100],
          tile: [tapeHigh * 2, tapeHigh],
          colour: c.ground,
        },
        motion: [track('x', [0, 0], [end, (way * Math.round(end / 1.6) * tapeHigh * 2) / 8, 'linear'])],
      },
    ],
  })
  const top = tall ? 420 : 190
  const room = tall ? 330 : 220
  const slammed = ['word1', 'word2', 'word3'].flatMap((key, i) => {
    const from = slams[i]!
    return text(at(70, top + i * room, w - 140, room - 20), film.say(key), {
      size: room * 0.86,
      family: 'poster',
      fill: i === 1 ? c.accent : c.on,
      align: 'centre',
      lines: 1,
      motion: [
        ...comes(from, { zoom: 2.6, take: 0.22, fade: 0.08, ease: 'in' }),
        track('rotation', [from, -3], [from + 0.22, 0, 'in']),
      ],
    })
  })
  const shake = track(
    'y',
    ...slams.flatMap((from): [number, number, 'out'?][] => [
      [from + 0.21, 0],
      [from + 0.26, 18, 'out'],
      [from + 0.33, -10],
      [from + 0.42, 4],
      [from + 0.5, 0],
    ]),
  )
  const [px, py, size] = tall ? [w / 2, 850, 560] : [w / 2, 480, 400]
  const swing = Array.from({ length: 3 }, (_none, i) =>
    [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((t, k): [number, number] => [
      rings + 0.4 + i * 0.8 + t,
      k === 0 || k === 5 ? 0 : k % 2 ? 11 : -11,
    ]),
  ).flat()
  const ringing = part(
    film,
    rings,
    shows + 0.1,
    [
      ...[1, 2, 3].flatMap((n) =>
        [0, 0.8, 1.6].map((late) =>
          disc(px, py, size * (0.34 + n * 0.13), undefined, {
            stroke: { paint: c.accent, width: 14 - n * 3 },
            motion: [
              track('zoom', [rings + 0.4 + late, 0.6], [rings + 1.1 + late, 1.25, 'out']),
              track(
                'opacity',
                [rings + 0.4 + late, 0],
                [rings + 0.5 + late, 0.9 - n * 0.2],
                [rings + 1.1 + late, 0],
              ),
            ],
          }),
        ),
      ),
      moving(
        phone(c.paper, c.accent, c.ground)({ x: px, y: py, size: size * 0.7 }),
        comes(rings, { zoom: 0.2, ease: spring, take: 0.6 }),
        track('rotation', ...swing),
      ),
      ...text(at(80, py + size * 0.62, w - 160, tall ? 240 : 170), film.say('call'), {
        size: tall ? 110 : 84,
        fill: c.on,
        family: 'poster',
        align: 'centre',
        motion: comes(rings + 0.5, { y: 60 }),
      }),
    ],
    0.1,
  )
  const frame = tall ? at(80, 300, w - 160, 760) : at(80, 170, 440, 740)
  const rows = tall ? [1130, 1290, 1450] : [230, 450, 670]
  const left = tall ? 90 : 580
  const list = sliding(
    film,
    [
      rect(at(0, 0, w, h), c.accent),
      picture(film, 'photo', frame, tools('#8a5a2b', c.ground, c.paper), {
        mask: { type: 'rect', radius: 20 },
        ground: c.paper,
        motion: comes(shows + 0.5, { y: 120, take: 0.7 }),
      }),
      ...rows.flatMap((row, i) => {
        const from = shows + 0.8 + i * 0.5
        return [
          ...(film.has(`job${i + 1}`)
            ? [
                rect(at(left, row + 36, 46, 46), c.ground, 8, {
                  rotation: 45,
                  motion: comes(from, { zoom: 0, ease: spring, take: 0.4 }),
                }),
              ]
            : []),
          ...text(at(left + 90, row, w - left - 150, tall ? 130 : 170), film.say(`job${i + 1}`), {
            size: tall ? 76 : 58,
            fill: c.onAccent,
            family: tall ? 'poster' : 'sans',
            motion: comes(from + 0.05, { x: 120, take: 0.5 }),
          }),
        ]
      }),
    ],
    track('x', [shows, w], [shows + 0.7, 0, heavy]),
    track('opacity', [shows, 0], [shows + 0.034, 1]),
  )
  return [
    rect(at(0, 0, w, h), c.ground),
    layer(
      film,
      slammed,
      shake,
      track('zoom', [rings - 0.3, 1], [rings, 0.2, 'in']),
      track('opacity', [rings - 0.15, 1], [rings, 0]),
    ),
    ringing,
    list,
    sliding(
      film,
      [
        rect(at(0, 0, w, h), c.ground),
        ...signOff(film, { from: 9.9, ink: c.on, soft: c.onSoft, plate: c.accent, onPlate: c.onAccent }),
      ],
      track('x', [9.4, -w], [10.1, 0, heavy]),
      track('opacity', [9.4, 0], [9.434, 1]),
    ),
    tape(tall ? 150 : 0, -1),
    tape(h - tapeHigh - (tall ? 150 : 0), 1),
  ]
}

/** A garage's or electrician's film. */
export const hazards = inBothShapes({
  id: 'hazard',
  title: { en: 'Call at any hour', hi: 'कभी भी बुलाइए' },
  trade: 'repair',
  seconds: end,
  colours: [
    { main: '#18181b', accent: '#facc15' },
    { main: '#1e293b', accent: '#fb923c' },
  ],
  music: 'dhol',
  poster: 2.9,
  slots: [
    line('word1', 14, ['BREAKDOWN?', 'गाड़ी बंद?'], { en: 'First word', hi: 'पहला शब्द' }, { required: true }),
    line('word2', 14, ['24 × 7', '24 × 7'], { en: 'Second word', hi: 'दूसरा शब्द' }),
    line('word3', 14, ['ON SITE', 'मौके पर'], { en: 'Third word', hi: 'तीसरा शब्द' }),
    line('call', 30, ['One call is enough', 'बस एक कॉल'], { en: 'Below the telephone', hi: 'फ़ोन के नीचे' }),
    photo('photo', 1.2, { en: 'Picture', hi: 'तस्वीर' }, 1),
    line(
      'job1',
      28,
      ['Battery and jump start', 'बैटरी और जंप स्टार्ट'],
      { en: 'First service', hi: 'पहली सेवा' },
      { fact: 'product1' },
    ),
    line(
      'job2',
      28,
      ['Puncture and towing', 'पंक्चर और टोइंग'],
      { en: 'Second service', hi: 'दूसरी सेवा' },
      { fact: 'product2' },
    ),
    line(
      'job3',
      28,
      ['Honest bill, no surprise', 'साफ़ बिल, कोई धोखा नहीं'],
      { en: 'Third service', hi: 'तीसरी सेवा' },
      { fact: 'product3' },
    ),
    ...shopSlots(['Save this number', 'यह नंबर रख लें']),
  ],
  chapters: [
    {
      key: 'words',
      label: { en: 'Words', hi: 'शब्द' },
      from: 0,
      to: rings,
      slots: ['word1', 'word2', 'word3'],
    },
    { key: 'call', label: { en: 'The call', hi: 'कॉल' }, from: rings, to: shows, slots: ['call'] },
    {
      key: 'jobs',
      label: { en: 'Services', hi: 'सेवाएँ' },
      from: shows,
      to: 9.4,
      slots: ['photo', 'job1', 'job2', 'job3'],
    },
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: 9.4, to: end, slots: shopKeys },
  ],
  draw,
})
