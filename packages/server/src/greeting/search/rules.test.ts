import { expect, test } from 'vitest'
import { occasions } from '../calendar/fixtures.ts'
import { namesOf } from '../calendar/rules.names.ts'
import { distance, foldWord, likenessOf, roughOf, searchKeys, wordsOf } from './rules.ts'
import { romanise } from './rules.scripts.ts'

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

test.each([
  ['தீபாவளி', 'thiibaavali'],
  ['பொங்கல்', 'pongal'],
  ['దీపావళి', 'diipaavali'],
  ['వ్రతం', 'vratam'],
  ['ಹೋಳಿ', 'holi'],
  ['ഓണം', 'onam'],
  ['പൊങ്കൽ', 'ponkal'],
  ['ਰੱਖੜੀ', 'rakhri'],
  ['ਗੁਰਪੁਰਬ', 'gurpurab'],
  ['দীপাবলি', 'dipabali'],
  ['ଦୀପାବଳି', 'dipabali'],
  ['دیوالی', 'divali'],
  ['ہولی', 'holi'],
  ['مبارک', 'mbarak'],
])('%s and %s have one sound', (script, latin) => {
  const key = foldWord(script)
  expect(key).toMatch(/^[a-z]+$/)
  expect([key, roughOf(key)]).toContain(key === foldWord(latin) ? key : roughOf(foldWord(latin)))
})

test('every occasion has a name in twelve languages, each in its script', () => {
  const scripts = {
    en: 'Latin', hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari', bn: 'Bengali', ta: 'Tamil', te: 'Telugu',
    kn: 'Kannada', ml: 'Malayalam', pa: 'Gurmukhi', or: 'Oriya', ur: 'Arabic',
  } as const // prettier-ignore
  expect(occasions.length).toBe(226)
  for (const occasion of occasions)
    for (const [language, name] of Object.entries(namesOf(occasion))) {
      const script = scripts[language as keyof typeof scripts]
      expect(name, `${occasion.key} ${language}`).toMatch(
        new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{P}\\s\\u200c\\u200d]+$`, 'u'),
      )
    }
})

test('neighbours are known as one word, and a whole name as such', () => {
  expect(wordsOf(["New Year's Day"])).toEqual(
    expect.arrayContaining(['niv', 'irs', 'nivirs', 'nivirsdi', '=nivirsdi']),
  )
  expect(searchKeys('dee pavali').keys.map(({ joins }) => joins)).toEqual([['dipvli']])
  expect(searchKeys('x-mas').keys[0]?.joins).toEqual(['xms'])
})

test('what says nothing is kept only where there is nothing else', () => {
  expect(searchKeys('happy diwali photo').keys.map(({ key }) => key)).toEqual(['divli'])
  expect(searchKeys('happy').keys.map(({ key }) => key)).toEqual(['hpi'])
  expect(searchKeys('உலக தினம்').keys.length).toBe(2)
  expect(searchKeys(' ! ').keys).toEqual([])
})

test('slips are counted, with two letters that changed places as one', () => {
  expect(distance('divli', 'dvili')).toBe(1)
  expect(distance('', 'ab')).toBe(2)
  expect(likenessOf('divli', 'divli')).toBe('exact')
  expect(likenessOf('divl', 'divli')).toBe('begins')
  expect(likenessOf('divli', 'dvili')).toBe('near')
  expect(likenessOf('26', '27')).toBe('other')
  expect(likenessOf('tibvli', '~tpl')).toBe('other')
  expect(likenessOf('tibvli', '~tpp')).toBe('other')
  expect(likenessOf('hli', 'huli')).toBe('other')
})
