import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '@parichay/contract/agency/colour.ts'
import { fromLch, readable, toLch } from './colour.ts'
import { makeTheme, themeStyle } from './theme.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('every shade reads from any accent, light and dark', () => {
  fc.assert(
    fc.property(colour, fc.boolean(), (accent, isDark) => {
      const theme = makeTheme(accent, isDark)
      const pairs: [string, string][] = [
        [theme.on, theme.fill],
        [theme.on, theme.deep],
        ['#ffffff', theme.night],
        ['#ffffff', theme.dusk],
      ]
      for (const ground of [theme.paper, theme.card, theme.tint, theme.wash]) {
        pairs.push([theme.ink, ground], [theme.soft, ground], [theme.link, ground])
      }
      for (const ground of [theme.paper, theme.card, theme.tint]) pairs.push([theme.green, ground])
      for (const [text, ground] of pairs)
        expect(contrast(text, ground), `${text} on ${ground} from ${accent}`).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 1000 },
  )
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(fc.property(colour, (hex) => contrast(fromLch(toLch(hex)), hex) < 1.02))
})

test('readable gives black or white when no shade reads', () => {
  expect(readable('#777777', ['#777777', '#000000'], -1)).toBe('#000000')
})

test('a colour that is none cannot bring other styles', () => {
  expect(themeStyle({ colour: 'red;}body{display:none', appearance: 'auto' })).not.toContain('display')
})

test.each([
  ['light', 0],
  ['auto', 1],
  ['dark', 1],
] as const)('%s: paper stays light in print', (appearance, media) => {
  const style = themeStyle({ colour: '#c2352b', appearance })
  expect(style.match(/@media screen/g)?.length ?? 0).toBe(media)
})
