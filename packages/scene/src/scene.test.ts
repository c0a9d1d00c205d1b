import { expect, test } from 'vitest'
import { fixtureScenes } from './fixtures/scenes.ts'
import { savedScenes } from './fixtures/saved.ts'
import { readScene, sceneVersion, upgradeSteps } from './scene.ts'
import { upgrade, type UpgradeStep } from './upgrade.ts'
import { SceneProblem } from './problem.ts'

const problemOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof SceneProblem) return error
    throw error
  }
  return expect.unreachable('nothing was refused')
}
const scene = (layers: unknown[], more: object = {}) => ({
  version: sceneVersion,
  unit: 'px',
  width: 100,
  height: 100,
  language: 'en',
  layers,
  ...more,
})
const box = { x: 0, y: 0, width: 10, height: 10 }
const text = { kind: 'text', box, text: 'a', family: 'sans', weight: 'bold', size: 10, fill: '#000000' }
const qr = { kind: 'qr', box, data: 'a', style: 'square', dark: '#000000', light: '#ffffff' }
const shape = (outline: object) => ({ kind: 'shape', box, outline, fill: '#123456' })
const nested = (depth: number): object =>
  depth === 0 ? text : { kind: 'group', box, children: [nested(depth - 1)] }

test.each(Object.entries(fixtureScenes))(
  'the fixture %s is a scene, and JSON says all of it',
  (_name, fixture) => {
    expect(readScene(JSON.parse(JSON.stringify(fixture)))).toEqual(fixture)
  },
)

test.each<[string, unknown, string]>([
  ['nothing', null, 'scene'],
  ['no scene', [], 'scene'],
  ['too wide', scene([], { width: 9000 }), 'width'],
  ['no unit', scene([], { unit: 'em' }), 'unit'],
  ['an unknown part', scene([], { onload: 'x' }), 'scene'],
  ['an unknown kind', scene([{ ...text, kind: 'script' }]), 'layers[0].kind'],
  ['a colour with more in it', scene([{ ...text, fill: 'url(x)' }]), 'layers[0].fill'],
  ['a size beyond all bounds', scene([text, { ...text, size: 1e9 }]), 'layers[1].size'],
  ['not a number', scene([{ ...text, size: Number.NaN }]), 'layers[0].size'],
  ['an endless box', scene([{ ...text, box: { ...box, x: Infinity } }]), 'layers[0].box.x'],
  ['a smallest size above the size', scene([{ ...text, minSize: 20 }]), 'layers[0].minSize'],
  ['a novel', scene([{ ...text, text: 'a'.repeat(4001) }]), 'layers[0].text'],
  ['a family that is not here', scene([{ ...text, family: 'Arial' }]), 'layers[0].family'],
  [
    'a path with other letters',
    scene([shape({ type: 'path', view: [1, 1], data: 'M0 0 X1 1' })]),
    'layers[0].outline.data',
  ],
  [
    'a path without a beginning',
    scene([shape({ type: 'path', view: [1, 1], data: 'L1 1' })]),
    'layers[0].outline.data',
  ],
  ['half a path', scene([shape({ type: 'path', view: [1, 1], data: 'M0 0C1 1' })]), 'layers[0].outline.data'],
  ['a logo that hides the code', scene([{ ...qr, logo: 'l', logoShare: 0.3 }]), 'layers[0].logoShare'],
  ['a pale code', scene([{ ...qr, dark: '#cccccc' }]), 'layers[0].dark'],
  ['light on dark', scene([{ ...qr, dark: '#ffffff', light: '#000000' }]), 'layers[0].dark'],
  [
    'in a group',
    scene([{ kind: 'group', box, children: [{ ...text, opacity: 2 }] }]),
    'layers[0].children[0].opacity',
  ],
  ['groups in groups without end', scene([nested(9)]), 'layers'],
  [
    'too many in all',
    scene(
      Array.from({ length: 5 }, () => ({
        kind: 'group',
        box,
        children: Array.from({ length: 900 }, () => text),
      })),
    ),
    'layers',
  ],
])('refused, naming the place: %s', (_name, saved, path) => {
  const problem = problemOf(() => readScene(saved))
  expect([problem.code, problem.detail]).toEqual(['SCENE_INVALID', path])
  expect(problem.message).toContain(path)
})

test('a scene of a later program is not guessed at', () => {
  expect(problemOf(() => readScene(scene([], { version: sceneVersion + 1 }))).code).toBe('SCENE_NEWER')
})

/** Wraps steps so that it shows which were called. */
function watched(steps: readonly UpgradeStep[]) {
  const called = new Set<string>()
  const wrapped = steps.map((step) => ({
    ...step,
    up: (old: never) => {
      called.add(step.name)
      return step.up(old)
    },
  })) as UpgradeStep[]
  return { called, wrapped }
}

/** Steps that no saved scene goes through. */
function unexercised(steps: readonly UpgradeStep[], version: number): string[] {
  const { called, wrapped } = watched(steps)
  for (const saved of Object.values(savedScenes)) {
    const before = structuredClone(saved)
    upgrade(saved, version, wrapped)
    expect(saved, 'steps are pure').toEqual(before)
  }
  return steps.filter(({ name }) => !called.has(name)).map(({ name }) => name)
}

test('every step up is exercised by a saved scene', () => {
  expect(unexercised(upgradeSteps, sceneVersion)).toEqual([])
  expect(new Set(upgradeSteps.map(({ name }) => name)).size).toBe(upgradeSteps.length)
  const forgotten: UpgradeStep = { to: sceneVersion + 1, name: 'forgotten', of: 'star', up: (old) => old }
  const used: UpgradeStep = { ...forgotten, name: 'used', of: 'qr' }
  expect(unexercised([...upgradeSteps, forgotten, used], sceneVersion + 1)).toEqual(['forgotten'])
})

test('saved scenes of every version can still be read', () => {
  const versions = Object.values(savedScenes).map((saved) => (readScene(saved), saved.version))
  expect([...new Set(versions)].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: sceneVersion }, (_, i) => i + 1),
  )
})

test('what an older scene says is what the newer one says', () => {
  expect(readScene(savedScenes['second, before layout and masks'])).toMatchObject({
    layers: [
      {
        layout: { flow: 'column', place: 'end' },
        children: [
          { kind: 'image' },
          { layout: { flow: 'row', place: 'middle' }, children: [{ mask: { type: 'rect', radius: 3 } }] },
        ],
      },
    ],
  })
})

test('steps go in order, through groups, over documents and elements, and leave other kinds alone', () => {
  const steps: UpgradeStep[] = [
    { to: 2, name: 'b', of: 'star', up: (old) => ({ ...old, points: 5 }) },
    { to: 3, name: 'c', of: 'star', up: ({ points, ...old }) => ({ ...old, spikes: points }) },
    {
      to: 3,
      name: 'd',
      of: 'document',
      up: ({ paper, ...old }: Record<string, unknown>) => ({ ...old, background: paper }),
    },
  ]
  const saved = {
    version: 1,
    paper: '#fff',
    layers: [{ kind: 'star' }, { kind: 'group', children: [{ kind: 'star' }, { kind: 'text' }] }, 'broken'],
  }
  expect(upgrade(saved, 3, steps)).toEqual({
    version: 3,
    background: '#fff',
    layers: [
      { kind: 'star', spikes: 5 },
      { kind: 'group', children: [{ kind: 'star', spikes: 5 }, { kind: 'text' }] },
      'broken',
    ],
  })
  expect(upgrade({ ...saved, version: 2 }, 2, steps)).toEqual({ ...saved, version: 2 })
  expect(watched(steps).called.size).toBe(0)
})
