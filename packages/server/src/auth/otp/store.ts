import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ChallengeTable } from '../../platform/tables.ts'
import { challengeLifeMs, otpTries } from './rules.ts'

/** A row of challenge. */
export type ChallengeRow = Selectable<ChallengeTable>
/** What a code is for. */
export type Purpose = ChallengeRow['purpose']
/** Whom an attempt is about. */
export type Subject = Pick<
  ChallengeRow,
  'kind' | 'purpose' | 'phoneNumber' | 'email' | 'userId' | 'franchiseeId'
>

/**
 * Begins an attempt and returns the token that binds it to one browser. Before a sign-in the token is always new and the
 * attempts of `before` are gone; an attempt of a signed-in browser (`session`) is bound to its session.
 */
export async function startChallenge(
  tx: Tx,
  scope: Scope,
  subject: Subject,
  now: Date,
  bound: { before?: string | undefined; session?: string | undefined },
): Promise<{ row: ChallengeRow; token: string }> {
  const old = bound.session ?? bound.before
  if (old) {
    await tx
      .deleteFrom('challenge')
      .where('agencyId', '=', scope.agencyId)
      .where('tokenHash', '=', hashToken(old))
      .execute()
  }
  const token = bound.session ?? newToken()
  const row = await tx
    .insertInto('challenge')
    .values({
      ...subject,
      agencyId: scope.agencyId,
      tokenHash: hashToken(token),
      endsAt: new Date(now.getTime() + challengeLifeMs),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, token }
}

/** The attempt of this browser, locked, unless it is over. */
export function findChallenge(
  tx: Tx,
  scope: Scope,
  token: string | undefined,
  purposes: Purpose[],
  now: Date,
): Promise<ChallengeRow | undefined> {
  if (!token) return Promise.resolve(undefined)
  return tx
    .selectFrom('challenge')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('endsAt', '>', now)
    .orderBy('createdAt', 'desc')
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps a new code; the old one is dead. */
export async function keepCode(
  tx: Tx,
  scope: Scope,
  challengeId: string,
  code: { mac: Buffer; salt: Buffer; endsAt: Date },
  now: Date,
) {
  return tx
    .updateTable('challenge')
    .set((e) => ({
      codeMac: code.mac,
      codeSalt: code.salt,
      codeEndsAt: code.endsAt,
      triesLeft: otpTries,
      sentAt: now,
      sentCount: e('sentCount', '+', 1),
      verifiedAt: null,
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', challengeId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A code that never left: another may be asked for at once. */
export async function forgetSending(tx: Tx, scope: Scope, challengeId: string): Promise<void> {
  await tx
    .updateTable('challenge')
    .set((e) => ({
      codeMac: null,
      codeSalt: null,
      codeEndsAt: null,
      sentAt: null,
      sentCount: e('sentCount', '-', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', challengeId)
    .execute()
}

/** Uses one try up. */
export async function takeTry(tx: Tx, scope: Scope, challengeId: string): Promise<void> {
  await tx
    .updateTable('challenge')
    .set((e) => ({ triesLeft: e('triesLeft', '-', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', challengeId)
    .execute()
}

/** The code was right; it cannot be used again. */
export async function markVerified(tx: Tx, scope: Scope, challengeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('challenge')
    .set({ verifiedAt: now, triesLeft: 0, codeMac: null })
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', challengeId)
    .execute()
}

/** Ends an attempt. */
export async function dropChallenge(tx: Tx, scope: Scope, challengeId: string): Promise<void> {
  await tx
    .deleteFrom('challenge')
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', challengeId)
    .execute()
}
