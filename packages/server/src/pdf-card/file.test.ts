import { postLanguages } from '@parichay/contract/greeting/fields.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { type PdfTemplateCode, pdfTemplateCodes, templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { type CardOrder, cardScene, factsOf } from '@parichay/pdf-card/card.ts'
import { cardFixtures, detailsFor, fixtureLogo, fixturePictures } from '@parichay/pdf-card/fixtures.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLog } from '../platform/log.ts'
import { openRenderer } from '../platform/render.ts'

const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1, timeoutMs: 60_000 } })
afterAll(() => renderer.close())
const images: Record<string, { bytes: Buffer }> = {}
beforeAll(async () => {
  for (const [id, svg] of Object.entries(fixturePictures))
    images[id] = { bytes: await sharp(Buffer.from(svg)).png().toBuffer() }
})

const orderOf = (details: PdfCardDetails): CardOrder => ({
  details,
  pictures: Object.keys(images),
  logoColours: fixtureLogo,
  cardUrl: 'https://anand.example.in/anand-sweets',
  verifyUrl: 'https://anand.example.in/v/Zk3vQ0Xn8yT1uB7cR5dLwA',
  isSample: false,
})
/** A card's file, made as it is made for customers: every code is read back, or there is none. */
const fileOf = (order: CardOrder) =>
  renderer.render({
    scene: cardScene(order, 'front'),
    more: [cardScene(order, 'back')],
    facts: factsOf(order),
    // Each job takes its pictures with it.
    images: Object.fromEntries(
      Object.entries(images).map(([id, { bytes }]) => [id, { bytes: Buffer.from(bytes) }]),
    ),
    readsCodes: true,
    as: { kind: 'pdf', title: 'card' },
  })
async function wordsOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  let text = ''
  for (let no = 1; no <= pdf.numPages; no++) {
    const { items } = await (await pdf.getPage(no)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return bare(text)
}
const bare = (text: string) => text.normalize('NFC').replace(/[\s\u200c\u200d]/g, '')

const said: Record<(typeof postLanguages)[number], { org: string; name: string; role: string }> = {
  en: { org: 'Kaveri Silks', name: 'Meenakshi Rao', role: 'Manager' },
  hi: { org: 'श्री गणेश मिष्ठान्न', name: 'लक्ष्मी चतुर्वेदी', role: 'शाखा प्रबंधक' },
  gu: { org: 'શ્રી કૃષ્ણ સ્ટોર્સ', name: 'જિજ્ઞેશ પટેલ', role: 'વ્યવસ્થાપક' },
  mr: { org: 'ज्ञानेश्वरी पुस्तकालय', name: 'स्नेहल कुलकर्णी', role: 'ग्रंथपाल' },
  bn: { org: 'শ্রীকৃষ্ণ মিষ্টান্ন', name: 'অনির্বাণ চট্টোপাধ্যায়', role: 'ব্যবস্থাপক' },
  ta: { org: 'காவேரி பட்டு மாளிகை', name: 'மீனாட்சி சுந்தரம்', role: 'மேலாளர்' },
  te: { org: 'శ్రీ వెంకటేశ్వర స్టోర్స్', name: 'లక్ష్మీనారాయణ', role: 'నిర్వాహకుడు' },
  kn: { org: 'ಶ್ರೀ ಕೃಷ್ಣ ಸ್ಟೋರ್ಸ್', name: 'ರಾಘವೇಂದ್ರ', role: 'ವ್ಯವಸ್ಥಾಪಕ' },
  ml: { org: 'ശ്രീകൃഷ്ണ സ്റ്റോഴ്സ്', name: 'ലക്ഷ്മിക്കുട്ടി', role: 'മാനേജർ' },
  pa: { org: 'ਗੁਰੂ ਨਾਨਕ ਸਟੋਰ', name: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ', role: 'ਪ੍ਰਬੰਧਕ' },
  or: { org: 'ଶ୍ରୀ ଜଗନ୍ନାଥ ଷ୍ଟୋର୍ସ', name: 'ଲକ୍ଷ୍ମୀପ୍ରିୟା', role: 'ପରିଚାଳକ' },
  ur: { org: 'نور بک ڈپو', name: 'محمد عارف خان', role: 'منیجر' },
}

describe('the words of a file', () => {
  test.each(postLanguages)('come back as they were typed: %s', async (language) => {
    const { org, name, role } = said[language]
    const { common, person } = cardFixtures.usual
    const details = detailsFor('lanyard', {
      language,
      common: { ...common, companyName: org },
      person: { ...person, name, designation: role },
    })
    const words = await wordsOf(await fileOf(orderOf(details)))
    // Words that run to the left come one by one, from the end of a line.
    const apart = (text: string) => (language === 'ur' ? text.split(' ') : [text])
    for (const text of [org, name, role].flatMap(apart)) expect(words).toContain(bare(text))
    expect(words).toContain('+919812345678')
  })
})

describe('the codes of a file', () => {
  const ids = pdfTemplateCodes.filter((code) => templateOf(code).kind === 'id')
  test.each(ids)('%s: the verify page and the number are read back, both long and short', async (code) => {
    for (const idNo of ['7', 'LVHSS/26/000042']) {
      const details = detailsFor(code, { ...cardFixtures.school })
      details.person.idNo = idNo
      const order = orderOf(details)
      expect(JSON.stringify(cardScene(order, 'back'))).toContain(`"id":"barcode:${idNo}"`)
      await fileOf(order)
    }
  })

  test.each(pdfTemplateCodes)('%s: the contact of somebody with much to say is read back', async (code) => {
    await fileOf(orderOf(detailsFor(code, cardFixtures.most)))
  })

  test('one that is covered lets no file leave', async () => {
    const order = orderOf(detailsFor('lanyard' satisfies PdfTemplateCode, cardFixtures.usual))
    const back = cardScene(order, 'back')
    const code = back.layers.find(({ kind }) => kind === 'qr')!
    const { x, y, width, height } = code.box
    const spoiled = {
      ...back,
      layers: [
        ...back.layers,
        {
          kind: 'shape' as const,
          box: { x, y: y + height * 0.2, width, height: height * 0.6 },
          outline: { type: 'rect' as const },
          fill: '#ff0000',
        },
      ],
    }
    const made = renderer.render({
      scene: spoiled,
      facts: factsOf(order),
      images,
      readsCodes: true,
      as: { kind: 'pdf', title: 'card' },
    })
    await expect(made).rejects.toMatchObject({ code: 'QR_TOO_LONG' })
    // Of sheets the cards are read, not the pages.
    const facts = factsOf(order)
    const sheet = renderer.render({
      scene: bindScene(cardScene(order, 'front'), facts),
      isBound: true,
      images,
      readsCodes: [bindScene(spoiled, facts)],
      as: { kind: 'pdf', title: 'card' },
    })
    await expect(sheet).rejects.toMatchObject({ code: 'QR_TOO_LONG' })
  })
})
