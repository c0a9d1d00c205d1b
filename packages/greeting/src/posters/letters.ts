import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import { flourish } from '../light/filigree.ts'
import { handOf, letterShare } from './hands.ts'
import type { Parts } from './poster.ts'

type Text = Extract<Element, { kind: 'text' }>

/** How a message is set. */
export type Setting = {
  size: number
  align?: 'start' | 'centre'
  place?: 'start' | 'middle' | 'end'
  head?: Partial<Text>
  ink?: Paint
  soft?: string
  /** Draws a short rule between heading and line. */
  rule?: string
  /** An ornament in the place of the rule. */
  ornament?: Paint
  /** More about the small line. */
  line?: Partial<Text>
  hand?: Family
  lineSize?: number
  maxLines?: number
}

/** How much of a message its heading may take, with a line below it or without. */
export const headRoom = (line: string | undefined): number => (line ? 0.7 : 0.92)

/**
 * The words of a poster in a box: a small line above, the heading, a line below. All stay inside it. The texts have the
 * names of the places for words of one's own.
 */
export function message({ words, palette, language, hand }: Parts, box: Box, setting: Setting): Element {
  const { align = 'centre', place = 'middle', size, ink = palette.ink, soft = palette.soft, rule } = setting
  const family = setting.hand ?? hand
  const set = size * letterShare(language)
  const lineSize =
    (setting.lineSize ?? Math.max(46, size * 0.4)) *
    (language === 'ur' ? 0.86 : language === 'ta' || language === 'ml' ? 0.82 : 1)
  const { width, height } = box
  const text = (
    given: Partial<Text> & Pick<Text, 'text' | 'size' | 'family' | 'fill'>,
    room: number,
  ): Text => ({
    kind: 'text',
    box: { x: 0, y: 0, width, height: room },
    weight: 'bold',
    minSize: given.size * 0.42,
    maxLines: 2,
    align: align === 'start' && language === 'ur' ? 'start' : align,
    balance: true,
    ...given,
  })
  return {
    kind: 'group',
    id: 'message',
    box,
    layout: { flow: 'column', gap: size * 0.14, place, shrink: true },
    children: [
      ...(words.kicker
        ? [
            text(
              {
                id: 'above',
                text: words.kicker,
                family: 'sans',
                size: Math.max(28, lineSize * 0.84),
                fill: soft,
                letterSpacing: 0.12,
                capitals: true,
                maxLines: 1,
              },
              lineSize * 2,
            ),
          ]
        : []),
      text(
        {
          id: 'wish',
          text: words.head,
          family: handOf(language, family),
          size: set,
          fill: ink,
          maxLines: setting.maxLines ?? 3,
          ...(family === 'display' && language === 'en' ? { lineHeight: 1.04 } : {}),
          ...setting.head,
        },
        height * headRoom(words.line),
      ),
      ...(rule && words.line
        ? [
            {
              kind: 'shape' as const,
              box: { x: align === 'centre' ? (width - size) / 2 : 0, y: 0, width: size, height: 5 },
              outline: { type: 'rect' as const, radius: 3 },
              fill: rule,
            },
          ]
        : []),
      ...(setting.ornament && words.line
        ? [flourish(align === 'centre' ? width / 2 : size * 1.3, size * 0.12, size * 2.6, setting.ornament)]
        : []),
      ...(words.line
        ? [
            text(
              {
                id: 'line',
                text: words.line,
                family: 'rounded',
                weight: 'regular',
                size: lineSize,
                fill: soft,
                maxLines: 3,
                ...setting.line,
              },
              height * 0.4,
            ),
          ]
        : []),
    ],
  }
}

/** A soft shadow below letters on a busy or dark ground. */
export const lifted = (colour = '#00000055'): Partial<Text> => ({ shadow: { x: 0, y: 4, blur: 12, colour } })
