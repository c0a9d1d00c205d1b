import type { Palette } from '@parichay/contract/agency/palette.ts'
import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Label } from './words.ts'

/** What a template is drawn from. Lengths are mm; the corner of the trim is the origin, and painting goes on for `bleed` around it. */
export type CardContext = {
  w: number
  h: number
  facts: Facts
  c: Palette
  logo: LogoColours | null
  label: Record<Label, string>
}
/** Front and back of a card: what lies on the paper, from the back to the front. */
export type CardTemplate = { front: (f: CardContext) => Element[]; back: (f: CardContext) => Element[] }

/** Whether a fact is known. */
export const has = ({ facts }: Pick<CardContext, 'facts'>, ...names: string[]) =>
  names.every((name) => Boolean(facts[name]?.trim()))
/** Whether any of some facts is known. */
export const any = (f: Pick<CardContext, 'facts'>, ...names: string[]) => names.some((name) => has(f, name))

/** A box in mm. */
export const box = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width: Math.max(0.1, width),
  height: Math.max(0.1, height),
})
/** A box in mm. */
export type Box = ReturnType<typeof box>
