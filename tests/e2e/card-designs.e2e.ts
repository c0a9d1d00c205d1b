import { drawCardPage } from '@parichay/card-page/card.ts'
import { cardPageCsp } from '@parichay/card-page/csp.ts'
import { fixtures } from '@parichay/card-page/testing/fixtures.ts'
import { drawPicture } from '@parichay/card-page/testing/pictures.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import jsqr from 'jsqr'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { axeOn } from '../support/axe.ts'
import { soon } from '../support/soon.ts'

/**
 * Every design with every fixture, from a plain server under the policy of real card pages. Layout is looked at
 * everywhere; axe takes turns, because it is slow on long pages: `CARD_DESIGNS=all` lets it see every combination.
 */
const isThorough = process.env['CARD_DESIGNS'] === 'all'
let browser: Browser
let server: Server
let origin: string
beforeAll(async () => {
  browser = await launchBrowser()
  server = createServer((request, reply) => {
    const [, code = '', name = ''] = /^\/(\w+)-(\w+)$/.exec(request.url ?? '') ?? []
    const facts = fixtures[name as keyof typeof fixtures]
    if (!facts) return void reply.writeHead(request.url?.startsWith('/api/') ? 200 : 404).end()
    const markup = drawCardPage({ ...facts, template: { ...facts.template, code: code as never } })
    reply
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': cardPageCsp('https://files.parichay.example'),
      })
      .end(markup)
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

type Make = typeof newPhone
/** A page whose pictures are drawn, and what its policy or scripts complained about. */
async function openPage(make: Make, options: Parameters<Make>[1] = {}) {
  const context = await make(browser, { reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  await context.route('https://files.parichay.example/**', (route) => {
    const picture = drawPicture(route.request().url())
    return picture ? route.fulfill({ contentType: 'image/svg+xml', body: picture }) : route.abort()
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}
const names = Object.keys(fixtures) as (keyof typeof fixtures)[]
const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth')

test.concurrent.each(templateCodes)(
  '%s: no fault at 320 and 1440 px, light and dark, with every fixture',
  async (code) => {
    const faults: string[] = []
    for (const [make, width, height] of [
      [newPhone, 320, 640],
      [newDesktop, 1440, 900],
    ] as const) {
      const { context, page, complaints } = await openPage(make, { viewport: { width, height } })
      for (const name of names) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(`${origin}/${code}-${name}`)
        for (const colorScheme of ['light', 'dark'] as const) {
          const label = `${name} ${width} ${colorScheme}`
          await page.emulateMedia({ colorScheme })
          if (Number(await tooWide(page)) > 0) faults.push(`${label}: scrolls sideways`)
          const isTurn =
            width === 320
              ? colorScheme === 'light' && ['full', 'hindi'].includes(name)
              : colorScheme === 'dark' && name === 'full'
          if (!isThorough && !isTurn) continue
          const { violations } = await axeOn(page).analyze()
          faults.push(...violations.map((one) => `${label}: ${one.id}: ${one.nodes[0]?.html.slice(0, 160)}`))
        }
      }
      faults.push(...complaints.map((one) => `${width}: ${one}`))
      await context.close()
    }
    expect(faults).toEqual([])
  },
)

/** Until the page was drawn a few times more: what comes near may only now be laid out, and moves what stands below. */
const fewFrames = (page: Page) =>
  page.evaluate(`new Promise((go) => {
    let left = 6
    const next = () => ((left -= 1) < 0 ? setTimeout(go) : requestAnimationFrame(next))
    next()
  })`)

const accents = ['#f2b705', '#ffffff', '#000000', '#2d9bea', '#e11d48']
test.concurrent.each(accents)('with the accent %s every design stays readable', async (colour) => {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const { context, page } = await openPage(newPhone, { colorScheme })
    for (const [place, code] of templateCodes.entries()) {
      const turn = (place + accents.indexOf(colour)) % 4
      if (!isThorough && turn !== (colorScheme === 'light' ? 0 : 2)) continue
      const { full } = fixtures
      await page.setContent(drawCardPage({ ...full, template: { ...full.template, code, colour } }))
      const { violations } = await axeOn(page).withRules(['color-contrast']).analyze()
      faults.push(
        ...violations.flatMap((one) =>
          one.nodes.map(
            (node) => `${code} ${colorScheme}: ${node.html.slice(0, 120)} ${node.failureSummary}`,
          ),
        ),
      )
    }
    await context.close()
  }
  expect(faults).toEqual([])
})

test.concurrent.each(templateCodes)(
  '%s: sections that wait to be laid out hold room enough, and the ways to them end where they say',
  async (code) => {
    const faults: string[] = []
    for (const width of [320, 480]) {
      const { context, page } = await openPage(newPhone, { viewport: { width, height: 800 } })
      for (const name of ['full', 'hindi', 'tamil']) {
        await page.goto(`${origin}/${code}-${name}`)
        faults.push(...(await tightOn(page)).map((id) => `${name} ${width}: ${id} is taller than its room`))
      }
      for (const id of width === 320 ? ['payment', 'products', 'feedback', 'about'] : []) {
        await page.goto(`${origin}/${code}-full`)
        await page.evaluate(`location.hash = '${id}'`)
        const off = () =>
          page.evaluate<number>(`document.getElementById('${id}').getBoundingClientRect().top`)
        let [before, now] = [Number.NaN, await off()]
        while (before !== now) {
          await fewFrames(page)
          ;[before, now] = [now, await off()]
        }
        const isLast = await page.evaluate<boolean>(
          'scrollY + innerHeight >= document.documentElement.scrollHeight - 2',
        )
        if (!isLast && (now < -2 || now > 140)) faults.push(`#${id} stands at ${Math.round(now)}`)
      }
      await context.close()
    }
    expect(faults).toEqual([])
  },
)

/** Sections that are not laid out until they come near, and are taller than the room that is held for them. */
const tightOn = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('section[style],.languages')].filter((one) => {
    if (getComputedStyle(one).contentVisibility !== 'auto') return true
    const room = parseFloat(getComputedStyle(one).containIntrinsicHeight.replace('auto', ''))
    one.style.contentVisibility = 'visible'
    return !(one.getBoundingClientRect().height <= room)
  }).map((one) => one.id || one.className)`)

test('touch targets of every design are at least 44 px high', async () => {
  const { context, page } = await openPage(newPhone)
  const small: string[] = []
  for (const code of templateCodes) {
    await page.goto(`${origin}/${code}-full`)
    const found =
      (await page.evaluate(`[...document.querySelectorAll('a, button, input:not([type=hidden]):not([type=radio]), textarea')]
      .filter((one) => one.checkVisibility() && !one.closest('.trap, .prose, address'))
      .map((one) => ({ html: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ html, box }) => Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + html)`)) as string[]
    small.push(...found.map((one) => `${code}: ${one}`))
  }
  await context.close()
  expect(small).toEqual([])
})

async function readQr(page: Page): Promise<string | undefined> {
  const code = page.locator('.code svg').filter({ visible: true }).last()
  const { data, width, height } = PNG.sync.read(await code.screenshot())
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data
}

test.concurrent.each(templateCodes)(
  '%s: the QR code is read back on the screen and on paper',
  async (code) => {
    const { context, page } = await openPage(newDesktop)
    await page.goto(`${origin}/${code}-full`)
    expect(await readQr(page)).toBe(fixtures.full.url)
    await page.emulateMedia({ media: 'print' })
    expect(await readQr(page)).toBe(fixtures.full.url)
    await context.close()
  },
)

const opened = async (context: BrowserContext, code: string, name = 'full') => {
  const page = await context.newPage()
  await page.goto(`${origin}/${code}-${name}`)
  return page
}

test.concurrent.each(templateCodes)('%s: complete without JavaScript', async (code) => {
  const { context } = await openPage(newPhone, { javaScriptEnabled: false })
  const page = await opened(context, code)
  const { facts } = { facts: fixtures.full }
  // Call, write, save, share, QR, order, pay, feedback, pictures, videos: all by links and forms.
  expect(await page.locator('a[href="tel:+919000012345"]').count()).toBeGreaterThan(0)
  expect(await page.locator('a[href^="https://wa.me/919000012345?text="]').count()).toBeGreaterThan(0)
  expect(await page.locator(`a[href="${facts.url}.vcf"]`).count()).toBeGreaterThan(0)
  expect(await page.locator('a[href^="https://wa.me/?text="]').count()).toBeGreaterThan(0)
  const quantity = page.locator('input[name=q0]')
  await quantity.fill('2')
  expect(await quantity.inputValue()).toBe('2')
  expect(await page.locator('form[action="/navrang/order"] button[type=submit]').isVisible()).toBe(true)
  expect(await page.locator('form[action="upi://pay"] input[name=am]').isVisible()).toBe(true)
  expect(await page.locator('form[action="/api/v1/public/feedback"] button').isVisible()).toBe(true)
  expect(await page.locator('a[data-video]').first().getAttribute('href')).toContain('youtube.com/watch?v=')
  // Buttons that only a script can serve do not show.
  expect(await page.locator('[data-copy]').filter({ visible: true }).count()).toBe(0)
  expect(await page.locator('.quantity button').filter({ visible: true }).count()).toBe(0)
  // A picture opens over the page and closes again.
  await page.locator('a.shot').first().click()
  const large = page.locator('figure.large').filter({ visible: true })
  await soon(
    () => large.count(),
    (there) => expect(there).toBe(1),
  )
  await page.locator('figure.large .shut').filter({ visible: true }).click()
  await soon(
    () => large.count(),
    (there) => expect(there).toBe(0),
  )
  await context.close()
})

test('the basket counts, sums and becomes a message', async () => {
  const { context } = await openPage(newPhone)
  const page = await opened(context, 'bazaar')
  const more = page.getByRole('button', { name: 'One more: Garam masala, stone-ground' })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'One more: Kashmiri chilli powder' }).click()
  const order = page.getByRole('button', { name: /Order on WhatsApp/ })
  expect(await order.textContent()).toBe('Order on WhatsApp · ₹600')
  await page.getByRole('button', { name: 'One less: Garam masala, stone-ground' }).click()
  expect(await order.textContent()).toBe('Order on WhatsApp · ₹420')
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await order.click()
  await page.waitForURL('https://wa.me/**')
  expect(new URL(page.url()).searchParams.get('text')).toBe(
    'Hello Navrang Kirana & Masala, I would like to order:\n1 × Garam masala, stone-ground – ₹180 per 250 g\n1 × Kashmiri chilli powder – ₹240 per 500 g\nTotal: ₹420',
  )
  await context.close()
})

test('a video is asked of YouTube only when somebody taps', async () => {
  const { context, page } = await openPage(newPhone)
  const asked: string[] = []
  await context.route(/youtube/, (route) => (asked.push(route.request().url()), route.fulfill({ body: '' })))
  await page.goto(`${origin}/bazaar-full`)
  expect(asked).toEqual([])
  await page.locator('a[data-video]').first().click()
  await page.locator('iframe.player').waitFor()
  expect(await page.locator('iframe.player').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F?autoplay=1',
  )
  await context.close()
})
