import { toOklch } from '@parichay/contract/agency/colour.ts'
import { makePalette, type Palette } from '@parichay/contract/agency/palette.ts'
import type { FrameSettings, LogoColours } from '@parichay/contract/greeting/fields.frames.ts'

const usual = { main: '#14324f', accent: '#e9b44c' } as const

/** The two colours a frame begins from. */
export function wishedColours(
  colours: FrameSettings['colours'],
  logo: LogoColours | null,
): { main: string; accent: string } {
  if (colours.from === 'chosen') return colours
  const main = logo?.main ?? usual.main
  return { main, accent: logo?.accent ?? (logo?.main ? beside(main) : usual.accent) }
}

/** An accent for a colour that came alone: gold beside cold colours, cream beside warm ones. */
function beside(main: string): string {
  const { h, c } = toOklch(main)
  const isWarm = c > 0.05 && (h < 110 || h > 330)
  return isWarm ? '#ffe3ae' : usual.accent
}

/** The palette of a frame. */
export const frameColours = (
  { colours }: Pick<FrameSettings, 'colours'>,
  logo: LogoColours | null,
): Palette => makePalette(wishedColours(colours, logo))
