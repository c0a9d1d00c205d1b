import { expect, test } from 'vitest'
import { isItemLink, type ItemType, itemTypes, UiCustomisationChange } from './fields.ts'
import {
  appliesTo,
  isReadIn,
  isRow,
  type ItemAudience,
  itemsOfPage,
  postTypeOf,
  splitItems,
  stateOfItem,
  strips,
  wordsIn,
} from './rules.ts'
import { itemFault, sourcesOf } from './rules.fault.ts'

const item: ItemAudience = {
  placement: 'HOME_PAGE',
  isPlatform: true,
  agencyId: 1,
  agencyIds: [],
  audience: 'ALL',
  planIds: [],
  from: null,
  to: null,
  isShown: true,
}
const viewer = { agencyId: 2, today: '2026-11-22', plan: { isPaid: true, planId: 7 } }
const applies = (change: Partial<ItemAudience>, by: Partial<typeof viewer> = {}) =>
  appliesTo({ ...item, ...change }, { ...viewer, ...by })

test('platform items are for all agencies or those they name, others for their own customers', () => {
  expect(applies({})).toBe(true)
  expect(applies({ agencyIds: [2, 3] })).toBe(true)
  expect(applies({ agencyIds: [3] })).toBe(false)
  expect(applies({ isPlatform: false, agencyId: 2 })).toBe(true)
  expect(applies({ isPlatform: false, agencyId: 3 })).toBe(false)
})

test('first and last day count; outside them, and switched off, nobody sees it', () => {
  expect(applies({ from: '2026-11-22', to: '2026-11-22' })).toBe(true)
  expect(applies({ from: '2026-11-23' })).toBe(false)
  expect(applies({ to: '2026-11-21' })).toBe(false)
  expect(applies({ isShown: false })).toBe(false)
})

test('by plan: with one, without one, with a certain one; staff see what some customer sees', () => {
  const free = { plan: { isPaid: false, planId: null as never } }
  expect([applies({ audience: 'WITH_PLAN' }), applies({ audience: 'WITH_PLAN' }, free)]).toEqual([
    true,
    false,
  ])
  expect([applies({ audience: 'WITHOUT_PLAN' }), applies({ audience: 'WITHOUT_PLAN' }, free)]).toEqual([
    false,
    true,
  ])
  expect(applies({ audience: 'PLANS', planIds: [6, 7] })).toBe(true)
  expect(applies({ audience: 'PLANS', planIds: [6] })).toBe(false)
  expect(applies({ audience: 'PLANS', planIds: [7] }, free)).toBe(false)
  expect(appliesTo({ ...item, audience: 'PLANS', planIds: [6] }, { ...viewer, plan: null })).toBe(true)
})

test('a page shows its own items, then those of both pages', () => {
  const of = (placement: ItemAudience['placement']) => ({ placement })
  const [both, home, greetings] = [of('COMMON'), of('HOME_PAGE'), of('GREETING_IMAGE_PAGE')]
  expect(itemsOfPage([both, greetings, home], 'HOME_PAGE')).toEqual([home, both])
  expect(itemsOfPage([both, greetings, home], 'COMMON')).toEqual([both])
})

test('what leads a page stands on top; banners that follow each other are one strip', () => {
  const of = (...types: ItemType[]) => types.map((type) => ({ type }))
  const { top, below } = splitItems(of('notice', 'banner', 'banner', 'imageRail', 'banner'))
  expect([top.length, below.map(({ type }) => type)]).toEqual([3, ['imageRail', 'banner']])
  expect(splitItems(of('imageRail', 'notice')).top).toEqual([])
  expect(strips(top).map((strip) => strip.length)).toEqual([1, 2])
})

const whole = {
  type: 'banner',
  metaType: 'none',
  metaId: '',
  audience: 'ALL',
  planIds: [],
  from: null,
  to: null,
} as const
test('an item’s parts must go together', () => {
  expect(itemFault(whole)).toBeNull()
  const faults = [
    { ...whole, type: 'video' },
    { ...whole, type: 'imageRail' },
    { ...whole, type: 'categoryGrid', metaType: 'tag', metaId: '3' },
    { ...whole, metaType: 'category', metaId: 'x' },
    { ...whole, metaType: 'category', metaId: '0' },
    { ...whole, metaType: 'templateSet', metaId: 'poster' },
    { ...whole, metaType: 'link', metaId: 'javascript:alert(1)' },
    { ...whole, metaId: '5' },
    { ...whole, audience: 'PLANS' },
    { ...whole, from: '2026-11-22', to: '2026-11-21' },
  ] as const
  expect(faults.map((one) => itemFault(one)?.field)).toEqual([
    'metaType',
    'metaType',
    'metaType',
    'metaId',
    'metaId',
    'metaId',
    'metaId',
    'metaId',
    'planIds',
    'to',
  ])
  for (const type of ['imageRail', 'video'] as const)
    for (const metaType of sourcesOf[type])
      expect(itemFault({ ...whole, type, metaType, metaId: '12' })).toBeNull()
  for (const metaId of ['visiting', 'id', 'promotional'])
    expect(itemFault({ ...whole, metaType: 'templateSet', metaId })).toBeNull()
})

test('every type can be drawn from something; rows are of pictures, or of videos in their shape', () => {
  expect(itemTypes.filter((type) => sourcesOf[type].length === 0)).toEqual([])
  expect(itemTypes.filter((type) => isRow({ type }))).toEqual(['imageRail', 'video'])
  expect([
    postTypeOf({ type: 'imageRail', shape: 'STORY' }),
    postTypeOf({ type: 'video', shape: 'SQUARE' }),
  ]).toEqual(['STORY_IMAGE', 'SQUARE_VIDEO'])
})

test('links lead into the customer’s panel or to another site, and nowhere else', () => {
  for (const good of [
    '/panel/customer',
    '/panel/customer/',
    '/panel/customer#share',
    '/panel/customer/daily-image?show=popular',
    'https://rangtapi.example/x?y=1',
  ])
    expect([good, isItemLink(good)]).toEqual([good, true])
  for (const bad of [
    '/panel/admin',
    '/panel/customers',
    '/panel/customer/posters',
    '/panel/customer/daily-image/../posters',
    '//evil.example',
    '/panel/customer\\@evil.example',
    'http://a.example',
    'https://user@evil.example',
    'https:////evil.example',
    'javascript:alert(1)',
    'daily-image',
  ])
    expect([bad, isItemLink(bad)]).toEqual([bad, false])
})

test('words fall back to English, languages to all', () => {
  expect([wordsIn({ en: 'Sale', hi: '' }, 'hi'), wordsIn({ en: 'Sale', hi: 'सेल' }, 'hi')]).toEqual([
    'Sale',
    'सेल',
  ])
  expect([isReadIn({ languages: [] }, 'hi'), isReadIn({ languages: ['en'] }, 'hi')]).toEqual([true, false])
})

test('where an item stands in time', () => {
  const at = (change: object) => stateOfItem({ ...item, ...change }, '2026-11-22')
  expect([at({}), at({ isShown: false }), at({ from: '2026-11-23' }), at({ to: '2026-11-21' })]).toEqual([
    'on',
    'off',
    'scheduled',
    'over',
  ])
})

test('an item of a large platform names most of its agencies, and can be saved again', () => {
  const agencyIds = Array.from({ length: 250 }, (_agency, at) => at + 1)
  const typed = { placement: 'COMMON', type: 'notice', title: { en: 'News' }, agencyIds }
  expect(UiCustomisationChange.parse(typed).agencyIds).toHaveLength(250)
})
