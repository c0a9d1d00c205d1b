import { spiceBowls } from '@parichay/greeting/motifs/trades.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, picture, stroke, text } from '../kit/forms.ts'
import { comes, floats, heavy, layer, part, swift, track, words } from '../kit/motion.ts'
import { signOff } from '../kit/sign-off.ts'
import { clip, line, photo, shopKeys, shopSlots } from '../kit/slots.ts'
import type { VideoTemplate } from '../template.ts'

const toMenu = 4
const toEnd = 9.2

/** The plate rolls in, makes room for the menu, and at last becomes the ground the name stands on. */
function draw(film: Film): Element[] {
  const { w, tall, c } = film
  const r = tall ? 430 : 300
  const [x, y] = tall ? [w / 2, 1270] : [770, 690]
  const small = tall ? { x: 0, y: -730, zoom: 0.62 } : { x: 120, y: -420, zoom: 0.62 }
  const plate: Element = {
    kind: 'group',
    box: at(x - r, y - r, 2 * r, 2 * r),
    motion: [
      track('x', [0.15, w], [1.7, 0, swift], [toMenu - 0.5, 0], [toMenu + 0.5, small.x, heavy]),
      track('y', [toMenu - 0.5, 0], [toMenu + 0.5, small.y, heavy]),
      track(
        'rotation',
        [0.15, 250],
        [1.9, 0, swift],
        [toMenu - 0.5, 0],
        [toMenu + 0.6, -90, heavy],
        [toEnd, -110, 'linear'],
      ),
      track('zoom', [toMenu - 0.5, 1], [toMenu + 0.5, small.zoom, heavy]),
    ],
    children: [
      disc(r, r + 14, r, '#00000030'),
      disc(r, r, r, '#ffffff'),
      disc(r, r, r * 0.95, undefined, {
        stroke: { paint: c.accent, width: 6, dash: [r * 0.05, r * 0.06], cap: 'round' },
      }),
      disc(r, r, r * 0.86, c.tint),
      picture(film, 'photo', at(r * 0.18, r * 0.18, r * 1.64, r * 1.64), spiceBowls(), {
        mask: { type: 'ellipse' },
        ground: c.tint,
        clip: { key: 'clip', from: 0.15 },
      }),
    ],
  }
  const steam = [-150, 0, 150].map((shift, i) => {
    const [sx, sy] = [x + shift * (tall ? 1 : 0.8), y - r - 26]
    const data = `M${sx} ${sy}c-40 -30 40 -50 0 -80c-36 -28 30 -44 6 -68`
    return stroke(film, data, `${c.on}8c`, 11, {
      motion: [
        track('drawn', [1.5 + i * 0.18, 0], [2.6 + i * 0.18, 1, 'inOut']),
        track('y', [1.5, 0], [toMenu, -30, 'linear']),
        track('opacity', [1.5, 0], [1.7, 1], [2.9 + i * 0.2, 1], [3.5, 0]),
      ],
    })
  })
  // Lines that begin at the right would run under the plate.
  const fromRight = /\p{Script=Arabic}/u.test(film.say('dish'))
  const head = part(
    film,
    0,
    toMenu + 0.1,
    [
      ...text(at(80, tall ? 230 : 90, w - 160, 70), film.say('kicker'), {
        size: tall ? 54 : 46,
        fill: c.accent,
        lines: 1,
        reveal: words(0.5, { how: 'slide' }),
        motion: [track('y', [toMenu - 0.5, 0], [toMenu, -60, 'in'])],
      }),
      ...text(tall ? at(80, 310, w - 160, 330) : at(80, 170, fromRight ? 380 : 490, 420), film.say('dish'), {
        size: tall ? 150 : 116,
        family: 'display',
        fill: c.on,
        valign: 'top',
        lines: tall ? 3 : 5,
        reveal: words(0.8),
        motion: [track('y', [toMenu - 0.5, 0], [toMenu, -60, 'in'])],
      }),
    ],
    0.3,
  )
  return [
    disc(x, y, r * 1.5, c.deep, {
      motion: [...comes(0, { zoom: 0.2, take: 1.6, fade: 0 }), floats(film.seconds, 14, 5, 0, 'x')],
    }),
    head,
    part(film, toMenu, toEnd + 0.7, menu(film), 0.2),
    part(film, 0.1, toEnd + 0.8, [...steam, plate]),
    // The last ground comes out of the plate.
    disc(x + small.x, y + small.y, r, c.accent, {
      motion: [
        track('zoom', [toEnd, 0.02], [toEnd + 0.9, 6.5, heavy]),
        track('opacity', [toEnd, 0], [toEnd + 0.04, 1]),
      ],
    }),
    layer(
      film,
      signOff(film, {
        from: toEnd + 0.75,
        ink: c.onAccent,
        soft: c.onAccent,
        plate: c.ground,
        onPlate: c.on,
      }),
      track('opacity', [toEnd + 0.6, 0], [toEnd + 0.7, 1]),
    ),
  ]
}

function menu(film: Film): Element[] {
  const { w, tall, c } = film
  const top = tall ? 960 : 470
  const row = tall ? 230 : 180
  return [
    ...text(tall ? at(80, 820, w - 160, 120) : at(80, 130, 560, 240), film.say('menu'), {
      size: tall ? 92 : 84,
      family: 'display',
      fill: c.on,
      reveal: words(toMenu + 0.4),
    }),
    ...[1, 2, 3].flatMap((n, i) => {
      const start = toMenu + 0.8 + i * 0.55
      const y = top + i * row
      return [
        ...text(at(80, y, w - 420, row * 0.7), film.say(`item${n}`), {
          size: tall ? 62 : 52,
          fill: c.on,
          reveal: words(start, { step: 0.06 }),
        }),
        ...text(at(w - 320, y, 240, row * 0.7), film.say(`price${n}`), {
          size: tall ? 70 : 60,
          fill: c.accent,
          family: 'poster',
          lines: 1,
          align: 'end',
          reveal: words(start + 0.35, { how: 'pop', ease: [0.3, 1.7, 0.5, 1] }),
        }),
        ...(film.has(`item${n}`)
          ? [
              stroke(film, `M80 ${y + row * 0.8}L${w - 80} ${y + row * 0.8}`, `${c.on}40`, 4, {
                motion: [track('drawn', [start, 0], [start + 0.9, 1, swift])],
              }),
            ]
          : []),
      ]
    }),
  ]
}

const slots = [
  line('kicker', 30, ['Today’s special', 'आज का ख़ास'], { en: 'Above the title', hi: 'शीर्षक के ऊपर' }),
  line(
    'dish',
    44,
    ['Shahi thali, fresh and hot', 'शाही थाली, ताज़ा और गरम'],
    { en: 'Dish or offer', hi: 'डिश या ऑफ़र' },
    { required: true },
  ),
  photo('photo', 1, { en: 'Picture on the plate', hi: 'थाली में तस्वीर' }, 1),
  clip('clip', 1, toEnd + 0.65, { en: 'Clip in its place', hi: 'तस्वीर की जगह क्लिप' }),
  line('menu', 26, ['On the menu', 'मेन्यू में'], { en: 'Title of the menu', hi: 'मेन्यू का शीर्षक' }),
  line(
    'item1',
    28,
    ['Paneer butter masala', 'पनीर बटर मसाला'],
    { en: 'First dish', hi: 'पहली डिश' },
    { fact: 'product1' },
  ),
  line('price1', 8, ['₹180', '₹180'], { en: 'Its price', hi: 'उसका दाम' }, { fact: 'price1' }),
  line('item2', 28, ['Dal makhani', 'दाल मखनी'], { en: 'Second dish', hi: 'दूसरी डिश' }, { fact: 'product2' }),
  line('price2', 8, ['₹140', '₹140'], { en: 'Its price', hi: 'उसका दाम' }, { fact: 'price2' }),
  line('item3', 28, ['Butter naan', 'बटर नान'], { en: 'Third dish', hi: 'तीसरी डिश' }, { fact: 'product3' }),
  line('price3', 8, ['₹35', '₹35'], { en: 'Its price', hi: 'उसका दाम' }, { fact: 'price3' }),
  ...shopSlots(['Order now', 'अभी ऑर्डर करें']),
]

/** Today’s special on a plate, in both shapes. */
export const plates: VideoTemplate[] = (['STORY', 'SQUARE'] as const).map((shape) => ({
  id: shape === 'STORY' ? 'plate-story' : 'plate',
  title: { en: 'Today’s special', hi: 'आज का ख़ास' },
  trade: 'food',
  shape,
  seconds: 13,
  colours:
    shape === 'STORY' ? { main: '#7a1f1f', accent: '#f6b73c' } : { main: '#14532d', accent: '#f9c74f' },
  music: 'bazaar',
  poster: 2.8,
  slots,
  chapters: [
    {
      key: 'dish',
      label: { en: 'Dish', hi: 'डिश' },
      from: 0,
      to: toMenu,
      slots: ['kicker', 'dish', 'photo', 'clip'],
    },
    {
      key: 'menu',
      label: { en: 'Menu', hi: 'मेन्यू' },
      from: toMenu,
      to: toEnd,
      slots: ['menu', 'item1', 'price1', 'item2', 'price2', 'item3', 'price3'],
    },
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: toEnd, to: 13, slots: shopKeys },
  ],
  draw,
}))
