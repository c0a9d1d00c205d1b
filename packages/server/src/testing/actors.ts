import { makeVideoTemplate } from './makers.video.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import type { Access } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { type Client, openClient } from './client.ts'
import { makeInvoice } from './make-invoice.ts'
import { makeLead } from './makers.lead.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCardReport,
  makeCustomer,
  makeFeedback,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from './makers.ts'
import { makeMoney, type MoneyObjects } from './makers.money.ts'
import { makePlan } from './makers.plan.ts'
import { type LibraryObjects, makeLibrary } from './makers.post.ts'
import type { TestWorld } from './world.ts'

/** The objects a call can name. */
export type Objects = {
  agencyId: number
  userId: number
  businessId: number
  cardNo: number
  feedbackId: number
  cardReportId: number
  leadId: number
  subscriptionPlanId: number
  invoiceId: number
  /** A creator of the agency, and a colleague to give their businesses to. */
  franchiseeId: number
  colleagueId: number
} & MoneyObjects &
  LibraryObjects
/** A column of the permission matrix. */
export type Column = 'public' | 'customer' | 'staff' | 'admin' | 'superadmin'

/** Somebody who calls, and what is theirs, somebody else's here, and another agency's. */
export type TestActor = {
  name: string
  column: Column
  client: Client
  agency: TestAgency
  permissions: readonly string[]
  /** May do all to every object of the own agency. */
  wholeAgency: boolean
  own: Objects
  other: Objects
  foreign: Objects
  /** Makes another business of their own, for calls that use one up. */
  fresh(): Promise<Objects>
}

/** An id that nothing has. */
export const nowhere: Objects = {
  userId: 2_000_000_001,
  businessId: 2_000_000_002,
  cardNo: 2_000_000_003,
  feedbackId: 2_000_000_004,
  cardReportId: 2_000_000_022,
  leadId: 2_000_000_022,
  subscriptionPlanId: 2_000_000_005,
  invoiceId: 2_000_000_006,
  agencyId: 2_000_000_013,
  franchiseeId: 2_000_000_020,
  colleagueId: 2_000_000_021,
  recordNo: 2_000_000_007,
  pdfCardNo: 2_000_000_008,
  pdfRecordNo: 2_000_000_009,
  videoNo: 2_000_000_010,
  videoRecordNo: 2_000_000_011,
  breakId: 2_000_000_012,
  imageCategoryId: 2_000_000_014,
  imageSubcategoryId: 2_000_000_015,
  imageTagId: 2_000_000_016,
  imageId: 2_000_000_017,
  postDocumentId: 2_000_000_018,
  imageRequestId: 2_000_000_019,
}

/** Permissions that some route asks for. */
export const askedPermissions = [
  ...new Set(
    Object.values(routes)
      .map((route) => (route.access as Access).staff)
      .filter((cell) => cell.includes('.')),
  ),
] as PermissionName[]

const set = async (test: TestWorld, agency: TestAgency, madeBy?: TestStaff): Promise<Objects> => {
  const owner = await makeCustomer(test, { agency, signedIn: false })
  return makeObjects(test, owner, madeBy)
}
/** One of everything of a customer, looked after by a member of staff where one is given. */
export const makeObjects = async (
  test: TestWorld,
  owner: Awaited<ReturnType<typeof makeCustomer>>,
  madeBy?: TestStaff,
): Promise<Objects> => {
  const business = await makeBusiness(test, { owner, ...(madeBy ? { madeBy } : {}) })
  const card = await makeCard(test, { business })
  const feedbackId = await makeFeedback(test, card)
  const cardReportId = await makeCardReport(test, card)
  const leadId = await makeLead(test, card)
  const subscriptionPlanId = await makePlan(test, business.agency)
  const { invoiceId } = await makeInvoice(test, business)
  const library = await makeLibrary(test, business.agency, madeBy, business.businessId)
  const money = await makeMoney(test, { owner, madeBy, business, planId: subscriptionPlanId })
  const hired = () => makeStaff(test, 'creator', { agency: owner.agency, signedIn: false })
  return {
    agencyId: owner.agency.agencyId,
    franchiseeId: (await hired()).franchiseeId,
    colleagueId: (await hired()).franchiseeId,
    ...money,
    ...library,
    userId: owner.userId,
    businessId: business.businessId,
    cardNo: card.cardNo,
    feedbackId,
    cardReportId,
    leadId,
    subscriptionPlanId,
    invoiceId,
  }
}

/** Two agencies and the super-admin agency, with everybody the matrix knows. */
export async function makeActors(test: TestWorld): Promise<{ actors: TestActor[]; agencies: TestAgency[] }> {
  await makeVideoTemplate(test)
  const platform = await makeAgency(test, { isSuperAdmin: true })
  const agencies = [await makeAgency(test), await makeAgency(test)]
  const actors: TestActor[] = []
  const strangers = new Map<TestAgency, Objects>()
  for (const agency of [platform, ...agencies]) strangers.set(agency, await set(test, agency))
  for (const agency of [platform, ...agencies]) {
    const away = agencies.find((one) => one !== agency) ?? agencies[0]!
    const common = { agency, other: strangers.get(agency)!, foreign: strangers.get(away)! }
    const letter = agency === platform ? 'P' : 'AB'[agencies.indexOf(agency)]
    const staff = async (
      label: string,
      role: Parameters<typeof makeStaff>[1],
      permissions: readonly string[],
    ) => {
      const person = await makeStaff(test, role, {
        agency,
        permissions: [...permissions] as PermissionName[],
      })
      const column = role !== 'admin' ? 'staff' : agency.isSuperAdmin ? 'superadmin' : 'admin'
      const fresh = () => set(test, agency, person)
      actors.push({
        ...common,
        name: `${label} of ${letter}`,
        column,
        client: person.client,
        permissions,
        wholeAgency: column === 'admin' || role === 'franchisee-with-all-card-access',
        own: await fresh(),
        fresh,
      })
    }
    await staff('admin', 'admin', askedPermissions)
    await staff(
      'all-card franchisee',
      'franchisee-with-all-card-access',
      defaultPermissions('franchisee-with-all-card-access', agency.isSuperAdmin),
    )
    if (agency === platform) continue
    for (const number of [1, 2]) {
      const person = await makeCustomer(test, { agency })
      const fresh = () => makeObjects(test, person)
      actors.push({
        ...common,
        name: `customer ${number} of ${letter}`,
        column: 'customer',
        client: person.client,
        permissions: [],
        wholeAgency: false,
        own: await fresh(),
        fresh,
      })
    }
    await staff('franchisee without permissions', 'franchisee', [])
    for (const permission of askedPermissions)
      await staff(`franchisee with ${permission}`, 'franchisee', [permission])
    await staff('creator', 'creator', defaultPermissions('creator', false))
    const nobody = {
      ...common,
      column: 'public' as const,
      permissions: [],
      wholeAgency: false,
      own: common.other,
      fresh: async () => common.other,
    }
    const expired = await makeCustomer(test, { agency })
    await test.world.database.platform
      .updateTable('session')
      .set({ endsAt: new Date(0) })
      .where('userId', '=', expired.userId)
      .execute()
    const preAuth = openClient(test.app, agency.host)
    preAuth.cookies.set('__Host-p', 'p'.repeat(43))
    actors.push(
      { ...nobody, name: `nobody at ${letter}`, client: openClient(test.app, agency.host) },
      { ...nobody, name: `expired session at ${letter}`, client: expired.client },
      { ...nobody, name: `half signed in at ${letter}`, client: preAuth },
      {
        ...nobody,
        name: `session of the other agency at ${letter}`,
        client: openClient(test.app, agency.host, (await makeCustomer(test, { agency: away })).token),
      },
    )
  }
  return { actors, agencies: [platform, ...agencies] }
}
