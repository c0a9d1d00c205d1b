import { expect, test } from 'vitest'
import { arrangedBlocks, blockOfSection, usualOrder, withBlock } from './arrangement.ts'
import { cardBlocks } from './sections.ts'

test('the usual order is the contract’s', () => expect(usualOrder).toEqual(cardBlocks))

test('what was arranged comes first, the rest follows as usual', () => {
  expect(arrangedBlocks({ order: [] })).toEqual(usualOrder)
  expect(arrangedBlocks({ order: ['videos', 'about'] })).toEqual([
    'videos',
    'about',
    'contact',
    'products',
    'gallery',
    'links',
    'payment',
    'lead',
    'feedback',
  ])
})

test('on and off', () => {
  expect(withBlock({ hidden: [] }, 'links', false)).toEqual(['links'])
  expect(withBlock({ hidden: ['links', 'about'] }, 'links', true)).toEqual(['about'])
  expect(withBlock({ hidden: ['links'] }, 'links', false)).toEqual(['links'])
})

test('sections and their blocks', () => {
  expect(blockOfSection('gallery')).toBe('gallery')
  expect(blockOfSection('details')).toBeNull()
  expect(blockOfSection('template')).toBeNull()
})
