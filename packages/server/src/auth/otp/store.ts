import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ChallengeTable } from '../../platform/tables.auth.ts'
import { challengeLifeMs, otpTries } from './rules.ts'

/** A row of challenge. */
export type ChallengeRow = Selectable<ChallengeTable>
/** What a code is for. */
export type Purpose = ChallengeRow['purpose']
/** Whom an attempt is about. */
export type Subject = Pick<
  ChallengeRow,
  'kind' | 'purpose' | 'phoneNumber' | 'email' | 'userId' | 'franchiseeId'
> & {
  /** The password the attempt stands on, where it ends with it. */
  authVersion?: number
}

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
  lifeMs = challengeLifeMs,
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
      endsAt: new Date(now.getTime() + lifeMs),
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

/** A code as it is kept: its MAC, never itself. */
export type KeptCode = { mac: Buffer; salt: Buffer; sentAt: Date; endsAt: Date }

/**
 * Keeps a new code in the place of the one that `before` knew, which is dead; undefined where another one was kept meanwhile, or the
 * attempt is over. One that is shared needs another round (`rounds` 2).
 */
export function keepCode(
  tx: Tx,
  scope: Scope,
  before: Pick<ChallengeRow, 'challengeId' | 'round' | 'sentCount'>,
  code: KeptCode,
  { rounds, channel }: { rounds?: 1 | 2 | undefined; channel: ChallengeRow['channel'] },
): Promise<ChallengeRow | undefined> {
  return tx
    .updateTable('challenge')
    .set((e) => ({
      codeMac: code.mac,
      codeSalt: code.salt,
      codeEndsAt: code.endsAt,
      triesLeft: otpTries,
      sentAt: code.sentAt,
      channel,
      ...(rounds ? { rounds } : {}),
      sentCount: e('sentCount', '+', 1),
      verifiedAt: null,
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', before.challengeId)
    .where('round', '=', before.round)
    .where('sentCount', '=', before.sentCount)
    .returningAll()
    .executeTakeFirst()
}

type Shared = Pick<ChallengeRow, 'kind' | 'phoneNumber' | 'email'> & { purpose: Purpose }
const sharedBy = (scope: Scope, to: Shared) => ({
  agencyId: scope.agencyId,
  kind: to.kind,
  purpose: to.purpose as 'signup' | 'forgot' | 'device',
  sentTo: to.phoneNumber ?? to.email ?? '',
})

/** The shared code of a person that was sent after `since` and was not entered yet. */
export async function findShared(tx: Tx, scope: Scope, to: Shared, since: Date): Promise<KeptCode | null> {
  const key = sharedBy(scope, to)
  const row = await tx
    .selectFrom('sharedCode')
    .selectAll()
    .where('agencyId', '=', key.agencyId)
    .where('kind', '=', key.kind)
    .where('purpose', '=', key.purpose)
    .where('sentTo', '=', key.sentTo)
    .where('sentAt', '>', since)
    .executeTakeFirst()
  return row?.codeMac
    ? { mac: row.codeMac, salt: row.codeSalt, sentAt: row.sentAt, endsAt: row.endsAt }
    : null
}

/** Puts a new shared code in the place of one that was entered or is older than `since`; of many at once, one does. */
export async function putShared(
  tx: Tx,
  scope: Scope,
  to: Shared,
  { mac: codeMac, salt: codeSalt, sentAt, endsAt }: KeptCode,
  since: Date,
): Promise<boolean> {
  const done = await tx
    .insertInto('sharedCode')
    .values({ ...sharedBy(scope, to), codeMac, codeSalt, sentAt, endsAt })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'kind', 'purpose', 'sentTo'])
        .doUpdateSet({ codeMac, codeSalt, sentAt, endsAt })
        .where((e) => e.or([e('sharedCode.sentAt', '<=', since), e('sharedCode.codeMac', 'is', null)])),
    )
    .returning('agencyId')
    .executeTakeFirst()
  return done !== undefined
}

/** A shared code that was entered, or never left, is good for nobody any more. */
export async function endShared(tx: Tx, scope: Scope, row: ChallengeRow): Promise<void> {
  if (!row.codeMac) return
  await tx
    .updateTable('sharedCode')
    .set({ codeMac: null })
    .where('agencyId', '=', scope.agencyId)
    .where('codeMac', '=', row.codeMac)
    .execute()
  // Whoever enters it at this very moment holds a lock: then both were right, and each has a round of its own before it.
  await tx
    .updateTable('challenge')
    .set({ codeMac: null })
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', 'in', (e) =>
      e
        .selectFrom('challenge')
        .select('challengeId')
        .where('agencyId', '=', scope.agencyId)
        .where('codeMac', '=', row.codeMac)
        .where('challengeId', '<>', row.challengeId)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** The code of this round was right: the next round begins, without a code yet. */
export function beginRound(tx: Tx, scope: Scope, challengeId: string, round: number, rounds: number) {
  return tx
    .updateTable('challenge')
    .set({
      round,
      rounds,
      codeMac: null,
      codeSalt: null,
      codeEndsAt: null,
      sentAt: null,
      sentCount: 0,
      triesLeft: 0,
    })
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

/** By what the code of an attempt left after all. */
export function noteChannel(
  tx: Tx,
  scope: Scope,
  challengeId: string,
  channel: ChallengeRow['channel'],
): Promise<ChallengeRow> {
  return tx
    .updateTable('challenge')
    .set({ channel })
    .where('agencyId', '=', scope.agencyId)
    .where('challengeId', '=', challengeId)
    .returningAll()
    .executeTakeFirstOrThrow()
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
