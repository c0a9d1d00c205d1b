import { type PermissionName, permissionNames } from '@parichay/contract/franchisee/fields.ts'
import { routes } from '@parichay/contract/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { verdictLines } from '@parichay/contract/verdict-lines.ts'
import { expect, test } from 'vitest'
import { verdictsOnAgency } from '../agency-management/policy.ts'
import { mayCancel, mayUndo } from '../bulk/policy.ts'
import { verdictsOnBusiness } from '../business/policy.ts'
import { verdictsOnCard } from '../card/policy.ts'
import { verdictsOnDocument } from '../document/library/policy.ts'
import { verdictsOnReport } from '../card-report/policy.ts'
import { verdictsOnLead } from '../lead/policy.ts'
import { verdictsOnFeedback } from '../feedback/policy.ts'
import { verdictsOnPerson } from '../franchisee/people/policy.ts'
import { verdictsOnPost } from '../greeting/post/policy.ts'
import { verdictsOnRequest } from '../greeting/request/policy.ts'
import { verdictsOnNote } from '../note/policy.ts'
import { verdictsOnPdfCard } from '../pdf-card/policy.ts'
import { verdictsOnPass } from '../pdf-card/verify/policy.ts'
import { verdictsOnPlan } from '../plan/policy.ts'
import { verdictsOnVideo } from '../video/policy.ts'
import { verdictsOnSound } from '../video/sound/policy.ts'
import { verdictsOnTemplate } from '../video/template/policy.ts'
import { gateVerdict } from './gate.ts'
import { type Actor, proveScope, type Staff } from './scope.ts'

const signedIn = { agencyId: 2, sessionId: 's', authVersion: 1, mustChangePassword: false }
const staff = (role: 'admin' | 'creator', permissions: PermissionName[] = []): Actor => ({
  ...signedIn,
  kind: 'staff',
  franchiseeId: 7,
  name: 'Meera',
  roles: [role],
  permissions,
  hidesBilling: false,
  ofSuperAdminAgency: false,
  mustSetUpTotp: false,
})
const actors: [string, Actor][] = [
  ['a customer', { ...signedIn, kind: 'customer', userId: 1 }],
  ['an admin', staff('admin')],
  ['a creator with nothing', staff('creator')],
  ...permissionNames.map((name): [string, Actor] => [`a creator with ${name}`, staff('creator', [name])]),
]
const over = { expiryDateForCustomer: '2026-10-01', paymentStatus: 1, ownerHasTotp: true, suspendedAt: null }
const row = { agencyId: 2, madeByFranchiseeId: 7 }
const agency = { roles: [], configuration: { allowAgencyExclusivePosts: true } }
const colleague = {
  agencyId: 2,
  franchiseeId: 8,
  roles: ['creator'],
  isActive: true,
  lastLoginAt: null,
  inSuperAdminAgency: false,
  businesses: 0,
  hasTotp: true,
  heldPaise: 0,
  otherAdmins: 1,
} as const
const job = {
  kind: 'move',
  state: 'waiting',
  askerAgencyId: 2,
  askerId: 8,
  createdAt: new Date(),
  counts: {},
} as const
const verdicts: Record<keyof typeof verdictLines, (actor: Actor) => Record<string, Verdict>> = {
  business: (actor) => verdictsOnBusiness(over, actor, '2026-11-22'),
  card: (actor) => verdictsOnCard({ status: 'ACTIVE' }, actor),
  post: (actor) => verdictsOnPost(row, { actor, scope: proveScope(actor), agency }),
  request: verdictsOnRequest,
  document: (actor) => verdictsOnDocument({ usedIn: [] }, actor),
  feedback: verdictsOnFeedback,
  cardReport: verdictsOnReport,
  lead: (actor) => verdictsOnLead({ suspendedAt: null }, actor),
  plan: (actor) => verdictsOnPlan(0, actor),
  pdfCard: (actor) => verdictsOnPdfCard({ isActive: true }, actor),
  pdfPass: verdictsOnPass,
  person: (actor) => verdictsOnPerson(actor as Staff, colleague),
  note: (actor) => verdictsOnNote('Meera', actor),
  bulkJob: (actor) => ({ cancel: mayCancel(job, actor), undo: mayUndo(job, actor, new Date()) }),
  agency: (actor) => verdictsOnAgency({ roles: [], status: 'ACTIVE' }, actor, false),
  userVideo: (actor) => verdictsOnVideo({ isActive: true }, { isOpen: true, hasFile: true }, actor),
  videoSound: (actor) => verdictsOnSound({ isWaitedFor: false }, actor),
  videoTemplate: (actor) =>
    verdictsOnTemplate(
      { status: 'DRAFT', isDelivered: false, waiting: 0, isTested: true, isCurrent: false },
      actor,
    ),
}

/** Who may not look at these has none of their verdicts. */
const reading: { [record in keyof typeof verdictLines]?: Parameters<typeof gateVerdict>[0] } = {
  person: routes.getStaff,
  bulkJob: routes.getBulkJob,
}

test.each(actors)('%s: no record offers what the gate of its call refuses', (_name, actor) => {
  for (const [record, { lines }] of Object.entries(verdictLines)) {
    const look = reading[record as keyof typeof verdictLines]
    if (look && gateVerdict(look, actor) !== true) continue
    const can = verdicts[record as keyof typeof verdictLines](actor)
    for (const [name, line] of Object.entries(lines)) {
      if (typeof line !== 'string') continue
      const gate = gateVerdict(routes[name as keyof typeof routes], actor)
      if (gate !== true) expect([record, name, can[line]]).toEqual([record, name, gate])
    }
  }
})

test('posts: others’ are not there, own ones need the agency’s leave, franchisees keep what they made', () => {
  const admin = staff('admin')
  const keeper = staff('creator', ['imagePost.manage'])
  const on = (actor: Actor, post: typeof row, allowAgencyExclusivePosts = true) =>
    verdictsOnPost(post, {
      actor,
      scope: proveScope(actor),
      agency: { roles: [], configuration: { allowAgencyExclusivePosts } },
    })
  expect(on(admin, { ...row, agencyId: 1 })).toEqual({
    change: 'NOT_FOUND',
    replace: 'NOT_FOUND',
    remake: 'NOT_FOUND',
    delete: 'NOT_FOUND',
    withhold: true,
  })
  expect(on(admin, row, false)).toMatchObject({ change: 'CONFLICT', delete: true })
  expect(on(keeper, { ...row, madeByFranchiseeId: 8 }).change).toBe('NOT_FOUND')
  expect(on(keeper, row)).toMatchObject({ change: true, replace: 'NOT_ALLOWED' })
})

test('a full list takes no copy', () =>
  expect(verdictsOnPlan(10_000, staff('admin'))).toEqual({
    change: true,
    copy: 'LIMIT_REACHED',
    archive: true,
  }))
