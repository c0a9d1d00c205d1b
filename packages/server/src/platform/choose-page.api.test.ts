import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { holdsWord } from './choose-page.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())

const texts = [
  'मिठाई घर',
  'મિઠાઈ ઘર',
  'ठामिई घर',
  'café मिठाई7',
  'qमिठाई 100%',
  '9844 56q77q06q',
  'श्री आनंद traders',
  'শ্রী স্টোর',
  'தமிழ் கடை',
  'ಕನ್ನಡ ಅಂಗಡಿ',
  'आ gamma_under',
  'patel sweets 12 +919876543210',
]
const words = [
  'मिठाई',
  'મિઠાઈ',
  'ठाई',
  'ठा',
  'मि',
  'म',
  'मिठाई7',
  'qमिठा',
  'श्री',
  'আনন্দ',
  'শ্রী',
  'தமிழ்',
  'ಕನ್ನಡ',
  'आनंद',
  'patel',
  'ate',
  'pa',
  'at',
  '7',
  '100%',
  'gamma_',
  'é',
  '56q77q',
  '98765',
  'traders',
]

test('a text holds a word in every script where it stands in it, and nowhere else', async () => {
  for (const word of words)
    for (const text of texts) {
      const begins = text.split(' ').some((one) => one.startsWith(word))
      const { rows } = await sql<{ found: boolean }>`
        select ${holdsWord(sql`searchable(${text})`, word)} as found`.execute(w.world.database.platform)
      const isShort = Buffer.byteLength(word) <= 2
      expect([text, word, rows[0]?.found]).toEqual([text, word, isShort ? begins : text.includes(word)])
    }
})

test('the index is asked for one sign of each Indian letter, and the rows for the whole word', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select business_id from business
    where ${holdsWord(sql`business.search_text`, 'मिठाई')}`.execute(w.world.database.platform)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  // An index of words is asked what is asked of the column as it stands, and no more.
  expect(plan).toContain("(search_text ~~ '%%56q%77q%40q%76q%%'::text)")
  expect(plan).toMatch(/\(\(search_text \|\| ''::text\) ~~ '%q4456q4477/)
})
