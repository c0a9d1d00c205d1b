import { createCanvas, GlobalFonts, loadImage, setTextRenderer, type SKRSContext2D } from '@napi-rs/canvas'
import type { Element, GroupElement } from '@parichay/scene/element.ts'
import type { Drawable, Pen } from '@parichay/scene/pen.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf } from '@parichay/scene/targets/canvas.ts'
import { serverSurface } from '@parichay/scene/targets/pdf.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pathOfFace } from '../../../../scripts/fonts/measure-faces.ts'
import { groundOf, layoutOf } from './composed.ts'
import type { Poster } from './poster.ts'
import { posters, posterScene } from './posters.ts'

beforeAll(() => setTextRenderer('system'))

/** What small lines need against what lies below them: WCAG 1.4.3 for large letters. Rims and glows are not counted. */
const least = 3
/** Grounds are drawn small: a line is a few px high in it, which is all that a mean needs. */
const scale = 1 / 8

/** Ways to put a poster together where light or a prop may lie behind the small line; others set it on a plain plate. */
const lit = new Set(['ground', 'below', 'beside', 'rows', 'wreath', 'corner', 'mandala', 'lights'])

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const lightOf = ([r, g, b]: readonly number[]) =>
  0.2126 * linear(r!) + 0.7152 * linear(g!) + 0.0722 * linear(b!)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const pictures = new Map<string, Drawable>()
async function prepare(scene: Scene): Promise<void> {
  const { faces, images } = needsOf(scene)
  for (const face of faces)
    if (!GlobalFonts.has(face.id)) GlobalFonts.register(readFileSync(pathOfFace(face)), face.id)
  for (const name of images)
    if (!pictures.has(name)) {
      // Once from the file: a poster is drawn in an eighth of it.
      const whole = await loadImage(new URL(`../../pictures/${name}.webp`, import.meta.url))
      const small = createCanvas(whole.width / 4, whole.height / 4)
      small.getContext('2d').drawImage(whole, 0, 0, small.width, small.height)
      pictures.set(name, small)
    }
}

type Run = { x: number; y: number; width: number; height: number; colour: string }

/** Where the letters of a text stand, in px of the small drawing, without its coats. */
function runsOf(scene: Scene, message: Element, colour: string): Run[] {
  const context = createCanvas(4, 4).getContext('2d')
  const runs: Run[] = []
  const pen = new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'fillText')
        return (text: string, x: number, y: number) => {
          if (context.fillStyle !== colour) return
          const { a, d, e, f } = context.getTransform()
          const width = context.measureText(text).width * a
          const from = context.textAlign === 'center' ? 0.5 : context.textAlign === 'right' ? 1 : 0
          const height = Number.parseFloat(context.font) * d
          runs.push({ x: a * x + e - from * width, y: d * y + f, width, height, colour })
        }
      return (value as (this: SKRSContext2D, ...given: unknown[]) => unknown).bind(target)
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  drawScene(pen as unknown as Pen, { ...scene, layers: [message] }, { scale })
  return runs
}

/** How the small lines of a poster stand out from what is drawn below them, each of their rows by itself. */
async function contrastsOf(poster: Poster): Promise<number[]> {
  const scene = posterScene(poster)
  await prepare(scene)
  const message = scene.layers.find(({ id }) => id === 'message') as GroupElement
  const canvas = createCanvas(scene.width * scale, scene.height * scale)
  const context = canvas.getContext('2d')
  drawScene(
    context as unknown as Pen,
    { ...scene, layers: scene.layers.filter((layer) => layer !== message) },
    { images: pictures, scale, surface: serverSurface },
  )
  const small = message.children.flatMap((child) =>
    child.kind === 'text' && child.id !== 'wish' ? [child] : [],
  )
  const colours = new Set(small.flatMap(({ fill }) => (typeof fill === 'string' ? [fill.slice(0, 7)] : [])))
  return [...colours].flatMap((colour) => {
    const letters = lightOf([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
    return runsOf(scene, message, colour).map(({ x, y, width, height }) => {
      const { data } = context.getImageData(
        x,
        y - height * 0.75,
        Math.max(1, width),
        Math.max(1, height * 0.95),
      )
      let sum = 0
      for (let at = 0; at < data.length; at += 4) sum += lightOf(data.subarray(at, at + 3) as never)
      return contrast(sum / (data.length / 4), letters)
    })
  })
}

test('small lines are read on every ground, whatever light or prop lies behind them', async () => {
  const seen = new Set<string>()
  const some = posters.filter((poster) => {
    // Equal ones differ by their words: in squares, where there is less room between wish and prop.
    const way = `${layoutOf(poster.design)} ${groundOf(poster.design)}`
    if (poster.shape !== 'SQUARE' || !poster.words.line || !lit.has(layoutOf(poster.design)) || seen.has(way))
      return false
    return seen.add(way).size > 0
  })
  const wrong: string[] = []
  let rows = 0
  for (const poster of some) {
    const contrasts = await contrastsOf(poster)
    rows += contrasts.length
    const lowest = Math.min(...contrasts)
    if (lowest < least) wrong.push(`${poster.id}: ${lowest.toFixed(2)} : 1`)
  }
  expect(wrong).toEqual([])
  expect(some.length).toBeGreaterThan(80)
  expect(rows).toBeGreaterThanOrEqual(some.length)
}, 60_000)
