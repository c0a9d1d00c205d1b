import { makeLog } from '@parichay/server/platform/log.ts'
import { openMedia } from '@parichay/server/platform/media.ts'
import { videoTemplates } from '@parichay/video/templates.ts'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../tests/support/browser.ts'
import { likenessOf } from '../tests/support/film-psnr.ts'
import { openScenePage } from '../tests/support/scene-page.ts'

/**
 * How like the preview every film is: `npm run videos:likeness -- [part of an id] --language hi`. Each template is drawn by a
 * browser and made as a file; three frames of it are decoded and compared. One that takes a clip is compared with a clip as
 * well. At least 38 dB are wanted (design, Figures).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, seconds: { type: 'string' } },
})
const least = 38
const found = videoTemplates.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
)
const browser = await launchBrowser()
const page = await openScenePage(browser)
const media = openMedia(makeLog('warn'))
const seconds = values.seconds === undefined ? {} : { seconds: Number(values.seconds) }
let [worst, below] = [Infinity, 0]
const films = found.flatMap((template) =>
  (template.slots.some(({ type }) => type === 'clip') ? [false, true] : [false]).map(
    (hasClip) => [template, hasClip] as const,
  ),
)
for (const [template, hasClip] of films) {
  const moments = await likenessOf(template, { page, media, language: values.language, hasClip, ...seconds })
  const least_ = Math.min(...moments.map(({ dB }) => dB))
  worst = Math.min(worst, least_)
  if (least_ < least) below += 1
  const figures = moments.map(({ at, dB }) => `${dB.toFixed(1)} dB at ${at.toFixed(2)} s`).join(', ')
  const name = hasClip ? `${template.id}, clip` : template.id
  console.log(`${least_ < least ? '✗' : ' '} ${name.padEnd(24)} ${figures}`)
}
await browser.close()
console.log(
  `${films.length} films, the least like ${worst.toFixed(1)} dB; ${below === 0 ? 'all' : `${below} not`} at ${least} dB`,
)
process.exitCode = below === 0 ? 0 : 1
