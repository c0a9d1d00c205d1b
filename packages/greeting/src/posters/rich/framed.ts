import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { filigree } from '../../light/filigree.ts'
import { grain, shine, veil, vignette } from '../../light/light.ts'
import { composed } from '../composed.ts'
import type { Composition } from '../poster.ts'
import { lit, paper, silk, wholeOf } from './grounds.ts'
import { type Mood, type MoodName, moods } from './moods.ts'
import { archPath, wish } from './pieces.ts'
import { groundOver, image, isStory, pictureOf, subjectOf } from './shown.ts'

type Fill = Extract<Element, { kind: 'shape' }>['fill']

/** A box that is larger by `by` on every side. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** A form with a double rim of metal and a shadow under it; the picture goes on top. */
const rimmed = (box: Box, outline: Outline, mood: Mood, by = 18): Element[] => {
  const coat = (inset: number, fill: Fill, more: object = {}): Element => ({
    kind: 'shape',
    box: grown(box, inset),
    outline,
    ...(fill === undefined ? {} : { fill }),
    ...more,
  })
  return [
    coat(by, mood.metal, { shadow: { x: 0, y: 12, blur: 40, colour: '#00000077' } }),
    coat(by * 0.55, mood.isDark ? mood.deep : '#fffaf0'),
    coat(by * 0.3, mood.metal),
  ]
}

/** A window that hangs from the upper edge and ends round. */
const hanging: Outline = {
  type: 'path',
  view: [860, 500],
  data: 'M0 0L860 0L860 70C860 307 667 500 430 500C193 500 0 307 0 70Z',
}

/** A rendered ground in a round window in a wheel of fine metal: in a square it hangs from the upper edge, in a story it is a full moon. */
export const inRound = (name: string, inMood: MoodName): Composition =>
  composed('round', name, (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const box = tall
      ? { x: 70, y: 130, width: 940, height: 940 }
      : { x: 110, y: -10, width: 860, height: 500 }
    const outline: Outline = tall ? { type: 'ellipse' } : hanging
    const [x, y] = tall ? [540, 600] : [540, 60]
    return [
      lit(sheet, mood, [0.5, y / sheet.height]),
      filigree(mood.metal, { seed: name.length + 40, count: 36, width: 0.15, hollow: 0.7, rings: 3 })({
        x,
        y,
        size: tall ? 1320 : 1240,
        opacity: mood.isDark ? 0.66 : 0.5,
      }),
      shine(x, y, tall ? 760 : 640, mood.light, mood.isDark ? 0.4 : 0.6),
      ...rimmed(box, outline, mood),
      image(name, box, { mask: outline, focus: [0.5, subjectOf(pictureOf(name))] }),
      ...(mood.isDark ? [vignette(wholeOf(sheet), 0.3)] : []),
      wish(
        parts,
        mood,
        tall ? { x: 90, y: 1140, width: 900, height: 410 } : { x: 80, y: 530, width: 920, height: 286 },
        tall ? 206 : 156,
      ),
    ]
  })

/** The form of a plate with hollow corners. */
const plaque = ({ width, height }: Box, c: number): Outline => {
  const [w, h] = [Math.round(width), Math.round(height)]
  return {
    type: 'path',
    view: [w, h],
    data: `M${c} 0L${w - c} 0Q${w - c} ${c} ${w} ${c}L${w} ${h - c}Q${w - c} ${h - c} ${w - c} ${h}L${c} ${h}Q${c} ${h - c} 0 ${h - c}L0 ${c}Q${c} ${c} ${c} 0Z`,
  }
}

/** A rendered ground with a plate of paper or enamel lying in the room it leaves, and the wish on the plate. */
export const onCard = (name: string, inMood: MoodName): Composition =>
  composed('card', name, (parts) => {
    const { sheet } = parts
    const picture = pictureOf(name)
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const place = {
      top: tall ? [220, 680] : [130, 400],
      middle: tall ? [520, 700] : [210, 430],
      bottom: tall ? [860, 680] : [404, 408],
      none: tall ? [440, 700] : [210, 430],
    }[picture.room] as [number, number]
    const box = { x: tall ? 110 : 140, y: place[0], width: tall ? 860 : 800, height: place[1] }
    const inner = grown(box, -18)
    const sheetOf = (at: Box, c: number, more: object): Element => ({
      kind: 'shape',
      box: at,
      outline: plaque(at, c),
      ...more,
    })
    return [
      groundOver(sheet, picture),
      vignette(wholeOf(sheet), 0.45),
      sheetOf(grown(box, 8), 62, {
        fill: mood.metal,
        shadow: { x: 0, y: 22, blur: 60, colour: '#000000aa' },
      }),
      sheetOf(box, 58, {
        fill: {
          kind: 'radial',
          centre: [0.5, 0.3],
          radius: 0.8,
          stops: [
            { at: 0, colour: mood.heart },
            { at: 0.55, colour: mood.mid },
            { at: 1, colour: mood.deep },
          ],
        },
      }),
      sheetOf(inner, 52, { stroke: { paint: mood.metal, width: 3 } }),
      sheetOf(grown(inner, -12), 48, { stroke: { paint: mood.metal, width: 1.4 } }),
      wish(
        parts,
        mood,
        { x: box.x + 70, y: box.y + 50, width: box.width - 140, height: box.height - 90 },
        tall ? 190 : 140,
      ),
    ]
  })

/** A rendered ground cut off by a slanting edge of metal; the wish on the quiet side: below it in a square, above it in a story. */
export const acrossCut = (name: string, inMood: MoodName): Composition =>
  composed('cut', name, (parts) => {
    const { sheet, language } = parts
    const picture = pictureOf(name)
    const mood = moods[inMood]
    const tall = isStory(sheet)
    // Urdu is read from the right: there the quiet side is the other one.
    const flip = (points: [number, number][]): [number, number][] =>
      language === 'ur' && !tall ? points.map(([x, y]) => [1080 - x, y]) : points
    const side = (lift: number): Outline => ({
      type: 'polygon',
      view: [1080, sheet.height],
      points: flip(
        tall
          ? [
              [0, 1010 - lift],
              [1080, 720 - lift],
              [1080, 1920],
              [0, 1920],
            ]
          : [
              [200 - lift, 0],
              [1080, 0],
              [1080, 620 + lift],
            ],
      ),
    })
    const edge = (lift: number, fill: Fill, more: object = {}): Element => ({
      kind: 'shape',
      box: wholeOf(sheet),
      outline: side(lift),
      ...(fill === undefined ? {} : { fill }),
      ...more,
    })
    // What the picture shows stands in the middle of the part that is left of it.
    const from = Math.min(picture.height - 760, Math.max(0, subjectOf(picture) * picture.height - 320))
    const corner = { x: language === 'ur' ? -220 : 220, y: -100, width: 1080, height: 760 }
    const shown = tall
      ? image(name, wholeOf(sheet), { mask: side(0) })
      : image(name, corner, {
          crop: { x: 0, y: from / picture.height, width: 1, height: 760 / picture.height },
          mask: {
            type: 'polygon',
            view: [1080, 760],
            points: flip([
              [200, 0],
              [1080, 0],
              [1080, 620],
            ]).map(([x, y]) => [x - corner.x, y - corner.y]),
          },
        })
    return [
      ...(mood.isDark ? silk(sheet, mood, name.length + 2) : paper(sheet, mood)),
      edge(26, mood.metal, { shadow: { x: 0, y: 0, blur: 46, colour: '#00000099' } }),
      edge(16, mood.isDark ? mood.deep : '#fffaf0'),
      edge(9, mood.metal),
      shown,
      wish(
        parts,
        mood,
        tall
          ? { x: 90, y: 190, width: 900, height: 500 }
          : { x: language === 'ur' ? 360 : 80, y: 420, width: 640, height: 394 },
        tall ? 208 : 150,
        language === 'ur' || tall ? {} : { align: 'start' },
      ),
    ]
  })

/** A rendered ground as a photograph laid on paper, another under it; the wish in plain ink beside or below. */
export const printed = (name: string, inMood: MoodName): Composition =>
  composed('print', name, (parts) => {
    const { sheet, language } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const atRight = language !== 'ur'
    const box = tall
      ? { x: 150, y: 210, width: 780, height: 850 }
      : { x: atRight ? 566 : 64, y: 120, width: 450, height: 620 }
    const margin = tall ? 34 : 22
    const foot = tall ? 110 : 76
    const sheetOf = (turn: number, colour: string, children: Element[]): Element => ({
      kind: 'group',
      box,
      rotation: turn,
      children: [
        {
          kind: 'shape',
          box: { x: 0, y: 0, width: box.width, height: box.height },
          outline: { type: 'rect', radius: 6 },
          fill: colour,
          shadow: { x: 0, y: 16, blur: 44, colour: '#00000066' },
        },
        ...children,
      ],
    })
    return [
      lit(sheet, mood, [0.4, 0.3]),
      grain(wholeOf(sheet), 0.12),
      ...(mood.isDark ? [vignette(wholeOf(sheet), 0.4)] : []),
      sheetOf(5, '#efe6d6', []),
      sheetOf(-3, '#fffdf8', [
        image(
          name,
          {
            x: margin,
            y: margin,
            width: box.width - 2 * margin,
            height: box.height - margin - foot,
          },
          { focus: [0.5, subjectOf(pictureOf(name))], border: { width: 4, colour: '#fffdf8' } },
        ),
      ]),
      wish(
        parts,
        mood,
        tall
          ? { x: 100, y: 1130, width: 880, height: 420 }
          : { x: atRight ? 76 : 570, y: 190, width: 440, height: 600 },
        tall ? 176 : 126,
        { maxLines: 4, look: mood.line, ...(tall || !atRight ? {} : { align: 'start' as const }) },
      ),
    ]
  })

/** A rendered ground nearer by, a band of enamel with edges of metal across it that carries the wish. */
export const banded = (name: string, inMood: MoodName): Composition =>
  composed('band', name, (parts) => {
    const { sheet } = parts
    const picture = pictureOf(name)
    const mood = moods[inMood]
    const tall = isStory(sheet)
    // What hangs from the upper edge is seen whole above the band.
    const hangs = !tall && picture.square === 0
    const [y, height] = {
      top: tall ? [330, 520] : [176, 316],
      middle: tall ? [640, 540] : hangs ? [490, 304] : [330, 330],
      bottom: tall ? [960, 540] : [466, 330],
      none: tall ? [640, 540] : [330, 330],
    }[picture.room] as [number, number]
    const near = tall ? 0.84 : hangs ? 1 : 0.86
    const width = near
    const cropHeight = (sheet.height / sheet.width) * (picture.width / picture.height) * near
    const crop = {
      x: (1 - width) / 2,
      y: Math.min(
        1 - cropHeight,
        Math.max(0, subjectOf(picture) - cropHeight * (picture.room === 'bottom' ? 0.36 : 0.66)),
      ),
      width,
      height: cropHeight,
    }
    const rule = (at: number, thick: number): Element => ({
      kind: 'shape',
      box: { x: 0, y: at, width: 1080, height: thick },
      outline: { type: 'rect' },
      fill: mood.metal,
    })
    const wheel = filigree(mood.metal, { seed: 17, count: 24, width: 0.3, hollow: 0.3, rings: 4 })
    return [
      image(name, wholeOf(sheet), { crop }),
      vignette(wholeOf(sheet), 0.4),
      {
        kind: 'shape',
        box: { x: 0, y, width: 1080, height },
        outline: { type: 'rect' },
        fill: {
          kind: 'linear',
          from: [0, 0],
          to: [1, 0],
          stops: [
            { at: 0, colour: `${mood.deep}e0` },
            { at: 0.5, colour: `${mood.mid}f4` },
            { at: 1, colour: `${mood.deep}e0` },
          ],
        },
        shadow: { x: 0, y: 10, blur: 40, colour: '#00000088' },
      },
      {
        kind: 'group',
        box: { x: 0, y, width: 1080, height },
        clip: { type: 'rect' },
        opacity: 0.5,
        children: [
          wheel({ x: 0, y: height / 2, size: height * 1.16 }),
          wheel({ x: 1080, y: height / 2, size: height * 1.16 }),
        ],
      },
      rule(y - 8, 5),
      rule(y + 3, 1.6),
      rule(y + height + 3, 5),
      rule(y + height - 5, 1.6),
      wish(parts, mood, { x: 110, y: y + 18, width: 860, height: height - 36 }, tall ? 200 : 146),
    ]
  })

const cusped: Outline = { type: 'path', view: [100, 130], data: archPath }

/** A rendered ground seen through three arches side by side, as from a balcony; the wish below them. */
export const threeArches = (name: string, inMood: MoodName): Composition =>
  composed('arcade', name, (parts) => {
    const { sheet } = parts
    const picture = pictureOf(name)
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const [top, height] = tall ? [150, 860] : [44, 446]
    const width = 290
    const share = (height * 1.24) / picture.height
    const from = Math.min(1 - share, Math.max(0, subjectOf(picture) - share * 0.55))
    const boxes = [0, 1, 2].map((i) => ({
      x: 68 + i * 327,
      y: top + (i === 1 ? 0 : tall ? 60 : 26),
      width,
      height: height - (i === 1 ? 0 : tall ? 60 : 26),
    }))
    return [
      ...(mood.isDark ? silk(sheet, mood, name.length + 5) : paper(sheet, mood)),
      shine(540, top + height * 0.5, height * 0.9, mood.light, mood.isDark ? 0.4 : 0.7),
      ...boxes.flatMap((box, i) => [
        ...rimmed(box, cusped, mood, 14),
        image(name, box, {
          mask: cusped,
          crop: { x: i / 3, y: from, width: 1 / 3, height: share },
          focus: [0.5, 1],
        }),
      ]),
      {
        kind: 'shape',
        box: { x: 30, y: top + height - 2, width: 1020, height: 24 },
        outline: { type: 'rect', radius: 6 },
        fill: mood.metal,
        shadow: { x: 0, y: 8, blur: 22, colour: '#00000077' },
      },
      veil({ x: 0, y: sheet.end, width: 1080, height: sheet.height - sheet.end }, mood.deep, [
        [0, 0],
        [1, mood.isDark ? 0.7 : 0.2],
      ]),
      wish(
        parts,
        mood,
        tall ? { x: 90, y: 1070, width: 900, height: 480 } : { x: 80, y: 532, width: 920, height: 284 },
        tall ? 206 : 154,
      ),
    ]
  })
