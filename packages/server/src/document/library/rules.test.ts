import { expect, test } from 'vitest'
import { megabyte, quotaOfAll } from './rules.ts'

const stored = (agencyId: number, mb: number) => ({ agencyId, files: mb, bytes: mb * megabyte })
const limit = (agencyId: number, storageMb: number) => ({
  agencyId,
  agencyName: `Agency ${agencyId}`,
  storageMb,
})

test('all agencies together: the sum, and the five fullest of those with four fifths or more', () => {
  const all = quotaOfAll(
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => stored(id, 70 + 4 * id)),
    [...[1, 2, 3, 4, 5, 6, 7].map((id) => limit(id, 100)), limit(9, 10)],
  )
  expect([all.files, all.bytes, all.limitBytes]).toEqual([704, 704 * megabyte, null])
  // 70 + 4 × 3 is the first above four fifths; the eighth has no limit, the ninth nothing stored.
  expect(all.agencies).toMatchObject({ count: 8 })
  expect(all.agencies!.tight.map(({ agencyId }) => agencyId)).toEqual([7, 6, 5, 4, 3])
})

test('nothing stored, nothing to say', () => {
  expect(quotaOfAll([], [])).toEqual({
    files: 0,
    bytes: 0,
    limitBytes: null,
    agencies: { count: 0, tight: [] },
  })
})
