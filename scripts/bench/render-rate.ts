import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import { greeting, makeLogo, makePhoto, quality, shopOf } from './render-content.ts'

/** Run by render.ts in a process of its own: pictures a second with so many threads, and how its memory grows. */
const [threads = 1, count = 300] = process.argv.slice(2, 4).map(Number)
const isWhole = process.argv[4] === 'whole'
const images = { photo: { bytes: await makePhoto() }, logo: { bytes: await makeLogo() } }
const renderer = openRenderer({ log: makeLog('silent'), limits: { threads, waiting: 10_000 } })
const draw = (i: number) =>
  renderer.render({ scene: greeting, facts: shopOf(i), images, as: { kind: 'jpeg', quality, isWhole } })
const memory = () => process.memoryUsage.rss() / 2 ** 20

await Promise.all(Array.from({ length: 40 * threads }, (_, i) => draw(i)))
const after: number[] = [memory()]
let drawn = 0
let next = 0
const begun = performance.now()
await Promise.all(
  Array.from({ length: threads * 2 }, async () => {
    while (next < count) {
      next += 1
      await draw(next)
      drawn += 1
      if (drawn % 50 === 0) after.push(memory())
    }
  }),
)
const perSecond = count / ((performance.now() - begun) / 1000)
const half = after.slice(Math.floor(after.length / 2))
await renderer.close()
console.log(
  JSON.stringify({
    perSecond,
    begin: after[0],
    most: Math.max(...after),
    secondHalf: [Math.min(...half), Math.max(...half)],
    end: after.at(-1),
  }),
)
