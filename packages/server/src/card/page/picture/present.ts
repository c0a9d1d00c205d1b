import { pictureSource } from '@parichay/card-page/pictures/facts.ts'
import { ogMostBytes, ogScene } from '@parichay/card-page/pictures/og.ts'
import { posterScene } from '@parichay/card-page/pictures/poster.ts'
import { makeView } from '@parichay/card-page/view.ts'
import { Problem } from '@parichay/contract/errors.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { DocumentRow } from '../../../document/store.ts'
import { networkOf, spend } from '../../../platform/limits.ts'
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

// Somebody who makes new pictures all the time wears out the house, not the card's readers: those find them made.
const perHour = 120

/** The picture or poster of a live card: from storage when nothing it shows has changed, else drawn and stored. */
export async function drawPicture(world: World, facts: CardPageFacts, asked: PictureAsked): Promise<Buffer> {
  const { kind, agencyId, cardNo, ip, ...documents } = asked
  const jobFor = async (pictures: CardPictures): Promise<RenderJob> => {
    const given = { logo: Boolean(pictures.logo), cover: Boolean(pictures.cover) }
    const source = pictureSource(makeView(facts), given)
    const scene = kind === 'og.jpg' ? ogScene(source) : posterScene(source)
    return { scene, facts: source.facts, images: {}, as: outputFor(kind, facts) }
  }
  const job = await jobFor(documents)
  const from = { job, logo: documents.logo?.storageKey, cover: documents.cover?.storageKey }
  return world.made.find(placeOf({ agencyId, cardNo, kind, url: facts.url }), from, async () => {
    await spend(world.database.platform, world.clock(), [
      {
        bucket: `picture:${networkOf(ip)}`,
        max: Math.round(perHour * world.config.limitFactor),
        windowSec: 3600,
      },
    ])
    const [logo, cover] = await Promise.all([
      readPicture(world, documents.logo, kind === 'og.jpg' ? 600 : 900),
      readPicture(world, kind === 'og.jpg' ? documents.cover : undefined, 1600),
    ])
    const images = { ...(logo ? { logo } : {}), ...(cover ? { cover } : {}) }
    const there = { logo: logo && documents.logo, cover: cover && documents.cover }
    try {
      return await world.renderer.render({ ...(await jobFor(there)), images })
    } catch (error) {
      // A logo that cannot be read any more must not take the whole picture with it.
      if (!(error instanceof Problem) || error.code !== 'PICTURE_UNREADABLE') throw error
      world.log.warn({ err: error, agencyId, cardNo }, 'a card’s picture could not be read')
      return world.renderer.render(await jobFor({ logo: undefined, cover: undefined }))
    }
  })
}

function outputFor(kind: PictureAsked['kind'], { basicDetails }: CardPageFacts): RenderOutput {
  if (kind === 'og.jpg') return { kind: 'jpeg', quality: 88, small: { bytes: ogMostBytes } }
  return { kind: 'pdf', title: basicDetails.companyName }
}

async function readPicture(world: World, document: DocumentRow | undefined, within: number) {
  const stored = document && (await world.storage.get(document.storageKey))
  return stored ? { bytes: Buffer.concat(await stored.body.toArray()), within } : undefined
}
