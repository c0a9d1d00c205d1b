import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '@parichay/contract/agency/colour.ts'
import { makeTheme } from '../../theme.ts'
import { gold } from './style.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('gold reads on every ground from any accent', () => {
  fc.assert(
    fc.property(colour, fc.boolean(), (accent, isDark) => {
      const { paper, card, tint, wash } = makeTheme(accent, isDark)
      for (const ground of [paper, card, tint, wash])
        expect(contrast(isDark ? gold.dark : gold.light, ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 1000 },
  )
})
