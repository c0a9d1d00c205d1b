import { bag, scissorsComb } from '@parichay/greeting/motifs/trades.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Film } from '../context.ts'
import { at, picture, rect, softly, text } from '../kit/forms.ts'
import { comes, heavy, layer, part, spring, swift, track } from '../kit/motion.ts'
import { inBothShapes } from '../kit/pair.ts'
import { signOff } from '../kit/sign-off.ts'
import { line, photo, shopKeys, shopSlots } from '../kit/slots.ts'

const beats = [1.2, 3.6, 6]
const closes = 8.4
const end = 12

/** Words run across the street in bands, against each other; a card in the middle turns over on the beat. */
function draw(film: Film): Element[] {
  const { w, h, tall, c } = film
  const count = tall ? 9 : 6
  const high = (h * 1.25) / count
  const inks = [c.on, c.accent, c.onSoft]
  const bands = Array.from({ length: count }, (_none, i): Element => {
    const way = i % 2 === 0 ? -1 : 1
    const said = film.say(i % 2 === 0 ? 'shout' : 'second') || film.say('shout')
    const far = tall ? 1500 : 1300
    return {
      kind: 'group',
      box: at(-1400, i * high - h * 0.125, w + 2800, high),
      motion: [
        track(
          'x',
          [0, -way * 1600],
          [0.9 + i * 0.05, -way * 500, swift],
          [closes, way * far * 0.6, 'linear'],
          [closes + 0.9, way * 3400, 'in'],
        ),
      ],
      children: [
        rect(at(0, 0, w + 2800, high + 2), i % 2 === 0 ? c.ground : c.deep),
        ...text(
          at(0, 0, w + 2800, high),
          Array.from({ length: 12 }, () => said)
            .join('   ·   ')
            .slice(0, 150),
          {
            size: high * 0.66,
            family: 'poster',
            fill: i % 2 === 0 ? inks[0]! : `${c.accent}`,
            lines: 1,
            align: 'centre',
            more: { maxLines: 1, minSize: high * 0.2 },
          },
        ),
      ],
    }
  })
  const card = tall ? at(170, 480, 740, 900) : at(220, 140, 640, 800)
  const cards = ['photo1', 'photo2', 'photo3'].map((key, i): Element => {
    const from = beats[i]!
    const to = beats[i + 1] ?? closes
    return {
      kind: 'group',
      box: card,
      motion: [
        track('wide', [from, 0], [from + 0.3, 1.04, 'out'], [from + 0.45, 1], [to - 0.2, 1], [to, 0, 'in']),
        track('rotation', [from, -5 + i * 5], [to, -2 + i * 3, 'linear']),
        track('y', [from, i === 0 ? 500 : 0], [from + 0.6, 0, swift]),
        track('opacity', [from, 0], [from + 0.034, 1], [to, 1], [to + 0.034, 0]),
      ],
      children: [
        ...softly(at(-16, -16, card.width + 32, card.height + 32), 30),
        rect(at(-16, -16, card.width + 32, card.height + 32), '#ffffff', 30),
        picture(
          film,
          key,
          at(0, 0, card.width, card.height - 150),
          [
            bag(c.ground, c.deep, c.accent),
            scissorsComb(c.ground, c.accent),
            bag(c.accent, c.ground, c.paper),
          ][i]!,
          { mask: { type: 'rect', radius: 18 } },
        ),
        ...text(at(20, card.height - 140, card.width - 280, 130), film.say(`piece${i + 1}`), {
          size: 58,
          fill: c.ink,
        }),
        ...text(at(card.width - 250, card.height - 140, 230, 130), film.say(`price${i + 1}`), {
          size: 70,
          family: 'poster',
          fill: c.link,
          align: 'end',
          lines: 1,
          motion: comes(from + 0.5, { zoom: 2, take: 0.3, fade: 0.1 }),
        }),
      ],
    }
  })
  return [
    rect(at(0, 0, w, h), c.ground),
    { kind: 'group', box: at(0, 0, w, h), rotation: -8, zoom: tall ? 1.12 : 1.16, children: bands },
    ...cards.map((one) => part(film, 0.1, closes + 0.1, [one])),
    layer(
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
      track('tall', [closes, 0], [closes + 0.6, 1, spring]),
      track('opacity', [closes, 0], [closes + 0.034, 1]),
    ),
    rect(at(0, 0, w, 18), c.accent, 0, {
      motion: [
        track('wide', [0, 0], [closes, 1, 'linear']),
        track('opacity', [0, 1], [closes + 0.2, 1], [closes + 0.5, 0, heavy]),
      ],
    }),
  ]
}

/** Street type for a shop of clothes. */
export const kinetics = inBothShapes({
  id: 'kinetic',
  title: { en: 'Loud and new', hi: 'नया और ज़ोरदार' },
  trade: 'clothes',
  seconds: end,
  colours: [
    { main: '#111827', accent: '#ff5a3c' },
    { main: '#e11d48', accent: '#ffe14a' },
  ],
  music: 'pulse',
  poster: 4.4,
  slots: [
    line('shout', 16, ['NEW IN', 'नया माल'], { en: 'Running words', hi: 'चलते शब्द' }, { required: true }),
    line('second', 16, ['THIS WEEK', 'इस हफ़्ते'], { en: 'The other row', hi: 'दूसरी पंक्ति' }),
    photo('photo1', 0.99, { en: 'First picture', hi: 'पहली तस्वीर' }, 1),
    line(
      'piece1',
      24,
      ['Denim jacket', 'डेनिम जैकेट'],
      { en: 'First piece', hi: 'पहला नमूना' },
      { fact: 'product1' },
    ),
    line('price1', 8, ['₹1,299', '₹1,299'], { en: 'Its price', hi: 'उसका दाम' }, { fact: 'price1' }),
    photo('photo2', 0.99, { en: 'Second picture', hi: 'दूसरी तस्वीर' }, 2),
    line(
      'piece2',
      24,
      ['Cotton kurti', 'सूती कुर्ती'],
      { en: 'Second piece', hi: 'दूसरा नमूना' },
      { fact: 'product2' },
    ),
    line('price2', 8, ['₹599', '₹599'], { en: 'Its price', hi: 'उसका दाम' }, { fact: 'price2' }),
    photo('photo3', 0.99, { en: 'Third picture', hi: 'तीसरी तस्वीर' }, 3),
    line('piece3', 24, ['Sneakers', 'स्नीकर'], { en: 'Third piece', hi: 'तीसरा नमूना' }, { fact: 'product3' }),
    line('price3', 8, ['₹899', '₹899'], { en: 'Its price', hi: 'उसका दाम' }, { fact: 'price3' }),
    ...shopSlots(['See you in the shop', 'दुकान पर मिलते हैं']),
  ],
  chapters: [
    { key: 'words', label: { en: 'Words', hi: 'शब्द' }, from: 0, to: beats[0]!, slots: ['shout', 'second'] },
    ...[0, 1, 2].map((i) => ({
      key: `piece${i + 1}`,
      label: [
        { en: 'First piece', hi: 'पहला नमूना' },
        { en: 'Second piece', hi: 'दूसरा नमूना' },
        { en: 'Third piece', hi: 'तीसरा नमूना' },
      ][i]!,
      from: beats[i]!,
      to: beats[i + 1] ?? closes,
      slots: [`photo${i + 1}`, `piece${i + 1}`, `price${i + 1}`],
    })),
    { key: 'end', label: { en: 'Your shop', hi: 'आपकी दुकान' }, from: closes, to: end, slots: shopKeys },
  ],
  draw,
})
