import { expect, test } from 'vitest'
import { bindScene, boundFacts, type Facts } from './bind.ts'
import type { Element } from './element.ts'
import { readScene, sceneVersion } from './scene.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const text = (words: string, more: object = {}): Element =>
  ({
    kind: 'text',
    box,
    text: words,
    family: 'sans',
    weight: 'regular',
    size: 10,
    fill: '#000000',
    ...more,
  }) as Element
const bound = (layers: Element[], facts: Facts) =>
  bindScene(
    readScene({ version: sceneVersion, unit: 'px', width: 10, height: 10, language: 'en', layers }),
    facts,
  ).layers

test('facts are filled in once; what stands in them is never a binding', () => {
  expect(bound([text('{{name}} · {{ city }}')], { name: '{{city}} $& Stores', city: 'Pune' })).toMatchObject([
    { text: '{{city}} $& Stores · Pune' },
  ])
})

test.each([
  ['all there', { name: 'A', phone: '9' }, ['A', 'Call 9', 'both']],
  ['one empty', { name: 'A', phone: '  ' }, ['A', 'no number']],
  ['one missing', { name: 'A' }, ['A', 'no number']],
  ['a name of the language itself', { constructor: 'x' }, ['no number']],
])('an element is hidden with its fact: %s', (_name, facts, shown) => {
  const layers = [
    text('{{name}}'),
    text('Call {{phone}}'),
    text('both', { when: ['name', 'phone'] }),
    text('no number', { unless: ['phone'] }),
  ]
  expect(bound(layers, facts as unknown as Facts).map((one) => (one as { text: string }).text)).toEqual(shown)
})

test('pictures, codes and links are bound; a code stays without its logo; an emptied group goes', () => {
  const layers: Element[] = [
    { kind: 'image', box, source: '{{logo}}', fit: 'cover' },
    {
      kind: 'qr',
      box,
      data: '{{url}}',
      style: 'rounded',
      dark: '#000000',
      light: '#ffffff',
      logo: '{{logo}}',
      link: '{{url}}',
    },
    { kind: 'group', box, children: [text('{{tagline}}')] },
  ]
  expect(bound(layers, { url: 'https://a.in/b' })).toEqual([
    {
      kind: 'qr',
      box,
      data: 'https://a.in/b',
      style: 'rounded',
      dark: '#000000',
      light: '#ffffff',
      link: 'https://a.in/b',
    },
  ])
  expect(bound(layers, { url: 'u', logo: 'l', tagline: 't' })).toHaveLength(3)
})

test('binding again changes nothing', () => {
  const layers = [text('{{name}}'), text('x', { when: ['name'] }), text('y', { unless: ['phone'] })]
  const once = bound(layers, { name: 'A' })
  expect(bound(once, { phone: '9' })).toEqual(once)
})

test.each([
  [{ phone: '1', mobile: '2' }, 'Call 1'],
  [{ phone: ' ', mobile: '2' }, 'Call 2'],
  [{}, 'Call us | today'],
])('a place takes the first of its choices that is there: %j', (facts, words) => {
  expect(bound([text('Call {{phone | mobile|"us | today"}}')], facts as Facts)).toMatchObject([
    { text: words },
  ])
})

test('a text without a written choice goes when none of its facts is there', () => {
  expect(bound([text('{{phone|mobile}}')], {})).toEqual([])
  expect(boundFacts('{{phone | mobile | "x"}} {{city}}')).toEqual(['phone', 'mobile', 'city'])
})

test.each<[string, object, Facts, boolean]>([
  ['equals', { when: [{ fact: 'kind', is: ['sale', 'offer'] }] }, { kind: 'offer' }, true],
  ['equals another', { when: [{ fact: 'kind', is: ['sale'] }] }, { kind: 'offer' }, false],
  ['equals nothing', { when: [{ fact: 'kind', is: [''] }] }, {}, true],
  ['any of several', { when: [{ any: ['phone', 'email'] }] }, { email: 'a@b' }, true],
  ['none of several', { when: [{ any: ['phone', 'email'] }] }, {}, false],
  ['unless it equals', { unless: [{ fact: 'kind', is: ['sale'] }] }, { kind: 'sale' }, false],
  ['all conditions', { when: ['phone', { fact: 'kind', is: ['sale'] }] }, { kind: 'sale' }, false],
])('a condition: %s', (_name, conditions, facts, isShown) => {
  expect(bound([text('x', conditions)], facts)).toHaveLength(isShown ? 1 : 0)
})
