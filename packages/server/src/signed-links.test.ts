import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { letterToken, readLetterToken } from './franchisee/rules.letter.ts'
import { pictureToken, readPictureToken, readStopToken, stopToken } from './greeting/reminder/rules.ts'

const secret = 'a secret of thirty-two characters!'
const letter = { agencyId: 3, franchiseeId: 71 }
const mail = { agencyId: 3, userId: 71, pushDeviceId: null }
const picture = {
  agencyId: 3,
  businessId: 12,
  imageId: 400,
  hash: 'abcdefghijklmnopqrstuv',
  day: '2026-03-10',
}

/** Each kind of link that carries what it is for in itself: one, how it is read, and the purpose of its key (decision 0105). */
const links = {
  letter: {
    made: letterToken(secret, letter),
    whose: letter,
    read: readLetterToken,
    purpose: 'daily-letter',
  },
  stop: { made: stopToken(secret, mail), whose: mail, read: readStopToken, purpose: 'daily reminder: stop' },
  picture: {
    made: pictureToken(secret, picture),
    whose: picture,
    read: readPictureToken,
    purpose: 'daily reminder: picture',
  },
}
const kinds = Object.entries(links)
const halves = (token: string) => [token.slice(0, -44), token.slice(-43)] as const

test.each(kinds)(
  'a %s is signed by HMAC-SHA-256 with the key of its purpose, over all that it says',
  (_kind, link) => {
    const [said, mac] = halves(link.made)
    const key = createHmac('sha256', secret).update(link.purpose).digest()
    expect(createHmac('sha256', key).update(said).digest('base64url')).toBe(mac)
    expect(link.read([secret], link.made)).toEqual(link.whose)
  },
)

test.each(kinds)(
  'a %s with another number, another letter of its signature, or anything around it is none',
  (_kind, { made, read }) => {
    const forged = Array.from(made, (letter, at) => {
      if (letter === '.' || letter === '-') return undefined
      // The last two bits of 43 letters are no part of a signature; these differ in others.
      const other = letter === '4' ? '8' : letter === 'w' ? 'A' : /\d/.test(letter) ? '4' : 'w'
      return `${made.slice(0, at)}${other}${made.slice(at + 1)}`
    }).filter((one) => one !== undefined)
    expect(forged.length).toBeGreaterThan(40)
    for (const one of [...forged, `${made}x`, `x${made}`, `${made}.`, ` ${made}`, `${made}\n`])
      expect([one, read([secret], one)]).toEqual([one, undefined])
  },
)

test.each(kinds)('a %s chooses neither its algorithm nor its key', (_kind, { made, read, purpose }) => {
  const [said] = halves(made)
  const key = createHmac('sha256', secret).update(purpose).digest()
  const signedBy = (algorithm: string, by: string | Buffer = key) =>
    `${said}.${createHmac(algorithm, by).update(said).digest('base64url')}`
  const longer = createHmac('sha512', key).update(said).digest().subarray(0, 32).toString('base64url')
  const json = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url')
  for (const one of [
    said,
    `${said}.`,
    `${said}.none`,
    `${said}.${'A'.repeat(43)}`,
    signedBy('sha1'),
    signedBy('sha512'),
    `${said}.${longer}`,
    // By the secret itself, by no key, and by one that the token would bring along.
    signedBy('sha256', secret),
    signedBy('sha256', ''),
    `${signedBy('sha256', 'mine')}.${Buffer.from('mine').toString('base64url')}`,
    `${json({ alg: 'none' })}.${json(letter)}.`,
    `${json({ alg: 'HS256', jwk: { k: 'bWluZQ' } })}.${json(letter)}.${'A'.repeat(43)}`,
  ])
    expect([one, read([secret], one)]).toEqual([one, undefined])
  expect(read([], made)).toBeUndefined()
})

test.each(kinds)(
  'a %s is nothing to what reads another kind, also where it says the same',
  (kind, { made }) => {
    for (const [other, { read }] of kinds)
      if (other !== kind) expect([other, read([secret], made)]).toEqual([other, undefined])
    // Word for word what ends a letter of staff, signed as a customer's reminder is.
    const said = '3.71'
    const key = createHmac('sha256', secret).update('daily reminder: stop').digest()
    expect(
      readLetterToken([secret], `${said}.${createHmac('sha256', key).update(said).digest('base64url')}`),
    ).toBe(undefined)
  },
)
