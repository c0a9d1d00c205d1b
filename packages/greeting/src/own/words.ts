import type { letterings, OwnPoster, PosterSlot } from '@parichay/contract/greeting/own-poster.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { lookOf } from '../light/looks.ts'
import { letterShare } from '../posters/hands.ts'

type Text = Extract<Element, { kind: 'text' }>

const families: Record<(typeof letterings)[number], Family> = {
  festive: 'display',
  bold: 'poster',
  classic: 'serif',
}

/** How one piece of words is set. */
export type Setting = {
  size: number
  fill: string
  align?: Text['align']
  maxLines?: number
  /** In the hand and the look that were chosen; otherwise in plain letters. */
  isLead?: boolean
  weight?: Text['weight']
  more?: Partial<Text>
}

/** Braces would be read as a fact of the business. */
export const plain = (text: string): string => text.replaceAll('{{', '{ {')

/** The hand of the wish. The fat one of Gujarati closes its counters under a rim of metal. */
const leadHand = ({
  language,
  lettering,
  look,
}: Pick<OwnPoster, 'language' | 'lettering' | 'look'>): Family =>
  language === 'gu' && look !== 'plain' && lettering === 'festive' ? 'rounded' : families[lettering]

/** The words of a place in a box; nothing where there are none. */
export function words(
  poster: OwnPoster,
  slot: PosterSlot,
  box: Box,
  { size, fill, align = 'centre', maxLines = 2, isLead = false, weight = 'bold', more = {} }: Setting,
): Element[] {
  const set = size * letterShare(poster.language)
  const text = poster.words[slot]
  return text.trim() === ''
    ? []
    : [
        {
          kind: 'text',
          id: slot,
          box,
          text: plain(text),
          family: isLead ? leadHand(poster) : 'rounded',
          weight,
          size: set,
          minSize: set * 0.36,
          maxLines,
          align,
          balance: true,
          fill,
          ...more,
          ...(isLead && poster.look !== 'plain' ? lookOf(poster.look, fill) : {}),
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
