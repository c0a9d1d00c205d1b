import { contrast } from '@parichay/contract/agency/colour.ts'
import {
  frameCodes,
  frameHeights,
  frameStyles,
  displayModes,
  logoPlaces,
  shapes,
} from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import type { Element } from '@parichay/scene/element.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { expect, test } from 'vitest'
import { makePalette } from '@parichay/contract/agency/palette.ts'
import { drawable } from '@parichay/scene/fonts/drawable.ts'
import { frameFacts } from './facts.ts'
import { frameFixtureNames, frameFixtures, type FrameFixture, settingsFor } from './fixtures.ts'
import { frameScene, stripScene } from './frame-scene.ts'
import { filmStrips, frameArea, guardHeight, safeArea, stripArea } from './safe-area.ts'

const fixtures: [string, FrameFixture][] = frameFixtureNames.map((name) => [name, frameFixtures[name]])

/** Edges of everything that is drawn, shadows aside, from the picture's corner. Rows place their own members. */
function* edges(
  elements: readonly Element[],
  x = 0,
  y = 0,
): Generator<{ id: string; top: number; foot: number; left: number; right: number }> {
  for (const element of elements) {
    const { box } = element
    const grow =
      (element.kind === 'image'
        ? (element.border?.width ?? 0)
        : element.kind === 'shape'
          ? (element.stroke?.width ?? 0)
          : 0) / 2
    yield {
      id: `${element.kind} ${element.id ?? ''}`,
      top: y + box.y - grow,
      foot: y + box.y + box.height + grow,
      left: x + box.x - grow,
      right: x + box.x + box.width + grow,
    }
    if (element.kind === 'group' && !element.layout) yield* edges(element.children, x + box.x, y + box.y)
  }
}

test('every frame is a scene with all its letters, inside its strip', () => {
  let [count, turn] = [0, 0]
  const outside = new Set<string>()
  for (const [name, one] of fixtures)
    for (const shape of shapes)
      for (const frame of frameCodes)
        for (const style of frameStyles)
          for (const height of frameHeights)
            for (const displayMode of displayModes) {
              // The fullest ones in every height, the others in one after the other.
              turn += 1
              if (!['long', 'full'].includes(name) && turn % 7 !== 0) continue
              const logoPlace = logoPlaces[count % 3]!
              const settings = settingsFor(one, { frame, style, height, displayMode, logoPlace })
              const scene = frameScene({
                shape,
                settings,
                facts: one.facts,
                logoColours: one.logo,
                background: null,
              })
              const bound = bindScene(readScene(scene), one.facts)
              expect(needsOf(bound).faces.length).toBeGreaterThanOrEqual(0)
              const area = frameArea(shape, frame, height)
              for (const { id, top, foot, left, right } of edges(bound.layers)) {
                const isIn =
                  top >= area.y - 6 &&
                  foot <= area.y + area.height + 6 &&
                  left >= -6 &&
                  right <= area.width + 6
                if (!isIn)
                  outside.add(
                    `${frame} ${style} ${shape} ${height} ${displayMode} ${name}: ${id} ${[top - area.y, foot - area.y - area.height, left, right].map(Math.round)}`,
                  )
              }
              count += 1
            }
  console.log(`${count} scenes of frames`)
  expect([...outside].slice(0, 12)).toEqual([])
  expect(count).toBeGreaterThan(1600)
}, 60_000)

test('every frame stands in the strip of a film as well, below the guard, on a ground of its own', () => {
  const outside = new Set<string>()
  for (const [name, one] of fixtures)
    for (const shape of shapes)
      for (const frame of frameCodes)
        for (const [i, style] of frameStyles.entries()) {
          const displayMode = displayModes[(i + frameCodes.indexOf(frame)) % 2]!
          const settings = settingsFor(one, { frame, style, displayMode })
          const order = { shape, settings, facts: one.facts, logoColours: one.logo, layout: 'strip' } as const
          const strip = readScene(stripScene(order))
          const { width, height } = stripArea(shape)
          expect([strip.width, strip.height]).toEqual([width, guardHeight + height])
          const [back, , ground, group] = strip.layers
          expect(back!.box).toEqual({ x: 0, y: 0, width, height: guardHeight })
          expect(ground).toMatchObject({
            kind: 'shape',
            box: { x: 0, y: guardHeight, width, height },
            fill: expect.stringMatching(/^#[0-9a-f]{6}$/),
          })
          // In the picture of the whole film it stands where the film ends.
          const whole = frameScene({ ...order, background: null }).layers.at(-1)!
          expect(whole.box).toEqual(stripArea(shape))
          for (const { id, top, foot, left, right } of edges(bindScene(strip, one.facts).layers.slice(3)))
            if (top < group!.box.y - 6 || foot > strip.height + 6 || left < -6 || right > width + 6)
              outside.add(
                `${frame} ${style} ${shape} ${name}: ${id} ${[top, foot, left, right].map(Math.round)}`,
              )
        }
  expect([...outside].slice(0, 12)).toEqual([])
})

test('a strip is whole macroblocks; what is above it is, too', () => {
  for (const shape of shapes) {
    const { upper, rows, cropBottom } = filmStrips[shape]
    const { y, height } = stripArea(shape)
    expect([y % 16, rows, (upper + rows) * 16 - cropBottom]).toEqual([0, 17, y + height])
  }
  expect([stripArea('SQUARE').height, stripArea('STORY').height]).toEqual([264, 272])
})

test('no frame reaches a poster’s words', () => {
  for (const shape of shapes)
    for (const frame of frameCodes.filter((code) => code.startsWith('frame')))
      for (const height of frameHeights) {
        const { y, height: tall } = safeArea(shape)
        expect(frameArea(shape, frame, height).y).toBeGreaterThanOrEqual(y + tall)
      }
})

test('letters read on their grounds, whatever the two colours are', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
  const poor: string[] = []
  colours.forEach((main, i) => {
    const accent = colours[(i * 37 + 11) % colours.length]!
    const c = makePalette({ main, accent })
    const pairs: [string, string][] = [
      [c.on, c.ground],
      [c.on, c.deep],
      [c.onSoft, c.ground],
      [c.onSoft, c.deep],
      [c.onAccent, c.accent],
      [c.ink, c.paper],
      [c.ink, c.tint],
      [c.link, c.paper],
      [c.link, c.tint],
      [c.link, '#ffffff'],
    ]
    for (const [text, ground] of pairs)
      if (contrast(text, ground) < 4.5) poor.push(`${main} ${accent}: ${text} on ${ground}`)
  })
  expect(poor.slice(0, 5)).toEqual([])
})

test('no two frames have the same forms', () => {
  const one = frameFixtures.short
  const forms = frameCodes.flatMap((frame) =>
    frameStyles.map((style) =>
      JSON.stringify(
        frameScene({
          shape: 'SQUARE',
          settings: settingsFor(one, { frame, style }),
          facts: one.facts,
          logoColours: one.logo,
          background: null,
        }).layers,
      ).replace(/#[0-9a-f]{6,8}/g, '#'),
    ),
  )
  expect(new Set(forms).size).toBe(40)
})

const business = {
  businessName: 'Noor 📚 Books',
  mobile: '+919825012345',
  whatsapp: null,
  email: null,
  website: 'www.noor.in/',
  address: '12 Ring Road\nSurat',
  city: 'Surat',
  pin: '395002',
  gstin: null,
}
const nothing = {
  texts: { name: '', address: '', secondPhone: '', instagram: '', tagline: '' },
  political: { post: '', slogan: '' },
  product: { name: '', price: '' },
}

test('facts are the business’s own, or what was written for frames', () => {
  expect(frameFacts(business, nothing, ['logo'])).toEqual({
    name: 'Noor Books',
    phone: '+91 98250 12345',
    website: 'noor.in',
    address: '12 Ring Road, Surat, 395002',
    monogram: 'NB',
    logo: 'logo',
  })
  const texts = { ...nothing.texts, name: 'नूर', address: 'Ring Road' }
  expect(frameFacts(business, { ...nothing, texts }, [])).toMatchObject({
    name: 'नूर',
    monogram: 'नू',
    address: 'Ring Road',
  })
  expect(drawable('Party 🎉 time')).toBe('Party time')
})
