import type { OwnPoster, PosterDesign } from '@parichay/contract/greeting/own-poster.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { OwnColours } from './colours.ts'
import { lightAt, mandala, photograph, plate, shade, star } from './pieces.ts'
import { column, lifted, words } from './words.ts'

/** What a design puts together. `end` is where the strip of the frame begins; words stay above it. */
export type OwnParts = {
  poster: OwnPoster
  colours: OwnColours
  /** Name of the photograph among the pictures handed in. */
  photo: string | null
  width: number
  height: number
  end: number
}
type OwnDesign = (parts: OwnParts) => Element[]

const whole = ({ width, height }: OwnParts) => ({ x: 0, y: 0, width, height })
const isTall = ({ poster }: OwnParts) => poster.shape === 'STORY'

/** Price, struck MRP beside it, centred or from the left. */
function prices(
  { poster, colours }: OwnParts,
  width: number,
  size: number,
  align: 'start' | 'centre',
): Element[] {
  const { price, mrp } = poster.words
  const box = { x: 0, y: 0, width, height: size * 1.3 }
  return [
    ...words(
      poster,
      mrp,
      { ...box, height: size * 0.6 },
      {
        size: size * 0.46,
        fill: colours.soft,
        align,
        maxLines: 1,
        more: { strike: { colour: colours.soft, width: 0.07 } },
      },
    ),
    ...words(poster, price, box, { size, fill: colours.ink, align, maxLines: 1 }),
  ]
}

const badge = (parts: OwnParts, x: number, y: number, r: number): Element[] => {
  const { poster, colours } = parts
  if (poster.words.offer.trim() === '') return []
  const side = r * 1.34
  return [
    star(x, y, r, 20, colours.accent),
    column({ x: x - side / 2, y: y - side / 2, width: side, height: side }, [
      ...words(
        poster,
        poster.words.offer,
        { x: 0, y: 0, width: side, height: side },
        {
          size: r * 0.5,
          fill: colours.onAccent,
          maxLines: 3,
          more: { lineHeight: 1.05 },
        },
      ),
    ]),
  ]
}

/** The product in a picture with round corners, its name and price beside or below it. */
const shelf: OwnDesign = (parts) => {
  const { poster, colours, photo, end } = parts
  const tall = isTall(parts)
  const frame = tall
    ? { x: 110, y: 210, width: 860, height: 760 }
    : { x: 64, y: 190, width: 480, height: 570 }
  const box = tall
    ? { x: 90, y: 1010, width: 900, height: end - 1040 }
    : { x: 590, y: 190, width: 430, height: 570 }
  const align = tall ? 'centre' : 'start'
  const part = { x: 0, y: 0, width: box.width, height: box.height * 0.5 }
  return [
    plate(whole(parts), colours.ground),
    lightAt(frame.x + frame.width / 2, frame.y + frame.height / 2, frame.width * 0.9, '#ffffff'),
    ...photograph(photo, frame, { radius: 36, border: '#ffffff' }, colours.soft),
    ...badge(
      parts,
      frame.x + (tall ? 130 : 90),
      frame.y + frame.height - (tall ? 170 : 70),
      tall ? 165 : 118,
    ),
    column(
      box,
      [
        ...words(poster, poster.words.wish, part, {
          size: tall ? 118 : 84,
          fill: colours.ink,
          align,
          maxLines: 3,
          isLead: true,
        }),
        ...words(poster, poster.words.line, part, {
          size: tall ? 50 : 36,
          fill: colours.soft,
          align,
          weight: 'regular',
          maxLines: 3,
        }),
        ...prices(parts, box.width, tall ? 116 : 86, align),
        ...words(poster, poster.words.date, part, { size: tall ? 42 : 32, fill: colours.soft, align }),
      ],
      { gap: tall ? 20 : 16 },
    ),
  ]
}

/** The photograph over the whole sheet, the price on a star, the name at the foot. */
const burst: OwnDesign = (parts) => {
  const { poster, colours, photo, width, end } = parts
  const tall = isTall(parts)
  const top = tall ? 960 : 430
  const light = { ...parts, colours: { ...colours, ink: '#ffffff', soft: '#ffffffd9' } }
  const box = { x: 70, y: end - (tall ? 420 : 300), width: width - 140, height: tall ? 390 : 280 }
  const part = { x: 0, y: 0, width: box.width, height: box.height * 0.6 }
  return [
    plate(whole(parts), colours.ground),
    ...photograph(photo, { x: 0, y: 0, width, height: parts.height }, {}, colours.soft),
    shade({ x: 0, y: top, width, height: parts.height - top }, colours.deep),
    ...badge(parts, width - (tall ? 250 : 190), tall ? 420 : 330, tall ? 200 : 150),
    column(
      box,
      [
        ...words(poster, poster.words.wish, part, {
          size: tall ? 124 : 92,
          fill: '#ffffff',
          isLead: true,
          more: lifted,
        }),
        ...prices(light, box.width, tall ? 110 : 82, 'centre'),
        ...words(poster, poster.words.date, part, { size: tall ? 42 : 34, fill: '#ffffffd9', more: lifted }),
      ],
      { gap: 12, place: 'end' },
    ),
  ]
}

/** The offer itself as large as the sheet, between two bands. */
const banner: OwnDesign = (parts) => {
  const { poster, colours, width, end } = parts
  const tall = isTall(parts)
  const y = tall ? 640 : 330
  const height = tall ? 420 : 270
  return [
    plate(whole(parts), colours.ground),
    ...mandala(width / 2, y + height / 2, tall ? 760 : 560, `${colours.soft}3a`),
    { ...plate({ x: -40, y, width: width + 80, height }, colours.accent), rotation: -3 },
    column({ x: 190, y: tall ? 230 : 80, width: width - 380, height: y - (tall ? 250 : 100) }, [
      ...words(
        poster,
        poster.words.wish,
        { x: 0, y: 0, width: width - 380, height: 400 },
        {
          size: tall ? 112 : 80,
          fill: colours.ink,
          isLead: true,
          maxLines: 3,
        },
      ),
    ]),
    {
      ...column({ x: 60, y, width: width - 120, height }, [
        ...words(
          poster,
          poster.words.offer,
          { x: 0, y: 0, width: width - 120, height },
          {
            size: tall ? 250 : 190,
            fill: colours.onAccent,
            maxLines: 2,
            more: { family: 'poster', lineHeight: 1.04 },
          },
        ),
      ]),
      rotation: -3,
    },
    column({ x: 90, y: y + height + 34, width: width - 180, height: end - y - height - 50 }, [
      ...words(
        poster,
        poster.words.line,
        { x: 0, y: 0, width: width - 180, height: 300 },
        {
          size: tall ? 64 : 46,
          fill: colours.ink,
          maxLines: 3,
        },
      ),
      ...words(
        poster,
        poster.words.date,
        { x: 0, y: 0, width: width - 180, height: 120 },
        {
          size: tall ? 48 : 36,
          fill: colours.soft,
        },
      ),
    ]),
  ]
}

/** A person or the shop in a ring, the words beside or below. */
const portrait: OwnDesign = (parts) => {
  const { poster, colours, photo, width, end } = parts
  const tall = isTall(parts)
  const side = tall ? 760 : 460
  const ring = tall
    ? { x: (width - side) / 2, y: 230, width: side, height: side }
    : { x: 70, y: 215, width: side, height: side }
  const box = tall
    ? { x: 90, y: 1040, width: 900, height: end - 1070 }
    : { x: 575, y: 200, width: 450, height: 540 }
  const align = tall ? 'centre' : 'start'
  const part = { x: 0, y: 0, width: box.width, height: box.height * 0.6 }
  return [
    plate(whole(parts), colours.ground),
    ...mandala(ring.x + side / 2, ring.y + side / 2, side * 0.82, `${colours.soft}55`),
    lightAt(ring.x + side / 2, ring.y + side / 2, side * 0.75, '#ffffff'),
    ...photograph(photo, ring, { round: true, border: colours.accent }, colours.soft),
    column(
      box,
      [
        ...words(poster, poster.words.wish, part, {
          size: tall ? 128 : 90,
          fill: colours.ink,
          align,
          maxLines: 4,
          isLead: true,
        }),
        ...words(poster, poster.words.line, part, {
          size: tall ? 54 : 40,
          fill: colours.soft,
          align,
          maxLines: 4,
        }),
        ...words(poster, poster.words.date, part, { size: tall ? 42 : 32, fill: colours.soft, align }),
      ],
      { gap: 22 },
    ),
  ]
}

/** The shop over the whole sheet, the wish at the foot. */
const window: OwnDesign = (parts) => {
  const { poster, colours, photo, width, end } = parts
  const tall = isTall(parts)
  const top = tall ? 900 : 380
  const box = { x: 70, y: end - (tall ? 440 : 310), width: width - 140, height: tall ? 410 : 290 }
  const part = { x: 0, y: 0, width: box.width, height: box.height * 0.7 }
  return [
    plate(whole(parts), colours.ground),
    ...photograph(photo, { x: 0, y: 0, width, height: parts.height }, {}, colours.soft),
    shade({ x: 0, y: top, width, height: parts.height - top }, colours.deep),
    plate({ x: width / 2 - 60, y: box.y - 14, width: 120, height: 6 }, colours.accent, 3),
    column(
      box,
      [
        ...words(poster, poster.words.wish, part, {
          size: tall ? 136 : 100,
          fill: '#ffffff',
          isLead: true,
          more: lifted,
        }),
        ...words(poster, poster.words.line, part, {
          size: tall ? 54 : 40,
          fill: '#ffffffe6',
          weight: 'regular',
          more: lifted,
        }),
      ],
      { place: 'end' },
    ),
  ]
}

/** An arch with light behind the wish. */
const arch: OwnDesign = (parts) => {
  const { poster, colours, width, end } = parts
  const tall = isTall(parts)
  const box = {
    x: tall ? 90 : 190,
    y: tall ? 220 : 60,
    width: width - (tall ? 180 : 380),
    height: end - (tall ? 250 : 84),
  }
  const data = 'M0 100V42C0 30 8 27 14 22C24 14 38 14 50 0C62 14 76 14 86 22C92 27 100 30 100 42V100Z'
  const hold = {
    kind: 'shape' as const,
    outline: { type: 'path' as const, view: [100, 100] as [number, number], data },
  }
  const inner = {
    x: box.x + 70,
    y: box.y + box.height * 0.26,
    width: box.width - 140,
    height: box.height * 0.68,
  }
  const part = { x: 0, y: 0, width: inner.width, height: inner.height * 0.7 }
  return [
    plate(whole(parts), colours.ground),
    ...mandala(width / 2, box.y + box.height * 0.5, tall ? 900 : 620, `${colours.soft}40`),
    { ...hold, box, fill: colours.accent, shadow: { x: 0, y: 16, blur: 50, colour: '#00000055' } },
    {
      ...hold,
      box: { x: box.x + 16, y: box.y + 20, width: box.width - 32, height: box.height - 36 },
      stroke: { paint: `${colours.onAccent}aa`, width: 4 },
    },
    column(
      inner,
      [
        ...words(poster, poster.words.wish, part, {
          size: tall ? 150 : 104,
          fill: colours.onAccent,
          maxLines: 4,
          isLead: true,
        }),
        ...words(poster, poster.words.line, part, {
          size: tall ? 54 : 40,
          fill: `${colours.onAccent}e6`,
          maxLines: 4,
        }),
        ...words(poster, poster.words.date, part, { size: tall ? 44 : 34, fill: `${colours.onAccent}cc` }),
      ],
      { gap: 22 },
    ),
  ]
}

/** The designs by name. */
export const ownDesigns: Record<PosterDesign, OwnDesign> = { shelf, burst, banner, portrait, window, arch }
