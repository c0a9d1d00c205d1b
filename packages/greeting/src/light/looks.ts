import type { LetterLook } from '@parichay/contract/greeting/own-poster.ts'
import type { Element } from '@parichay/scene/element.ts'
import { gold, inked, ivory, leafGold, type Look, roseGold, silver } from './lettering.ts'

type Text = Extract<Element, { kind: 'text' }>

/** Whether a colour (#rrggbb, more is ignored) is light, and so stands on something dark. Pure. */
export function isLight(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * r! + 0.587 * g! + 0.114 * b! > 140
}

/** Letters of a look; `ink` is the plain colour, and says by its lightness what they stand on. Pure. */
export const lookOf = (look: LetterLook, ink: string): Look =>
  look === 'plain' ? { fill: ink } : look === 'silver' ? silver : isLight(ink) ? gold : leafGold

/** As `lookOf`, on a picture: plain letters stand off it by a soft edge. Pure. */
export const lookOnPicture = (look: LetterLook, ink: string): Look =>
  look !== 'plain' ? lookOf(look, ink) : isLight(ink) ? ivory(ink) : inked(ink)

const same = (one: Pick<Text, 'coats'>, other: Look) =>
  JSON.stringify(one.coats ?? []) === JSON.stringify(other.coats)

/** Which look letters have that somebody designed. Pure. */
export const lookSeen = (text: Pick<Text, 'coats'>): LetterLook =>
  same(text, silver)
    ? 'silver'
    : [gold, leafGold, roseGold].some((metal) => same(text, metal))
      ? 'gold'
      : 'plain'
