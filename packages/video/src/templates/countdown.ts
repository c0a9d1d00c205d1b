import { bag } from '@parichay/greeting/motifs/trades.ts'
import { burst } from '@parichay/greeting/motifs/ornaments.ts'
import { beams } from '@parichay/greeting/posters/ground.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, picture, rect, text } from '../kit/forms.ts'
import { comes, heavy, layer, moving, part, sliding, spring, swift, track, words } from '../kit/motion.ts'
import { signOff } from '../kit/sign-off.ts'
import { clip, line, photo, shopKeys, shopSlots } from '../kit/slots.ts'
import type { VideoTemplate } from '../template.ts'

const bang = 2.4
const toGoods = 6
const toEnd = 9.6

/** Three, two, one – and the offer goes off like a firework. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const y = tall ? 860 : 500
  const r = tall ? 300 : 260
  const count = ['3', '2', '1'].flatMap((said, i) => {
    const from = i * 0.8
    return [
      part(film, from, from + 0.8, [
        disc(w / 2, y, r, undefined, {
          stroke: { paint: c.accent, width: 22, cap: 'round' },
          rotation: -90,
          motion: [track('drawn', [from, 1], [from + 0.75, 0.001, 'linear'])],
        }),
        ...text(at(w / 2 - r, y - r, 2 * r, 2 * r), said, {
          size: tall ? 420 : 360,
          family: 'poster',
          fill: c.on,
          align: 'centre',
          lines: 1,
          motion: [
            track('zoom', [from, 1.9], [from + 0.28, 1, swift], [from + 0.6, 0.96], [from + 0.8, 0.5, 'in']),
            track('opacity', [from, 0], [from + 0.1, 1], [from + 0.68, 1], [from + 0.8, 0]),
          ],
        }),
      ]),
    ]
  })
  const size = tall ? 1040 : 860
  const offer = [
    moving(
      beams(w / 2, y, tall ? 1500 : 1100, 18, `${c.accent}2e`),
      track('rotation', [bang, 0], [toGoods + 0.6, 40, 'linear']),
    ),
    ...scraps(film, w / 2, y),
    moving(
      burst(c.accent, 26, 43)({ x: w / 2, y, size }),
      comes(bang, { zoom: 0.1, turn: -60, ease: spring, take: 0.8, fade: 0.04 }),
      track('rotation', [bang + 0.8, 0], [toGoods + 0.6, 8, 'linear']),
    ),
    moving(
      burst(c.paper, 26, 43)({ x: w / 2, y, size: size * 0.92 }),
      comes(bang + 0.08, { zoom: 0.1, turn: 50, ease: spring, take: 0.8, fade: 0.04 }),
      track('rotation', [bang + 0.9, 0], [toGoods + 0.6, -8, 'linear']),
    ),
    ...text(at(w / 2 - size * 0.3, y - size * 0.3, size * 0.6, size * 0.13), film.say('kicker'), {
      size: tall ? 60 : 50,
      fill: c.link,
      lines: 1,
      align: 'centre',
      reveal: words(bang + 0.5, { how: 'drop' }),
    }),
    ...text(at(w / 2 - size * 0.33, y - size * 0.17, size * 0.66, size * 0.3), film.say('offer'), {
      size: tall ? 300 : 250,
      family: 'poster',
      fill: c.ink,
      align: 'centre',
      lines: 2,
      motion: [
        ...comes(bang + 0.2, { zoom: 2.4, take: 0.45, fade: 0.1 }),
        track('zoom', [bang + 1.6, 1], [bang + 1.75, 1.09, 'out'], [bang + 2.1, 1]),
      ],
    }),
    ...text(at(w / 2 - size * 0.3, y + size * 0.15, size * 0.6, size * 0.16), film.say('on'), {
      size: tall ? 62 : 52,
      fill: c.link,
      align: 'centre',
      reveal: words(bang + 0.8),
    }),
  ]
  return [
    rect(at(0, 0, w, h), c.ground),
    ...count,
    part(film, bang, toGoods + 0.6, offer),
    layer(
      film,
      goods(film),
      track('y', [toGoods - 0.4, h], [toGoods + 0.5, 0, heavy]),
      track('opacity', [toGoods - 0.4, 0], [toGoods - 0.36, 1], [toEnd + 0.5, 1], [toEnd + 0.54, 0]),
    ),
    sliding(
      film,
      [
        rect(at(0, 0, w, h), c.ground),
        moving(
          beams(w / 2, h * 0.4, tall ? 1500 : 1100, 18, `${c.accent}1c`),
          track('rotation', [toEnd, 0], [film.seconds, 24, 'linear']),
        ),
        ...signOff(film, {
          from: toEnd + 0.4,
          ink: c.on,
          soft: c.onSoft,
          plate: c.accent,
          onPlate: c.onAccent,
        }),
      ],
      track('y', [toEnd - 0.4, h], [toEnd + 0.5, 0, heavy]),
      track('opacity', [toEnd - 0.4, 0], [toEnd - 0.36, 1]),
    ),
    disc(w / 2, y, 60, '#ffffff', {
      motion: [
        track('zoom', [bang - 0.06, 0.1], [bang + 0.3, 18, 'out']),
        track('opacity', [bang - 0.06, 0], [bang, 0.95], [bang + 0.36, 0]),
      ],
    }),
  ]
}

/** Bits of paper fly out of the burst and fall. */
function scraps({ seconds: _all, c, tall }: Film, x: number, y: number): Element[] {
  return Array.from({ length: 22 }, (_none, i) => {
    const angle = (i / 22) * 2 * Math.PI + (i % 3) * 0.2
    const reach = (tall ? 520 : 430) + ((i * 137) % 160)
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const size = 22 + ((i * 53) % 26)
    return rect(at(x - size / 2, y - size / 4, size, size / 2), [c.accent, c.on, c.paper][i % 3]!, 4, {
      motion: [
        track('x', [bang + 0.1, 0], [bang + 1.1, dx, swift], [toGoods, dx * 1.04, 'linear']),
        track('y', [bang + 0.1, 0], [bang + 1.1, dy, swift], [toGoods, dy + 170, 'in']),
        track('rotation', [bang + 0.1, 0], [toGoods, 400 + i * 31, 'linear']),
        track('opacity', [bang + 0.1, 0], [bang + 0.14, 1]),
      ],
    })
  })
}

function goods(film: Film): Element[] {
  const { w, h, tall, c } = film
  const frame = tall ? at(90, 250, w - 180, 860) : at(60, 60, 560, 960)
  const side = tall ? at(90, 1150, w - 180, 170) : at(670, 200, 350, 330)
  const until = tall ? at(90, 1340, w - 180, 120) : at(670, 580, 350, 190)
  return [
    rect(at(0, 0, w, h), c.accent),
    picture(film, 'photo', frame, bag(c.ground, c.deep, c.accent), {
      mask: { type: 'rect', radius: 48 },
      ground: c.paper,
      clip: { key: 'clip', from: toGoods },
      motion: [
        ...comes(toGoods + 0.1, { zoom: 0.86, take: 1 }),
        track('rotation', [toGoods, -4], [toGoods + 1.1, 0, swift]),
      ],
    }),
    ...text(side, film.say('goods'), {
      size: tall ? 92 : 70,
      fill: c.onAccent,
      lines: tall ? 2 : 4,
      align: tall ? 'centre' : 'start',
      reveal: words(toGoods + 0.6),
    }),
    {
      kind: 'group',
      box: until,
      motion: comes(toGoods + 1.3, { zoom: 0.4, ease: spring, take: 0.6 }),
      children: film.has('until')
        ? [
            rect({ ...until, x: 0, y: 0 }, c.ground, 30),
            ...text(at(24, 8, until.width - 48, until.height - 16), film.say('until'), {
              size: tall ? 58 : 48,
              fill: c.on,
              align: 'centre',
            }),
          ]
        : [],
    },
  ]
}

const slots = [
  line('kicker', 22, ['Big sale', 'महा सेल'], { en: 'Above the offer', hi: 'ऑफ़र के ऊपर' }),
  line('offer', 14, ['50% OFF', '50% छूट'], { en: 'The offer', hi: 'ऑफ़र' }, { required: true }),
  line('on', 36, ['On everything in the shop', 'दुकान की हर चीज़ पर'], {
    en: 'Below the offer',
    hi: 'ऑफ़र के नीचे',
  }),
  photo('photo', 1.05, { en: 'Picture', hi: 'तस्वीर' }, 1),
  clip('clip', 1.05, toEnd + 0.5 - toGoods, { en: 'Clip in its place', hi: 'तस्वीर की जगह क्लिप' }),
  line(
    'goods',
    40,
    ['New arrivals too', 'नए सामान पर भी'],
    { en: 'Beside the picture', hi: 'तस्वीर के साथ' },
    { fact: 'product1' },
  ),
  line('until', 26, ['Only until Sunday', 'सिर्फ़ रविवार तक'], { en: 'How long', hi: 'कब तक' }),
  ...shopSlots(['Come by or call', 'आइए या कॉल कीजिए']),
]

/** An offer counted in, in both shapes. */
export const countdowns: VideoTemplate[] = (['SQUARE', 'STORY'] as const).map((shape) => ({
  id: shape === 'STORY' ? 'countdown-story' : 'countdown',
  title: { en: 'Three, two, one: sale', hi: 'तीन, दो, एक: सेल' },
  trade: 'general',
  shape,
  seconds: 13.5,
  colours:
    shape === 'STORY' ? { main: '#3b1a86', accent: '#ffd23f' } : { main: '#b3121c', accent: '#ffcf33' },
  music: 'pulse',
  poster: 4.6,
  slots,
  chapters: [
    {
      key: 'offer',
      label: { en: 'Offer', hi: 'ऑफ़र' },
      from: 0,
      to: toGoods,
      slots: ['kicker', 'offer', 'on'],
    },
    {
      key: 'goods',
      label: { en: 'Goods', hi: 'सामान' },
      from: toGoods,
      to: toEnd,
      slots: ['photo', 'clip', 'goods', 'until'],
    },
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: toEnd, to: 13.5, slots: shopKeys },
  ],
  draw,
}))
