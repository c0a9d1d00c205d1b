import type { Palette } from '@parichay/contract/agency/palette.ts'

/** What a template is drawn from. Lengths are px of a sheet 1080 wide, times are seconds. */
export type Film = {
  w: number
  h: number
  tall: boolean
  seconds: number
  c: Palette
  /** Words of a slot; empty when it was emptied. */
  say(key: string): string
  /** Whether a slot holds words or a picture. */
  has(key: string): boolean
}
