import { landingSource, type SharedPage } from '@parichay/card-page/pictures/landing.ts'
import { ogMostBytes, ogScene } from '@parichay/card-page/pictures/og.ts'
import { findDrawn } from '../../../platform/drawn-for-visitors.ts'
import type { Agency } from '../../../platform/hosts.ts'
import { markOfAddress } from '../../../platform/made-files.ts'
import type { RenderJob } from '../../../platform/render-worker.ts'
import type { World } from '../../../platform/world.ts'

const output = { kind: 'jpeg', quality: 88, small: { bytes: ogMostBytes } } as const

/** The JPEG that messengers show beside the address of a page of an agency's site, 1200 × 630 px. Throws RATE_LIMITED. */
export async function drawLandingPicture(
  world: World,
  { agencyId, logoKey }: Pick<Agency, 'agencyId' | 'logoKey'>,
  page: SharedPage,
  ip: string,
): Promise<Buffer> {
  const jobFor = (hasLogo: boolean): RenderJob => {
    const source = landingSource(page, { logo: hasLogo })
    return { scene: ogScene(source), facts: source.facts, images: {}, as: output }
  }
  const place = `a${agencyId}/site-${markOfAddress(`${page.agency.origin}${page.path}`)}-og-jpg`
  return findDrawn(world, { place, from: { job: jobFor(true), logoKey }, ip }, async (hasPictures) => {
    const stored = hasPictures && logoKey ? await world.storage.get(logoKey) : undefined
    if (!stored) return jobFor(false)
    const logo = { bytes: Buffer.concat(await stored.body.toArray()), within: 600 }
    return { ...jobFor(true), images: { logo } }
  })
}
