import { languages } from '@parichay/contract/agency/fields.ts'
import type { CategoryPicture } from '@parichay/contract/category-page/fields.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoCategoryPages, demoShelves } from '@parichay/sandbox/demo/category-pages.ts'
import { drawCover } from '@parichay/sandbox/demo/pictures/draw.ts'
import type { Crop } from '@parichay/sandbox/demo/sections/shape.ts'
import type { AgencyKey } from '@parichay/sandbox/demo/shape.ts'
import { addPage, saveShelf } from '@parichay/server/category-page/store.ts'
import { readContent } from '@parichay/server/category-page/usecase.ts'
import { makePicture } from '@parichay/server/platform/pictures.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { cutCover } from './sections.ts'
import { storePicture } from './store-picture.ts'

/** Pages of categories that agencies of the demo wrote themselves, with pictures, and the order they show all in; after the link store. */
export async function seedCategoryPages(world: World): Promise<void> {
  const { platform } = world.database
  const hosts = await platform.selectFrom('agencyHost').select(['agencyId', 'host']).execute()
  const agencyOf = (key: AgencyKey) =>
    hosts.find(({ host }) => host === demoAgencies.find((one) => one.key === key)?.host)!.agencyId
  const now = world.clock()
  for (const { agency, category, cover, sampleCardId, title, lead, hero, gallery } of demoCategoryPages) {
    const scope = agencyScope(agencyOf(agency))
    const found = await readContent(world, scope.agencyId, category)
    if (!found) throw new Error(`The demo writes over a page that is not delivered: ${category}`)
    const { parts } = await cutCover(
      drawCover(cover),
      [hero, ...gallery].map(({ crop }) => crop),
    )
    await world.database.inScope(scope, async (tx) => {
      const stored = async ({ crop, alt }: { crop: Crop } & Pick<CategoryPicture, 'alt'>) => ({
        documentId: await storePicture(world, tx, scope, 'landing', await makePicture(parts.get(crop)!), null),
        alt,
      })
      const content = structuredClone(found.content)
      for (const language of languages)
        Object.assign(content.words[language], {
          title: title[language],
          seoTitle: title[language],
          lead: lead[language],
        })
      content.sampleCardId = sampleCardId
      content.hero = await stored(hero)
      for (const one of gallery) content.gallery.push(await stored(one))
      await addPage(tx, scope.agencyId, category, { content, publish: true, now })
    })
  }
  for (const [key, { first, hidden }] of Object.entries(demoShelves)) {
    const scope = agencyScope(agencyOf(key as AgencyKey))
    await world.database.inScope(scope, (tx) =>
      saveShelf(tx, scope.agencyId, { first: [...first], hidden: [...hidden], version: 0, now }),
    )
  }
}
