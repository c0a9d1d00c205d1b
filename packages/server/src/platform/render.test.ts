import { fixtureScenes } from '@parichay/scene/fixtures/scenes.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { PDFDocument } from 'pdf-lib'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { openRenderer } from './render.ts'

const log = makeLog('silent')
const renderer = openRenderer({ log, limits: { threads: 2 } })
afterAll(() => renderer.close())

const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()
const logo = await png(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="110" fill="#c2352b"/></svg>',
)
const base = { version: 1, unit: 'px', width: 400, height: 300, language: 'en', background: '#ffffff' }
const box = { x: 10, y: 10, width: 380, height: 280 }
const text = {
  kind: 'text',
  box,
  text: '{{name}}',
  family: 'sans',
  weight: 'bold',
  size: 40,
  fill: '#111111',
}
const image = { kind: 'image', box, source: 'logo', fit: 'cover' }
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  )

test.each(['jpeg', 'png', 'webp'] as const)('a scene becomes a %s of its size', async (kind) => {
  const bytes = await renderer.render({
    scene: { ...base, layers: [text] },
    facts: { name: 'Raju' },
    as: { kind },
  })
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual([kind, 400, 300])
  const twice = await renderer.render({ scene: { ...base, layers: [] }, as: { kind, zoom: 2 } })
  expect((await sharp(twice).metadata()).width).toBe(800)
})

test('a JPEG is brought below a size', async () => {
  const scene = fixtureScenes['tamil']
  const as = { kind: 'jpeg', quality: 92 } as const
  const plain = await renderer.render({ scene, as })
  const small = await renderer.render({ scene, as: { ...as, small: { bytes: 100_000 } } })
  expect(plain.length).toBeGreaterThan(100_000)
  expect(small.length).toBeLessThanOrEqual(100_000)
})

test.each<[string, object, Parameters<typeof renderer.render>[0]['images'], string]>([
  ['no scene', { version: 1, layers: [{}] }, {}, 'SCENE_INVALID'],
  ['a scene of tomorrow', { ...base, version: 99, layers: [] }, {}, 'SCENE_INVALID'],
  ['signs without a glyph', { ...base, layers: [{ ...text, text: 'Raju 🙏' }] }, {}, 'GLYPH_MISSING'],
  ['no picture', { ...base, layers: [image] }, {}, 'IMAGE_MISSING'],
  [
    'half a picture',
    { ...base, layers: [image] },
    { logo: { bytes: logo.subarray(0, 600) } },
    'PICTURE_UNREADABLE',
  ],
  [
    'a drawing as picture',
    { ...base, layers: [image] },
    { logo: { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') } },
    'PICTURE_UNREADABLE',
  ],
  [
    'an address as picture',
    { ...base, layers: [image] },
    { logo: { bytes: Buffer.from('/etc/passwd') } },
    'PICTURE_UNREADABLE',
  ],
  [
    'a code of a novel',
    {
      ...base,
      layers: [
        { kind: 'qr', box, data: 'अ'.repeat(2000), style: 'square', dark: '#000000', light: '#ffffff' },
      ],
    },
    {},
    'QR_TOO_LONG',
  ],
])('refused with its own code: %s', async (_name, scene, images, code) => {
  expect(await codeOf(renderer.render({ scene, images: images ?? {}, as: { kind: 'png' } }))).toBe(code)
})

test('a bomb is refused before it is unfolded', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(
    await codeOf(
      renderer.render({
        scene: { ...base, layers: [image] },
        images: { logo: { bytes: bomb } },
        as: { kind: 'png' },
      }),
    ),
  ).toBe('PICTURE_UNREADABLE')
}, 60_000)

test.each(['square', 'rounded'] as const)(
  'a %s code is read back, with a logo and without, large and small',
  async (style) => {
    const data = 'https://card.parichay.example/annapurna'
    for (const logoShare of [undefined, 0.22])
      for (const zoom of [0.5, 1, 3]) {
        const qr = {
          kind: 'qr',
          box,
          data,
          style,
          dark: '#7a1f2b',
          light: '#fffaf0',
          ...(logoShare ? { logo: 'logo', logoShare } : {}),
        }
        const bytes = await renderer.render({
          scene: { ...base, layers: [qr] },
          images: { logo: { bytes: logo } },
          as: { kind: 'jpeg', zoom },
        })
        const raw = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
        const read = jsqr as unknown as (
          data: Uint8ClampedArray,
          width: number,
          height: number,
        ) => { data: string } | null
        expect([
          zoom,
          logoShare,
          read(new Uint8ClampedArray(raw.data), raw.info.width, raw.info.height)?.data,
        ]).toEqual([zoom, logoShare, data])
      }
  },
)

test('a PDF has exactly the size of the paper, links, language, and the same bytes each time', async () => {
  const scene = {
    version: 1,
    unit: 'mm',
    width: 105,
    height: 148,
    language: 'hi',
    background: '#fff4dd',
    layers: [{ ...text, box: { x: 10, y: 10, width: 80, height: 30 }, size: 8, link: '{{url}}' }],
  }
  const make = () =>
    renderer.render({
      scene,
      facts: { name: 'अन्नपूर्णा', url: 'https://a.example/b' },
      as: { kind: 'pdf', title: 'अन्नपूर्णा' },
    })
  const [one, two] = [await make(), await make()]
  expect(one.equals(two)).toBe(true)
  const pdf = await PDFDocument.load(one, { updateMetadata: false })
  const page = pdf.getPage(0)
  for (const { width, height } of [page.getMediaBox(), page.getCropBox()]) {
    expect(width).toBeCloseTo((105 / 25.4) * 72, 6)
    expect(height).toBeCloseTo((148 / 25.4) * 72, 6)
  }
  expect(pdf.getTitle()).toBe('अन्नपूर्णा')
  // The paper of a shop names no product that it was made with.
  expect([pdf.getCreator(), pdf.getProducer()].join(' ')).not.toMatch(/parichay/i)
  const annotations = page.node.Annots()
  expect(annotations?.size()).toBe(1)
  expect(String(annotations?.lookup(0))).toContain('https://a.example/b')
})

test('a link in a PDF is written in ASCII, whatever script its address is in', async () => {
  const linked = (link: string) => ({ ...text, text: 'A', link })
  const made = await renderer.render({
    scene: {
      ...base,
      layers: [linked('https://दुकान.भारत/भाव'), linked('दुकान 1'), linked('tel:+919825012345')],
    },
    as: { kind: 'pdf', title: 'A' },
  })
  const annotations = (await PDFDocument.load(made)).getPage(0).node.Annots()
  expect(
    Array.from({ length: 3 }, (_, i) => /\/URI \((.*)\)/.exec(String(annotations?.lookup(i)))?.[1]),
  ).toEqual([
    'https://xn--11b7ah1gn.xn--h2brj9c/%E0%A4%AD%E0%A4%BE%E0%A4%B5',
    '%E0%A4%A6%E0%A5%81%E0%A4%95%E0%A4%BE%E0%A4%A8%201',
    'tel:+919825012345',
  ])
})

test('too many at once are refused, and what takes too long is ended; the rest goes on', async () => {
  const scene = { ...base, layers: [] }
  const narrow = openRenderer({ log, limits: { threads: 1, waiting: 2 } })
  const many = await Promise.all(
    Array.from({ length: 6 }, () => codeOf(narrow.render({ scene, as: { kind: 'png' } }))),
  )
  expect(many.map(String).toSorted()).toEqual([
    'RENDER_BUSY',
    'RENDER_BUSY',
    'RENDER_BUSY',
    'drawn',
    'drawn',
    'drawn',
  ])
  await narrow.close()
  expect(await codeOf(narrow.render({ scene, as: { kind: 'png' } }))).toBe('RENDER_BUSY')
  const hasty = openRenderer({ log, limits: { threads: 1, timeoutMs: 5 } })
  expect(await codeOf(hasty.render({ scene, as: { kind: 'png' } }))).toBe('RENDER_TIMEOUT')
  await hasty.close()
})

test('threads are replaced after their share of jobs and end when idle', async () => {
  const scene = { ...base, layers: [text] }
  const short = openRenderer({ log, limits: { threads: 1, jobsPerThread: 2, idleMs: 50 } })
  for (let i = 0; i < 5; i++) {
    expect(await codeOf(short.render({ scene, facts: { name: 'Raju' }, as: { kind: 'png' } }))).toBe('drawn')
    if (i === 3) await new Promise((resolve) => setTimeout(resolve, 150))
  }
  await short.close()
})

/** A thread that breaks down as it is told to. */
const breaker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    const acts = {
      ok: () => parentPort.postMessage({ bytes: new Uint8Array([1]) }),
      slow: () => setTimeout(acts.ok, 300),
      throw: () => { throw new Error('broken') },
      exit: () => process.exit(3),
      loop: () => { for (;;); },
      memory: () => { const kept = []; for (;;) kept.push(new Array(1e5).fill({})) },
    }
    parentPort.on('message', ({ job, cancel }) => {
      if (!cancel) setImmediate(acts[job.scene])
    })
  `)}`,
)
const breakable = (limits: object = {}) =>
  openRenderer({
    log,
    workerUrl: breaker,
    limits: { threads: 1, timeoutMs: 20_000, memoryMb: 32, ...limits },
  })
const told = (act: string) => ({ scene: act, as: { kind: 'png' } }) as const

test.each([
  ['throws', 'throw', {}, 'RENDER_FAILED'],
  ['ends', 'exit', {}, 'RENDER_FAILED'],
  ['runs out of memory', 'memory', {}, 'RENDER_FAILED'],
  ['never ends', 'loop', { timeoutMs: 700 }, 'RENDER_TIMEOUT'],
])(
  'a thread that %s fails its own picture only; those that wait are drawn',
  async (_name, act, limits, code) => {
    const one = breakable(limits)
    const all = await Promise.all(['ok', act, 'ok', act, 'ok'].map((what) => codeOf(one.render(told(what)))))
    expect(all).toEqual(['drawn', code, 'drawn', code, 'drawn'])
    await one.close()
  },
)

/** The true thread, which ends so many ms after a job that says so, whatever it is doing then. */
const mortal = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    import ${JSON.stringify(import.meta.resolve('./render-worker.ts'))}
    parentPort.on('message', ({ job }) => {
      const after = job?.facts?.end
      if (after !== undefined) setTimeout(() => process.exit(9), Number(after))
    })
  `)}`,
)

test('threads killed in the middle of pictures fail these only, and the next are drawn whole', async () => {
  const two = openRenderer({ log, workerUrl: mortal, limits: { threads: 2 } })
  const scene = {
    ...base,
    width: 1600,
    height: 1600,
    layers: [{ ...image, box: { ...box, width: 1500 } }, text],
  }
  const draw = (facts: Record<string, string>) =>
    two.render({ scene, facts, images: { logo: { bytes: logo } }, as: { kind: 'jpeg' } })
  const sound = await draw({ name: 'Raju' })
  const ends = Array.from({ length: 4 }, (_, i) => String(i * 6))
  const killed = ends.map((end) => codeOf(draw({ name: 'Raju', end })))
  const others = Array.from({ length: 4 }, () => draw({ name: 'Raju' }).catch((error: unknown) => error))
  for (const code of await Promise.all(killed)) expect(['RENDER_FAILED', 'drawn']).toContain(code)
  expect(await Promise.all(killed)).toContain('RENDER_FAILED')
  // One that is drawn by a thread whose end is due may fall with it; it is never half.
  for (const other of await Promise.all(others))
    if (other instanceof Problem) expect(other.code).toBe('RENDER_FAILED')
    else expect(sound.equals(other as Buffer)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (let i = 0; i < 3; i++) expect(sound.equals(await draw({ name: 'Raju' }))).toBe(true)
  await two.close()
})

test('frames on one ground are joined to its own band, and decode to what a whole encode gives', async () => {
  const one = openRenderer({ log, limits: { threads: 1 } })
  const photo = await sharp(logo).resize(500, 500).flatten({ background: '#3a7' }).jpeg().toBuffer()
  const ground = { ...image, source: 'photo', box: { x: 0, y: 0, width: 400, height: 300 } }
  const strip = { ...text, box: { x: 10, y: 220, width: 380, height: 70 } }
  const draw = (name: string, more: object = {}, layers: object[] = [ground, strip]) =>
    one.render({
      scene: { ...base, layers },
      facts: { name },
      images: { photo: { bytes: photo } },
      as: { kind: 'jpeg', ...more },
    })
  const isJoined = (bytes: Buffer) => bytes.includes(Buffer.from([0xff, 0xdd, 0, 4]))
  const pixels = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
  const joined = []
  for (const name of ['Raju', 'Annapurna', 'Meera', 'Raju']) {
    const bytes = await draw(name)
    joined.push(isJoined(bytes))
    expect((await pixels(bytes)).equals(await pixels(await draw(name, { isWhole: true })))).toBe(true)
  }
  expect(joined).toEqual([false, true, true, true])
  // A frame that begins higher than the middle goes the ordinary way.
  const high = { ...strip, box: { ...strip.box, y: 20 } }
  expect(isJoined(await draw('Raju', {}, [ground, strip, high]))).toBe(false)
  await one.close()
})

test('RGB is what the encoder gets of an opaque picture, at any width', async () => {
  for (const [width, height] of [
    [1, 1],
    [3, 5],
    [7, 9],
    [33, 31],
  ] as const) {
    const scene = { ...base, width, height, background: '#c2352b', layers: [] }
    const bytes = await renderer.render({ scene, as: { kind: 'jpeg', quality: 100 } })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([width, height, 3])
    for (let i = 0; i < data.length; i += 3)
      expect(Math.hypot(data[i]! - 0xc2, data[i + 1]! - 0x35, data[i + 2]! - 0x2b)).toBeLessThan(5)
  }
})

test('a picture nobody waits for any more leaves the queue, or its thread, and the thread goes on', async () => {
  const one = breakable()
  const [first, second] = [new AbortController(), new AbortController()]
  const reasonOf = (work: Promise<unknown>) => work.then(() => 'drawn').catch((error: unknown) => error)
  const drawing = reasonOf(one.render(told('slow'), { signal: first.signal }))
  const waiting = reasonOf(one.render(told('exit'), { signal: second.signal }))
  const last = reasonOf(one.render(told('ok')))
  second.abort('left')
  first.abort('gone')
  expect(await Promise.all([drawing, waiting, last])).toEqual(['gone', 'left', 'drawn'])
  expect(await reasonOf(one.render(told('ok'), { signal: AbortSignal.abort('before') }))).toBe('before')
  await one.close()
})

test('a picture is given up between its steps', async () => {
  const one = openRenderer({ log, limits: { threads: 1 } })
  const signal = AbortSignal.timeout(30)
  const scene = { ...fixtureScenes['pictures']!, width: 4000, height: 4000 }
  const error = await one
    .render(
      { scene, images: { logo: { bytes: logo }, photo: { bytes: logo } }, as: { kind: 'png' } },
      { signal },
    )
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'TimeoutError' })
  expect(
    await codeOf(
      one.render({ scene: { ...base, layers: [text] }, facts: { name: 'a' }, as: { kind: 'png' } }),
    ),
  ).toBe('drawn')
  await one.close()
})

test('one canvas is used again and again, and nothing of the picture before stays on it', async () => {
  const one = openRenderer({ log, limits: { threads: 1 } })
  const plain = { ...base, background: undefined, layers: [] }
  const make = (scene: object) =>
    one.render({ scene, images: { logo: { bytes: logo } }, as: { kind: 'png' } })
  const before = await make(plain)
  await make({ ...base, layers: [{ ...image, tint: { colour: '#00ff00', amount: 0.5 }, rotation: 20 }] })
  expect(await codeOf(make({ ...base, layers: [{ ...image, source: 'nothing' }] }))).toBe('IMAGE_MISSING')
  expect((await make(plain)).equals(before)).toBe(true)
  await one.close()
})
