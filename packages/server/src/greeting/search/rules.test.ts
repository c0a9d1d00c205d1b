import { expect, test } from 'vitest'
import { distance, foldWord, likenessOf, romanise, searchKeys } from './rules.ts'

test.each([
  ['दिवाली', 'દિવાળી', 'diwali', 'Divaali', 'diwalee', 'DIWALI'],
  ['होली', 'હોળી', 'holi', 'Holee', 'hooli'],
  ['नवरात्रि', 'નવરાત્રિ', 'navratri', 'navaratri', 'navrathri'],
  ['गणेश', 'ગણેશ', 'ganesh', 'Ganesha', 'ganes'],
  ['शिवरात्रि', 'shivratri', 'shivaratri', 'sivaratri'],
  ['जन्माष्टमी', 'janmashtami', 'janmastami', 'Janmaashtami'],
  ['संक्रांति', 'સંક્રાંતિ', 'sankranti', 'sankraanthi'],
])('one key for %s and its spellings', (...spellings) => {
  expect(new Set(spellings.map(foldWord)).size).toBe(1)
})

test('letters of both scripts are read with their vowels', () => {
  expect(romanise('राम')).toBe('raam')
  expect(romanise('ગુજરાત')).toBe('gujaraat')
  expect(romanise('Diwali')).toBe('Diwali')
})

test('what says nothing is kept only where there is nothing else', () => {
  expect(searchKeys('happy diwali photo')).toMatchObject({ keys: ['divli'] })
  expect(searchKeys('happy').keys).toEqual(['hpi'])
  expect(searchKeys(' ! ').keys).toEqual([])
})

test('slips are counted, with two letters that changed places as one', () => {
  expect(distance('divli', 'dvili')).toBe(1)
  expect(distance('', 'ab')).toBe(2)
  expect(likenessOf('divli', 'divli')).toBe('exact')
  expect(likenessOf('divl', 'divli')).toBe('near')
  expect(likenessOf('hli', 'huli')).toBe('other')
})
