import { setTextRenderer } from '@napi-rs/canvas'
import { pdfTemplateCodes } from '@parichay/contract/pdf-card/templates.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pathOfFace } from '../../../scripts/fonts/measure-faces.ts'
import { sides } from './card.ts'
import { cardFixtures, detailsFor, fixtureLogo, picturesFor } from './fixtures.ts'
import { openFixtures, textsOf } from './testing/drawn.ts'
import { labels } from './words.ts'

beforeAll(async () => {
  setTextRenderer('system')
  await openFixtures((face) => readFileSync(pathOfFace(face)))
})

const languages = Object.keys(labels) as (keyof typeof labels)[]

test.each(pdfTemplateCodes)('%s: no label is cut, in any language', (code) => {
  const cut = languages.flatMap((language) => {
    const { common, person } = cardFixtures.usual
    const order = {
      details: detailsFor(code, { language, common, person, code: 'verify', barcode: true }),
      pictures: picturesFor('usual'),
      logoColours: fixtureLogo,
      cardUrl: 'https://anand.example.in/anand-sweets',
      verifyUrl: 'https://anand.example.in/v/Zk3vQ0Xn8yT1uB7cR5dLwA',
      isSample: false,
    }
    return sides.flatMap((side) =>
      textsOf(order, side)
        .filter(({ runs }) => runs.some(({ text }) => text.includes('…')))
        .map(({ id, text }) => `${language} ${side} ${id} «${text}»`),
    )
  })
  expect(cut).toEqual([])
})
