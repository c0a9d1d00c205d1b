import { createCanvas, setTextRenderer } from '@napi-rs/canvas'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { pdfTemplateCodes, safeMargin } from '@parichay/contract/pdf-card/templates.ts'
import { walkElements } from '@parichay/scene/element.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { samples } from '@parichay/scene/fixtures/scripts.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { pathOfFace } from '../../../scripts/fonts/measure-faces.ts'
import { cardScene, sides } from './card.ts'
import { cardFixtureNames, cardFixtures, detailsFor, fixtureLogo, picturesFor } from './fixtures.ts'
import { crosses, isTooSmall, mm, openFixtures, runsOf, sceneOf } from './testing/drawn.ts'
import { cardWarnings } from './warnings.ts'

beforeAll(async () => {
  setTextRenderer('system')
  await openFixtures((face) => readFileSync(pathOfFace(face)))
})

/** Scripts that no fixture is written in. */
const otherScripts = ['gujarati', 'bengali', 'gurmukhi', 'oriya', 'telugu', 'kannada', 'malayalam'] as const
/** A card that says long things in one of them. */
const inScript = (script: string) => {
  const { language, name, line, long } = samples[script]!
  return {
    language: language as PdfCardDetails['language'],
    common: {
      ...cardFixtures.most.common,
      companyName: long,
      tagline: line,
      address: `${long}, ${name}, 682001`,
    },
    person: { ...cardFixtures.most.person, name: long, designation: line, department: name, address: line },
    code: 'verify' as const,
  }
}

const orderFor = (name: string, code: (typeof pdfTemplateCodes)[number]) => ({
  details: detailsFor(
    code,
    name in cardFixtures ? cardFixtures[name as keyof typeof cardFixtures] : inScript(name),
  ),
  pictures: picturesFor(name),
  logoColours: name === 'least' ? null : fixtureLogo,
  cardUrl: name === 'least' ? null : 'https://anand.example.in/anand-sweets',
  isSample: false,
})
describe.each(pdfTemplateCodes)('%s', (code) => {
  test.each([...cardFixtureNames, ...otherScripts])(
    '%s: inside the safe area, nothing over another, large enough',
    (name) => {
      const poor: string[] = []
      for (const side of sides) {
        const order = orderFor(name, code)
        const { width, height } = cardScene(order, side)
        const runs = runsOf(order, side)
        for (const [i, run] of runs.entries()) {
          const at = `${side} «${run.text}» ${run.left.toFixed(1)},${run.top.toFixed(1)}–${run.right.toFixed(1)},${run.bottom.toFixed(1)}`
          const outside = 0.35
          if (
            run.left < safeMargin - outside ||
            run.top < safeMargin - outside ||
            run.right > width - safeMargin + outside ||
            run.bottom > height - safeMargin + outside
          )
            poor.push(`${at} leaves the safe area`)
          if (isTooSmall(run)) poor.push(`${at} is set in ${(run.px * mm).toFixed(2)} mm`)
          for (const other of runs.slice(i + 1))
            if (crosses(run, other)) poor.push(`${at} lies over «${other.text}»`)
        }
      }
      expect(poor).toEqual([])
    },
  )

  test('says who it is, whom to call, and has a code that is as large as phones want', () => {
    const order = orderFor('usual', code)
    const said = sides.flatMap((side) => runsOf(order, side).map(({ text }) => text)).join(' ')
    expect(said.toLowerCase()).toContain('anand sweets')
    expect(said).toMatch(/98250[\s\u00a0]12345|98123[\s\u00a0]45678/)
    expect(said.replaceAll('-\n', '')).toContain('Asha Raju')
    const codes = [...walkElements(sceneOf(order, 'back').layers)].filter(({ kind }) => kind === 'qr')
    expect(codes).toHaveLength(1)
    expect(codes[0]!.box.width).toBeGreaterThanOrEqual(18)
  })

  test('what does not fit is told, and only then', () => {
    const pen = createCanvas(8, 8).getContext('2d') as unknown as Pen
    sides.forEach((side) => sceneOf(orderFor('usual', code), side))
    expect(cardWarnings(pen, orderFor('usual', code))).toEqual([])
    for (const name of ['most', 'hindiLong'] as const) {
      sides.forEach((side) => sceneOf(orderFor(name, code), side))
      const names = cardWarnings(pen, orderFor(name, code)).filter((one) => ['org', 'person'].includes(one))
      expect({ [name]: names }).toEqual({ [name]: [] })
    }
    const endless = orderFor('usual', code)
    endless.details.common.address = 'WWWWWWWWWW '.repeat(22).trim()
    expect(cardWarnings(pen, endless)).toContain('address')
  })
})

test('a sample says so on both sides', () => {
  const order = { ...orderFor('usual', 'slope'), isSample: true }
  for (const side of sides)
    expect(runsOf(order, side).filter(({ text }) => text === 'SAMPLE').length).toBeGreaterThanOrEqual(2)
})

test('words with braces stay words', () => {
  const order = orderFor('usual', 'air')
  order.details.person.name = '{{phone}} Rao'
  expect(
    runsOf(order, 'front')
      .map(({ text }) => text)
      .join(' '),
  ).toContain('{{phone}} Rao')
})
