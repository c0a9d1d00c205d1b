import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { bokeh, dust, shine, sparkles, veil, vignette } from '../../light/light.ts'
import { composed } from '../composed.ts'
import type { Composition } from '../poster.ts'
import { paper, silk, wholeOf } from './grounds.ts'
import { type MoodName, moods } from './moods.ts'
import { archPath, wavePath, wish } from './pieces.ts'
import { groundOver, image, isStory, pictureOf, roomOf, subjectOf } from './shown.ts'
import { floor, type Stage, standing } from './stages.ts'

/** A rendered ground as it is, the wish in the room it leaves; that room is dark or light, and so is the mood. */
export const onGround = (
  name: string,
  inDark: MoodName = 'midnight',
  inLight: MoodName = 'ivory',
  sparks = true,
): Composition =>
  composed('ground', name, (parts) => {
    const { sheet } = parts
    const picture = pictureOf(name)
    const mood = moods[picture.tone === 'dark' ? inDark : inLight]
    const tall = isStory(sheet)
    const words = roomOf(sheet, picture)
    const isHigh = picture.room !== 'bottom'
    const shade = mood.isDark ? mood.deep : '#ffffff'
    return [
      groundOver(sheet, picture),
      veil(
        wholeOf(sheet),
        shade,
        isHigh
          ? [
              [0, 0.66],
              [0.3, 0.56],
              [0.46, 0.46],
              [0.64, 0],
              [1, 0],
            ]
          : [
              [0, 0],
              [0.28, 0],
              [0.42, 0.4],
              [0.75, 0.56],
              [1, 0.7],
            ],
      ),
      ...(mood.isDark ? [vignette(wholeOf(sheet), 0.4), ...dust(wholeOf(sheet), '#ffe9b8', 120, 5)] : []),
      shine(540, words.y + words.height / 2, tall ? 640 : 520, mood.light, mood.isDark ? 0.2 : 0.4),
      wish(parts, mood, words, tall ? 224 : 180),
      ...(sparks && mood.isDark
        ? sparkles(
            { ...words, x: 180, width: 720, height: words.height * 0.5 },
            4,
            name.length + 3,
            '#fff6d6',
            [24, 56],
          )
        : []),
    ]
  })

const archOutline: Outline = { type: 'path', view: [100, 130], data: archPath }

/** A rendered ground seen through an arch of metal; the wish on paper or silk beside or below it. */
export const throughArch = (name: string, inMood: MoodName): Composition =>
  composed('arch', name, (parts) => {
    const { sheet, language } = parts
    const picture = pictureOf(name)
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const left = language === 'ur' ? 80 : 566
    const box = tall
      ? { x: 270, y: 180, width: 540, height: 850 }
      : { x: left, y: 104, width: 434, height: 690 }
    const rim = (by: number): Box => ({
      x: box.x - by,
      y: box.y - by,
      width: box.width + 2 * by,
      height: box.height + 2 * by,
    })
    const frame = (
      by: number,
      fill: Extract<Element, { kind: 'shape' }>['fill'],
      shadow?: boolean,
    ): Element => ({
      kind: 'shape',
      box: rim(by),
      outline: archOutline,
      ...(fill === undefined ? {} : { fill }),
      ...(shadow ? { shadow: { x: 0, y: 12, blur: 40, colour: '#00000077' } } : {}),
    })
    // The arch stands on the strip of the frame in neither shape: its foot is a sill of the same metal.
    const sill: Element = {
      kind: 'shape',
      box: { x: box.x - 34, y: box.y + box.height - 4, width: box.width + 68, height: 26 },
      outline: { type: 'rect', radius: 8 },
      fill: mood.metal,
      shadow: { x: 0, y: 8, blur: 20, colour: '#00000066' },
    }
    return [
      ...(mood.isDark ? silk(sheet, mood, name.length) : paper(sheet, mood)),
      shine(
        box.x + box.width / 2,
        box.y + box.height / 2,
        box.height * 0.8,
        mood.light,
        mood.isDark ? 0.3 : 0.8,
      ),
      frame(16, mood.metal, true),
      frame(8, mood.isDark ? mood.deep : '#fffaf0'),
      frame(4, mood.metal),
      image(name, box, { mask: archOutline, focus: [0.5, subjectOf(picture)] }),
      sill,
      wish(
        parts,
        mood,
        tall
          ? { x: 100, y: 1090, width: 880, height: 450 }
          : { x: language === 'ur' ? 560 : 84, y: 190, width: 440, height: 600 },
        tall ? 196 : 150,
        { maxLines: 4 },
      ),
    ]
  })

/** A rendered ground above (`middle`: what of its height is shown, else its subject), a wave of the mood's colour below it with the wish and a line of metal along the edge. */
export const overWave = (name: string, inMood: MoodName, middle?: number): Composition =>
  composed('wave', name, (parts) => {
    const { sheet } = parts
    const picture = pictureOf(name)
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const edge = tall ? 880 : 446
    const height = sheet.height - edge
    const cut = (
      lift: number,
      fill: Extract<Element, { kind: 'shape' }>['fill'],
      more: object = {},
    ): Element => ({
      kind: 'shape',
      box: { x: 0, y: edge, width: 1080, height },
      outline: { type: 'path', view: [1080, height], data: wavePath(height, lift) },
      ...(fill === undefined ? {} : { fill }),
      ...more,
    })
    return [
      image(
        name,
        { x: 0, y: 0, width: 1080, height: edge + 130 },
        {
          focus: [0.5, middle ?? subjectOf(picture)],
        },
      ),
      cut(14, mood.metal, { shadow: { x: 0, y: -10, blur: 36, colour: '#00000088' } }),
      cut(0, {
        kind: 'radial',
        centre: [0.5, 0.3],
        radius: 0.75,
        stops: [
          { at: 0, colour: mood.heart },
          { at: 0.5, colour: mood.mid },
          { at: 1, colour: mood.deep },
        ],
      }),
      ...(mood.isDark
        ? bokeh({ x: 0, y: sheet.end + 16, width: 1080, height: 300 }, [mood.light, '#ffe9b8'], 20, 8)
        : []),
      wish(
        parts,
        mood,
        tall
          ? { x: 90, y: edge + 120, width: 900, height: 540 }
          : { x: 80, y: edge + 78, width: 920, height: 296 },
        tall ? 210 : 158,
      ),
    ]
  })

/** Flowers that leave much of their picture free stand larger. */
const loose = new Set(['jasmine', 'lotus', 'rose', 'rose-pink', 'books'])

/** A prop in the light, the wish above it. */
export const propBelow = (name: string, inMood: MoodName, stage: Stage = 'velvet', seed = 5): Composition =>
  composed('below', `${stage} ${inMood}`, (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const size = (tall ? 760 : 440) * (loose.has(name) ? 1.3 : 1)
    const foot = sheet.end + 40 + (loose.has(name) ? size * 0.16 : 0)
    const y = foot - size / 2
    return [
      ...standing(sheet, inMood, stage, seed, tall ? 620 : 330),
      floor(sheet, inMood, foot - size * 0.12),
      shine(540, y, size * 0.8, mood.light, mood.isDark ? 0.42 : 0.8),
      image(
        pictureOf(name).name,
        { x: 540 - size / 2, y: foot - size, width: size, height: size },
        { fit: 'contain' },
      ),
      wish(
        parts,
        mood,
        tall ? { x: 90, y: 240, width: 900, height: 560 } : { x: 90, y: 84, width: 900, height: 336 },
        tall ? 214 : 164,
      ),
      ...(mood.isDark
        ? sparkles({ x: 160, y: tall ? 330 : 120, width: 760, height: 120 }, 4, seed + 8, '#fff6d6', [24, 56])
        : []),
    ]
  })

/** A prop at one side, large; the wish at the other. A story has the prop above. */
export const propBeside = (name: string, inMood: MoodName, stage: Stage = 'silk', seed = 7): Composition =>
  composed('beside', `${stage} ${inMood}`, (parts) => {
    const { sheet, language } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const atRight = language === 'ur'
    const size = tall ? 820 : 590
    const box = tall
      ? { x: 130, y: 170, width: size, height: size }
      : { x: atRight ? 520 : -30, y: 210, width: size, height: size }
    return [
      ...standing(sheet, inMood, stage, seed, tall ? 560 : 420),
      shine(box.x + size / 2, box.y + size / 2, size * 0.72, mood.light, mood.isDark ? 0.5 : 0.8),
      image(pictureOf(name).name, box, { fit: 'contain' }),
      wish(
        parts,
        mood,
        tall
          ? { x: 100, y: 1010, width: 880, height: 510 }
          : { x: atRight ? 70 : 540, y: 180, width: 470, height: 610 },
        tall ? 204 : 150,
        { maxLines: 4 },
      ),
    ]
  })
