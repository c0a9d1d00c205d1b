import {
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
  setTextRenderer,
} from '@napi-rs/canvas'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { pdfTemplateCodes, safeMargin } from '@parichay/contract/pdf-card/templates.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { samples } from '@parichay/scene/fixtures/scripts.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf } from '@parichay/scene/targets/canvas.ts'
import { serverSurface } from '@parichay/scene/targets/pdf.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { pathOfFace } from '../../../scripts/fonts/measure-faces.ts'
import { cardScene, factsOf, type Side, sides } from './card.ts'
import {
  cardFixtureNames,
  cardFixtures,
  detailsFor,
  fixtureLogo,
  fixturePictures,
  picturesFor,
} from './fixtures.ts'
import { cardWarnings } from './warnings.ts'

const images = new Map<string, Image>()
beforeAll(async () => {
  setTextRenderer('system')
  for (const [id, svg] of Object.entries(fixturePictures)) images.set(id, await loadImage(Buffer.from(svg)))
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

type Run = {
  text: string
  px: number
  left: number
  top: number
  right: number
  bottom: number
  /** Draws it once more on another canvas, whose corner lies there in px of the card. */
  draw: (on: SKRSContext2D, corner: { x: number; y: number }) => void
}
const mm = 25.4 / 300

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
type Order = ReturnType<typeof orderFor>

function sceneOf(order: Order, side: Side) {
  const scene = bindScene(readScene(cardScene(order, side)), factsOf(order))
  for (const face of needsOf(scene).faces)
    if (!GlobalFonts.has(face.id)) GlobalFonts.register(readFileSync(pathOfFace(face)), face.id)
  return scene
}

const looks = ['font', 'lang', 'direction', 'letterSpacing', 'fontKerning', 'textBaseline', 'textAlign']

/** Every line a side draws: where its ink lies, in mm, and how large it is set. */
function runsOf(order: Order, side: Side): Run[] {
  const scene = sceneOf(order, side)
  const runs: Run[] = []
  const canvas = createCanvas(Math.ceil(scene.width / mm), Math.ceil(scene.height / mm))
  const context = canvas.getContext('2d')
  const pen = new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'fillText')
        return (text: string, x: number, y: number) => {
          const { a, b, c, d, e, f } = target.getTransform()
          const ink = target.measureText(text)
          const look = Object.fromEntries(looks.map((one) => [one, Reflect.get(target, one) as unknown]))
          runs.push({
            text,
            draw: (on, corner) => {
              on.setTransform(a, b, c, d, e - corner.x, f - corner.y)
              Object.assign(on, look)
              on.fillText(text, x, y)
            },
            px: Number.parseFloat(target.font) * a,
            left: (e + a * (x - ink.actualBoundingBoxLeft)) * mm,
            right: (e + a * (x + ink.actualBoundingBoxRight)) * mm,
            top: (f + d * (y - ink.actualBoundingBoxAscent)) * mm,
            bottom: (f + d * (y + ink.actualBoundingBoxDescent)) * mm,
          })
        }
      return (value as (this: SKRSContext2D, ...given: unknown[]) => unknown).bind(target)
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  drawScene(pen as unknown as Pen, scene, { images, surface: serverSurface })
  return runs
}

/** Nastaliq hangs down between the letters of the next line without touching them: of it only the ink counts. */
const isNastaliq = ({ text }: Run) => /\p{Script=Arabic}/u.test(text)
const crosses = (one: Run, other: Run) =>
  meets(one, other) ||
  (!isNastaliq(one) &&
    !isNastaliq(other) &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.35)

/** Whether the ink of two lines meets: both are drawn alone where their outlines cross, and compared px by px. */
function meets(one: Run, other: Run): boolean {
  const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)].map((at) =>
    Math.floor(at / mm),
  ) as [number, number]
  const width = Math.ceil(Math.min(one.right, other.right) / mm) - x
  const height = Math.ceil(Math.min(one.bottom, other.bottom) / mm) - y
  if (width <= 0 || height <= 0) return false
  const [mine, theirs] = [one, other].map(({ draw }) => {
    const context = createCanvas(width, height).getContext('2d')
    draw(context, { x, y })
    return context.getImageData(0, 0, width, height).data
  })
  for (let at = 3; at < mine!.length; at += 4) if (mine![at]! > 64 && theirs![at]! > 64) return true
  return false
}

/** 6 pt, with what rounding takes. */
const least = 2.116 * 0.965

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
          if (run.px * mm < least && run.text.length > 3)
            poor.push(`${at} is set in ${(run.px * mm).toFixed(2)} mm`)
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
