import { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { cleanIcon } from '@parichay/contract/link-store/icon.ts'
import { cleanLinkValue, linkFault, linkHref } from '@parichay/contract/link-store/rules.ts'
import { expect, test } from 'vitest'
import { linkCategories } from './fixtures.ts'

const types = linkCategories.flatMap((category) => category.types)
const repeated = (names: string[]) => names.filter((name, i) => names.indexOf(name) !== i)

test('there is enough to choose from, and no name twice', () => {
  expect(linkCategories.length).toBeGreaterThanOrEqual(10)
  expect(types.length).toBeGreaterThanOrEqual(65)
  expect(repeated(linkCategories.map(({ name }) => name))).toEqual([])
  for (const language of ['hi', 'gu'] as const) {
    expect(repeated(types.map(({ names }) => names[language] ?? ''))).toEqual([])
    expect(repeated(linkCategories.map(({ names }) => names[language] ?? ''))).toEqual([])
  }
  expect(repeated(types.map(({ name }) => name.toLowerCase()))).toEqual([])
  expect(linkCategories.map(({ order }) => order)).toEqual(linkCategories.map((_, i) => i + 1))
})

test.each(types.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  const [good, bad] = type.examples
  const value = cleanLinkValue(type, good)
  expect(linkFault(type, value)).toBeNull()
  expect(linkFault(type, cleanLinkValue(type, bad))).not.toBeNull()
  expect(linkFault(type, '')).not.toBeNull()

  const href = linkHref(type, value)
  if (type.fieldType === 'text') expect(href).toBeNull()
  else expect(href).toMatch(/^(https?:\/\/|tel:|mailto:)/)

  expect(type.icon).toMatch(/^[Mm][\d\s.,a-zA-Z+-]+$/)
  expect(type.icon).not.toMatch(/NaN|undefined|e-/)
  expect(type.colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(cleanIcon(type.icon)).toHaveProperty('icon')
  LinkType.parse({ ...type, linkTypeId: 1, linkCategoryId: 1, isHidden: false, order: 0, version: 1 })
})

test('groups satisfy the contract', () => {
  for (const category of linkCategories) {
    LinkCategory.parse({ ...category, linkCategoryId: 1, version: 1 })
    expect(cleanIcon(category.icon)).toHaveProperty('icon')
  }
  expect(new Set(linkCategories.map(({ icon }) => icon)).size).toBe(linkCategories.length)
})
