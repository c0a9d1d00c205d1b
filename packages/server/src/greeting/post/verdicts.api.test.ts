import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeFeedback,
  makeStaff,
  type TestAgency,
} from '../../testing/makers.ts'
import { type LibraryObjects, makeLibrary } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let shared: LibraryObjects
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shared = await makeLibrary(w, await makeAgency(w, { isSuperAdmin: true }))
  agency = await makeAgency(w)
})
afterAll(() => w.close())

/** Gives or takes the agency's leave to have posts of its own. */
async function letOwnPosts(allowAgencyExclusivePosts: boolean) {
  const { platform } = w.world.database
  const at = { agencyId: agency.agencyId }
  const { configuration } = await platform
    .selectFrom('agency')
    .select('configuration')
    .where('agencyId', '=', at.agencyId)
    .executeTakeFirstOrThrow()
  await platform
    .updateTable('agency')
    .set({ configuration: JSON.stringify({ ...configuration, allowAgencyExclusivePosts }) })
    .where('agencyId', '=', at.agencyId)
    .execute()
  w.world.hosts.forget()
}

test.each([
  ['posts of its own', true],
  ['no posts of its own', false],
])('an agency with %s: a post says what its calls then say', async (_name, allows) => {
  await letOwnPosts(allows)
  const admin = await makeStaff(w, 'admin', { agency })
  const keeper = await makeStaff(w, 'creator', { agency, permissions: ['imagePost.manage'] })
  for (const staff of [admin, keeper])
    for (const post of [shared, await makeLibrary(w, agency), await makeLibrary(w, agency, keeper)]) {
      const query = { imageIds: String(post.imageId) }
      const [row] = await staff.client.ok(imagePostRoutes.listImagePostsByIds, { query })
      const { can, title, type, imageCategoryId, language, version, imageId } = row!
      const save = await staff.client.call(imagePostRoutes.saveImagePost, {
        body: { imageId, title, type, imageCategoryId, language, version },
      })
      const gone = await staff.client.call(imagePostRoutes.deleteImagePosts, {
        body: { imageIds: [imageId] },
      })
      const said = [save, gone].map((answer) => (answer.status === 200 ? true : answer.failure.code))
      expect(said).toEqual([can?.change, can?.delete])
      if (save.status === 200) expect((save.data as { can: unknown }).can).toEqual(can)
    }
})

test('customers are told nothing of what they may never do with a post', async () => {
  const owner = await makeCustomer(w, { agency })
  const [row] = await owner.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(shared.imageId) },
  })
  expect(row).not.toHaveProperty('can')
})

test.each([
  ['both', ['feedback.view', 'feedback.delete', 'imagePost.manage', 'business.view']],
  ['neither', ['feedback.view', 'imagePost.manage']],
] as [string, PermissionName[]][])('feedback and requests for who may do %s', async (_name, permissions) => {
  const owner = await makeCustomer(w, { agency })
  const staff = await makeStaff(w, 'franchisee-with-all-card-access', { agency, permissions })
  const business = await makeBusiness(w, { owner })
  const card = await makeCard(w, { business })
  await makeFeedback(w, { agency, cardNo: card.cardNo })
  await makeLibrary(w, agency, undefined, business.businessId)
  const feedback = (await staff.client.ok(feedbackRoutes.listFeedback, { query: {} })).list[0]!
  const gone = await staff.client.call(feedbackRoutes.deleteFeedback, {
    query: { feedbackId: feedback.feedbackId },
    body: {},
  })
  expect(gone.status === 200 ? true : gone.failure.code).toBe(feedback.can.delete)
  const request = (await staff.client.ok(imagePostRoutes.listImageRequests, { query: {} })).list[0]!
  const answered = await staff.client.ok(imagePostRoutes.answerImageRequest, {
    params: { imageRequestId: request.imageRequestId },
    body: { status: 'DECLINED' },
  })
  const openBusiness = permissions.includes('business.view') || 'NOT_ALLOWED'
  expect([request.can, answered.can]).toEqual([
    { answer: true, openBusiness },
    { answer: true, openBusiness },
  ])
})
