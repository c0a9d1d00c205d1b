import { expect, test } from 'vitest'
import { html } from '../html.ts'
import { drawSection } from './section.ts'

const roomOf = (markup: ReturnType<typeof html>) =>
  Number(/auto (\d+)px/.exec(drawSection('links', markup).toString())?.[1])

test('a section holds more room the more stands in it, and its words cannot reach its style', () => {
  const few = roomOf(html`<ul><li>One</li></ul>`)
  expect(roomOf(html`<ul><li>One</li><li>Two</li></ul>`)).toBeGreaterThan(few)
  expect(roomOf(html`<ul><li>${'A long way to say it. '.repeat(9)}</li></ul>`)).toBeGreaterThan(few)
  expect(drawSection('about', html`${'9px"><script>'}`).toString()).toMatch(
    /^<section class="about" id="about" style="contain-intrinsic-block-size:auto \d+px">9px&quot;&gt;&lt;script&gt;<\/section>$/,
  )
})
