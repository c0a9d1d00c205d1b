import { expect, test } from 'vitest'
import { fixtures } from '../testing/fixtures.ts'
import { makeView } from '../view.ts'
import { ogPicture } from './address.ts'
import { pictureSource } from './facts.ts'

const plain = { ...fixtures.full, basicDetails: { ...fixtures.full.basicDetails, tagline: '' } }
const hindi = { ...plain, basicDetails: { ...plain.basicDetails, ownerName: 'जिग्नेश परमार' } }
const drawn = (facts: typeof plain) => pictureSource(makeView(facts), { logo: false, cover: false })

test.each([
  [
    'the owner’s title',
    plain,
    { ...plain, basicDetails: { ...plain.basicDetails, ownerTitle: 'Dr.' as const } },
  ],
  [
    'the language of the card, in which a title is written',
    hindi,
    { ...hindi, settings: { ...hindi.settings, language: 'hi' as const } },
  ],
])('a picture that shows %s otherwise has another address', (_what, before, after) => {
  expect(drawn(after).facts['line']).not.toBe(drawn(before).facts['line'])
  expect(ogPicture(makeView(after)).url).not.toBe(ogPicture(makeView(before)).url)
})

test('the picture is one and the same in whatever language somebody reads the page', () => {
  expect(ogPicture(makeView({ ...plain, shownIn: 'gu' })).url).toBe(ogPicture(makeView(plain)).url)
})
