import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * axe on a page itself, frames left out (pages of others and previews have tests of their own). It runs within the page: the
 * other way opens a second page for the results each time and takes twice as long.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true)
}
