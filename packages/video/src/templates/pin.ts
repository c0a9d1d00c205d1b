import { house } from '@parichay/greeting/motifs/places.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, form, picture, rect, softly, stroke, text } from '../kit/forms.ts'
import { comes, heavy, layer, sliding, spring, swift, track, words } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const falls = 0.9
const ways = 2.6
const shows = 6.4
const closes = 9.6
const end = 13.2

/** A pin falls on the map, and roads run to it from everywhere that counts. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const [x, y] = tall ? [540, 1080] : [540, 640]
  const whole = at(0, 0, w, h)
  const streets = [
    `M-60 ${y - 330}C220 ${y - 300} 320 ${y - 140} ${x} ${y}S820 ${y + 210} ${w + 60} ${y + 160}`,
    `M${x - 260} ${h + 60}C${x - 220} ${y + 260} ${x - 100} ${y + 120} ${x} ${y}S${x + 200} ${y - 340} ${x + 150} -60`,
    `M-60 ${y + 300}C200 ${y + 240} 320 ${y + 80} ${x} ${y}S${x + 360} ${y - 160} ${w + 60} ${y - 260}`,
  ]
  const minor = [
    `M120 -40L200 ${h + 40}`,
    `M-40 ${h * 0.24}L${w + 40} ${h * 0.18}`,
    `M-40 ${h * 0.86}L${w + 40} ${h * 0.92}`,
    `M${w - 140} -40L${w - 220} ${h + 40}`,
  ]
  const map = [
    rect(whole, c.tint),
    rect(at(w * 0.62, h * 0.62, 320, 260), '#bfe3c0', 60, { rotation: 12 }),
    rect(at(-60, h * 0.28, 300, 300), '#bfe3c0', 70, { rotation: -8 }),
    ...minor.map((data) => stroke(film, data, '#ffffff', 26)),
    ...streets.map((data) => stroke(film, data, '#ffffff', 64)),
  ]
  const spots: [number, number, string, string][] = tall
    ? [
        [70, y - 470, 'near1', streets[0]!.split('S')[0]!],
        [620, y - 300, 'near2', `M${w + 60} ${y - 260}C${x + 380} ${y - 170} ${x + 220} ${y - 80} ${x} ${y}`],
        [90, y + 330, 'near3', streets[2]!.split('S')[0]!],
      ]
    : [
        [40, y - 300, 'near1', streets[0]!.split('S')[0]!],
        [640, y - 260, 'near2', `M${w + 60} ${y - 260}C${x + 380} ${y - 170} ${x + 220} ${y - 80} ${x} ${y}`],
        [60, y + 220, 'near3', streets[2]!.split('S')[0]!],
      ]
  const routes = spots.flatMap(([sx, sy, key, data], i) => {
    const from = ways + i * 0.9
    const box = at(sx, sy, 400, tall ? 130 : 110)
    return film.has(key)
      ? [
          stroke(film, data, c.accent, 22, { motion: [track('drawn', [from, 0], [from + 1, 1, 'inOut'])] }),
          {
            kind: 'group' as const,
            box,
            motion: comes(from + 0.3, { zoom: 0.3, ease: spring, take: 0.5 }),
            children: [
              rect({ ...box, x: 0, y: 0 }, c.ground, 30, {
                shadow: { x: 0, y: 6, blur: 18, colour: '#00000040' },
              }),
              ...text(at(26, 8, box.width - 52, box.height - 16), film.say(key), {
                size: 44,
                fill: c.on,
                align: 'centre',
              }),
            ],
          },
        ]
      : []
  })
  const size = tall ? 300 : 240
  const pin: Element = {
    kind: 'group',
    box: at(x - size / 2, y - size, size, size),
    motion: [
      track('y', [falls, -h], [falls + 0.55, 0, 'in'], [falls + 0.75, -46, 'out'], [falls + 0.95, 0, 'in']),
      track('tall', [falls + 0.5, 1.15], [falls + 0.58, 0.8, 'out'], [falls + 0.75, 1.05], [falls + 1.1, 1]),
    ],
    children: [
      form(
        at(0, 0, size, size),
        {
          type: 'path',
          view: [100, 100],
          data: 'M50 100C40 78 16 64 16 36C16 16 31 2 50 2C69 2 84 16 84 36C84 64 60 78 50 100Z',
        },
        c.accent,
        { shadow: { x: 0, y: 10, blur: 20, colour: '#00000055' } },
      ),
      disc(size / 2, size * 0.36, size * 0.19, '#ffffff'),
    ],
  }
  const rings = [0, 0.35, 1.4].map((late) =>
    form(at(x - 240, y - 90, 480, 180), { type: 'ellipse' }, undefined, {
      stroke: { paint: c.accent, width: 9 },
      motion: [
        track('zoom', [falls + 0.55 + late, 0.1], [falls + 1.6 + late, 1, 'out']),
        track('opacity', [falls + 0.55 + late, 0], [falls + 0.6 + late, 1], [falls + 1.6 + late, 0]),
      ],
    }),
  )
  const plate = tall ? at(60, 200, w - 120, 330) : at(50, 40, w - 100, 190)
  const frame = tall ? at(80, 260, w - 160, 860) : at(60, 90, 560, 760)
  const words2 = tall ? at(80, 1160, w - 160, 330) : at(660, 120, 370, 500)
  return [
    layer(film, map, track('zoom', [0, 1.35], [falls + 0.6, 1.05, heavy], [shows + 0.6, 1, 'linear'])),
    ...rings,
    ...routes,
    pin,
    {
      kind: 'group',
      box: plate,
      motion: comes(0.1, { y: -300, take: 0.8 }),
      children: [
        ...softly(at(0, 0, plate.width, plate.height), 40, { down: 10, reach: 28 }),
        rect(at(0, 0, plate.width, plate.height), c.paper, 40),
      ],
    },
    ...text(at(plate.x + 40, plate.y + 20, plate.width - 80, plate.height - 40), film.say('head'), {
      size: tall ? 110 : 76,
      fill: c.ink,
      family: 'display',
      align: 'centre',
      reveal: words(0.5),
    }),
    sliding(
      film,
      [
        rect(whole, c.ground),
        picture(film, 'photo', frame, house(c.tint, c.accent, c.ground), {
          mask: { type: 'rect', radius: 44 },
          ground: c.tint,
          motion: comes(shows + 0.3, { zoom: 0.84, take: 0.9 }),
        }),
        ...text(words2, film.say('what'), {
          size: tall ? 100 : 76,
          fill: c.on,
          family: 'serif',
          lines: tall ? 3 : 5,
          reveal: words(shows + 0.7),
        }),
        ...text(tall ? at(80, 1500, w - 160, 130) : at(660, 660, 370, 200), film.say('price'), {
          size: tall ? 100 : 80,
          fill: c.accent,
          family: 'poster',
          motion: comes(shows + 1.3, { zoom: 1.8, take: 0.35, fade: 0.1 }),
        }),
      ],
      track('x', [shows - 0.3, w], [shows + 0.4, 0, heavy]),
      track('opacity', [shows - 0.3, 0], [shows - 0.26, 1]),
    ),
    disc(w / 2, h / 2, 60, c.accent, {
      motion: [track('zoom', [closes - 0.1, 0], [closes + 0.8, tall ? 20 : 14, heavy])],
    }),
    layer(
      film,
      signOff(film, {
        from: closes + 0.6,
        ink: c.onAccent,
        soft: c.onAccent,
        plate: c.ground,
        onPlate: c.on,
      }),
      track('opacity', [closes + 0.5, 0], [closes + 0.6, 1, swift]),
    ),
  ]
}

/** Where it is, on a map. */
export const pins = inBothShapes({
  id: 'pin',
  title: { en: 'Right in the middle', hi: 'सबके पास' },
  trade: 'property',
  seconds: end,
  colours: [
    { main: '#233d4d', accent: '#fe5f55' },
    { main: '#0f4c5c', accent: '#fb8b24' },
  ],
  music: 'marimba',
  poster: 5.6,
  slots: [
    line(
      'head',
      40,
      ['Near everything you need', 'ज़रूरत की हर चीज़ पास'],
      { en: 'Title', hi: 'शीर्षक' },
      { required: true },
    ),
    line('near1', 26, ['School, 3 min', 'स्कूल, 3 मिनट'], { en: 'First place near by', hi: 'पास की पहली जगह' }),
    line('near2', 26, ['Hospital, 5 min', 'अस्पताल, 5 मिनट'], {
      en: 'Second place near by',
      hi: 'पास की दूसरी जगह',
    }),
    line('near3', 26, ['Station, 7 min', 'स्टेशन, 7 मिनट'], {
      en: 'Third place near by',
      hi: 'पास की तीसरी जगह',
    }),
    photo('photo', 1, { en: 'Picture', hi: 'तस्वीर' }, 1),
    line(
      'what',
      44,
      ['Plots and flats with clear papers', 'साफ़ काग़ज़ वाले प्लॉट और फ़्लैट'],
      { en: 'What it is', hi: 'क्या है' },
      { fact: 'product1' },
    ),
    line('price', 18, ['from ₹18 lakh', '₹18 लाख से'], { en: 'Price', hi: 'दाम' }, { fact: 'price1' }),
    ...shopSlots(['Book a site visit', 'साइट देखने आइए']),
  ],
  chapters: [
    {
      key: 'map',
      label: { en: 'The map', hi: 'नक़्शा' },
      from: 0,
      to: shows,
      slots: ['head', 'near1', 'near2', 'near3'],
    },
    {
      key: 'what',
      label: { en: 'What it is', hi: 'क्या है' },
      from: shows,
      to: closes,
      slots: ['photo', 'what', 'price'],
    },
    { key: 'end', label: { en: 'Your office', hi: 'आपका दफ़्तर' }, from: closes, to: end, slots: shopKeys },
  ],
  draw,
})
