import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { chromium } from 'playwright'
import { drawCardPage } from '../card.ts'
import { drawStatePage } from '../state.ts'
import { fixtures } from './fixtures.ts'
import { drawPicture } from './pictures.ts'
import { stateFixtures } from './state-fixtures.ts'

/** Draws every design with every fixture into PNGs to look at: `node …/sheet.ts --out shots [--only full] [--full] [--colour #f2b705] [--appearance light]`. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string' },
    full: { type: 'boolean' },
    colour: { type: 'string' },
    appearance: { type: 'string' },
    size: { type: 'string' },
    scheme: { type: 'string' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
})
mkdirSync(values.out, { recursive: true })
const browser = await chromium.launch({
  executablePath: values.browser,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const site = 'https://card.parichay.example'
const sizes = { narrow: [320, 640], phone: [360, 800], desk: [1440, 900] } as const

const appearances = ['auto', 'light', 'dark'] as const
const pages = [
  ...templateCodes.flatMap((code) =>
    Object.entries(fixtures).map(([name, facts]) => {
      const colour = values.colour ?? facts.template.colour
      const appearance = appearances.find((one) => one === values.appearance) ?? facts.template.appearance
      return {
        name: `${code}-${name}`,
        markup: drawCardPage({ ...facts, template: { ...facts.template, colour, appearance, code } }),
      }
    }),
  ),
  ...Object.entries(stateFixtures).map(([name, facts]) => ({
    name: `state-${name}`,
    markup: drawStatePage(facts),
  })),
].filter(({ name }) => !values.only || new RegExp(values.only).test(name))

for (const [size, [width, height]] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    if ((values.size ?? size) !== size || (values.scheme ?? colorScheme) !== colorScheme) continue
    const context = await browser.newContext({ viewport: { width, height }, colorScheme })
    const page = await context.newPage()
    await page.clock.setFixedTime(new Date('2026-11-20T06:00:00Z'))
    // A page needs an address of its own: on none its script cannot run.
    await page.route('**/*', (route) => {
      const url = route.request().url()
      const shown = pages.find(({ name }) => url === `${site}/${name}`)
      if (shown) return route.fulfill({ contentType: 'text/html', body: shown.markup })
      const picture = drawPicture(url)
      return picture ? route.fulfill({ contentType: 'image/svg+xml', body: picture }) : route.abort()
    })
    for (const { name } of pages) {
      await page.goto(`${site}/${name}`)
      // A tall picture shows everything; a phone would fetch these as they come into view.
      if (values.full)
        await page.evaluate(
          "Promise.all([...document.images].map((img)=>{img.loading='eager';return img.decode().catch(()=>{})}))",
        )
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      if (Number(over) > 0) console.log(`${name} ${size}: ${String(over)} px too wide`)
      await page.screenshot({
        path: join(values.out, `${name}-${size}-${colorScheme}.png`),
        fullPage: values.full === true,
      })
    }
    await context.close()
  }
}
await browser.close()
