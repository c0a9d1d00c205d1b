import { expect, test } from 'vitest'
import { z } from 'zod'
import { listAddress } from './address.ts'

const schema = z.object({
  search: z.string().max(100).optional(),
  searchBy: z.enum(['name', 'phone']).optional(),
  status: z.enum(['ACTIVE', 'DRAFT']).optional(),
  hasCard: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  sort: z.enum(['newest', 'name']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  fromEnd: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  agencyId: z.coerce.number().int().positive().optional(),
})
const { read, change, isFiltered, clear } = listAddress(schema, {
  beside: ['searchBy'],
  always: { projectType: 'digital_card' },
})

test.each([
  [
    { search: ' raj ', status: 'ACTIVE', page: '3' },
    { search: 'raj', status: 'ACTIVE', page: 3 },
  ],
  [
    { hasCard: 'false', agencyId: '2', fromEnd: 'true' },
    { hasCard: 'false', agencyId: 2, fromEnd: 'true' },
  ],
  [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(100) }],
  [{ search: '  ', status: 'GONE', page: '0', agencyId: '-1', hasCard: 'perhaps', sort: '' }, {}],
  [{ pageSize: '7' }, {}],
  [{ pageSize: '20' }, {}],
  [{ pageSize: '50', stranger: 'x', fromEnd: 'false' }, { pageSize: 50 }],
])('%j asks for %j', (search, query) => expect(read(search)).toEqual(query))

test.each([
  [
    'a filter begins at the first page',
    { page: 4, status: 'DRAFT' },
    { search: 'raj' },
    { status: 'DRAFT', search: 'raj' },
  ],
  ['turning keeps the filters', { search: 'raj' }, { page: 2 }, { search: 'raj', page: 2 }],
  ['plain values stay out', { sort: 'name' }, { sort: 'newest', pageSize: 20, page: 1 }, {}],
  [
    'from the end the first page has its number',
    {},
    { fromEnd: 'true', page: 1 },
    { fromEnd: 'true', page: 1 },
  ],
  ['undefined takes away', { status: 'DRAFT', search: 'raj' }, { status: undefined }, { search: 'raj' }],
  ['an empty search takes it away', { search: 'raj' }, { search: '' }, {}],
] as const)('%s', (_what, now, what, search) =>
  expect(change(now, what)).toEqual({ projectType: 'digital_card', ...search }),
)

test('what narrows, and what only says how to look', () => {
  expect(isFiltered({ searchBy: 'phone', sort: 'name', page: 2, pageSize: 50 })).toBe(false)
  expect(isFiltered({ hasCard: 'false' })).toBe(true)
  expect(Object.keys(clear).sort()).toEqual(['agencyId', 'hasCard', 'search', 'searchBy', 'status'])
})

test('params of another name in the address, below others, of place and of look', () => {
  const shelf = listAddress(
    z.object({
      group: z.coerce.number(),
      part: z.coerce.number(),
      word: z.string(),
      open: z.string(),
      wall: z.string(),
    }),
    { called: { group: 'g' }, below: { part: 'group' }, places: ['open'], looks: ['wall'] },
  )
  expect(shelf.read({ g: '3', group: '4', part: '5' })).toEqual({ group: 3, part: 5 })
  expect(shelf.read({ part: '5' })).toEqual({})
  const now = { group: 3, part: 5, open: 'x', wall: 'y' }
  expect(shelf.change(now, { word: 'a' })).toEqual({ g: 3, part: 5, word: 'a', wall: 'y' })
  expect(shelf.change(now, { group: 4 })).toEqual({ g: 4, wall: 'y' })
  expect(shelf.change(now, { wall: 'z' })).toEqual({ g: 3, part: 5, open: 'x', wall: 'z' })
  expect([shelf.isFiltered({ open: 'x', wall: 'y' }), shelf.isFiltered({ part: 5 })]).toEqual([false, true])
  expect(shelf.change(now, shelf.clear)).toEqual({ wall: 'y' })
})
