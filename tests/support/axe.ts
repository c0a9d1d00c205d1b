import type AxeBuilder from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** What axe found wrong, as its own package describes it. */
type Found = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>

const playwrightAxe = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(playwrightAxe).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe with all its rules on a page itself, frames left out (pages of others and previews have tests of their own). It runs within
 * the page, is loaded once for each document, and brings home only what is wrong: with the whole report of every rule, and
 * its million letters sent to the page and each frame every time, a look cost twice as much.
 */
export function axeOn(page: Page): Look {
  return look(page, { resultTypes: ['violations'] })
}

type Look = {
  analyze(): Promise<Found>
  /** The same with these rules only. */
  withRules(rules: string[]): Look
}

const look = (page: Page, options: { resultTypes: ['violations']; runOnly?: string[] }): Look => ({
  withRules: (rules) => look(page, { ...options, runOnly: rules }),
  async analyze() {
    if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(source)
    return page.evaluate<Found>(
      `axe.run({ exclude: [['iframe']] }, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
    )
  },
})
