import type { Palette } from '@parichay/contract/agency/palette.ts'
import type { FrameSettings, LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameDetail, Shape } from '@parichay/contract/greeting/rules.frames.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import type { Element } from '@parichay/scene/element.ts'

/** What a frame is drawn from; `w` and `h` are the strip it stands in, whose corner is its origin. */
export type FrameContext = {
  shape: Shape
  settings: FrameSettings
  facts: Facts
  logo: LogoColours | null
  c: Palette
  w: number
  h: number
  /** The second of the two compositions. */
  second: boolean
  /** Details that are on and known, in their order. */
  shown: readonly FrameDetail[]
}

/** A composition: what lies on the poster, from the corner of its strip. */
export type Frame = (f: FrameContext) => Element[]

/** Whether a fact is known. */
export const has = (facts: Facts, name: string) => Boolean(facts[name]?.trim())

/** A box on whole px, for pictures: between px, browser and server may sample them differently. */
export const wholeBox = (x: number, y: number, width: number, height: number) =>
  box(Math.round(x), Math.round(y), Math.round(width), Math.round(height))

/** A box. */
export const box = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width: Math.max(1, width),
  height: Math.max(1, height),
})
