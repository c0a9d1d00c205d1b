import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'
import type { Agency } from './hosts.ts'
import type { Database, Tx } from './db.ts'
import { hashToken, newToken } from './secrets.ts'
import { type Actor, type Scope, actorOfStaff } from './scope.ts'

/** Life of a sign-in (security.md 3.1), in milliseconds. */
export const sessionLife = {
  customer: { idleMs: 14 * 86_400_000, absoluteMs: 30 * 86_400_000 },
  staff: { idleMs: 60 * 60_000, absoluteMs: 12 * 3_600_000 },
} as const

/** `__Host-`: this host only, secure, whole path; no sibling host can set it. */
export const cookieNames = { session: '__Host-s', challenge: '__Host-p', device: '__Host-d' } as const
/** Cookies by what they are for: those above, and one for each locked card that a browser opened. */
export type CookieName = keyof typeof cookieNames | `card-${number}`
/** What a browser knows a cookie by. */
export const cookieCalled = (name: CookieName): string =>
  name in cookieNames ? cookieNames[name as keyof typeof cookieNames] : `__Host-${name}`

const touchEveryMs = 60_000

/**
 * Who holds this token on this agency's host; nobody when the session is idle, over, revoked, or its account is gone.
 * Host and session must agree: a token of another agency is not found.
 */
export async function findActor(
  database: Database,
  agency: Agency,
  token: string | undefined,
  now: Date,
): Promise<Actor> {
  const none: Actor = { kind: 'none', agencyId: agency.agencyId }
  if (!token || token.length > 100) return none
  const row = await database.platform
    .selectFrom('session')
    .leftJoin('appUser', (on) =>
      on.onRef('appUser.agencyId', '=', 'session.agencyId').onRef('appUser.userId', '=', 'session.userId'),
    )
    .leftJoin('franchisee', (on) =>
      on
        .onRef('franchisee.agencyId', '=', 'session.agencyId')
        .onRef('franchisee.franchiseeId', '=', 'session.franchiseeId'),
    )
    .leftJoin('staffTotp', (on) =>
      on
        .onRef('staffTotp.agencyId', '=', 'session.agencyId')
        .onRef('staffTotp.franchiseeId', '=', 'session.franchiseeId'),
    )
    .select([
      'session.sessionId',
      'session.createdAt',
      'staffTotp.enabledAt as totpEnabledAt',
      'session.kind',
      'session.userId',
      'session.franchiseeId',
      'session.authVersion',
      'session.lastSeenAt',
      'session.endsAt',
      'appUser.authVersion as userVersion',
      'appUser.deletedAt as userDeleted',
      'appUser.mustChangePassword as userMust',
      'franchisee.authVersion as staffVersion',
      'franchisee.deletedAt as staffDeleted',
      'franchisee.mustChangePassword as staffMust',
      'franchisee.isActive',
      'franchisee.name',
      'franchisee.roles',
      'franchisee.permissions',
      'franchisee.configuration',
    ])
    .where('session.agencyId', '=', agency.agencyId)
    .where('session.tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row || row.endsAt <= now) return none
  if (now.getTime() - row.lastSeenAt.getTime() > sessionLife[row.kind].idleMs) return none
  if (now.getTime() - row.lastSeenAt.getTime() > touchEveryMs) {
    await database.platform
      .updateTable('session')
      .set({ lastSeenAt: now })
      .where('agencyId', '=', agency.agencyId)
      .where('sessionId', '=', row.sessionId)
      .execute()
  }
  const common = {
    agencyId: agency.agencyId,
    sessionId: row.sessionId,
    authVersion: row.authVersion,
    mustChangePassword: row.userMust ?? row.staffMust ?? false,
  }
  if (row.kind === 'customer') {
    const alive = row.userId !== null && row.userDeleted === null && row.userVersion === row.authVersion
    return alive ? { ...common, kind: 'customer', userId: row.userId! } : none
  }
  const alive =
    row.franchiseeId !== null &&
    row.staffDeleted === null &&
    row.isActive === true &&
    row.staffVersion === row.authVersion
  if (!alive) return none
  const roles = row.roles ?? []
  const { agencyId, authVersion, sessionId, mustChangePassword } = common
  const permissions = row.permissions ?? []
  return actorOfStaff(
    {
      agencyId,
      franchiseeId: row.franchiseeId!,
      name: row.name ?? '',
      roles,
      permissions,
      authVersion,
      configuration: row.configuration ?? { hideBilling: false },
    },
    agency.roles,
    {
      sessionId,
      mustChangePassword,
      mustSetUpTotp: row.totpEnabledAt === null && demandsTotp(agency, roles, row.createdAt),
    },
  )
}

/** Whether the agency asks people of these roles for the second step at a sign-in of this time. */
export const demandsTotp = (
  { totpRoles, totpAsked }: Pick<Agency, 'totpRoles' | 'totpAsked'>,
  roles: readonly StaffRole[],
  signedInAt: Date,
): boolean =>
  roles.some((role) => {
    const since = totpRoles.includes(role) ? totpAsked[role] : undefined
    return since !== undefined && signedInAt >= new Date(since)
  })

type NewSession = {
  kind: 'customer' | 'staff'
  userId: number | null
  franchiseeId: number | null
  authVersion: number
  device: string
  ip: string
}

/** Signs a browser in with a fresh token; the one it replaces is ended by `endSession`. */
export async function openSession(
  tx: Tx,
  scope: Scope,
  session: NewSession,
  now: Date,
): Promise<{ token: string; maxAgeSec: number }> {
  const token = newToken()
  const { absoluteMs } = sessionLife[session.kind]
  await tx
    .insertInto('session')
    .values({
      ...session,
      agencyId: scope.agencyId,
      tokenHash: hashToken(token),
      createdAt: now,
      lastSeenAt: now,
      endsAt: new Date(now.getTime() + absoluteMs),
    })
    .execute()
  return { token, maxAgeSec: absoluteMs / 1000 }
}

/** Ends the session behind a cookie; nothing happens when there is none. */
export async function endSession(tx: Tx, scope: Scope, token: string | undefined): Promise<void> {
  if (!token) return
  await tx
    .deleteFrom('session')
    .where('agencyId', '=', scope.agencyId)
    .where('tokenHash', '=', hashToken(token))
    .execute()
}
