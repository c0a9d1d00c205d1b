import { expect, test } from 'vitest'
import { pickBusiness } from './rules.ts'

const businesses = [{ businessId: 3 }, { businessId: 5 }, { businessId: 8 }]

test.each([
  ['the first wish that exists', [undefined, 8, 5], 8],
  ['a later wish when an earlier one is gone', [99, 5], 5],
  ['the oldest without wishes', [undefined, undefined], 3],
])('picks %s', (_what, wishes, picked) => expect(pickBusiness(businesses, wishes)?.businessId).toBe(picked))

test('picks nothing of nothing', () => expect(pickBusiness([], [3])).toBeUndefined())
