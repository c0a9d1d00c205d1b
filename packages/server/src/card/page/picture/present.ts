import { pictureSource } from '@parichay/card-page/pictures/facts.ts'
import { ogMostBytes, ogScene } from '@parichay/card-page/pictures/og.ts'
import { posterScene } from '@parichay/card-page/pictures/poster.ts'
import { makeView } from '@parichay/card-page/view.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { DocumentRow } from '../../../document/store.ts'
import { findDrawn } from '../../../platform/drawn-for-visitors.ts'
import type { RenderJob, RenderOutput } from '../../../platform/render-worker.ts'
import type { World } from '../../../platform/world.ts'
import { placeOf } from './rules.ts'

/** The owner's two pictures, where there are any. */
export type CardPictures = { logo: DocumentRow | undefined; cover: DocumentRow | undefined }
type PictureAsked = CardPictures & {
  kind: 'og.jpg' | 'poster.pdf'
  agencyId: number
  cardNo: number
  ip: string
}

/** The picture or poster of a live card: from storage when nothing it shows has changed, else drawn and stored. */
export async function drawPicture(world: World, facts: CardPageFacts, asked: PictureAsked): Promise<Buffer> {
  const { kind, agencyId, cardNo, ip, ...documents } = asked
  const jobFor = (pictures: CardPictures): RenderJob => {
    const given = { logo: Boolean(pictures.logo), cover: Boolean(pictures.cover) }
    const source = pictureSource(makeView(facts), given)
    const scene = kind === 'og.jpg' ? ogScene(source) : posterScene(source)
    return { scene, facts: source.facts, images: {}, as: outputFor(kind, facts) }
  }
  const job = jobFor(documents)
  const from = { job, logo: documents.logo?.storageKey, cover: documents.cover?.storageKey }
  const place = placeOf({ agencyId, cardNo, kind, url: facts.url })
  return findDrawn(world, { place, from, ip }, async (hasPictures) => {
    if (!hasPictures) return jobFor({ logo: undefined, cover: undefined })
    const [logo, cover] = await Promise.all([
      readPicture(world, documents.logo, kind === 'og.jpg' ? 600 : 900),
      readPicture(world, kind === 'og.jpg' ? documents.cover : undefined, 1600),
    ])
    const images = { ...(logo ? { logo } : {}), ...(cover ? { cover } : {}) }
    const there = { logo: logo && documents.logo, cover: cover && documents.cover }
    return { ...jobFor(there), images }
  })
}

function outputFor(kind: PictureAsked['kind'], { basicDetails }: CardPageFacts): RenderOutput {
  if (kind === 'og.jpg') return { kind: 'jpeg', quality: 88, small: { bytes: ogMostBytes } }
  return { kind: 'pdf', title: basicDetails.companyName, author: basicDetails.companyName }
}

async function readPicture(world: World, document: DocumentRow | undefined, within: number) {
  const stored = document && (await world.storage.get(document.storageKey))
  return stored ? { bytes: Buffer.concat(await stored.body.toArray()), within } : undefined
}
