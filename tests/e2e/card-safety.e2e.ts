import type { Card } from '@parichay/contract/card/fields.ts'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { callFrom, joinAsCustomer, makeBusiness } from '../support/new-customer.ts'
import { TwoAtOnce } from '../support/two-at-once.ts'

const product = ownProduct()
/** An owner with a card of their own: two are tried at once. */
type Owner = { context: BrowserContext; page: Page; cardNo: number; cardId: string }
let browser: Browser
let places = 0
const owners = new TwoAtOnce(() => ({ place: ++places, owner: undefined as Promise<Owner> | undefined }))
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function newOwner(place: number): Promise<Owner> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  await joinAsCustomer(page, product)
  const businessId = await makeBusiness(page, { businessName: 'Safety Stores' })
  const cardId = `safety-${place}-${Date.now().toString(36)}`
  const made = await callFrom<Card>(page, 'POST', '/api/v1/updateCardSettings', {
    businessId,
    cardId,
    publish: true,
  })
  return { context, page, cardNo: made.data.cardNo, cardId }
}

/** What attackers write into every box. */
const corpus = [
  '<script>window.ran=1</script>',
  '"><script>window.ran=1</script>',
  "'><img src=x onerror=window.ran=1>",
  '</title></style></textarea><script>window.ran=1</script>',
  '<svg/onload=window.ran=1>',
  '" onmouseover="window.ran=1" x="',
  "' autofocus onfocus='window.ran=1",
  'javascript:window.ran=1',
  '<iframe srcdoc="<script>top.ran=1</script>">',
  '<base href="https://evil.example/"><a href=x>',
  '<meta http-equiv=refresh content=0;url=javascript:window.ran=1>',
  '{{constructor.constructor("window.ran=1")()}}',
  '**<img src=x onerror=window.ran=1>** _<b onclick=window.ran=1>_',
  '- <script>window.ran=1</script>\n- </ul><script>window.ran=1</script>',
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
  '${window.ran=1}`${window.ran=1}`',
]

/** Every text of every section set to one string; what the contract refuses (addresses, numbers) is refused by name. */
async function poison({ page, cardNo }: Owner, text: string): Promise<void> {
  const save = async (path: string, body: object): Promise<number> =>
    (await callFrom(page, 'POST', `/api/v1/${path}`, { cardNo, ...body })).status
  const short = text.slice(0, 40)
  const { data: card } = await callFrom<Card>(page, 'GET', `/api/v1/card?cardNo=${cardNo}`)
  const details = {
    ...card.basicDetails,
    companyName: text.slice(0, 60),
    tagline: text.slice(0, 80),
    ownerName: text.slice(0, 60),
    designation: text.slice(0, 60),
    whatsappMessage: text,
    address: text,
    city: text.slice(0, 60),
    state: text.slice(0, 60),
    phones: [{ label: text.slice(0, 20), number: '98765 43210' }],
  }
  expect(await save('updateCardBasicDetails', { basicDetails: details })).toBe(200)
  for (const hostile of [
    { mapLink: text },
    { website: { protocol: 'https', address: text } },
    { emails: [text] },
  ])
    expect(
      await save('updateCardBasicDetails', { basicDetails: { ...details, ...hostile } }),
      JSON.stringify(hostile),
    ).toBe(422)
  expect(
    await save('updateCardAboutUs', {
      aboutUs: {
        ...card.aboutUs,
        title: text.slice(0, 60),
        body: text,
        reasons: [text.slice(0, 50)],
        licence: text.slice(0, 60),
        brochureTitle: text.slice(0, 60),
      },
    }),
  ).toBe(200)
  const item = {
    documentIds: [],
    price: 5000,
    mrp: null,
    gstPct: null,
    inStock: true,
    diet: 'veg',
    link: null,
    when: null,
  }
  expect(
    await save('updateCardProducts', {
      products: (['product', 'service', 'class'] as const).map((kind) => ({
        ...item,
        kind,
        name: text.slice(0, 80),
        unit: text.slice(0, 20),
        description: text,
        category: short,
        action: kind === 'product' ? 'order' : 'enquiry',
        when: kind === 'class' ? { days: ['mon'], from: '10:00', to: '11:00' } : null,
      })),
    }),
  ).toBe(200)
  expect(
    await save('updateCardYoutubeVideos', {
      youtubeVideos: [{ videoId: 'a1B2c3D4e5F', title: text.slice(0, 100) }],
    }),
  ).toBe(200)
  expect(
    await save('updateCardYoutubeVideos', { youtubeVideos: [{ videoId: text.slice(0, 11), title: '' }] }),
  ).toBe(422)
  expect(
    await save('updateCardPaymentOptions', {
      paymentOptions: {
        upiId: 'safety@okaxis',
        payeeName: text.slice(0, 60),
        wallets: [],
        bank: {
          holder: text.slice(0, 80),
          accountNumber: '123456789012',
          ifsc: 'SBIN0001234',
          branch: text.slice(0, 60),
        },
        qrDocumentId: null,
        note: text.slice(0, 160),
      },
    }),
  ).toBe(200)
  expect(
    await save('updateCardSettings', {
      settings: { seoTitle: text.slice(0, 70), seoDescription: text.slice(0, 170) },
    }),
  ).toBe(200)
}

/** Opens a page and listens for anything that ran or was stopped by the policy. */
async function watch(context: BrowserContext, url: string): Promise<{ page: Page; faults: string[] }> {
  const watched = await context.newPage()
  const faults: string[] = []
  watched.on('dialog', (dialog) => (faults.push(`dialog ${dialog.message()}`), void dialog.dismiss()))
  watched.on('pageerror', (error) => faults.push(error.message))
  watched.on(
    'console',
    (message) => /Content Security Policy|Refused to/.test(message.text()) && faults.push(message.text()),
  )
  await watched.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('Refused to: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber + ':' + event.columnNumber + ' ' + event.sample))",
  )
  await watched.goto(url)
  return { page: watched, faults }
}
const ran = (where: Page) =>
  Promise.all(where.frames().map((frame) => frame.evaluate('window.ran ?? null').catch(() => null)))

test.concurrent.each(corpus)(
  'nothing runs and nothing is even tried, on the page and in the editor: %j',
  (text) => owners.use(async (one) => lookAt(await (one.owner ??= newOwner(one.place)), text)),
  120_000,
)

async function lookAt(owner: Owner, text: string): Promise<void> {
  await poison(owner, text)
  const visitor = await watch(owner.context, `${product.url}/${owner.cardId}`)
  await visitor.page.locator('h1').waitFor()
  expect(await visitor.page.locator('h1').textContent()).toBe(text.slice(0, 60).replace(/\s+/g, ' ').trim())
  expect(await ran(visitor.page)).toEqual([null])
  expect(visitor.faults).toEqual([])
  await visitor.page.close()
  const editor = await watch(owner.context, `${product.url}/panel/customer/cards/edit?cardNo=${owner.cardNo}`)
  await editor.page.getByRole('heading').first().waitFor()
  await editor.page.waitForLoadState('networkidle')
  expect((await ran(editor.page)).every((one) => one === null)).toBe(true)
  expect(editor.faults).toEqual([])
  await editor.page.close()
}
