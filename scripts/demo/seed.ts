import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { defaultCardLimit } from '@parichay/contract/card/fields.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import type { AgencyKey, DemoBusiness } from '@parichay/sandbox/demo/shape.ts'
import { drawAgencyLogo, drawCover, drawLogo } from '@parichay/sandbox/demo/pictures/draw.ts'
import { createUser, setUserPassword, updateProfile } from '@parichay/server/auth/store.ts'
import { splitFacts } from '@parichay/server/business/rules.ts'
import { addBusiness, setExpiry } from '@parichay/server/business/store.ts'
import { addDocument, claimDocuments } from '@parichay/server/document/store.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import { hashPassword } from '@parichay/server/platform/passwords.ts'
import { makePicture } from '@parichay/server/platform/pictures.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

const day = 86_400_000

/** Fills an empty installation with the demo: three agencies, their staff, customers, businesses and cards. */
export async function seedDemo(world: World): Promise<void> {
  const agencies = await seedAgencies(world)
  const linkTypes = new Map(
    (await world.database.app.selectFrom('linkType').select(['name', 'linkTypeId']).execute()).map((row) => [
      row.name,
      row.linkTypeId,
    ]),
  )
  for (const [key, agencyId] of agencies) {
    const scope = agencyScope(agencyId)
    const staff = await seedStaff(world, scope, key)
    const owners = await seedCustomers(world, scope, key)
    for (const business of demoBusinesses.filter((one) => one.agency === key)) {
      await seedBusiness(world, scope, business, { owners, staff, linkTypes })
    }
  }
}

async function seedAgencies({ database, storage }: World): Promise<Map<AgencyKey, number>> {
  const ids = new Map<AgencyKey, number>()
  for (const {
    key,
    host,
    logo,
    agencyName,
    roles,
    invitationSiteLink,
    theme,
    languages,
    support,
    legal,
    login,
    configuration,
  } of demoAgencies) {
    const logoKey = `brand/${key}-${randomBytes(6).toString('hex')}.webp`
    await storage.put(
      logoKey,
      await sharp(Buffer.from(drawAgencyLogo(logo)), { density: 200 })
        .resize(256, 256)
        .webp({ quality: 90 })
        .toBuffer(),
    )
    const json = { support, legal, login, configuration } satisfies Partial<AgencyDetails>
    const { agencyId } = await database.platform
      .insertInto('agency')
      .values({
        agencyName,
        roles,
        invitationSiteLink,
        logoKey,
        themePrimary: theme.primary,
        languages,
        support: JSON.stringify(json.support),
        legal: JSON.stringify(json.legal),
        login: JSON.stringify(json.login),
        configuration: JSON.stringify(json.configuration),
        messaging: JSON.stringify({}),
      })
      .returning('agencyId')
      .executeTakeFirstOrThrow()
    await database.platform.insertInto('agencyHost').values({ agencyId, host, isPrimary: true }).execute()
    ids.set(key, agencyId)
  }
  return ids
}

async function seedStaff({ database }: World, scope: Scope, key: AgencyKey): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const person of demoStaff.filter((one) => one.agency === key)) {
    const row = await database.platform
      .insertInto('franchisee')
      .values({
        agencyId: scope.agencyId,
        name: person.name,
        phoneNumber: person.phoneNumber,
        email: person.email,
        roles: person.roles,
        permissions: defaultPermissions(person.roles[0]!, key === 'parichay'),
        configuration: JSON.stringify({ hideBilling: person.hideBilling }),
        passwordHash: await hashPassword(person.password),
        passwordExpiresAt: null,
        deletedAt: null,
      })
      .returning('franchiseeId')
      .executeTakeFirstOrThrow()
    ids.set(person.phoneNumber, row.franchiseeId)
  }
  return ids
}

async function seedCustomers(
  { database, clock }: World,
  scope: Scope,
  key: AgencyKey,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const person of demoCustomers.filter((one) => one.agency === key)) {
    const hash = await hashPassword(person.password)
    await database.inScope(scope, async (tx) => {
      const { phoneNumber, email } = person
      const user = await createUser(tx, scope, {
        phoneNumber: phoneNumber ?? undefined,
        email: email ?? undefined,
        isForeignUser: person.isForeignUser,
        consentVersion: 'demo',
        createdAt: new Date(clock().getTime() - 40 * day),
      })
      await setUserPassword(tx, scope, user.userId, { hash })
      await updateProfile(tx, scope, user.userId, {
        name: person.name,
        title: person.title,
        preference: JSON.stringify({ language: person.language }),
      })
      ids.set(phoneNumber ?? email ?? '', user.userId)
    })
  }
  return ids
}

/** Draws a picture, stores it as an upload would, and returns its document id. */
async function storePicture(
  world: World,
  tx: Tx,
  scope: Scope,
  kind: 'logo' | 'cover',
  svg: string,
  userId: number,
): Promise<number> {
  const picture = await makePicture(await sharp(Buffer.from(svg)).png().toBuffer())
  const name = `a${scope.agencyId}/${randomBytes(12).toString('hex')}`
  const keys = { storageKey: `${name}.webp`, thumbnailKey: `${name}-320.webp`, jpegKey: `${name}-200.jpg` }
  await world.storage.put(keys.storageKey, picture.webp)
  await world.storage.put(keys.thumbnailKey, picture.thumbnail)
  await world.storage.put(keys.jpegKey, picture.jpeg)
  const row = await addDocument(tx, scope, {
    ...keys,
    businessId: null,
    ownerUserId: userId,
    kind,
    width: picture.width,
    height: picture.height,
    bytes: picture.webp.length,
    contentType: 'image/webp',
    madeBy: `user ${userId}`,
    createdAt: world.clock(),
  })
  return row.documentId
}

type Known = { owners: Map<string, number>; staff: Map<string, number>; linkTypes: Map<string, number> }

async function seedBusiness(
  world: World,
  scope: Scope,
  demo: DemoBusiness,
  { owners, staff, linkTypes }: Known,
): Promise<void> {
  const now = world.clock()
  const owner = demo.ownerPhone ?? demo.ownerEmail ?? ''
  const userId = owners.get(owner)
  if (userId === undefined) throw new Error(`The demo business ${demo.facts.businessName} has no customer`)
  await world.database.inScope(scope, async (tx) => {
    const logo = demo.pictures.logo
      ? await storePicture(world, tx, scope, 'logo', drawLogo(demo.pictures.logo), userId)
      : null
    const cover = demo.pictures.cover
      ? await storePicture(world, tx, scope, 'cover', drawCover(demo.pictures.cover), userId)
      : null
    const { profile } = splitFacts(demo.facts)
    const made = new Date(now.getTime() - 30 * day)
    const businessId = await addBusiness(tx, scope, {
      userId,
      businessName: demo.facts.businessName,
      category: demo.facts.category,
      mobile: demo.facts.mobile ?? null,
      email: demo.facts.email ?? null,
      city: demo.facts.city ?? '',
      profile,
      logoDocumentId: logo,
      businessMadeBy: demo.origin,
      madeByFranchiseeId: demo.madeByPhone ? (staff.get(demo.madeByPhone) ?? null) : null,
      ownerPhone: owner,
      createdAt: made,
    })
    await claimDocuments(
      tx,
      scope,
      [logo, cover].filter((id) => id !== null),
      businessId,
    )
    if (demo.expiryInDays !== null)
      await setExpiry(tx, scope, businessId, addDays(istDay(now), demo.expiryInDays))
    if (demo.isPaid)
      await tx
        .updateTable('business')
        .set({ paymentStatus: 1 })
        .where('agencyId', '=', scope.agencyId)
        .where('businessId', '=', businessId)
        .execute()
    if (!demo.card) return
    const { card } = demo
    const links = card.links.map(({ type, title, value }) => ({
      linkTypeId: linkTypes.get(type) ?? missing(type),
      title,
      value,
    }))
    await tx
      .insertInto('card')
      .values({
        agencyId: scope.agencyId,
        businessId,
        cardId: card.cardId,
        status: card.status,
        template: JSON.stringify(card.template),
        basicDetails: JSON.stringify({ ...card.basicDetails, logoDocumentId: logo, coverDocumentId: cover }),
        links: JSON.stringify(links),
        settings: JSON.stringify(card.settings),
        cardLimit: JSON.stringify(defaultCardLimit),
        publishedAt: card.status === 'DRAFT' ? null : made,
        deletedAt: null,
        createdAt: made,
        updatedAt: now,
      })
      .execute()
  })
}

function missing(type: string): never {
  throw new Error(`The demo names a kind of link that is not in the link store: ${type}`)
}
