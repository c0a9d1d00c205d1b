import { type PermissionName, permissionNames } from '@parichay/contract/franchisee/fields.ts'
import { routes } from '@parichay/contract/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { verdictLines } from '@parichay/contract/verdict-lines.ts'
import { expect, test } from 'vitest'
import { verdictsOnBusiness } from '../business/policy.ts'
import { verdictsOnCard } from '../card/policy.ts'
import { verdictsOnDocument } from '../document/library/policy.ts'
import { verdictsOnFeedback } from '../feedback/policy.ts'
import { verdictsOnPost } from '../greeting/post/policy.ts'
import { verdictsOnRequest } from '../greeting/request/policy.ts'
import { verdictsOnPdfCard } from '../pdf-card/policy.ts'
import { verdictsOnPlan } from '../plan/policy.ts'
import { verdictsOnVideo } from '../video/policy.ts'
import { verdictsOnSound } from '../video/sound/policy.ts'
import { verdictsOnTemplate } from '../video/template/policy.ts'
import { gateVerdict } from './gate.ts'
import { type Actor, proveScope } from './scope.ts'

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
const over = { expiryDateForCustomer: '2026-10-01', paymentStatus: 1, ownerHasTotp: true }
const row = { agencyId: 2, madeByFranchiseeId: 7 }
const agency = { roles: [], configuration: { allowAgencyExclusivePosts: true } }
const verdicts: Record<keyof typeof verdictLines, (actor: Actor) => Record<string, Verdict>> = {
  business: (actor) => verdictsOnBusiness(over, actor, '2026-11-22'),
  card: (actor) => verdictsOnCard({ status: 'ACTIVE' }, actor),
  post: (actor) => verdictsOnPost(row, { actor, scope: proveScope(actor), agency }),
  request: verdictsOnRequest,
  document: (actor) => verdictsOnDocument({ usedIn: [] }, actor),
  feedback: verdictsOnFeedback,
  plan: (actor) => verdictsOnPlan(0, actor),
  pdfCard: (actor) => verdictsOnPdfCard({ isActive: true }, actor),
  userVideo: (actor) => verdictsOnVideo({ isActive: true }, { isOpen: true, hasFile: true }, actor),
  videoSound: (actor) => verdictsOnSound({ isWaitedFor: false }, actor),
  videoTemplate: (actor) =>
    verdictsOnTemplate(
      { status: 'DRAFT', isDelivered: false, waiting: 0, isTested: true, isCurrent: false },
      actor,
    ),
}

test.each(actors)('%s: no record offers what the gate of its call refuses', (_name, actor) => {
  for (const [record, { lines }] of Object.entries(verdictLines)) {
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
