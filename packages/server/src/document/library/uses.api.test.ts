import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptySections } from '@parichay/contract/card/sections.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import type { DocumentKind } from '@parichay/contract/document/kinds.ts'
import { type Document, documentRoutes, documentUses } from '@parichay/contract/document/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import type { PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { detailsFor, makeAgency, makeBusiness, makeCard, makeStaff } from '../../testing/makers.ts'
import type { TestAgency, TestBusiness, TestCard, TestStaff } from '../../testing/makers.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { agencyVersion } from '../../testing/versions.ts'

let w: TestWorld
let platform: TestAgency
let root: TestStaff
let shop: TestShop
let business: TestBusiness
let card: TestCard
let templateId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '10000' })
  platform = await makeAgency(w, { isSuperAdmin: true })
  root = await makeStaff(w, 'admin', { agency: platform })
  shop = await openShop(w)
  await fillReference(w.world.database)
  templateId = await makeVideoTemplate(w)
}, 120_000)
afterAll(() => w.close())
beforeEach(async () => {
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  await makePeriod(w, business, { from: addDays(today, -1), until: addDays(today, 300) })
  card = await makeCard(w, { business })
})

const owner = () => shop.customer.client
const admin = () => shop.admin.client
let shade = 0
const picture = async (width = 600, height = 400) => {
  const background = { r: (shade += 3) % 256, g: 120, b: 90 }
  const drawn = sharp({ create: { width, height, channels: 3, background } })
  return new Blob([new Uint8Array(await drawn.png().toBuffer())])
}
/** Uploads a file as the owner of the business does. */
const own = async (hierarchy1: DocumentKind, file?: Blob) =>
  owner().ok(documentRoutes.uploadDocument, {
    query: { hierarchy1, hierarchy2: business.businessId },
    file: file ?? (await picture()),
  })
const staffs = async (hierarchy1: DocumentKind, { client } = shop.admin) =>
  client.ok(documentRoutes.uploadDocument, { query: { hierarchy1 }, file: await picture(600, 600) })
const pdf = async () => {
  const file = await PDFDocument.create()
  file.addPage()
  return new Blob([new Uint8Array(await file.save())])
}

type Wish = { documentId: number | null }
/** Puts a file where it is used, or nothing in its place. */
type Put = (wish: Wish) => Promise<unknown>
type Place = { upload: () => Promise<Document>; begin: () => Promise<Put> | Put; by?: () => TestStaff }

const ofCard = () => ({ cardNo: card.cardNo })
const product = (documentIds: number[]) => ({
  kind: 'product' as const,
  name: 'Barfi',
  documentIds,
  price: null,
  mrp: null,
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: 'enquiry' as const,
  link: null,
  when: null,
})
const head =
  (field: 'logoDocumentId' | 'coverDocumentId'): Put =>
  ({ documentId }) =>
    owner().ok(cardRoutes.updateCardBasicDetails, {
      body: { ...ofCard(), basicDetails: { ...detailsFor('x'), [field]: documentId } },
    })
const about =
  (field: 'ownerDocumentId' | 'brochureDocumentId'): Put =>
  ({ documentId }) =>
    owner().ok(cardRoutes.updateCardAboutUs, {
      body: { ...ofCard(), aboutUs: { ...emptySections.aboutUs, [field]: documentId } },
    })
const frame =
  (change: (documentId: number | null) => object): Put =>
  ({ documentId }) =>
    owner().ok(frameRoutes.updateImagePostSettings, {
      body: { businessId: business.businessId, pictures: change(documentId) as never },
    })
async function pdfCard(part: 'common' | 'person', field: string): Promise<Put> {
  const { start } = await owner().ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId: business.businessId },
  })
  let pdfCardNo: number | undefined
  return async ({ documentId }) => {
    const details = { ...start, [part]: { ...start[part], [field]: documentId } }
    const saved = await owner().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
      body: pdfCardNo ? { pdfCardNo, details } : { businessId: business.businessId, details },
    })
    ;({ pdfCardNo } = saved)
  }
}
async function people(): Promise<Put> {
  const { start } = await owner().ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId: business.businessId },
  })
  const { pdfCardNo } = await owner().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId: business.businessId, details: start },
  })
  let row = changeOf({ name: 'Asha' })
  return async ({ documentId }) => {
    const facts: PersonFacts = { ...row.facts, photoDocumentId: documentId }
    const { saved } = await owner().ok(pdfPeopleRoutes.savePdfPeople, {
      body: { pdfCardNo, changes: [{ ...row, facts }] },
    })
    row = { ...row, facts, version: saved[0]!.version }
  }
}
function video(): Put {
  let videoNo: number | undefined
  return async ({ documentId }) => {
    const values: VideoValues = {
      texts: { headline: 'Sale' },
      pictures: documentId === null ? {} : { photo: { documentId, crop: null } },
      colours: { ground: '#7a2e1f' },
      hasLogo: false,
      music: '',
      language: 'en',
    }
    const which = videoNo ? { videoNo } : { businessId: business.businessId }
    ;({ videoNo } = await owner().ok(userVideoRoutes.saveUserVideo, {
      body: { ...which, templateId, title: 'Our film', values },
    }))
  }
}
const brand =
  (field: string, by: () => TestStaff = () => shop.admin): Put =>
  async ({ documentId }) => {
    const { client, agency } = by()
    const version = await agencyVersion(w, agency.agencyId)
    return client.ok(agencyRoutes.updateAgency, {
      body: { agency: { agencyId: agency.agencyId, version, [field]: documentId } },
    })
  }
const categoryPage =
  (category: string, publish: boolean, part: 'hero' | 'gallery', by = () => shop.admin): Put =>
  async ({ documentId }) => {
    const { client } = by()
    const { version, content } = await client.ok(categoryPageRoutes.readCategoryStaticPage, {
      query: { category },
    })
    const shown = documentId === null ? null : { documentId, alt: { en: 'Ours', hi: '', gu: '' } }
    const filled = part === 'hero' ? { hero: shown } : { gallery: shown ? [shown] : [] }
    await client.ok(categoryPageRoutes.saveCategoryStaticPage, {
      body: { category, version, publish, content: { ...content, ...filled } },
    })
  }
const item: Put = (() => {
  let uiCustomisationId: number | undefined
  return async ({ documentId }: Wish) => {
    const body = {
      ...(uiCustomisationId && { uiCustomisationId }),
      placement: 'HOME_PAGE',
      type: 'banner',
      title: { en: 'Hello' },
      pictureDocumentId: documentId,
    }
    ;({ uiCustomisationId } = await root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: body as never,
    }))
  }
})()
/** Deletes what stands on a file, or takes that back and empties it. */
const binned =
  (fill: Put, remove: (restore: boolean) => Promise<unknown>): Put =>
  async ({ documentId }) => {
    if (documentId === null) {
      await remove(true)
      await fill({ documentId: null })
    } else {
      await fill({ documentId })
      await remove(false)
    }
  }

const gallery: Put = ({ documentId }) =>
  owner().ok(cardRoutes.updateCardGallery, {
    body: { ...ofCard(), gallery: documentId === null ? [] : [{ documentId, caption: '', album: '' }] },
  })

const places: Record<string, Place & { use: (typeof documentUses)[number] }> = {
  'the logo of a business': {
    use: 'businessLogo',
    upload: () => own('logo'),
    begin:
      () =>
      ({ documentId }) =>
        owner().ok(businessRoutes.updateBusinessMetadata, {
          body: { businessId: business.businessId, logoDocumentId: documentId },
        }),
  },
  'the logo of a card': { use: 'cardHead', upload: () => own('logo'), begin: () => head('logoDocumentId') },
  'the cover of a card': {
    use: 'cardHead',
    upload: () => own('cover'),
    begin: () => head('coverDocumentId'),
  },
  'the gallery of a card': { use: 'gallery', upload: () => own('gallery'), begin: () => gallery },
  'a product of a card': {
    use: 'product',
    upload: () => own('product'),
    begin:
      () =>
      ({ documentId }) =>
        owner().ok(cardRoutes.updateCardProducts, {
          body: { ...ofCard(), products: [product(documentId === null ? [] : [documentId])] },
        }),
  },
  'the owner’s photograph': {
    use: 'about',
    upload: () => own('owner'),
    begin: () => about('ownerDocumentId'),
  },
  'the brochure': {
    use: 'about',
    upload: async () => own('brochure', await pdf()),
    begin: () => about('brochureDocumentId'),
  },
  'the payment code': {
    use: 'payment',
    upload: () => own('payment'),
    begin:
      () =>
      ({ documentId }) =>
        owner().ok(cardRoutes.updateCardPaymentOptions, {
          body: {
            ...ofCard(),
            paymentOptions: { ...emptySections.paymentOptions, qrDocumentId: documentId },
          },
        }),
  },
  'the product of a frame': {
    use: 'frame',
    upload: () => own('product'),
    begin: () => frame((productDocumentId) => ({ productDocumentId })),
  },
  'the leaders of a frame': {
    use: 'frame',
    upload: () => own('owner'),
    begin: () => frame((documentId) => ({ leaderDocumentIds: documentId === null ? [] : [documentId] })),
  },
  'the signature of PDF cards': {
    use: 'pdfCard',
    upload: () => own('signature'),
    begin: () => pdfCard('common', 'signatureDocumentId'),
  },
  'the photograph of a PDF card': {
    use: 'pdfCard',
    upload: () => own('person'),
    begin: () => pdfCard('person', 'photoDocumentId'),
  },
  'the photograph of somebody in a list': { use: 'person', upload: () => own('person'), begin: people },
  'a promotional video': { use: 'video', upload: () => own('product'), begin: video },
  'the logo of an agency': {
    use: 'agencyLogo',
    upload: () => staffs('logo'),
    begin: () => brand('logoDocumentId'),
  },
  'the picture of the sign-in page': {
    use: 'agencyLogo',
    upload: () => staffs('logo'),
    begin: () => brand('loginImageDocumentId'),
  },
  'the logo that the platform gives an agency': {
    use: 'agencyLogo',
    by: () => root,
    upload: () => staffs('logo', root),
    begin: () => brand('darkLogoDocumentId', () => root),
  },
  'the large picture of a category page': {
    use: 'categoryPage',
    upload: () => staffs('landing'),
    begin: () => categoryPage('Tailoring', true, 'hero'),
  },
  'the draft of a category page': {
    use: 'categoryPage',
    upload: () => staffs('landing'),
    begin: () => categoryPage('Gym & Fitness', false, 'gallery'),
  },
  'a banner of customers’ pages': {
    use: 'uiCustomisation',
    by: () => root,
    upload: () => staffs('banner', root),
    begin: () => item,
  },
  'a card in the bin': {
    use: 'bin',
    upload: () => own('gallery'),
    begin: () =>
      binned(gallery, (restore) =>
        owner().ok(cardRoutes.deleteCard, { body: { ...ofCard(), ...(restore && { restore }) } }),
      ),
  },
  'a category page that was deleted': {
    use: 'bin',
    upload: () => staffs('landing'),
    begin: () => {
      let categoryStaticPageId: number
      return binned(categoryPage('Jewellery', true, 'hero'), async (restore) => {
        const page = await admin().ok(categoryPageRoutes.readCategoryStaticPage, {
          query: { category: 'Jewellery' },
        })
        categoryStaticPageId = page.categoryStaticPageId ?? categoryStaticPageId
        await admin().ok(categoryPageRoutes.deleteCategoryStaticPage, {
          query: { categoryStaticPageId },
          body: { ...(restore && { restore }) },
        })
      })
    },
  },
}

const remove = (documentId: number, { client } = shop.admin) =>
  client.call(documentRoutes.deleteDocument, { params: { documentId }, body: {} })
const stored = async (documentId: number, { client } = shop.admin) =>
  (await client.ok(documentRoutes.listDocuments, { query: { pageSize: 100 } })).list.find(
    (row) => row.documentId === documentId,
  )

test.each(Object.entries(places))(
  '%s: named while it is used, kept from deletion, and free again afterwards',
  async (_place, { use, upload, begin, by }) => {
    const who = by?.() ?? shop.admin
    const { documentId } = await upload()
    const put = await begin()
    expect(await stored(documentId, who)).toMatchObject({ usedIn: [], can: { delete: true } })
    await put({ documentId })
    expect(await stored(documentId, who)).toMatchObject({ usedIn: [use], can: { delete: 'IN_USE' } })
    expect((await remove(documentId, who)).failure.code).toBe('IN_USE')
    await put({ documentId: null })
    expect(await stored(documentId, who)).toMatchObject({ usedIn: [], can: { delete: true } })
    expect((await remove(documentId, who)).status).toBe(200)
  },
)

test('a picture of the platform’s category page is kept by an agency’s own page that took it over', async () => {
  const { documentId } = await staffs('landing', root)
  const platforms = categoryPage('Bakery & Cakes', true, 'hero', () => root)
  await platforms({ documentId })
  const own = await admin().ok(categoryPageRoutes.readCategoryStaticPage, {
    query: { category: 'Bakery & Cakes' },
  })
  expect(own.content.hero?.documentId).toBe(documentId)
  await admin().ok(categoryPageRoutes.saveCategoryStaticPage, {
    body: { category: 'Bakery & Cakes', version: 0, publish: true, content: own.content },
  })
  await platforms({ documentId: null })
  expect((await stored(documentId, root))?.usedIn).toEqual(['categoryPage'])
  expect((await remove(documentId, root)).failure.code).toBe('IN_USE')
})

test('every place is tried here', () => {
  // Those that nobody takes a file out of again are tried in taken.api.test.ts; the photo of an account goes when it is taken off (auth/account/photo.api.test.ts).
  const elsewhere = ['invoice', 'greetingFilm', 'greetingPost', 'profile']
  const tried = new Set(Object.values(places).map(({ use }) => use))
  expect(documentUses.filter((use) => !tried.has(use) && !elsewhere.includes(use))).toEqual([])
})
