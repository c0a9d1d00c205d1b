import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import { flourish } from '../light/filigree.ts'
import type { Language, Parts } from './poster.ts'

type Text = Extract<Element, { kind: 'text' }>

/** Scripts whose festive hand is their only one: these are set larger and bold. */
const plainScripts = new Set<Language>(['kn', 'ml', 'pa', 'or'])
/** These have a festive hand in the family of that name only. */
const festiveScripts = new Set<Language>(['bn', 'te'])
/** Letters that stand higher or deeper need a smaller size for the same room. */
const share: Partial<Record<Language, number>> = {
  ta: 0.74,
  ml: 0.72,
  te: 0.82,
  kn: 0.82,
  bn: 0.9,
  pa: 0.9,
  or: 0.84,
  ur: 0.9,
}

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

const handOf = (language: Language, asked: Family): Family => {
  if (plainScripts.has(language)) return 'display'
  return festiveScripts.has(language) && asked !== 'brush' ? 'festive' : asked
}

/** The words of a poster in a box: a small line above, the heading, a line below. All stay inside it. */
export function message({ words, palette, language, hand }: Parts, box: Box, setting: Setting): Element {
  const { align = 'centre', place = 'middle', size, ink = palette.ink, soft = palette.soft, rule } = setting
  const family = setting.hand ?? hand
  const set = size * (share[language] ?? 1)
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
          text: words.head,
          family: handOf(language, family),
          size: set,
          fill: ink,
          maxLines: setting.maxLines ?? 3,
          ...(family === 'display' && language === 'en' ? { lineHeight: 1.04 } : {}),
          ...setting.head,
        },
        height * (words.line ? 0.7 : 0.92),
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
