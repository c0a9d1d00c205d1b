import { expect, test } from 'vitest'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { drawCardPage } from './card.ts'
import { pageScript } from './page.island.ts'
import { drawStatePage } from './state.ts'
import { elementsOf } from './testing/elements.ts'
import { fixtures } from './testing/fixtures.ts'
import { stateFixtures } from './testing/state-fixtures.ts'

const corpus = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><svg onload=alert(1)>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '` onclick=alert(1) `',
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#106;avascript:alert(1)',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name=otp>',
  '<link rel=stylesheet href=//evil.example>',
  ';}</style><img src=x onerror=alert(1)>',
  '\u2028</script><script>alert(1)//',
  '\ud800<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
]

/** The facts with one hostile text in every field a person fills, even past the contract's own checks. */
function poisoned(facts: CardPageFacts, text: string): CardPageFacts {
  const poison = (value: unknown, path: string): unknown =>
    [
      'template.code',
      'template.font',
      'template.appearance',
      'settings.language',
      'ownerTitle',
      'hours',
      'fieldType',
      'notice',
      'width',
      'height',
      'names',
      'order',
      'hidden',
      'when',
      'kind',
      'action',
      'diet',
      'app',
      'nature',
      'yearEstablished',
      'videoId',
    ].some((kept) => path.endsWith(kept))
      ? value
      : typeof value === 'string'
        ? text
        : Array.isArray(value)
          ? value.map((item, i) => poison(item, `${path}.${i}`))
          : value && typeof value === 'object'
            ? Object.fromEntries(
                Object.entries(value).map(([key, item]) => [key, poison(item, `${path}.${key}`)]),
              )
            : value
  return poison(facts, '') as CardPageFacts
}

function expectHarmless(page: string, scripts: string[]) {
  const elements = elementsOf(page)
  expect(
    elements.filter(({ name }) => name === 'script').map(({ attributes }) => attributes.type ?? 'js'),
  ).toEqual(scripts)
  const allowed =
    /^(html|head|meta|title|link|style|script|body|header|main|nav|section|footer|aside|div|p|h1|h2|a|img|svg|g|path|rect|text|defs|lineargradient|stop|span|small|b|strong|br|wbr|bdi|ul|li|address|table|caption|tbody|tr|th|td|button|h3|em|figure|figcaption|picture|source|circle|dl|dt|dd|s|form|fieldset|legend|label|input|textarea|pattern|symbol|use|line|polyline|polygon|ellipse|radialgradient|clippath|mask|ol|details|summary|article|strong|i)$/
  // Collected and looked at once: a hundred thousand expectations take longer than the pages themselves.
  const wrong: string[] = []
  for (const { name, attributes } of elements) {
    if (!allowed.test(name) || name === 'base' || name === 'iframe') wrong.push(`<${name}>`)
    for (const [attribute, value] of Object.entries(attributes)) {
      const isGood =
        /^[a-z][a-z0-9:-]*$/i.test(attribute) &&
        !/^on|^srcdoc$|^formaction$|^http-equiv$/i.test(attribute) &&
        // The one style attribute: the room a section holds, made of numbers.
        (attribute !== 'style' ||
          /^section contain-intrinsic-block-size:auto \d+px$/.test(`${name} ${value}`)) &&
        (attribute !== 'action' ||
          /^(\/api\/v1\/public\/(?:feedback|lead)|upi:\/\/pay|\/[^/]+\/order)$/.test(value)) &&
        (!['href', 'src'].includes(attribute) ||
          name === 'link' ||
          /^(?:https?:\/\/|tel:|mailto:|upi:\/\/pay\?|#|data:image\/|\/[^/]+\/report$)/.test(value))
      if (!isGood) wrong.push(`<${name} ${attribute}="${value}">`)
    }
  }
  expect(wrong).toEqual([])
}

/** All texts run through some designs, and the rest in turns: every design meets ten of the texts. */
const designsFor = (text: string) =>
  templateCodes.filter(
    (code, i) => ['bazaar', 'ledger'].includes(code) || (i + corpus.indexOf(text)) % 3 === 0,
  )

test.each(corpus)('no field of a card can run %j', (text) => {
  for (const code of designsFor(text)) {
    const facts = poisoned(fixtures.full, text)
    const page = drawCardPage({ ...facts, template: { ...facts.template, code } })
    expectHarmless(page, ['application/ld+json', 'js'])
    expect(page.split(`<script>${pageScript}</script>`)).toHaveLength(2)
  }
})

test.each(corpus)('no field of a state page can run %j', (text) => {
  for (const facts of Object.values(stateFixtures)) {
    const agency = {
      agencyName: text,
      support: { phoneNumber: text, email: text, whatsapp: text },
      theme: { primary: text },
      url: text,
      signs: true,
    }
    expectHarmless(drawStatePage({ ...facts, business: { name: text, phone: text }, agency }), [])
  }
})
