import { groundOf, layoutOf } from '@parichay/greeting/posters/composed.ts'
import type { Design } from '@parichay/greeting/posters/poster.ts'
import { designs, posters, posterScene } from '@parichay/greeting/posters/posters.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { languagesOfRegions, linkLanguages } from '@parichay/contract/greeting/languages.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { daysOf } from '@parichay/server/greeting/calendar/fixtures.days.ts'
import { occasions } from '@parichay/server/greeting/calendar/fixtures.ts'
import { libraryCategories } from '@parichay/server/greeting/fixtures.library.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { expect, test } from 'vitest'
import { byWant, patiently } from './posters.ts'

test('every design names a category and an occasion that the library has', () => {
  const unknown = designs.filter(({ category, occasion }) => {
    const found = libraryCategories.find(({ name }) => name === category)
    return !found?.fillings.some(({ name }) => name === occasion)
  })
  expect(unknown.map(({ id, occasion }) => `${id}: ${occasion}`)).toEqual([])
})

test('every occasion of the calendar has two designs or more that differ in how they are put together and on what', () => {
  const alike = occasions.filter(({ name }) => {
    const own = designs.filter(({ occasion }) => occasion === name)
    return !own.some((one) =>
      own.some((other) => layoutOf(one) !== layoutOf(other) && groundOf(one) !== groundOf(other)),
    )
  })
  expect(alike.map(({ name }) => name)).toEqual([])
})

test('every occasion is there in Hindi, in English and in the languages of the states that keep it', () => {
  const lacks = occasions.flatMap(({ name, regions }) => {
    const said = new Set(
      designs.filter(({ occasion }) => occasion === name).flatMap(({ words }) => Object.keys(words)),
    )
    const missing = [...new Set([...linkLanguages, ...languagesOfRegions(regions)])].filter(
      (language) => !said.has(language),
    )
    return missing.length > 0 ? [`${name}: ${missing.join(' ')}`] : []
  })
  expect(lacks).toEqual([])
})

/** Days of later years are known; pictures that are made for them will be others. */
const lastYearOfDesigns = 2028

test('to the end of 2028 no ground comes twice within a week', () => {
  const groundsOf = new Map(
    occasions.map(({ name }) => [
      name,
      designs.filter(({ occasion }) => occasion === name).map((design) => groundOf(design)),
    ]),
  )
  const days = occasions
    .flatMap((one) => daysOf(one).map(({ day }) => ({ name: one.name, at: Date.parse(day) / 86_400_000 })))
    .filter(({ at }) => at < Date.UTC(lastYearOfDesigns + 1, 0) / 86_400_000)
    .toSorted((a, b) => a.at - b.at)
  const twice = new Set<string>()
  for (const [name, grounds] of groundsOf)
    for (const ground of new Set(grounds.filter((one, i) => grounds.indexOf(one) !== i)))
      twice.add(`${ground}: ${name}`)
  for (const [i, { name, at }] of days.entries()) {
    for (const other of days.slice(i + 1)) {
      if (other.at - at >= 7) break
      if (other.name === name) continue
      for (const ground of groundsOf.get(name)!)
        if (groundsOf.get(other.name)!.includes(ground)) twice.add(`${ground}: ${name}, ${other.name}`)
    }
  }
  expect([...twice]).toEqual([])
})

test('what comes first is drawn first, squares before stories, what has no day after a week', () => {
  const days: Record<string, string> = {
    'tulsi-vivah': '2026-11-21',
    constitution: '2026-11-26',
    holi: '2027-03-22',
  }
  const some = posters.filter(({ design }) => design.id in days || design.id === 'monday')
  const ids = byWant(some, ({ design }) => days[design.id], '2026-11-28').map(
    ({ design, shape }) => `${design.id} ${shape}`,
  )
  expect(ids[0]).toBe('tulsi-vivah SQUARE')
  expect(ids.indexOf('tulsi-vivah STORY')).toBeLessThan(ids.indexOf('constitution SQUARE'))
  expect(ids.indexOf('constitution STORY')).toBeLessThan(ids.indexOf('monday SQUARE'))
})

test('only agencies that may have posts of their own have some', () => {
  for (const { id, agency } of designs)
    if (agency)
      expect(
        demoAgencies.find(({ key }) => key === agency)?.configuration.allowAgencyExclusivePosts,
        id,
      ).toBe(true)
})

/** What stands on a poster: the rendered pictures it shows. */
const shownOn = (design: Design) => needsOf(posterScene(posters.find((one) => one.design === design)!)).images

/** Pictures that belong to one faith: no other one's day stands on them. */
const ofFaith: Readonly<Record<string, readonly string[]>> = {
  hindu: [
    'temple-dusk',
    'modak-plate',
    'modaks',
    'peacock-flute',
    'flute-pot',
    'trishul',
    'conch',
    'kalash',
    'marigold-kalash',
    'puja-thali',
    'dandiya',
    'dandiya-night',
    'diya-night',
    'rangoli-floor',
    'bell',
    'bells-morning',
  ],
  muslim: ['crescent', 'crescent-lantern', 'lantern', 'dates'],
  christian: ['fir-branch', 'fir-baubles', 'baubles'],
}
/** Faiths that share what they light and draw on the floor. */
const shared: Readonly<Record<string, readonly string[]>> = {
  sikh: ['diya-night'],
  sindhi: ['kalash', 'diya-night', 'rangoli-floor'],
  lingayat: ['temple-dusk', 'diya-night'],
  parsi: ['rangoli-floor'],
  jain: ['kalash', 'diya-night', 'rangoli-floor', 'temple-dusk'],
}

test('no day of a faith stands on what belongs to another one', () => {
  const wrong = occasions.flatMap(({ name, communities }) => {
    if (communities.length === 0) return []
    const foreign = Object.entries(ofFaith).flatMap(([faith, pictures]) =>
      communities.includes(faith) ? [] : pictures,
    )
    const own = communities.flatMap((faith) => shared[faith] ?? [])
    return designs
      .filter(({ occasion }) => occasion === name)
      .flatMap((design) =>
        shownOn(design)
          .filter((picture) => foreign.includes(picture) && !own.includes(picture))
          .map((picture) => `${name}: ${design.id} shows ${picture}`),
      )
  })
  expect(wrong).toEqual([])
})

test('what is for any day and everybody stands on nothing of one faith', () => {
  const never = new Set(Object.values(ofFaith).flat())
  const wrong = designs
    .filter(({ id }) => id.startsWith('series-'))
    .flatMap((design) =>
      shownOn(design)
        .filter((picture) => never.has(picture))
        .map((picture) => `${design.id} shows ${picture}`),
    )
  expect(wrong).toEqual([])
})

test('what is civic shows the sign of no party, and a day of all faiths nothing of one', () => {
  const religious = new Set(
    occasions.filter(({ communities }) => communities.length > 0).map(({ name }) => name),
  )
  const civic = new Set(['National Days', 'Great Lives', 'Political'])
  const never = new Set([
    'lotus',
    'lotus-pond',
    'temple-dusk',
    ...ofFaith['muslim']!,
    ...ofFaith['christian']!,
  ])
  const wrong = designs
    .filter(({ category, occasion = '' }) => civic.has(category) && !religious.has(occasion))
    .flatMap((design) =>
      shownOn(design)
        .filter((picture) => never.has(picture))
        .map((picture) => `${design.id} shows ${picture}`),
    )
  expect(wrong).toEqual([])
})

test('a picture that came late on a busy machine is tried again; what is no matter of time is said at once', async () => {
  let tries = 0
  const drawn = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Problem('RENDER_TIMEOUT', 'late')) : Promise.resolve('drawn')
  }
  expect(await patiently(drawn)).toBe('drawn')
  expect(tries).toBe(2)
  await expect(patiently(() => Promise.reject(new Error('no such picture')))).rejects.toThrow(
    'no such picture',
  )
  expect(await patiently(drawn, AbortSignal.abort())).toBeUndefined()
})
