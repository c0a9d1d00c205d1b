import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { defaultCardLimit } from '@parichay/contract/card/fields.ts'
import { emptySections } from '@parichay/contract/card/sections.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoLeads } from '@parichay/sandbox/demo/leads.ts'
import { demoSections } from '@parichay/sandbox/demo/sections/all.ts'
import type { Crop } from '@parichay/sandbox/demo/sections/shape.ts'
import {
  demoColleagues,
  demoCommission,
  demoTax,
  demoTerritories,
} from '@parichay/sandbox/demo/colleagues.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import type { AgencyKey, DemoBusiness } from '@parichay/sandbox/demo/shape.ts'
import { drawAgencyLogo, drawCover, drawLogo } from '@parichay/sandbox/demo/pictures/draw.ts'
import { createUser, setUserPassword, updateProfile } from '@parichay/server/auth/store.ts'
import { splitFacts } from '@parichay/server/business/rules.ts'
import { addBusiness, setExpiry } from '@parichay/server/business/store.ts'
import { claimDocuments } from '@parichay/server/document/store.ts'
import { hashPassword } from '@parichay/server/platform/passwords.ts'
import { makeForms, type Picture, type RawPixels } from '@parichay/server/platform/pictures.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { fillReference } from '@parichay/server/reference.ts'
import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { seedNotices } from './notices.ts'
import { seedLeads } from './leads.ts'
import { seedMoney } from './money.ts'
import { seedMessaging } from './messaging.ts'
import { seedBulk } from './bulk.ts'
import { seedOffice } from './office.ts'
import { connectPayments } from './payments.ts'
import { payOnlineWith, refundOne, refuseRefunds } from './purchases.ts'
import { seedPlans } from './plans.ts'
import { cutCover, sectionsOf, seedVisitors } from './sections.ts'
import { storePicture } from './store-picture.ts'
import { agencyAge, atHour, byAge, cameAt, madeAt, publishedAt } from './timeline.ts'
import { seedTraffic } from './traffic.ts'

const day = 86_400_000

/** Fills an empty installation with the demo: three agencies, their staff, customers, businesses and cards, and the reference data beside. */
export async function seedDemo(world: World, outside?: { sandbox: Sandbox; port: number }): Promise<void> {
  const agencies = await seedAgencies(world)
  // The calendar belongs to an agency; it is filled while the businesses are drawn.
  const reference = fillReference(world.database)
  reference.catch(() => undefined)
  const linkTypes = new Map(
    (await world.database.app.selectFrom('linkType').select(['name', 'linkTypeId']).execute()).map((row) => [
      row.name,
      row.linkTypeId,
    ]),
  )
  const people = new Map<AgencyKey, { scope: Scope } & Omit<Known, 'linkTypes'>>()
  for (const [key, agencyId] of agencies) {
    const scope = agencyScope(agencyId)
    await seedPlans(world, scope, key)
    const staff = await seedStaff(world, scope, key)
    people.set(key, { scope, staff, owners: await seedCustomers(world, scope, key) })
  }
  const businesses = byAge()
  // While one is stored, the next is drawn.
  let ahead = drawPictures(businesses[0])
  for (const [i, business] of businesses.entries()) {
    const drawn = await ahead
    ahead = drawPictures(businesses[i + 1])
    const { scope, ...known } = people.get(business.agency)!
    await seedBusiness(world, scope, business, drawn, { ...known, linkTypes })
  }
  await seedOffice(world, agencies.values())
  const ownSender = agencies.get('rangtapi')
  if (outside && ownSender !== undefined) await seedMessaging(world, ownSender)
  await seedBulk(world, agencies.values())
  if (outside) await connectPayments(world, outside.sandbox, outside.port)
  await seedMoney(world, outside && payOnlineWith(outside.sandbox))
  await seedNotices(world)
  await reference
  await seedTraffic(world)
  if (!outside) return
  await refundOne(world, outside.sandbox)
  await refuseRefunds(world, outside.sandbox)
}

async function seedAgencies({ database, storage, clock }: World): Promise<Map<AgencyKey, number>> {
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
    seller,
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
        login: JSON.stringify({ ...json.login, codeOnNewDevice: false }),
        configuration: JSON.stringify(json.configuration),
        seller: JSON.stringify(seller),
        messaging: JSON.stringify({}),
        createdAt: atHour(addDays(istDay(clock()), -agencyAge[key]), 11),
      })
      .returning('agencyId')
      .executeTakeFirstOrThrow()
    await database.platform.insertInto('agencyHost').values({ agencyId, host, isPrimary: true }).execute()
    ids.set(key, agencyId)
  }
  return ids
}

async function seedStaff(
  { database, clock }: World,
  scope: Scope,
  key: AgencyKey,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const createdAt = atHour(addDays(istDay(clock()), -agencyAge[key]), 15)
  const members = demoStaff.filter((one) => one.agency === key)
  const hashes = await Promise.all(members.map(({ password }) => hashPassword(password)))
  for (const [i, person] of members.entries()) {
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
        passwordHash: hashes[i]!,
        passwordExpiresAt: null,
        territory: JSON.stringify(demoTerritories[person.phoneNumber] ?? { states: [], cities: [] }),
        commissionPct: JSON.stringify(demoCommission[person.roles[0]!] ?? { card: 0, pdf: 0, video: 0 }),
        ...demoTax[person.phoneNumber],
        lastLoginAt: new Date(clock().getTime() - (ids.size + 1) * 9 * 3_600_000),
        createdAt,
        deletedAt: null,
      })
      .returning('franchiseeId')
      .executeTakeFirstOrThrow()
    ids.set(person.phoneNumber, row.franchiseeId)
  }
  for (const { name, phoneNumber, role, territory, isActive, notes } of demoColleagues.filter(
    (one) => one.agency === key,
  )) {
    const since = new Date(clock().getTime() - (isActive ? 2 : 300) * day)
    await database.platform
      .insertInto('franchisee')
      .values({
        agencyId: scope.agencyId,
        name,
        phoneNumber,
        email: null,
        roles: [role],
        permissions: defaultPermissions(role, key === 'parichay'),
        configuration: JSON.stringify({ hideBilling: false }),
        territory: JSON.stringify(territory),
        notes,
        isActive,
        passwordHash: null,
        passwordExpiresAt: null,
        invitedAt: since,
        lastLoginAt: isActive ? null : new Date(clock().getTime() - 30 * day),
        createdAt: since,
        deletedAt: null,
      })
      .execute()
  }
  return ids
}

async function seedCustomers(
  { database, clock }: World,
  scope: Scope,
  key: AgencyKey,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const today = istDay(clock())
  const people = demoCustomers
    .filter((one) => one.agency === key)
    .map((person) => ({ person, createdAt: cameAt(person, today) }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const hashes = await Promise.all(people.map(({ person }) => hashPassword(person.password)))
  for (const [i, { person, createdAt }] of people.entries()) {
    const hash = hashes[i]!
    await database.inScope(scope, async (tx) => {
      const { phoneNumber, email } = person
      const user = await createUser(tx, scope, {
        phoneNumber: phoneNumber ?? undefined,
        email: email ?? person.mailTo,
        isForeignUser: person.isForeignUser,
        consentVersion: 'demo',
        createdAt,
      })
      await setUserPassword(tx, scope, user.userId, { hash })
      await updateProfile(tx, scope, user.userId, {
        name: person.name,
        title: person.title,
        preference: JSON.stringify({
          language: person.language,
          ...(person.reminder ? { reminder: person.reminder } : {}),
        }),
      })
      ids.set(phoneNumber ?? email ?? '', user.userId)
    })
  }
  return ids
}

/** The first start waits for these pictures: half the time for a few hundredths of their bytes. */
const makeDemoPicture = (pixels: RawPixels) => makeForms(pixels, 1)
const rasterise = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })

/** Everything drawn for a business, before its transaction begins. */
async function drawPictures(demo: DemoBusiness | undefined) {
  const { logo, cover } = demo?.pictures ?? { logo: null, cover: null }
  const sections = logo && demoSections[logo]
  const crops = demo?.card && cover && sections ? sections.gallery.map((picture) => picture.crop) : []
  const logoPicture = logo ? rasterise(drawLogo(logo)).then(makeDemoPicture) : null
  if (!cover) return { logo: await logoPicture, cover: null, gallery: new Map<Crop, Picture>() }
  const { whole, parts } = await cutCover(drawCover(cover), crops)
  const cut = [...parts].map(async ([crop, bytes]) => [crop, await makeDemoPicture(bytes)] as const)
  const [coverPicture, gallery] = await Promise.all([makeDemoPicture(whole), Promise.all(cut)])
  return { logo: await logoPicture, cover: coverPicture, gallery: new Map<Crop, Picture>(gallery) }
}

type Drawn = Awaited<ReturnType<typeof drawPictures>>
type Known = { owners: Map<string, number>; staff: Map<string, number>; linkTypes: Map<string, number> }

async function seedBusiness(
  world: World,
  scope: Scope,
  demo: DemoBusiness,
  drawn: Drawn,
  { owners, staff, linkTypes }: Known,
): Promise<void> {
  const now = world.clock()
  const made = madeAt(demo, istDay(now))
  const published = publishedAt(demo, istDay(now))
  const owner = demo.ownerPhone ?? demo.ownerEmail ?? ''
  const userId = owners.get(owner)
  if (userId === undefined) throw new Error(`The demo business ${demo.facts.businessName} has no customer`)
  await world.database.inScope(scope, async (tx) => {
    const store = (kind: 'logo' | 'cover' | 'gallery', picture: Picture | null) =>
      picture ? storePicture(world, tx, scope, kind, picture, { userId, at: made }) : null
    const logo = await store('logo', drawn.logo)
    const cover = await store('cover', drawn.cover)
    const gallery = new Map<Crop, number>()
    for (const [crop, picture] of drawn.gallery)
      gallery.set(crop, await storePicture(world, tx, scope, 'gallery', picture, { userId, at: made }))
    const { profile } = splitFacts(demo.facts)
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
      [logo, cover, ...gallery.values()].filter((id) => id !== null),
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
    const sections = demo.pictures.logo && demoSections[demo.pictures.logo]
    const content = sections ? sectionsOf(sections, demo.facts, gallery) : emptySections
    const { cardNo } = await tx
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
        paymentOptions: JSON.stringify(content.paymentOptions),
        youtubeVideos: JSON.stringify(content.youtubeVideos),
        gallery: JSON.stringify(content.gallery),
        aboutUs: JSON.stringify(content.aboutUs),
        products: JSON.stringify(content.products),
        publishedAt: card.status === 'DRAFT' ? null : published,
        deletedAt: null,
        createdAt: made,
        updatedAt: now,
      })
      .returning('cardNo')
      .executeTakeFirstOrThrow()
    const visited = {
      cardNo,
      cardName: card.basicDetails.companyName,
      language: card.settings.language,
      publishedAt: published,
    }
    const came = sections ?? { feedback: [], visitsADay: 6 }
    if (card.status === 'DRAFT') return
    await seedVisitors(tx, scope, visited, came, now)
    const leads = (demo.pictures.logo && demoLeads[demo.pictures.logo]) ?? []
    await seedLeads(tx, scope, { businessId, cardNo, publishedAt: published }, leads, now)
  })
}

function missing(type: string): never {
  throw new Error(`The demo names a kind of link that is not in the link store: ${type}`)
}
