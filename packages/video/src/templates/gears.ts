import { gears as gearMotif, tools } from '@parichay/greeting/motifs/trades.ts'
import { round } from '@parichay/greeting/motifs/draw.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, disc, form, picture, rect, text } from '../kit/forms.ts'
import { breathes, comes, heavy, layer, spring, track, words } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'
import { toothed } from '../kit/toothed.ts'

const turns = [0, 3, 6, 9] as const
const end = 12.8

/** A great wheel brings one thing after another to the top; the gears that drive it turn with it. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const [cx, cy, reach] = tall ? [w / 2, 2560, 1960] : [w / 2, 1900, 1560]
  const quarter = (i: number): [number, number, 'hold' | typeof spring] => [turns[i]! + 0.5, -i * 90, spring]
  const turning = (ratio: number) =>
    track(
      'rotation',
      [0, 40 * ratio],
      [0.8, 0, spring],
      ...[1, 2, 3].flatMap((i): [number, number, ReturnType<typeof quarter>[2]][] => [
        [turns[i]! - 0.3, -(i - 1) * 90 * ratio, 'hold'],
        [turns[i]! + 0.5, -i * 90 * ratio, spring],
      ]),
      [end, -270 * ratio - 6 * ratio, 'linear'],
    )
  /** What stands upright at the top when the wheel has turned `i` quarters. */
  const sector = (i: number, children: Element[]): Element => ({
    kind: 'group',
    box: at(0, 0, 2 * reach, 2 * reach),
    rotation: i * 90,
    children: [{ kind: 'group', box: at(reach - cx, reach - cy, w, h), children }],
  })
  const mid = tall ? 960 : 560
  const frame = (y: number) => (tall ? at(90, y, w - 180, 640) : at(110, y, w - 220, 420))
  const offer = [
    ...text(at(90, mid - 380 + (tall ? 0 : 120), w - 180, 80), film.say('kicker'), {
      size: tall ? 52 : 46,
      fill: c.accent,
      align: 'centre',
      lines: 1,
    }),
    ...text(at(90, mid - 280 + (tall ? 0 : 110), w - 180, tall ? 420 : 330), film.say('head'), {
      size: tall ? 150 : 122,
      fill: c.on,
      family: 'poster',
      align: 'centre',
      lines: 3,
    }),
  ]
  const shown = (key: string, said: string) => [
    picture(film, key, frame(tall ? 560 : 210), tools(), {
      mask: { type: 'rect', radius: 40 },
      ground: c.paper,
      motion: [breathes(2.5, 9, [1, 1.04])],
    }),
    ...text(tall ? at(90, 1220, w - 180, 190) : at(110, 650, w - 220, 140), film.say(said), {
      size: tall ? 86 : 68,
      fill: c.on,
      align: 'centre',
    }),
  ]
  const gear = (x: number, y: number, r: number, teeth: number, ratio: number, fill: string): Element =>
    form(
      at(x - r, y - r, 2 * r, 2 * r),
      {
        type: 'path',
        view: [200, 200],
        data: `${toothed(100, 100, 96, 82, teeth)}${round(100, 100, 34)}`,
        rule: 'evenodd',
      },
      fill,
      { motion: [turning(ratio)] },
    )
  return [
    rect(at(0, 0, w, h), c.ground),
    gear(tall ? 80 : 40, tall ? 300 : 120, tall ? 270 : 210, 14, -2, `${c.on}1f`),
    gear(w - 30, tall ? 440 : 250, tall ? 200 : 150, 11, 2.6, `${c.accent}44`),
    disc(cx, cy, reach - (tall ? 140 : 100), c.deep),
    form(
      at(cx - reach, cy - reach, 2 * reach, 2 * reach),
      { type: 'path', view: [200, 200], data: toothed(100, 100, tall ? 93.5 : 94, tall ? 91.5 : 92, 72) },
      c.deep,
      { motion: [turning(1)] },
    ),
    {
      kind: 'group',
      box: at(cx - reach, cy - reach, 2 * reach, 2 * reach),
      motion: [turning(1)],
      children: [
        {
          kind: 'group',
          box: at(0, 0, 2 * reach, 2 * reach),
          children: [
            sector(0, offer),
            sector(1, shown('photo1', 'job1')),
            sector(2, shown('photo2', 'job2')),
          ],
        },
      ],
    },
    ...text(
      at(tall ? 90 : 240, tall ? 1500 : 830, tall ? w - 180 : w - 480, tall ? 110 : 90),
      film.say('promise'),
      {
        size: tall ? 56 : 48,
        fill: c.accent,
        align: 'centre',
        reveal: words(1),
        motion: [track('opacity', [turns[3] - 0.4, 1], [turns[3] - 0.1, 0])],
      },
    ),
    ...(film.has('photo1')
      ? []
      : [gearMotif(c.accent, `${c.on}`, c.deep)({ x: w - 150, y: h - 150, size: 170 })].map(
          (one): Element => ({
            ...one,
            motion: [
              ...comes(1.4, { zoom: 0.3, ease: spring }),
              track('opacity', [turns[3] - 0.4, 1], [turns[3] - 0.1, 0]),
            ],
          }),
        )),
    layer(
      film,
      signOff(film, {
        from: turns[3] + 0.4,
        ink: c.on,
        soft: c.onSoft,
        plate: c.accent,
        onPlate: c.onAccent,
      }),
      track('rotation', [turns[3], 20], [turns[3] + 0.8, 0, heavy]),
      track('opacity', [turns[3] + 0.2, 0], [turns[3] + 0.3, 1]),
    ),
  ]
}

/** Work on a turning wheel. */
export const gears = inBothShapes({
  id: 'gears',
  title: { en: 'The wheel turns', hi: 'घूमता पहिया' },
  trade: 'repair',
  seconds: end,
  colours: [
    { main: '#1c2b39', accent: '#ffb703' },
    { main: '#9a3412', accent: '#fde68a' },
  ],
  music: 'trust',
  poster: 2.2,
  slots: [
    line('kicker', 30, ['Doorstep service', 'घर बैठे सेवा'], { en: 'Above the title', hi: 'शीर्षक के ऊपर' }),
    line(
      'head',
      30,
      ['AC not cooling?', 'एसी ठंडा नहीं करता?'],
      { en: 'Title', hi: 'शीर्षक' },
      { required: true },
    ),
    line('promise', 40, ['Visit within two hours', 'दो घंटे में पहुँचते हैं'], { en: 'The promise', hi: 'वादा' }),
    photo('photo1', 1.6, { en: 'First picture', hi: 'पहली तस्वीर' }, 1),
    line(
      'job1',
      36,
      ['Cleaning and gas filling', 'सफ़ाई और गैस भराई'],
      { en: 'First job', hi: 'पहला काम' },
      { fact: 'product1' },
    ),
    photo('photo2', 1.6, { en: 'Second picture', hi: 'दूसरी तस्वीर' }, 2),
    line(
      'job2',
      36,
      ['90 days of warranty', '90 दिन की वारंटी'],
      { en: 'Second job', hi: 'दूसरा काम' },
      { fact: 'product2' },
    ),
    ...shopSlots(['Call the mechanic', 'मिस्त्री को बुलाएँ']),
  ],
  chapters: [
    {
      key: 'head',
      label: { en: 'Title', hi: 'शीर्षक' },
      from: 0,
      to: turns[1],
      slots: ['kicker', 'head', 'promise'],
    },
    {
      key: 'job1',
      label: { en: 'First job', hi: 'पहला काम' },
      from: turns[1],
      to: turns[2],
      slots: ['photo1', 'job1'],
    },
    {
      key: 'job2',
      label: { en: 'Second job', hi: 'दूसरा काम' },
      from: turns[2],
      to: turns[3],
      slots: ['photo2', 'job2'],
    },
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: turns[3], to: end, slots: shopKeys },
  ],
  draw,
})
