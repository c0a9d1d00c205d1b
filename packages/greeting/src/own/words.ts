import type { letterings, OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'

type Text = Extract<Element, { kind: 'text' }>

const families: Record<(typeof letterings)[number], Family> = {
  festive: 'display',
  bold: 'poster',
  classic: 'serif',
}

/** Letters that stand higher or deeper need a smaller size for the same room. */
const share: Partial<Record<OwnPoster['language'], number>> = {
  ta: 0.74,
  ml: 0.72,
  te: 0.82,
  kn: 0.82,
  bn: 0.9,
  pa: 0.9,
  or: 0.84,
  ur: 0.8,
}

/** How one piece of words is set. */
export type Setting = {
  size: number
  fill: Paint
  align?: Text['align']
  maxLines?: number
  /** In the look that was chosen; otherwise in plain letters. */
  isLead?: boolean
  weight?: Text['weight']
  more?: Partial<Text>
}

/** Braces would be read as a fact of the business. */
const plain = (text: string) => text.replaceAll('{{', '{ {')

/** Words in a box; nothing where there are none. */
export function words(
  { language, lettering }: Pick<OwnPoster, 'language' | 'lettering'>,
  text: string,
  box: Box,
  { size, fill, align = 'centre', maxLines = 2, isLead = false, weight = 'bold', more = {} }: Setting,
): Element[] {
  const set = size * (share[language] ?? 1)
  return text.trim() === ''
    ? []
    : [
        {
          kind: 'text',
          box,
          text: plain(text),
          family: isLead ? families[lettering] : 'rounded',
          weight,
          size: set,
          minSize: set * 0.36,
          maxLines,
          align,
          balance: true,
          fill,
          ...more,
        },
      ]
}

/** Pieces of words below each other in a box; they become smaller together when it is too much. */
export const column = (
  box: Box,
  children: Element[],
  { gap = 18, place = 'middle' }: { gap?: number; place?: 'start' | 'middle' | 'end' } = {},
): Element => ({
  kind: 'group',
  box,
  layout: { flow: 'column', gap, place, align: 'stretch', shrink: true },
  children,
})

/** A soft shadow below letters on a photograph. */
export const lifted: Partial<Text> = { shadow: { x: 0, y: 4, blur: 16, colour: '#000000aa' } }
