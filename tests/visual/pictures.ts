import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { pictureSource } from '@parichay/card-page/pictures/facts.ts'
import { ogScene } from '@parichay/card-page/pictures/og.ts'
import { posterScene } from '@parichay/card-page/pictures/poster.ts'
import { drawPicture } from '@parichay/card-page/testing/pictures.ts'
import { makeView } from '@parichay/card-page/view.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import sharp from 'sharp'
import { pictureCards } from '../support/picture-cards.ts'

/** Draws link pictures and posters of every design with every card to look at: `node tests/visual/pictures.ts --out shots`. */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'shots' }, only: { type: 'string', default: '' } },
})
mkdirSync(values.out, { recursive: true })
const renderer = openRenderer({ log: makeLog('warn') })
const bytesOf = (url: string | undefined) => {
  const svg = url && drawPicture(url)
  return svg ? sharp(Buffer.from(svg)).png().toBuffer() : undefined
}

async function draw(code: (typeof templateCodes)[number], facts: CardPageFacts) {
  const [logo, cover] = await Promise.all([
    bytesOf(facts.pictures.logo?.url),
    bytesOf(facts.pictures.cover?.url),
  ])
  const images = { ...(logo ? { logo: { bytes: logo } } : {}), ...(cover ? { cover: { bytes: cover } } : {}) }
  const card = { ...facts, template: { ...facts.template, code, colour: colours[code] } }
  const source = pictureSource(makeView(card), { logo: Boolean(logo), cover: Boolean(cover) })
  const job = { facts: source.facts, images }
  return {
    og: await renderer.render({
      ...job,
      scene: ogScene(source),
      as: { kind: 'jpeg', quality: 88, small: { bytes: 300 * 1024 } },
    }),
    poster: await renderer.render({ ...job, scene: posterScene(source), as: { kind: 'png', zoom: 0.5 } }),
    pdf: await renderer.render({
      ...job,
      scene: posterScene(source),
      as: { kind: 'pdf', title: facts.basicDetails.companyName },
    }),
  }
}

const colours: Record<(typeof templateCodes)[number], string> = {
  bazaar: '#c2352b',
  saffron: '#e07a10',
  monsoon: '#0f766e',
  ledger: '#1f3a5f',
  clinic: '#0f9d7a',
  thali: '#a3382c',
  zari: '#7a1f3d',
  blueprint: '#1d5fa8',
  studio: '#c98b5e',
  garage: '#f2b705',
  classroom: '#2d6ae0',
  minimal: '#2d9bea',
}

for (const code of templateCodes) {
  if (!code.startsWith(values.only)) continue
  const drawn = []
  for (const [name, facts] of Object.entries(pictureCards)) {
    const { og, poster, pdf } = await draw(code, facts)
    drawn.push({ og, poster })
    writeFileSync(join(values.out, `${code}-${name}.pdf`), pdf)
    console.log(code, name, Math.round(og.length / 1024), 'KB', Math.round(pdf.length / 1024), 'KB PDF')
  }
  const ogs = await Promise.all(drawn.map(({ og }) => sharp(og).resize(800).toBuffer()))
  await sharp({
    create: { width: 1600, height: Math.ceil(ogs.length / 2) * 420, channels: 3, background: '#777' },
  })
    .composite(ogs.map((input, i) => ({ input, left: (i % 2) * 800, top: Math.floor(i / 2) * 420 })))
    .png()
    .toFile(join(values.out, `${code}-og.png`))
  const posters = await Promise.all(
    drawn.slice(0, 4).map(({ poster }) => sharp(poster).resize({ height: 760 }).toBuffer()),
  )
  await sharp({ create: { width: 4 * 540, height: 760, channels: 3, background: '#777' } })
    .composite(posters.map((input, i) => ({ input, left: i * 540, top: 0 })))
    .png()
    .toFile(join(values.out, `${code}-poster.png`))
}
await renderer.close()
