import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { ImagePostTable } from '../platform/tables.greeting.ts'
import type { Insertable } from 'kysely'
import type { TestAgency, TestStaff } from './makers.ts'
import type { TestWorld } from './world.ts'

/** The objects of a greeting library that a call can name. */
export type LibraryObjects = {
  imageCategoryId: number
  imageSubcategoryId: number
  imageTagId: number
  imageId: number
  postDocumentId: number
  imageRequestId: number
}

const whole = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f5c542' } })
  .jpeg()
  .toBuffer()

/** A category with a subcategory, a tag, an uploaded picture, a free post and, of a business, a request, with the agency's marker; made by a person or nobody. */
export async function makeLibrary(
  { world, clock }: TestWorld,
  agency: TestAgency,
  madeBy?: TestStaff,
  businessId?: number,
): Promise<LibraryObjects> {
  const { platform } = world.database
  const { agencyId } = agency
  // What the super-admin agency has is shown to all: its marker must not be in it.
  const mark = `${agency.isSuperAdmin ? 'shared' : agency.marker} ${randomBytes(4).toString('hex')}`
  const madeByFranchiseeId = madeBy?.franchiseeId ?? null
  const { imageCategoryId } = await platform
    .insertInto('imageCategory')
    .values({ agencyId, name: `Category ${mark}`, madeByFranchiseeId })
    .returning('imageCategoryId')
    .executeTakeFirstOrThrow()
  const { imageSubcategoryId } = await platform
    .insertInto('imageSubcategory')
    .values({ agencyId, imageCategoryId, name: `Occasion ${mark}`, sortOrder: 0 })
    .returning('imageSubcategoryId')
    .executeTakeFirstOrThrow()
  const { imageTagId } = await platform
    .insertInto('imageTag')
    .values({ agencyId, name: `Tag ${mark}`, madeByFranchiseeId })
    .returning('imageTagId')
    .executeTakeFirstOrThrow()
  const name = `a${agencyId}/${randomBytes(12).toString('hex')}`
  await world.storage.put(`${name}.held`, whole)
  const { documentId: postDocumentId } = await platform
    .insertInto('document')
    .values({
      agencyId,
      businessId: null,
      ownerUserId: null,
      kind: 'imagePost',
      storageKey: `${name}.held`,
      thumbnailKey: `${name}-240.webp`,
      jpegKey: `${name}-540.webp`,
      width: 8,
      height: 8,
      bytes: whole.length,
      contentType: 'image/jpeg',
      madeBy: madeBy ? `franchisee ${madeBy.franchiseeId} of ${agencyId}` : 'nobody',
      createdAt: clock.now(),
      sizesAt: clock.now(),
    })
    .returning('documentId')
    .executeTakeFirstOrThrow()
  const imageId = await makePost({ world, clock } as TestWorld, agency, {
    title: `Post ${mark}`,
    imageCategoryId,
    fullKey: `${name}.held`,
    design: 'flat-20-en-square',
    madeByFranchiseeId,
  })
  if (businessId === undefined)
    return { imageCategoryId, imageSubcategoryId, imageTagId, imageId, postDocumentId, imageRequestId: 0 }
  const { imageRequestId } = await platform
    .insertInto('imageRequest')
    .values({
      agencyId,
      businessId,
      occasion: `Request ${mark}`,
      day: null,
      language: 'en',
      note: '',
      askedBy: 'nobody',
      createdAt: clock.now(),
    })
    .returning('imageRequestId')
    .executeTakeFirstOrThrow()
  return { imageCategoryId, imageSubcategoryId, imageTagId, imageId, postDocumentId, imageRequestId }
}

/** An image post; its files are not there unless `fullKey` names one. */
export async function makePost(
  { world, clock }: TestWorld,
  agency: Pick<TestAgency, 'agencyId'>,
  given: Partial<Insertable<ImagePostTable>> & { imageCategoryId: number },
): Promise<number> {
  const name = `a${agency.agencyId}/${randomBytes(12).toString('hex')}`
  const { imageId } = await world.database.platform
    .insertInto('imagePost')
    .values({
      agencyId: agency.agencyId,
      imageSubcategoryId: null,
      imageTagIds: [],
      type: 'SQUARE_IMAGE',
      title: 'A post',
      language: 'en',
      captions: '{}',
      day: null,
      isPremium: false,
      isShown: true,
      thumbnailKey: `${name}-240.webp`,
      previewKey: `${name}-540.webp`,
      fullKey: `${name}.held`,
      width: 8,
      height: 8,
      bytes: 100,
      ownWords: [],
      words: [],
      madeByFranchiseeId: null,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...given,
    })
    .returning('imageId')
    .executeTakeFirstOrThrow()
  return imageId
}
