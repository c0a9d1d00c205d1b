import type { ImageRequest, NewImageRequest } from '@parichay/contract/greeting/fields.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** Keeps what a customer asks for. */
export async function addRequest(
  tx: Tx,
  scope: Scope,
  asked: z.output<typeof NewImageRequest>,
  askedBy: string,
  now: Date,
): Promise<ImageRequest> {
  const row = await tx
    .insertInto('imageRequest')
    .values({ ...asked, agencyId: scope.agencyId, askedBy, createdAt: now })
    .returning(['imageRequestId', 'businessId', 'occasion', 'day', 'language', 'note', 'status', 'createdAt'])
    .executeTakeFirstOrThrow()
  return { ...row, createdAt: row.createdAt.toISOString() }
}
