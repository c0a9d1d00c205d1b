import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { readSquare } from '../../platform/pictures.ts'
import { drawTemplate } from '../../testing/template-pictures.ts'
import {
  differenceOf,
  hashesOf,
  isAlike,
  keysOf,
  lookBytes,
  lookOf,
  lookSide,
  probesOf,
  bitText,
} from './rules.ts'

const templates = [1, 2, 3, 4, 5, 6, 7, 8]
const lookAt = async (picture: Buffer) => lookOf(await readSquare(picture, lookSide))
const changes: Record<string, (picture: Sharp, at: number) => Sharp> = {
  'saved again': (picture) => picture.jpeg({ quality: 40 }),
  'made smaller': (picture) => picture.resize(540).jpeg({ quality: 70 }),
  'as WebP': (picture) => picture.resize(800).webp({ quality: 60 }),
  'cropped on two sides': (picture, at) =>
    picture
      .extract({ left: 4 * at, top: 30 - 3 * at, width: 1040, height: 1045 })
      .resize(1080, 1080, { fit: 'fill' })
      .jpeg(),
}

test.each(Object.entries(changes))(
  'the same picture %s is found by its keys and is alike',
  async (_name, change) => {
    for (const template of templates) {
      const picture = await drawTemplate(template, 'one')
      const [one, other] = [
        await lookAt(picture),
        await lookAt(await change(sharp(picture), template % 8).toBuffer()),
      ]
      const kept = new Set(keysOf(hashesOf(one)))
      expect(
        probesOf(hashesOf(other)).some((key) => kept.has(key)),
        `template ${template}`,
      ).toBe(true)
      expect(isAlike(one, other), JSON.stringify([template, differenceOf(one, other)])).toBe(true)
      expect(isAlike(other, one)).toBe(true)
    }
  },
)

test('other words on the same ground, other colours, and other pictures are not alike', async () => {
  const looks = await Promise.all(templates.map(async (one) => lookAt(await drawTemplate(one, 'one'))))
  for (const [at, look] of looks.entries()) {
    expect(isAlike(look, await lookAt(await drawTemplate(templates[at]!, 'two'))), `template ${at}`).toBe(
      false,
    )
    for (const other of looks.slice(at + 1)) expect(isAlike(look, other)).toBe(false)
  }
  const picture = await drawTemplate(1, 'one')
  const turned = await sharp(picture).modulate({ hue: 140 }).jpeg().toBuffer()
  expect(isAlike(looks[0]!, await lookAt(turned))).toBe(false)
})

test('a look is as long as it says; hashes and keys are what columns of PostgreSQL take', async () => {
  const look = await lookAt(await drawTemplate(1, 'one'))
  expect(look).toHaveLength(lookBytes)
  const hashes = hashesOf(look)
  for (const hash of hashes) expect(bitText(hash)).toMatch(/^[01]{64}$/)
  expect(Math.max(...probesOf(hashes))).toBeLessThan(2 ** 31)
})
