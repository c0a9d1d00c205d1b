import { createCanvas, GlobalFonts, type SKRSContext2D, setTextRenderer } from '@napi-rs/canvas'
import { frameCodes, frameDetails, frameHeights, frameStyles, shapes } from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene, type Facts } from '@parichay/scene/bind.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { drawScene, needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pathOfFace } from '../../../../scripts/fonts/measure-faces.ts'
import { frameFixtures, settingsFor } from './fixtures.ts'
import { frameScene, type FrameOrder } from './frame-scene.ts'

beforeAll(() => setTextRenderer('system'))

type Run = { text: string; px: number }
/** Every text a frame draws, with the size its letters have in the file. */
function runsOf(order: FrameOrder): Run[] {
  const facts = Object.fromEntries(Object.entries(order.facts).filter(([name, value]) => name !== value))
  const scene = bindScene(frameScene({ ...order, facts, background: null }), facts)
  for (const face of needsOf(scene).faces)
    if (!GlobalFonts.has(face.id)) GlobalFonts.register(readFileSync(pathOfFace(face)), face.id)
  const runs: Run[] = []
  const context = createCanvas(8, 8).getContext('2d')
  const pen = new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name === 'fillText')
        return (text: string) => {
          const px = Number.parseFloat(context.font) * Math.hypot(context.getTransform().a, context.getTransform().b)
          runs.push({ text, px })
        }
      return (value as (this: SKRSContext2D, ...given: unknown[]) => unknown).bind(target)
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  drawScene(pen as unknown as Pen, scene)
  return runs
}

const crowded: Facts = {
  ...frameFixtures.long.facts,
  whatsapp: '+91 98250 12345',
  tagline: 'Everything for your building, under one roof since 1962',
  instagram: '@laxminarayan.hardware',
  gstin: '24ABCDE1234F1Z5',
}

test('audit', () => {
  const rows: string[] = []
  for (const shape of shapes)
    for (const frame of frameCodes)
      for (const style of frameStyles)
        for (const height of frameHeights) {
          const of = (facts: Facts, details: readonly (typeof frameDetails)[number][]) =>
            Math.min(
              ...runsOf({
                shape,
                settings: settingsFor(frameFixtures.long, { frame, style, height, details: [...details] }),
                facts,
                logoColours: frameFixtures.long.logo,
              }).map(({ px }) => px),
            ).toFixed(1)
          rows.push(
            `${shape} ${frame} ${style} ${height}: four ${of(crowded, ['logo', 'name', 'phone', 'email', 'website', 'address'])} long ${of(frameFixtures.long.facts, frameFixtures.long.details)} all ${of(crowded, frameDetails)} full ${of(frameFixtures.full.facts, frameDetails)} short ${of(frameFixtures.short.facts, frameFixtures.short.details)}`,
          )
        }
  console.log(rows.join('\n'))
  expect(1).toBe(1)
}, 120_000)
