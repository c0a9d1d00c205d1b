import { languages } from '@parichay/contract/agency/fields.ts'
import type { CategoryPicture } from '@parichay/contract/category-page/fields.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoCategoryPages, demoShelves } from '@parichay/sandbox/demo/category-pages.ts'
import type { AgencyKey } from '@parichay/sandbox/demo/shape.ts'
import { addPage, saveShelf } from '@parichay/server/category-page/store.ts'
import { readContent } from '@parichay/server/category-page/usecase.ts'
import { addDocument, type DocumentRow } from '@parichay/server/document/store.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { randomBytes } from 'node:crypto'

/**
 * Pages of categories that agencies of the demo wrote themselves, and the order they show all in; after the link store and
 * the cards. Their pictures are copies of those of a card, so nothing is drawn.
 */
export async function seedCategoryPages(world: World): Promise<void> {
  const { platform } = world.database
  const hosts = await platform.selectFrom('agencyHost').select(['agencyId', 'host']).execute()
  const scopeOf = (key: AgencyKey) =>
    agencyScope(
      hosts.find(({ host }) => host === demoAgencies.find((one) => one.key === key)?.host)!.agencyId,
    )
  const now = world.clock()
  for (const { agency, category, sampleCardId, title, lead, hero, gallery } of demoCategoryPages) {
    const scope = scopeOf(agency)
    const found = await readContent(world, scope.agencyId, category)
    if (!found) throw new Error(`The demo writes over a page that is not delivered: ${category}`)
    await world.database.inScope(scope, async (tx) => {
      const taken = async (alt: CategoryPicture['alt'], row: DocumentRow | undefined) =>
        row ? [{ documentId: await copyPicture(world, tx, scope, row), alt }] : []
      const { cover, others } = await picturesOfCard(tx, scope, sampleCardId)
      const content = structuredClone(found.content)
      for (const language of languages)
        Object.assign(content.words[language], {
          title: title[language],
          seoTitle: title[language],
          lead: lead[language],
        })
      content.sampleCardId = sampleCardId
      content.hero = (await taken(hero, cover))[0] ?? null
      for (const [place, alt] of gallery.entries()) content.gallery.push(...(await taken(alt, others[place])))
      await addPage(tx, scope.agencyId, category, { content, publish: true, now })
    })
  }
  for (const [key, { first, hidden }] of Object.entries(demoShelves)) {
    const scope = scopeOf(key as AgencyKey)
    await world.database.inScope(scope, (tx) =>
      saveShelf(tx, scope.agencyId, { first: [...first], hidden: [...hidden], version: 0, now }),
    )
  }
}

/** The pictures stored for the business of a card: its cover, and those of its gallery in their order. */
async function picturesOfCard(tx: Tx, scope: Scope, cardId: string) {
  const rows = await tx
    .selectFrom('document')
    .innerJoin('card', (on) =>
      on
        .onRef('card.agencyId', '=', 'document.agencyId')
        .onRef('card.businessId', '=', 'document.businessId'),
    )
    .selectAll('document')
    .where('card.agencyId', '=', scope.agencyId)
    .where('card.cardId', '=', cardId)
    .where('document.kind', 'in', ['cover', 'gallery'])
    .orderBy('document.documentId')
    .execute()
  return {
    cover: rows.find(({ kind }) => kind === 'cover'),
    others: rows.filter(({ kind }) => kind === 'gallery'),
  }
}

/** Stores a picture once more, as the agency's own. */
async function copyPicture(
  { storage, clock }: World,
  tx: Tx,
  scope: Scope,
  row: DocumentRow,
): Promise<number> {
  const name = `a${scope.agencyId}/${randomBytes(12).toString('hex')}`
  const copy = async (from: string, to: string) => {
    const stored = await storage.get(from)
    if (stored) await storage.put(to, Buffer.concat(await stored.body.toArray()))
    return to
  }
  const { documentId } = await addDocument(tx, scope, {
    storageKey: await copy(row.storageKey, `${name}.webp`),
    thumbnailKey: await copy(row.thumbnailKey, `${name}-320.webp`),
    jpegKey: await copy(row.jpegKey, `${name}-200.jpg`),
    sizes: await Promise.all(
      row.sizes.map(async ({ width, webp }) => ({
        width,
        webp: await copy(webp, `${name}-w${width}.webp`),
        avif: null,
      })),
    ),
    businessId: null,
    ownerUserId: null,
    kind: 'landing',
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    contentType: row.contentType,
    madeBy: 'demo',
    createdAt: clock(),
  })
  return documentId
}
