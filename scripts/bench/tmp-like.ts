import { cardScene, factsOf, sides } from '@parichay/pdf-card/card.ts'
import { cardFixtures, detailsFor, fixtureLogo, fixturePictures } from '@parichay/pdf-card/fixtures.ts'
import { photoPx } from '@parichay/pdf-card/printed.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { makePrint } from '@parichay/server/platform/pictures.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import sharp from 'sharp'
import { getDocumentProxy, renderPageAsImage } from 'unpdf'
const renderer = openRenderer({ log: makeLog('silent'), limits: { threads: 1, timeoutMs: 60_000 } })
const stored: Record<string, Buffer> = {}
for (const [id, svg] of Object.entries(fixturePictures)) stored[id] = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
const copies = () => Object.fromEntries(Object.entries(stored).map(([id, b]) => [id, { bytes: Buffer.from(b) }]))
const details = detailsFor('desk', cardFixtures.hindi)
const order = { details, pictures: Object.keys(stored), logoColours: fixtureLogo, cardUrl: 'https://anand.example.in/anand-sweets', isSample: false }
const [scene, back] = sides.map((s) => cardScene(order, s)) as [object, object]
const facts = factsOf(order)
const photo = { bytes: await makePrint(stored['photo']!, photoPx(details)), isReady: true }
for (const ready of [true, false]) {
  const pdf = await renderer.render({ scene, more: [back], facts, images: { ...copies(), ...(ready ? { photo: { ...photo, bytes: Buffer.from(photo.bytes) } } : {}) }, as: { kind: 'pdf', title: 'A' } })
  const doc = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  for (const [i, side] of [scene, back].entries()) {
    const preview = await renderer.render({ scene: side, facts, images: copies(), as: { kind: 'png' } })
    const { width, height } = await sharp(preview).metadata()
    const page = Buffer.from(await renderPageAsImage(doc, i + 1, { canvasImport: () => import('@napi-rs/canvas'), scale: 300 / 72 }))
    const m = await sharp(page).metadata()
    const px = (b: Buffer) => sharp(b).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const [a, o] = [await px(preview), await px(page)]
    const out = Buffer.alloc(a.length)
    let d = 0
    for (let at = 0; at < a.length; at += 3) {
      const hit = [0, 1, 2].some((c) => Math.abs(a[at + c]! - o[at + c]!) > 32)
      if (hit) d++
      out[at] = hit ? 255 : 0; out[at + 1] = o[at + 1]! >> 1; out[at + 2] = 0
    }
    console.log(ready, i, width, height, m.width, m.height, ((d / (a.length / 3)) * 100).toFixed(3))
    if (ready) await sharp(out, { raw: { width: width!, height: height!, channels: 3 } }).png().toFile(`/tmp/p3/like${i}.png`)
  }
}
await renderer.close()
