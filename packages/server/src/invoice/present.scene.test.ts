import { words } from '@parichay/card-page/pictures/bricks.ts'
import {
  type InvoiceDocument,
  type Sale,
  sellerWith,
  writeCredit,
  writeInvoice,
} from '@parichay/contract/invoice/document.ts'
import { sceneVersion } from '@parichay/scene/scene.ts'
import { decodePDFRawStream, PDFDocument, type PDFRawStream } from 'pdf-lib'

import { getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { makeLog } from '../platform/log.ts'
import { openRenderer } from '../platform/render.ts'
import { invoiceScene } from './present.scene.ts'

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1, timeoutMs: 60_000 } })
afterAll(() => renderer.close())

const address =
  'Shop No. 14-15-16, Ground Floor, Shree Siddhivinayak Commercial Complex, Opposite Old Municipal Vegetable Market, Near Bank of Baroda Main Branch, Varachha Main Road, Beside Shree Ram Petrol Pump, Mota Varachha Extension, Surat City Taluka, Gujarat 3'
const seller = {
  legalName: 'Maharashtra Gramin Udyog Digital Marketing Consultants Private Limited',
  gstin: '24AAACT2727Q1Z2',
  address,
  city: 'Surat',
  state: '24' as const,
  pin: '395002',
  prefix: 'TAP',
  sac: '998439',
  rate: 1800 as const,
  exportsUnderLut: false,
}
const sale = (change: Partial<Sale> = {}): Sale => ({
  language: 'en',
  brand: {
    agencyName: 'Maharashtra Gramin Udyog Digital Marketing Consultants Office',
    colour: '#be185d',
    logoKey: null,
    phone: '+919825011111',
    email: 'customer.care.department@maharashtra-gramin-udyog.example.co.in',
    site: 'cards24x7.maharashtra-gramin-udyog-marketing.example.co.in',
  },
  seller,
  buyer: {
    name: 'Vishweshwaraiah Lakshminarayanan Textiles and Readymade Wear',
    address,
    city: 'Silvassa',
    state: '26',
    pin: '396230',
    gstin: null,
    phone: '+919825022222',
    email: 'vishweshwaraiah.lakshminarayanan.textiles@readymade-garments.example.in',
    isForeign: false,
  },
  paid: {
    mode: 'manual',
    reference: 'NEFT 24x7 0x9f UTR 1234567890123456789012345678901234567890',
    paidOn: '2026-09-20',
  },
  lines: [
    {
      title: 'Platinum Yearly Plan With Everything for Wholesale Merchants',
      detail: 'Vishweshwaraiah Lakshminarayanan Textiles · 5 years · 21 Sep 2026 to 20 Sep 2031',
      quantity: 1,
      pricePaise: 99_99_999_00,
    },
  ],
  ...change,
})
const place = { year: '2627', count: 42, issuedOn: '2026-09-20' }
const inHindi = (more: Partial<Sale> = {}) =>
  sale({
    language: 'hi',
    buyer: {
      ...sale().buyer,
      name: 'श्री क्षत्रिय ज्ञानप्रकाश वस्त्र एवं आभूषण भण्डार, ज्येष्ठ विक्रेता',
      address: 'दुकान क्रमांक १२, प्रथम तल, महर्षि विश्वामित्र मार्ग, पुराने डाकघर के सामने, ज्ञानेश्वर नगर, इन्दौर',
    },
    lines: [{ title: 'स्वर्ण वार्षिक योजना', detail: '1 वर्ष', quantity: 1, pricePaise: 1_23_456_50 }],
    ...more,
  })

async function drawn(document: InvoiceDocument) {
  const scene = invoiceScene(document, { hasLogo: true })
  const logo = await renderer.render({
    scene: { version: sceneVersion, unit: 'px', dpi: 96, width: 8, height: 8, language: 'en', layers: [] },
    as: { kind: 'png' },
  })
  const pdf = await renderer.render({
    scene,
    images: { logo: { bytes: logo, within: 400 } },
    as: { kind: 'pdf', title: document.invoiceNo },
  })
  const opened = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const page = await opened.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  return { scene, pdf, text, bare: text.replace(/\s/g, '') }
}
const bare = (text: string) => text.replace(/\s/g, '')
const typedIn = ({ brand, seller: by, buyer, lines, paid, invoiceNo }: InvoiceDocument) =>
  [
    brand.agencyName,
    brand.site,
    brand.email,
    by.legalName,
    by.address,
    buyer.name,
    buyer.address,
    buyer.email,
    ...lines.flatMap(({ title, detail }) => [title, detail]),
    paid?.reference ?? '',
    invoiceNo,
  ].filter(Boolean)

describe('a printed document', () => {
  test.each([
    ['everything as long as it may be', writeInvoice(sale(), place)],
    ['in Hindi', writeInvoice(inHindi(), place)],
    [
      'a receipt of a seller without GSTIN',
      writeInvoice(inHindi({ seller: sellerWith({}, 'नम्मा कावेरी कार्ड्स') }), place),
    ],
    [
      'a credit note with four facts in its head',
      writeCredit(
        writeInvoice(inHindi(), place),
        {
          paise: 61_728_25,
          beforePaise: 0,
          reason: 'रिफ़ंड',
          paid: { mode: 'online', reference: 'rfnd_8x8x8', paidOn: '2026-09-21' },
        },
        { ...place, count: 7 },
      ),
    ],
    [
      'in Gujarati',
      writeInvoice(
        sale({
          buyer: {
            ...sale().buyer,
            name: 'શ્રી ક્ષત્રિય જ્ઞાનપ્રકાશ વસ્ત્ર અને આભૂષણ ભંડાર, જથ્થાબંધ વેપારી',
            address: 'દુકાન નંબર ૧૨, પ્રથમ માળ, સ્ટેશન રોડ, જૂની પોસ્ટ ઑફિસની સામે, વરાછા, સુરત',
          },
        }),
        place,
      ),
    ],
  ])('%s: nothing is cut, and every letter can be copied', async (_name, document) => {
    const { bare: text, scene } = await drawn(document)
    expect(text).not.toContain('…')
    for (const typed of typedIn(document)) expect(text).toContain(bare(typed))
    expect(scene.height).toBe(297)
  })

  test('with many lines the sheet grows, and the foot stays below everything', async () => {
    const lines = Array.from({ length: 14 }, (_, i) => ({
      ...sale().lines[0]!,
      title: `Line ${i + 1} ${sale().lines[0]!.title}`,
    }))
    const { scene, text } = await drawn(writeInvoice(sale({ lines }), place))
    expect(scene.height).toBeGreaterThan(297)
    expect(text.trim().endsWith('Made by computer and valid without a signature.')).toBe(true)
    for (const { title } of lines) expect(bare(text)).toContain(bare(title))
  })

  test('says what its texts are to readers that ask (ActualText)', async () => {
    const { pdf } = await drawn(writeInvoice(inHindi(), place))
    const page = (await PDFDocument.load(pdf)).getPage(0)
    const content = page.doc.context.lookup(page.node.Contents() as never)
    const stream = Buffer.from(decodePDFRawStream(content as PDFRawStream).decode()).toString('latin1')
    const spoken = [...stream.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)].map(([, hex]) =>
      Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
    )
    expect(spoken).toContain('स्वर्ण वार्षिक योजना')
    expect(stream.match(/BDC/g)?.length).toBe(stream.match(/EMC/g)?.length)
  })
})

test('an x between digits is printed as an x, not as ×', async () => {
  const picture = (text: string) =>
    renderer.render({
      scene: {
        version: sceneVersion,
        unit: 'px',
        dpi: 96,
        width: 300,
        height: 60,
        language: 'en',
        background: '#ffffff',
        layers: [words({ x: 10, y: 10, width: 280, height: 40 }, text, '#000000', 28)],
      },
      as: { kind: 'png' },
    })
  const [typed, sign] = await Promise.all([picture('pay_12x34'), picture('pay_12×34')])
  expect(Buffer.compare(Buffer.from(typed), Buffer.from(sign))).not.toBe(0)
})
