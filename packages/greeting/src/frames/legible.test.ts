import { createCanvas, GlobalFonts, type SKRSContext2D, setTextRenderer } from '@napi-rs/canvas'
import {
  frameCodes,
  frameDetails,
  frameHeights,
  frameStyles,
  shapes,
} from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene, type Facts } from '@parichay/scene/bind.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { drawScene, needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pathOfFace } from '../../../../scripts/fonts/measure-faces.ts'
import { frameFixtures, settingsFor } from './fixtures.ts'
import { frameScene, type FrameOrder } from './frame-scene.ts'
import { frameWarnings } from './warnings.ts'

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
          const px =
            Number.parseFloat(context.font) * Math.hypot(context.getTransform().a, context.getTransform().b)
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

/** What is laid out by an estimate may come out a little smaller than it is meant. */
const least = 17

test.each([
  ['everything there is', frameDetails],
  ['address, phone, e-mail and website', ['logo', 'name', 'phone', 'email', 'website', 'address'] as const],
])(
  '%s on: no letters are too small to read, name and number are always there',
  (_name, details) => {
    const poor: string[] = []
    for (const shape of shapes)
      for (const frame of frameCodes)
        for (const [i, style] of frameStyles.entries())
          for (const height of shape === 'SQUARE'
            ? (['HEIGHT-1', 'HEIGHT-3'] as const)
            : [frameHeights[2 - i]!]) {
            const one = frameFixtures.long
            const settings = settingsFor(one, { frame, style, height, details: [...details] })
            const runs = runsOf({ shape, settings, facts: crowded, logoColours: one.logo })
            const said = runs.map(({ text }) => text).join(' ')
            const where = `${shape} ${frame} ${style} ${height}`
            for (const { text, px } of runs)
              if (px < least) poor.push(`${where}: ${px.toFixed(1)} px ${text}`)
            if (!said.includes('Shree Laxminarayan') || !said.includes('98250 12345'))
              poor.push(`${where}: ${said}`)
          }
    expect(poor).toEqual([])
  },
  60_000,
)

test('in the strip of a film no letters are too small to read either', () => {
  const poor: string[] = []
  for (const shape of shapes)
    for (const frame of frameCodes)
      for (const style of frameStyles) {
        const one = frameFixtures.long
        const settings = settingsFor(one, { frame, style, details: [...frameDetails] })
        const runs = runsOf({ shape, settings, facts: crowded, logoColours: one.logo, layout: 'strip' })
        const said = runs.map(({ text }) => text).join(' ')
        for (const { text, px } of runs)
          if (px < least) poor.push(`${shape} ${frame} ${style}: ${px.toFixed(1)} px ${text}`)
        if (!said.includes('Shree Laxminarayan') || !said.includes('98250 12345'))
          poor.push(`${frame} ${said}`)
      }
  expect(poor).toEqual([])
}, 60_000)

test('what found no room is told, and only that', () => {
  const pen = createCanvas(8, 8).getContext('2d') as unknown as Pen
  const of = (name: 'short' | 'long', height: 'HEIGHT-1' | 'HEIGHT-3', more: Facts = {}) => {
    const one = frameFixtures[name]
    const settings = settingsFor(one, { height, details: name === 'long' ? [...frameDetails] : one.details })
    const facts = { ...one.facts, ...more }
    return frameWarnings(pen, { shape: 'SQUARE', settings, facts, logoColours: one.logo })
  }
  expect(of('short', 'HEIGHT-3')).toEqual([])
  const left = of('long', 'HEIGHT-1', crowded)
  expect(left.map(({ kind }) => kind)).toContain('no-room')
  expect(left.map(({ detail }) => detail)).toContain('gstin')
  expect(left.map(({ detail }) => detail)).not.toContain('phone')
  const endless = of('short', 'HEIGHT-1', { address: 'WWWWWWWW '.repeat(13).trim() })
  expect(endless).toEqual([{ detail: 'address', kind: 'too-long' }])
})
