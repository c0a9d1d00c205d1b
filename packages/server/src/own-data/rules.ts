import { ownDataBounds } from '@parichay/contract/own-data/fields.ts'

/** How often somebody may ask for a copy: what is counted, how often, and in how many seconds. */
export const askLimit = (agencyId: number, userId: number) => ({
  bucket: `own-data:${agencyId}:${userId}`,
  max: ownDataBounds.perDay,
  windowSec: 86_400,
})
