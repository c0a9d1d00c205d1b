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
