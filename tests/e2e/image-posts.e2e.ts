import { randomBytes } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { carryUp } from '../support/by-keys.ts'
import { faultsOf, openPanel, overlayGone, reload, sidewaysOf } from '../support/panel.ts'
import { button } from '../support/sign-in-page.ts'

const product = ownProduct()
const superAdmin = '+919876521001'
const library = '/panel/admin/daily-image-management'
let browser: Browser
const open: BrowserContext[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await Promise.all(open.map((context) => context.close()))
  await browser.close()
})

async function panel(name: string, path: string, more: { host?: string; on?: 'phone' | 'desktop' } = {}) {
  const page = await openPanel(browser, product, name, { on: 'desktop', ...more, path })
  page.setDefaultTimeout(20_000)
  open.push(page.context())
  return page
}
type Sent = { name: string; mimeType: string; buffer: Buffer }
async function picture(place: number, width = 640, height = width): Promise<Sent> {
  const background = { r: (place * 47) % 256, g: (place * 91) % 256, b: (place * 13) % 256 }
  const image = sharp({ create: { width, height, channels: 3, background } })
  const buffer = place % 3 === 0 ? await image.png().toBuffer() : await image.jpeg().toBuffer()
  return {
    name: `walk_${place}.${place % 3 === 0 ? 'png' : 'jpg'}`,
    mimeType: place % 3 === 0 ? 'image/png' : 'image/jpeg',
    buffer,
  }
}
/** A PNG of 400 million pixels in a few hundred bytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.from([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20, 8, 0, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(2000))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
const choose = (page: Page, files: Sent[]) =>
  page.getByLabel('Choose pictures', { exact: true }).setInputFiles(files)
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const deed = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}
async function expectWhole(page: Page) {
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBeLessThanOrEqual(0)
}

test('fifty pictures with their progress, the bad ones refused by name; saved, changed, hidden, deleted and back', async () => {
  const page = await panel(superAdmin, '/panel/admin')
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Greetings Management').click()
  await page.waitForURL(`**${library}`)
  await button(page, 'Add images').first().click()
  await page.getByText('Drop up to 50 pictures or videos here').waitFor()
  await expectWhole(page)

  const good = await Promise.all(
    Array.from({ length: 45 }, (_, place) =>
      picture(place, ...(place % 5 === 4 ? ([540, 960] as const) : ([640] as const))),
    ),
  )
  const photo = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .jpeg()
    .toBuffer()
  const bad: Sent[] = [
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir, this is no picture.') },
    { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, photo.length / 2) },
    { name: 'bomb.png', mimeType: 'image/png', buffer: bomb() },
    { ...(await picture(1, 300)), name: 'tiny.jpg' },
    { ...(await picture(1, 1200, 700)), name: 'wide.jpg' },
  ]
  await choose(page, [...bad, ...good])
  await button(page, 'Cancel walk_44.jpg').click()
  await page.getByRole('progressbar', { name: 'All pictures' }).waitFor()
  // Another screen is no harm: the pictures go on meanwhile.
  await page.getByRole('navigation', { name: 'Menu' }).getByText('All Businesses').click()
  await page.waitForURL('**/panel/admin/businesses')
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Greetings Management').click()
  await button(page, 'Continue').click()
  await page.getByText('44 of 44 have arrived').waitFor({ timeout: 120_000 })
  const faults = page.getByRole('alert').filter({ hasText: '5 pictures cannot be used' })
  for (const [name, why] of [
    ['letter.jpg', 'This kind of file does not work.'],
    ['torn.jpg', 'The picture is damaged'],
    ['bomb.png', 'too many pixels (20000 × 20000)'],
    ['tiny.jpg', 'too small (300 × 300)'],
    ['wide.jpg', 'Its shape does not fit'],
  ] as const)
    expect(await faults.getByRole('listitem').filter({ hasText: name }).textContent()).toContain(why)
  await expectWhole(page)

  await page.getByLabel('Title of walk_0.png').fill('')
  await button(page, 'Save 44 images').click()
  await page.getByText('This field is required.').first().waitFor()
  await page.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'Good Morning' })
  await page.getByLabel('Subcategory or occasion').selectOption({ label: 'Good Night' })
  await page.getByRole('combobox', { name: /^Language/ }).selectOption({ label: 'Gujarati' })
  await page.getByLabel('Tags').fill('Fiftieth')
  await page.keyboard.press('Enter')
  await button(page, 'Remove Fiftieth').waitFor()
  await button(page, 'Save 44 images').click()
  await page.getByText('This field is required.').waitFor()
  await page.getByLabel('Title of walk_0.png').fill('Zeroth walk')
  // What was typed and what had arrived survive a reload.
  await page.reload()
  await page.getByText('44 of 44 have arrived').waitFor()
  await expect.poll(() => page.getByLabel('Title of walk_0.png').inputValue()).toBe('Zeroth walk')
  expect(await page.getByRole('combobox', { name: /^Language/ }).inputValue()).toBe('gu')
  await page.route('**/api/v1/image-post/multiple', (route) => route.abort(), { times: 1 })
  await button(page, 'Save 44 images').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  await button(page, 'Save 44 images').click()
  await page.waitForURL(`**${library}`)
  await page.getByText('44 images are in the library').waitFor()

  await row(page, 'Walk 43').waitFor()
  await expectWhole(page)
  await button(page, 'Load more').click()
  await row(page, 'Zeroth walk').waitFor()
  await page.getByRole('searchbox').fill('zeroth')
  await page.waitForURL((address) => address.searchParams.get('search') === 'zeroth')
  await row(page, 'Walk 43').waitFor({ state: 'hidden' })
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: 'Hindi' })
  await page.getByText('No results for “zeroth”').waitFor()
  await button(page, 'Clear filters').click()
  await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'Fiftieth' })
  await row(page, 'Walk 41').waitFor()
  await reload(page)

  await row(page, 'Walk 41').getByRole('link').click()
  const detail = page.getByRole('region', { name: 'Walk 41', exact: true })
  await detail.getByLabel(/^Title/).fill('Walk forty-one')
  await detail.getByRole('textbox', { name: 'Gujarati' }).fill('શુભ રાત્રિ')
  await detail.getByRole('button', { name: 'High', exact: true }).click()
  await detail.getByText('The frame stands here').waitFor()
  await expectWhole(page)
  // Another row and back: the words are still there.
  await row(page, 'Walk 43').getByRole('link').click()
  await page.getByRole('region', { name: 'Walk 43', exact: true }).waitFor()
  await row(page, 'Walk 41').getByRole('link').click()
  await expect.poll(() => detail.getByLabel(/^Title/).inputValue()).toBe('Walk forty-one')
  await detail.getByLabel('Replace the picture').setInputFiles(await picture(99, 540, 960))
  await detail.getByRole('button', { name: 'Keep the old one' }).waitFor()
  await detail.getByRole('button', { name: 'Save' }).click()
  await row(page, 'Walk forty-one').waitFor()
  const changed = page.getByRole('region', { name: 'Walk forty-one' })
  await changed.getByRole('button', { name: 'Make small sizes again' }).click()
  await page.getByText('The small sizes are new').waitFor()
  await changed.getByRole('button', { name: 'Close' }).click()
  await row(page, 'Walk forty-one').getByText('Story image').waitFor()

  await deed(page, 'Walk 43', 'Hide')
  await row(page, 'Walk 43').getByText('Hidden').waitFor()
  await reload(page)
  await row(page, 'Walk 43').getByText('Hidden').waitFor()
  await deed(page, 'Walk 43', 'Show')
  await row(page, 'Walk 43').getByText('Shown').waitFor()
  await deed(page, 'Walk 42', 'Delete')
  await row(page, 'Walk 42').waitFor({ state: 'hidden' })
  await button(page, 'Undo').click()
  await row(page, 'Walk 42').waitFor()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('list', { name: 'Images' }).waitFor()
  await expectWhole(page)
  await page.getByRole('link', { name: /Walk forty-one/ }).click()
  await page.getByRole('region', { name: 'Walk forty-one' }).waitFor()
  await expectWhole(page)
})

// What is asked, refused and sent: packages/web/src/greeting/staff/Categories.screen.test.tsx. Here it is ordered by keys and has to fit.
test('a category is added and carried up by keys; categories and occasions fit', async () => {
  const page = await panel(superAdmin, `${library}?tab=categories`)
  const list = page.getByRole('list', { name: 'Categories' })
  await button(page, 'Add category').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').first().fill('Walking')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await list.getByText('Walking').waitFor()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('image-category'),
  )
  await carryUp(button(page, 'Move Walking'), 1)
  expect((await saved).status()).toBe(200)
  await page.reload()
  await list.getByText('Walking').waitFor()
  await expect.poll(async () => (await list.getByRole('link').allInnerTexts()).at(-2)).toContain('Walking')

  await list.getByText('Walking').click()
  await button(page, 'Add subcategory').click()
  await sheet.getByLabel('Date', { exact: true }).selectOption({ label: 'Fixed date' })
  await sheet.getByRole('button', { name: 'Add a day' }).click()
  await sheet.getByLabel(/^Day/).waitFor()
  await expectWhole(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'hidden' })
  // A closed overlay steps back in the history; a page that is asked for in that moment would be given up for the step.
  await overlayGone(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(new URL(`${library}?tab=categories`, page.url()).href)
  await page.getByText('Great Lives').click()
  await page.getByRole('list', { name: 'Subcategories of Great Lives' }).waitFor()
  await expectWhole(page)
})
