import { pdfTemplateCodes, templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { expect, test } from 'vitest'
import { cardScene } from './card.ts'
import { colourOf, nameOfColour } from './colour.ts'
import { cardFixtures, detailsFor } from './fixtures.ts'

const colourIn = (code: (typeof pdfTemplateCodes)[number], colours = templateOf(code).colours) =>
  colourOf(
    cardScene(
      {
        details: { ...detailsFor(code, cardFixtures.usual), colours },
        pictures: [],
        logoColours: null,
        cardUrl: null,
        isSample: false,
      },
      'front',
    ),
  )

test.each([
  ['#b3261e', 'red'],
  ['#e8590c', 'orange'],
  ['#f2c94c', 'yellow'],
  ['#2e7d32', 'green'],
  ['#0b6b6b', 'teal'],
  ['#12355b', 'blue'],
  ['#1e40af', 'blue'],
  ['#5b21b6', 'purple'],
  ['#c2185b', 'pink'],
  ['#ffffff', 'light'],
  ['#fbf7ef', 'light'],
  ['#111417', 'dark'],
])('%s is called %s', (hex, name) => {
  expect(nameOfColour(hex)).toBe(name)
})

test('templates are called by what is seen of them, and there is more than one to choose', () => {
  const all = new Map(pdfTemplateCodes.map((code) => [code, colourIn(code)]))
  expect(new Set(all.values()).size).toBeGreaterThanOrEqual(5)
  expect(all.get('slope')).toBe('blue')
  expect(all.get('awning')).toBe('red')
})

test('in other colours a template is called otherwise', () => {
  expect(colourIn('slope', { main: '#2e7d32', accent: '#f2a541' })).toBe('green')
  expect(colourIn('slope', { main: '#c2185b', accent: '#f2a541' })).toBe('pink')
})
