import type { Franchisee } from '@parichay/contract/franchisee/fields.ts'
import { addNote } from '@parichay/server/note/store.ts'
import { audit } from '@parichay/server/platform/audit.ts'
import { addSchedule } from '@parichay/server/report/schedule/store.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import { agencyScope, type Actor, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'

const hour = 3_600_000

/** Notes of staff, for the first businesses of each agency; the first one stays on top. */
const notes = [
  ['Wants a call before Diwali about the bigger plan. Prefers evenings after seven.', true],
  ['Photos of the new counter come by WhatsApp next week. Add them to the gallery.', false],
  ['Asked how to share the card as a QR code. Showed it on the phone, works now.', false],
  ['Son Rohit looks after the card. His number is the second one on it.', true],
] as const

/** What happened lately: hours ago, who, what, and what changed. */
const story = [
  [3, 'staff', 'business.change', { before: { city: 'Surrat' }, after: { city: 'Surat' } }],
  [5, 'staff', 'note.add', { note: notes[0][0] }],
  [26, 'customer', 'card.publish', {}],
  [
    27,
    'staff',
    'card.limit',
    { before: { products: 20 }, after: { products: 50 }, reason: 'New price list' },
  ],
  [50, 'staff', 'user.resetPassword', {}],
  [74, 'staff', 'card.pause', { reason: 'Shop is being painted' }],
  [98, 'staff', 'card.resume', { reason: 'Open again' }],
  [
    122,
    'customer',
    'business.change',
    {
      before: { whatsapp: null, about: 'Sweets' },
      after: { whatsapp: '+919876510001', about: 'Sweets since 1984' },
    },
  ],
] as const

type Staff = Pick<Franchisee, 'franchiseeId' | 'name' | 'roles'>

/** The admins get the payments of each week by e-mail, and every morning a list of whom to call. */
async function seedSchedules(tx: Tx, scope: Scope, staff: readonly Staff[], createdAt: Date): Promise<void> {
  const admins = staff.filter(({ roles }) => roles.includes('admin'))
  if (admins.length === 0) return
  const { roles } = await tx
    .selectFrom('agency')
    .select('roles')
    .where('agencyId', '=', scope.agencyId)
    .executeTakeFirstOrThrow()
  const common = {
    format: 'xlsx',
    filters: {},
    recipients: admins.slice(0, 10).map(({ franchiseeId }) => franchiseeId),
    language: 'en',
    ofPlatform: roles.includes('superadmin'),
    madeBy: admins[0]!.name,
    createdAt,
  } as const
  await addSchedule(tx, scope, { ...common, report: 'payments', every: 'week' })
  await addSchedule(tx, scope, { ...common, report: 'expiring', every: 'day' })
}

/** What staff know and did in the demo: notes, and an activity log with something in it. */
export async function seedOffice(world: World, agencyIds: Iterable<number>): Promise<void> {
  const now = world.clock()
  for (const agencyId of agencyIds) {
    const scope = agencyScope(agencyId)
    await world.database.inScope(scope, async (tx) => {
      const staff = await tx
        .selectFrom('franchisee')
        .select(['franchiseeId', 'name', 'roles', 'permissions'])
        .where('agencyId', '=', agencyId)
        .orderBy('franchiseeId')
        .execute()
      const businesses = await tx
        .selectFrom('business')
        .innerJoin('card', (on) =>
          on
            .onRef('card.agencyId', '=', 'business.agencyId')
            .onRef('card.businessId', '=', 'business.businessId'),
        )
        .select(['business.businessId', 'business.userId', 'card.cardNo'])
        .where('business.agencyId', '=', agencyId)
        .orderBy('business.businessId')
        .limit(4)
        .execute()
      await seedSchedules(tx, scope, staff, now)
      const common = { agencyId, sessionId: '', authVersion: 1, mustChangePassword: false }
      for (const [place, { businessId, userId, cardNo }] of businesses.entries()) {
        const helper = staff[place % staff.length]!
        const people: Record<'staff' | 'customer', Actor> = {
          staff: {
            ...common,
            ...helper,
            kind: 'staff',
            hidesBilling: false,
            ofSuperAdminAgency: false,
            mustSetUpTotp: false,
          },
          customer: { ...common, kind: 'customer', userId },
        }
        const [text, isPinned] = notes[place % notes.length]!
        const writtenBy = `franchisee ${helper.franchiseeId} of ${agencyId}`
        const createdAt = new Date(now.getTime() - (5 + place * 7) * hour)
        await addNote(tx, scope, { businessId, text, isPinned, writtenBy, createdAt })
        // The oldest first, as they would have been written; the first business has all of it.
        const chapters = story.filter((_one, i) => place === 0 || (i + place) % 3 === 0).toReversed()
        for (const [hours, by, action, detail] of chapters) {
          const kind = action.split('.')[0]
          await audit(tx, scope, {
            at: new Date(now.getTime() - (hours + place * 7) * hour),
            actor: people[by],
            action,
            object:
              kind === 'card'
                ? `card ${cardNo}`
                : kind === 'user'
                  ? `user ${userId}`
                  : `business ${businessId}`,
            businessId,
            detail,
            ip: `203.0.113.${10 + place * 9}`,
          })
        }
      }
    })
  }
}
