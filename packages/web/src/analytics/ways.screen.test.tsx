import { notificationKinds } from '@parichay/contract/analytics/notification.ts'
import { figureTopics, notificationTopics, tells } from '@parichay/contract/analytics/rules.told.ts'
import {
  type PermissionName,
  permissionNames,
  type StaffRole,
  staffRoles,
} from '@parichay/contract/franchisee/fields.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { type ReportName, reportNames } from '@parichay/contract/report/fields.ts'
import { opensReport } from '@parichay/contract/report/rules.ts'
import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { adminTree } from '../routes/admin.tsx'
import { paymentTree } from '../routes/payment.tsx'
import { notificationWays } from '../shell/notifications/ways.ts'
import { factsOf } from '../shell/staff-facts.ts'
import { pageAccess } from '../shell/staff-pages.ts'
import { makeAgency, makeStaff } from '../testing/makers.ts'
import { figureWays } from '../api/figure-ways.ts'
import { figureWords } from './words.ts'

// Whatever somebody is told of opens to them: each row of the home, each kind of notification and each line of the daily letter, for
// every kind of staff. Who is told of what is one verdict of the contract; the server asks it, and its tests hold it to that.

const { configuration } = makeAgency()
const held: Record<string, (role: StaffRole, ofPlatform: boolean) => readonly PermissionName[]> = {
  'usual permissions': defaultPermissions,
  'no permission': () => [],
  'all permissions': () => permissionNames,
  ...Object.fromEntries(
    (['business.list', 'video.list', 'imagePost.manage', 'feedback.view'] as const).map((one) => [
      one,
      () => [one],
    ]),
  ),
}
const kinds = staffRoles.flatMap((role) =>
  [false, true].flatMap((ofPlatform) =>
    [false, true].flatMap((byPerson) =>
      [false, true].flatMap((byAgency) =>
        Object.entries(held).map(([name, of]) => ({
          name: [
            role,
            ofPlatform && 'of the platform',
            name,
            byPerson && 'billing hidden for them',
            byAgency && 'billing hidden by the agency',
          ]
            .filter(Boolean)
            .join(', '),
          agency: makeAgency({
            roles: ofPlatform ? ['superadmin'] : [],
            configuration: { ...configuration, hideBilling: byAgency },
          }),
          person: makeStaff({
            roles: [role],
            permissions: [...of(role, ofPlatform)],
            configuration: { hideBilling: byPerson },
          }),
        })),
      ),
    ),
  ),
)

const leaves = (route: AnyRoute): AnyRoute[] =>
  ((route.children as AnyRoute[] | undefined) ?? []).flatMap((one) => [one, ...leaves(one)])
const routes = [...leaves(adminTree), ...leaves(paymentTree)].map(({ options }) => {
  const { staticData, path, getParentRoute } = options as {
    staticData?: { page?: string }
    path: string
    getParentRoute: () => { options: { path: string } }
  }
  const whole = `${getParentRoute().options.path}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '')
  return { page: staticData?.page ?? '', path: new RegExp(`^${whole.replace(/\$\w+/g, '\\d+')}$`) }
})

/** Whether an address of the panel opens to somebody, and for lists of businesses whether they see its rows. */
function opens(href: string, { person, agency }: (typeof kinds)[number]): boolean {
  const url = new URL(href, 'https://panel.example')
  const page = routes.find(({ path }) => path.test(url.pathname))?.page ?? ''
  const access = pageAccess(page, person, agency)
  const report = url.searchParams.get('report') as ReportName | null
  return (
    access.opens &&
    (page !== 'businesses' || access.rows) &&
    (page !== 'report' || opensReport(report ?? reportNames[0], factsOf(person, agency).money))
  )
}
const span = { from: '2026-11-01', to: '2026-11-22' }
/** The lines of the letter that lead somewhere, as `server/analytics/letter` writes them. */
const letterWays = { exceptions: 'openExceptions', requests: 'imageRequests', feedback: 'feedback' } as const

test.each(kinds)('$name: what they are told of opens to them', (who) => {
  const facts = factsOf(who.person, who.agency)
  const ofPlatform = facts.isSuperAdmin
  const ways: [string, string | undefined][] = [
    ...Object.entries(figureTopics)
      .filter(([, topic]) => tells[topic](facts))
      .map(([name]): [string, string] => [name, figureWays[name]!({ span }, ofPlatform)]),
    ...notificationKinds
      // A flaw in the software says all there is to know: the panel has no page about it.
      .filter((kind) => kind !== 'advisory' && tells[notificationTopics[kind]](facts))
      .map((kind): [string, string | undefined] => [
        kind,
        notificationWays[kind](
          { agencyId: 1, facts: { businessId: 5, feedbackId: 4, job: 'report.make' } },
          { ofSuperAdminAgency: ofPlatform, mayView: pageAccess('business', who.person, who.agency).opens },
        ),
      ]),
    ...(tells.businesses(facts)
      ? [['letter, ending', figureWays['ending']!({ span: null }, ofPlatform)]]
      : []
    ).map(([name, href]): [string, string | undefined] => [name!, href]),
    ...Object.entries(letterWays)
      .filter(([, name]) => tells[figureTopics[name]](facts))
      .map(([name, figure]): [string, string] => [
        `letter, ${name}`,
        figureWays[figure]!({ span: null }, ofPlatform),
      ]),
  ]
  expect(ways.length).toBeGreaterThan(0)
  for (const [name, href] of ways)
    expect([name, href, href !== undefined && opens(href, who)]).toEqual([name, href, true])
})

test('each figure has its way, and each way its figure', () => {
  expect(Object.keys(figureWays).toSorted()).toEqual(Object.keys(figureWords).toSorted())
  expect(Object.keys(figureTopics).filter((name) => !figureWords[name])).toEqual([])
})
