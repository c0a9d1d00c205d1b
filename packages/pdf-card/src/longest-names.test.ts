import { setTextRenderer } from '@napi-rs/canvas'
import { pdfCardBounds } from '@parichay/contract/pdf-card/fields.ts'
import { pdfTemplateCodes, type PdfTemplateCode, safeMargin } from '@parichay/contract/pdf-card/templates.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { pathOfFace } from '../../../scripts/fonts/measure-faces.ts'
import { type CardOrder, cardScene, sides } from './card.ts'
import { cardFixtures, detailsFor, fixtureLogo } from './fixtures.ts'
import { crosses, isTooSmall, mm, openFixtures, type Run, textsOf } from './testing/drawn.ts'
import { longestNames, type LongScript } from './testing/longest-names.ts'

beforeAll(async () => {
  setTextRenderer('system')
  await openFixtures((face) => readFileSync(pathOfFace(face)))
})

const scripts = Object.keys(longestNames) as LongScript[]

test.each(scripts)('%s: names are as long as the form takes them', (script) => {
  const { organisations, people } = longestNames[script]
  for (const name of [...organisations, ...people]) {
    expect(name.length).toBeLessThanOrEqual(pdfCardBounds.name)
    expect(name.length).toBeGreaterThanOrEqual(pdfCardBounds.name - 3)
  }
})

/** A card of names with long words (0) or with short ones (1), beside what people usually say or say at the most. */
function orderFor(
  code: PdfTemplateCode,
  script: LongScript,
  which: 0 | 1,
  around: 'usual' | 'most',
): CardOrder {
  const { language, organisations, people } = longestNames[script]
  const { common, person } = cardFixtures[around]
  return {
    details: detailsFor(code, {
      language,
      common: { ...common, companyName: organisations[which] },
      person: { ...person, name: people[which] },
      code: 'verify',
      barcode: around === 'most',
    }),
    pictures: around === 'most' ? ['logo', 'signature'] : ['logo', 'photo', 'signature'],
    logoColours: fixtureLogo,
    cardUrl: 'https://anand.example.in/anand-sweets',
    verifyUrl: 'https://anand.example.in/v/Zk3vQ0Xn8yT1uB7cR5dLwA',
    isSample: false,
  }
}

const plain = (text: string) =>
  text
    .normalize()
    .replace(/[\s\u00a0\u2066\u2069]/g, '')
    .toLowerCase()
const isNastaliq = (text: string) => /\p{Script=Arabic}/u.test(text)
/** Ink may reach so far beyond the safe area and beyond its box, in mm; beyond the box in shares of the size where it hangs out of its line. */
const beyond = 0.35
const above = ({ text, px }: Run) => Math.max(beyond, isNastaliq(text) ? px * mm * 0.2 : 0)
const beside = ({ text, px }: Run) => Math.max(beyond, px * mm * (isNastaliq(text) ? 0.42 : 0.2))

/** What is poor of the names on a card. */
function poorNames(order: CardOrder): string[] {
  const poor: string[] = []
  const { common, person } = order.details
  const names: Record<string, string> = { org: common.companyName, person: person.name }
  const said = new Set<string>()
  for (const side of sides) {
    const { width, height } = cardScene(order, side)
    const texts = textsOf(order, side)
    const all = texts.flatMap(({ runs }) => runs)
    for (const { id, runs, room } of texts.filter((text) => text.id in names)) {
      const shown = plain(runs.map(({ text }) => text).join(''))
      const at = `${side} ${id} «${runs.map(({ text }) => text).join(' / ')}»`
      if (shown === plain(names[id]!)) said.add(id)
      else poor.push(`${at} is not the whole name`)
      for (const run of runs) {
        const where = `${run.left.toFixed(1)},${run.top.toFixed(1)}–${run.right.toFixed(1)},${run.bottom.toFixed(1)} in ${room.left.toFixed(1)},${room.top.toFixed(1)}–${room.right.toFixed(1)},${room.bottom.toFixed(1)}`
        if (isTooSmall(run)) poor.push(`${at} is set in ${(run.px * mm).toFixed(2)} mm`)
        if (
          run.left < room.left - beside(run) ||
          run.right > room.right + beside(run) ||
          run.left < safeMargin - beyond ||
          run.right > width - safeMargin + beyond ||
          run.top < room.top - above(run) ||
          run.bottom > room.bottom + above(run) ||
          run.top < safeMargin - beyond ||
          run.bottom > height - safeMargin + beyond
        )
          poor.push(`${at} leaves its box: ${where}`)
        for (const other of all)
          if (other !== run && crosses(run, other)) poor.push(`${at} lies over «${other.text}»`)
      }
    }
  }
  for (const id of Object.keys(names)) if (!said.has(id)) poor.push(`${id} stands nowhere`)
  return poor
}

describe.each(pdfTemplateCodes)('%s', (code) => {
  test.each(scripts)('%s: names of 60 letters stand whole in their boxes, none below 6 pt', (script) => {
    const poor = ([['most', 1]] as const).flatMap(([around, which]) =>
      poorNames(orderFor(code, script, which, around)),
    )
    expect(poor).toEqual([])
  })
})
