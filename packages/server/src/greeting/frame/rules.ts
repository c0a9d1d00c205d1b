import { contrast, toOklch } from '@parichay/contract/agency/colour.ts'
import type {
  FrameSettings,
  FrameSetup,
  FrameSetupChange,
  LogoColours,
} from '@parichay/contract/greeting/fields.frames.ts'
import { usualSetup } from '@parichay/contract/greeting/rules.frames.ts'

/** How a business frames a post of this shape. */
export const settingsOf = ({ setup }: { setup: FrameSetup }, { type }: { type: string }): FrameSettings =>
  type.startsWith('STORY') ? setup.story : setup.square

/** The setup after a change: a part that is given is kept whole, and `reset` puts the others back. */
export function changed(before: FrameSetup, change: FrameSetupChange): FrameSetup {
  const base = change.reset ? usualSetup() : before
  return {
    square: change.square ?? base.square,
    story: change.story ?? base.story,
    texts: change.texts ?? base.texts,
    political: change.political ?? base.political,
    product: change.product ?? base.product,
    pictures: change.pictures ?? base.pictures,
  }
}

const hex = (r: number, g: number, b: number) =>
  `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

type Bin = { r: number; g: number; b: number; count: number }

/** What is seen in a logo: RGBA pixels of a small copy, its width by its height. Pure. */
export function seenInLogo(pixels: Uint8Array, ratio: number): LogoColours {
  const bins = new Map<number, Bin>()
  let [solid, light] = [0, 0]
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3]! < 160) continue
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!]
    solid += 1
    if (Math.min(r, g, b) > 205) light += 1
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? { r: 0, g: 0, b: 0, count: 0 }
    bins.set(key, { r: bin.r + r, g: bin.g + g, b: bin.b + b, count: bin.count + 1 })
  }
  const clear = pixels.length / 4 - solid
  const isLight = solid > 0 && light / solid > 0.82 && clear / (pixels.length / 4) > 0.1
  const found = strongest([...bins.values()], solid)
  const main = found[0] ?? null
  const accent = main === null ? null : (found.slice(1).find((one) => contrast(one, main) > 1.5) ?? null)
  return { main, accent, found, ratio: Math.min(6, Math.max(0.2, ratio)), isLight }
}

/** The colours that mark a logo: strong ones before pale ones, each of a hue of its own; a black one by itself. */
function strongest(bins: readonly Bin[], solid: number): string[] {
  const seen = bins
    .map(({ r, g, b, count }) => {
      const colour = hex(r / count, g / count, b / count)
      return { colour, count, lch: toOklch(colour) }
    })
    .filter(({ count }) => count > solid * 0.012)
  const vivid = seen
    .filter(({ lch }) => lch.c > 0.045 && lch.l < 0.93)
    .toSorted((a, b) => b.count * (0.3 + b.lch.c) - a.count * (0.3 + a.lch.c))
  const kept: typeof vivid = []
  for (const one of vivid) {
    const isNear = kept.some(({ lch }) => {
      const turn = Math.abs(((lch.h - one.lch.h + 540) % 360) - 180)
      return turn < 26 && Math.abs(lch.l - one.lch.l) < 0.22
    })
    if (!isNear) kept.push(one)
    if (kept.length === 5) break
  }
  if (kept.length > 0) return kept.map(({ colour }) => colour)
  const dark = seen.filter(({ lch }) => lch.l < 0.5).reduce((sum, { count }) => sum + count, 0)
  return dark > solid * 0.2 ? ['#2b2d33'] : []
}
