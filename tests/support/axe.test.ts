import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { launchBrowser } from './browser.ts'

const faulty = `<!doctype html><html><head><title>Shop</title></head><body><main><h1>Shop</h1>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><p style="color:#bbb;background:#fff">Hardly there</p>
  <input><iframe title="Preview" srcdoc="<p>No language</p><button></button>"></iframe></main></body></html>`

test('finds what the whole report finds, on the page and not in its frames, as often as it is asked', async () => {
  const browser = await launchBrowser()
  try {
    const page = await (await browser.newContext()).newPage()
    await page.setContent(faulty)
    const told = async (look: { analyze(): Promise<{ violations: { id: string; nodes: object[] }[] }> }) =>
      (await look.analyze()).violations.map(({ id, nodes }) => `${id} ${nodes.length}`)
    const found = await told(axeOn(page))
    expect(found).toEqual(
      expect.arrayContaining(['color-contrast 1', 'html-has-lang 1', 'image-alt 1', 'label 1']),
    )
    expect(found.join()).not.toContain('button-name')
    expect(await told(axeOn(page))).toEqual(found)
    expect(await told(axeOn(page).withRules(['color-contrast']))).toEqual(['color-contrast 1'])
    expect(await told(new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true))).toEqual(found)
  } finally {
    await browser.close()
  }
}, 60_000)
