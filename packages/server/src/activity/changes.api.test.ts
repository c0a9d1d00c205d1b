import { type ActivityAction, activityActions } from '@parichay/contract/activity/actions.ts'
import { differences } from '@parichay/contract/activity/rules.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import {
  detailsFor as cardDetails,
  makeAgency,
  makeCard,
  makeStaff,
  type TestStaff,
} from '../testing/makers.ts'
import { makeSingle, openShop, type TestShop } from '../testing/makers.payment.ts'
import { type LibraryObjects, makeLibrary } from '../testing/makers.post.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { plainContent } from '../video/fixtures.ts'

let w: TestWorld
let root: TestStaff
let shop: TestShop
let library: LibraryObjects
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  shop = await openShop(w)
  library = await makeLibrary(w, shop.agency)
}, 120_000)
afterAll(() => w.close())

type Deed = Extract<ActivityAction, `${string}.change` | `${string}.save`>
const isDeed = (action: ActivityAction): action is Deed => /\.(?:change|save)$/.test(action)

/** How somebody changes a thing of each kind; what it leads to besides is no matter here. */
const deeds: Record<Deed, () => Promise<unknown>> = {
  'business.change': () =>
    shop.admin.client.ok(businessRoutes.updateBusinessMetadata, {
      body: { businessId: shop.business.businessId, city: 'Vapi' },
    }),
  'note.change': async () => {
    const params = { id: shop.business.businessId }
    const { noteId, version } = await shop.admin.client.ok(noteRoutes.saveNote, {
      params,
      body: { text: 'Calls after five', isPinned: false },
    })
    await shop.admin.client.ok(noteRoutes.saveNote, {
      params,
      body: { noteId, version, text: 'Calls at noon', isPinned: true },
    })
  },
  'card.change': async () => {
    const { cardNo } = await makeCard(w, { business: shop.business })
    const card = await shop.admin.client.ok(cardRoutes.getCard, { query: { cardNo } })
    await shop.admin.client.ok(cardRoutes.updateCardBasicDetails, {
      body: {
        cardNo,
        version: card.version,
        basicDetails: { ...cardDetails(shop.agency.marker), tagline: 'Sweets since 1950' },
      },
    })
  },
  'pdfCard.change': async () => {
    const pdfCardNo = await makeSingle(w, shop.business, 'pdf')
    const details = detailsFor('slope', cardFixtures.usual)
    for (const tagline of ['Pure ghee', 'Pure ghee since 1950']) {
      const { version } = await shop.admin.client.ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
      await shop.admin.client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
        body: { pdfCardNo, version, details: { ...details, common: { ...details.common, tagline } } },
      })
    }
  },
  'userVideo.change': async () => {
    const templateId = await makeVideoTemplate(w)
    const values = {
      texts: {},
      pictures: {},
      colours: {},
      hasLogo: false,
      music: '',
      language: 'en' as const,
    }
    const videoNo = await makeSingle(w, shop.business, 'video')
    for (const title of ['Our film', 'Our new film']) {
      const { version } = await shop.admin.client.ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
      await shop.admin.client.ok(userVideoRoutes.saveUserVideo, {
        body: { videoNo, version, templateId, title, values },
      })
    }
  },
  'videoTemplate.change': async () => {
    const id = await makeVideoTemplate(w)
    const { scene, version } = await root.client.ok(videoTemplateRoutes.getVideoTemplate, {
      params: { id },
      query: {},
    })
    await root.client.ok(videoTemplateRoutes.saveVideoTemplate, {
      body: {
        templateId: id,
        version,
        scene: JSON.stringify(scene),
        content: plainContent({ title: 'Renamed' }),
      },
    })
  },
  'imagePost.change': async () => {
    const { imageId, imageCategoryId, imageSubcategoryId } = library
    await shop.admin.client.ok(imagePostRoutes.saveImagePost, {
      query: {},
      body: {
        imageId,
        imageCategoryId,
        imageSubcategoryId,
        title: 'A festival',
        type: 'SQUARE_IMAGE',
        language: 'en',
        isShown: false,
      },
    })
  },
  'frames.change': () =>
    shop.admin.client.ok(frameRoutes.updateImagePostSettings, {
      body: { businessId: shop.business.businessId, texts: { tagline: 'Since 1974' } },
    }),
  'imageCategory.change': () =>
    shop.admin.client.ok(greetingRoutes.saveImageCategory, {
      query: {},
      body: { imageCategoryId: library.imageCategoryId, name: 'Renamed', kind: 'evergreen', version: 1 },
    }),
  'imageSubcategory.change': () =>
    shop.admin.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId: library.imageCategoryId },
      body: {
        imageSubcategoryId: library.imageSubcategoryId,
        name: 'Renamed',
        version: 1,
        days: [{ day: '2027-01-14', who: 'Gujarat' }],
      },
    }),
  'plan.change': async () => {
    const [plan] = await shop.admin.client.ok(planRoutes.listSubscriptionPlans, {
      query: { includeHidden: 'true' },
    })
    await shop.admin.client.ok(planRoutes.saveSubscriptionPlan, {
      query: {},
      body: {
        subscriptionPlanId: plan!.subscriptionPlanId,
        version: plan!.version,
        price: plan!.price + 1,
      } as never,
    })
  },
  'agency.change': async () => {
    const { agencyId } = shop.agency
    const { version } = await root.client.ok(agencyRoutes.getAgency, { query: { agencyId } })
    await root.client.ok(agencyRoutes.updateAgency, {
      body: { agency: { agencyId, version, mailFooter: 'Ring Road, Surat' } },
    })
  },
  'staff.change': async () => {
    const { franchiseeId } = await makeStaff(w, 'creator', { agency: shop.agency })
    const { version } = await shop.admin.client.ok(peopleRoutes.getStaff, { params: { franchiseeId } })
    await shop.admin.client.ok(peopleRoutes.changeStaff, {
      body: { franchiseeId, version, maxDiscountPct: 10 },
    })
  },
  'linkCategory.change': async () => {
    const params = { linkCategoryId: 1 }
    const { version } = await root.client.ok(linkStoreRoutes.getLinkCategory, { params })
    await root.client.ok(linkStoreRoutes.saveLinkCategory, { body: { ...params, version, name: 'Renamed' } })
  },
  'linkType.change': async () => {
    const params = { linkTypeId: 1 }
    const type = await root.client.ok(linkStoreRoutes.getLinkType, { params })
    await root.client.ok(linkStoreRoutes.saveLinkType, { body: { ...type, isHidden: !type.isHidden } })
  },
  'categoryPage.save': async () => {
    for (const title of ['Cakes of our town', 'Cakes of our village']) {
      const page = await root.client.ok(categoryPageRoutes.readCategoryStaticPage, {
        query: { category: 'Auto Garage' },
      })
      page.content.words.en.title = title
      const { category, version, content } = page
      await root.client.ok(categoryPageRoutes.saveCategoryStaticPage, {
        body: { category, version, content, publish: false },
      })
    }
  },
  'uiCustomisation.change': async () => {
    const item = { placement: 'COMMON' as const, type: 'notice' as const, isShown: false }
    const { uiCustomisationId, kept } = await root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: { ...item, title: { en: 'We are closed' } },
    })
    await root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: { ...item, uiCustomisationId, version: kept!.version, title: { en: 'We are open' } },
    })
  },
}

test('each deed that changes something has its case here', () => {
  expect(Object.keys(deeds).toSorted()).toEqual(activityActions.filter(isDeed).toSorted())
})

test.each(activityActions.filter(isDeed))('%s says what was there and what is there', async (action) => {
  await deeds[action]()
  const { detail } = await w.world.database.platform
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', action)
    .orderBy('auditId', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { before, after } = detail as Record<string, Record<string, unknown>>
  expect(Object.keys(before ?? {})).toEqual(Object.keys(after ?? {}))
  expect(differences(before, after).length).toBeGreaterThan(0)
})
