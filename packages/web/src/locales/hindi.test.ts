import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import hindiFile from './hi.po?raw'

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const panel = [...hindiFile.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id, text]) => ({
  id: id!,
  text: text!,
}))
/** Hindi of the server and of the public card beside the panel's: each is one line of its file. */
const others = ['server/src/platform/sentences.hi.ts', 'server/src/platform/field-names.ts', 'card-page/src/words/hi.ts']
  .flatMap((path) => source(path).split('\n'))
  .filter((line) => /\p{Script=Devanagari}/u.test(line) && !line.trim().startsWith('*'))
const said = [...panel.map(({ text }) => text), ...others]

/** Words of the glossary (docs/hindi.md): what is not said, and what is said for it. */
const words: [not: RegExp, but: string][] = [
  [/व्यवसाय|बिजनेस/, 'बिज़नेस, or कारोबार for a trade'],
  [/उत्पाद/, 'प्रोडक्ट'],
  [/क़ीमत|मूल्य/, 'दाम'],
  [/सहेज/, 'सेव'],
  [/ग्रीटिंग/, 'शुभकामना'],
  [/इमेज/, 'तस्वीर'],
  [/कैटेगरी/, 'श्रेणी'],
  [/असीमित/, 'अनलिमिटेड'],
  [/नवीनीकरण/, 'रिन्यू'],
  [/निलंबित/, 'सस्पेंड'],
  [/संस्करण/, 'वर्शन'],
  [/प्रदाता/, 'प्रोवाइडर'],
  [/पूर्वावलोकन/, 'झलक'],
  [/आगंतुक/, 'विज़िटर or लोग'],
  [/सत्यापन/, 'वेरिफ़ाई'],
  [/समाप्त/, 'ख़त्म'],
  [/केवल/, 'सिर्फ़'],
  [/ईमेल|चिट्ठी/, 'ई-मेल'],
  [/मेनू/, 'मेन्यू'],
  [/अकाउंट/, 'खाता'],
  [/प्रतिक्रिया|फ़ीडबैक/, 'राय'],
  [/प्रचार वीडियो/, 'प्रमोशनल वीडियो'],
  [/सैंपल/, 'नमूना'],
  [/(?<!Key )ID कार्ड/, 'आईडी कार्ड'],
  [/निःशुल्क/, 'मुफ़्त'],
  [/वर्ष(?<!वित्तीय वर्ष)/, 'साल'],
  [/उपयोग(?! की शर्तें)/, 'इस्तेमाल'],
  [/(?:कीजि|दीजि|लीजि|बताइ|चुनि|जोड़ि|बदलि|डालि|हटाइ|रुकि|लाइ|देखि)(?:ए|ये)(?!\p{M})/u, 'करें, दें, लें …'],
]

const end = '(?![\\p{L}\\p{M}])'
const begin = '(?<![\\p{L}\\p{M}])'
/** Spellings: nukta where the sound has one, chandrabindu where there is room for it, one way for each word. */
const spellings = [
  ...'बाकी खाली खुद खर्च रकम कानून इलाका बकाया कदम नकद नम्बर हिंदी हां यहां वहां कहां मुफ्त काफी तरीका तरीके मौका खराब'
    .split(' ')
    .map((word) => new RegExp(`${begin}${word}${end}`, 'u')),
  ...'गलत कीमत आखिर खरीद फोन फोटो फाइल ज्यादा जरूर इंतजार हफ्त नक्श ढूंढ पहुंच प्लैटफ़ॉर्म पिक्सल बहुत-स कौन-स अपने-आप'
    .split(' ')
    .map((word) => new RegExp(`${begin}${word}`, 'u')),
  ...'तारीख फ़र्क लायक सिर्फ चीज रोज आवाज साफ'.split(' ').map((word) => new RegExp(`${begin}${word}(?!़|गार)`, 'u')),
  new RegExp(`(?:ाएं|ूं|ुएं)${end}`, 'u'),
]

test('the files hold what is looked at', () => {
  expect(panel.length).toBeGreaterThan(4000)
  expect(others.length).toBeGreaterThan(300)
})

test('one Hindi word stands for one idea', () => {
  const found = words.flatMap(([not, but]) =>
    said.filter((text) => not.test(text)).map((text) => `${but}: ${text.trim()}`),
  )
  expect(found).toEqual([])
})

test('Hindi is spelt in one way', () => {
  expect(said.filter((text) => spellings.some((wrong) => wrong.test(text)))).toEqual([])
  expect(said.filter((text) => text !== text.normalize('NFC') || /[०-९\u200b-\u200d]/.test(text))).toEqual([])
})

test('a danda ends a Hindi sentence where a full stop ends the English one', () => {
  const short = /\b(?:Mr|Mrs|Ms|Dr|no)\.$|\.\.$/i
  const wrong = panel.filter(({ id, text }) => !short.test(id) && id.endsWith('.') !== text.endsWith('।'))
  expect(wrong).toEqual([])
  expect(panel.filter(({ text }) => /[\u0900-\u097f]\.(?!\.)(?<!(?:नं|डॉ|\.)\.)|\s{2}|\s[।,]/u.test(text))).toEqual([])
})

test('plural messages keep their arms', () => {
  const arms = (text: string) => [...text.matchAll(/(?:=\d+|\bone|\bother) (?=\{)/g)].map(String).sort().join()
  expect(panel.filter(({ id, text }) => id.includes(', plural,') && arms(id) !== arms(text))).toEqual([])
})
