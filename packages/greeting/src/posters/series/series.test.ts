import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { expect, test } from 'vitest'
import { groundOf, layoutOf } from '../composed.ts'
import { seriesDresses } from './dresses.ts'
import { posters, posterScene } from '../posters.ts'
import { deals, life } from './life.ts'
import { mornings, nights } from './mornings.ts'
import { seasons } from './seasons.ts'
import { seriesOf } from './series.ts'
import { thoughts } from './thoughts.ts'
import { tradeLanguages } from './trades.text.ts'
import { tradeSeries, tradeTexts } from './trades.ts'
import { weekdays } from './weekdays.ts'

const texts = [...mornings, ...nights, ...thoughts, ...life, ...deals, ...seasons, ...weekdays]
const designs = seriesOf(texts, seriesDresses)

test('every text for any day is said in all languages of posts, each once, with words of its own', () => {
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length)
  for (const { id, said } of texts) {
    expect(Object.keys(said).toSorted(), id).toEqual([...postLanguages].toSorted())
    expect(new Set(Object.values(said).map((words) => words.join(' '))).size, id).toBe(postLanguages.length)
  }
  for (const language of postLanguages) {
    const words = texts.map(({ said }) => said[language].join(' '))
    expect(new Set(words).size, language).toBe(texts.length)
    const own = designs.filter((design) => language in design.words)
    expect(own.length, language).toBe(texts.length)
  }
})

test('no two posters of a series look alike: no dress is worn twice', () => {
  const worn = new Map<string, string[]>()
  for (const design of designs) {
    const poster = posters.find((one) => one.design.id === design.id)!
    const look = `${layoutOf(design)} ${groundOf(design)} ${needsOf(posterScene(poster)).images.join(' ')}`
    worn.set(look, [...(worn.get(look) ?? []), design.id])
  }
  expect([...worn].filter(([, ids]) => ids.length > 1)).toEqual([])
  expect(Object.keys(seriesDresses).toSorted()).toEqual(texts.map(({ id }) => id).toSorted())
})

test('a text without a dress is refused with its name', () => {
  expect(() => seriesOf(texts, {})).toThrow('new-day: there is no dress 0')
})

const tradeDesigns = tradeSeries(tradeTexts)

test('no two trades say the same, and what they say is short: a wish of 34 letters, a line of 60', () => {
  const letters = (text: string) => text.replaceAll(/\p{M}/gu, '').length
  for (const language of tradeLanguages) {
    const said = tradeTexts.flatMap(({ trade, tip, offer }) => [
      [`${trade} tip`, ...tip[language]],
      [`${trade} offer`, ...offer[language]],
    ])
    expect(new Set(said.map(([, head, line]) => `${head} ${line}`)).size, language).toBe(said.length)
    const long = said.filter(([, head, line]) => letters(head!) > 34 || letters(line!) > 60 || line === '')
    expect(long, language).toEqual([])
  }
})

test('the pictures of one trade are put together in different ways and stand on several grounds', () => {
  for (const { trade } of tradeTexts) {
    const own = tradeDesigns.filter(({ occasion }) => occasion === trade)
    expect(own.length, trade).toBe(6)
    expect(new Set(own.map((design) => layoutOf(design))).size, trade).toBe(6)
    expect(new Set(own.map((design) => groundOf(design))).size, trade).toBeGreaterThan(1)
  }
})
