import type { PdfCard, PdfCardsOfBusiness } from '@parichay/contract/pdf-card/fields.ts'
import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { axeOn } from '../support/axe.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { callFrom, joinAsCustomer, makeBusiness } from '../support/new-customer.ts'
import { sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a guard without JavaScript sees whether a card is valid, expired or revoked', async () => {
  const context = await newPhone(browser)
  const panel = await context.newPage()
  await joinAsCustomer(panel, product)
  const businessId = await makeBusiness(panel, { businessName: 'Rang Security Services' })
  const { data } = await callFrom<PdfCardsOfBusiness>(
    panel,
    'GET',
    `/api/v1/pdf-card/getPdfCardsByBusiness?businessId=${businessId}`,
  )
  const make = async (language: string, validTill: string | null) => {
    const { start } = data
    const details = {
      ...start,
      templateCode: 'gate',
      code: 'verify',
      language,
      person: { ...start.person, name: 'Imran Shaikh', validTill },
    }
    const { pdfCardNo } = (
      await callFrom<PdfCard>(panel, 'POST', '/api/v1/pdf-card/updatePdfCardBasicDetails', {
        businessId,
        details,
      })
    ).data
    const pass = await callFrom<PdfPass>(panel, 'GET', `/api/v1/pdf-card/getPdfPass?pdfCardNo=${pdfCardNo}`)
    return { pdfCardNo, url: pass.data.url }
  }
  const [valid, expired] = [await make('en', null), await make('hi', '2020-01-31')]
  const guard = await newPhone(browser, { javaScriptEnabled: false })
  const page = await guard.newPage()
  const shows = async (url: string, title: string) => {
    await page.goto(new URL(new URL(url).pathname, product.url).href)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
    expect(await sidewaysOf(page)).toBe(0)
  }
  await shows(valid.url, 'This card is valid')
  expect(await page.locator('main').innerText()).toMatch(/Imran Shaikh\s+Rang Security Services/)
  await shows(expired.url, 'इस कार्ड की तारीख़ निकल चुकी है')
  await callFrom(panel, 'POST', '/api/v1/pdf-card/revokePdfPass', {
    pdfCardNo: valid.pdfCardNo,
    revoked: true,
    reason: 'Lost',
  })
  await shows(valid.url, 'This card was revoked')
  await guard.close()
  for (const url of [valid.url, expired.url]) {
    await panel.goto(new URL(new URL(url).pathname, product.url).href)
    expect((await axeOn(panel).analyze()).violations).toEqual([])
  }
  await context.close()
})
