import { createCanvas, GlobalFonts, setTextRenderer } from '@napi-rs/canvas'
import { inOneLine, noWords, OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { pathOfFace } from '../../../../scripts/fonts/measure-faces.ts'
import { posterBase } from '../posters/base.ts'
import { posters, posterScene } from '../posters/posters.ts'
import { type Fit, fitOf } from './fits.ts'
import type { LibraryBase } from './library.ts'
import { ownPosterScene } from './own-poster.ts'

beforeAll(() => setTextRenderer('system'))
const pen = createCanvas(8, 8).getContext('2d') as unknown as Pen

function fitIn(scene: Scene): Fit {
  for (const face of needsOf(scene).faces)
    if (!GlobalFonts.has(face.id)) GlobalFonts.register(readFileSync(pathOfFace(face)), face.id)
  return fitOf(pen, scene)
}
const overfull = (scene: Scene) => fitIn(scene).tooLong
const own = (given: Partial<OwnPoster>) =>
  ownPosterScene(
    OwnPoster.parse({ design: 'arch', shape: 'SQUARE', language: 'hi', words: {}, ...given }),
    { photo: 'photo' },
    null,
  )
const retold = (base: LibraryBase, words: Partial<OwnPoster['words']>) =>
  ownPosterScene(
    OwnPoster.parse({
      design: 'library',
      imageId: 1,
      shape: 'SQUARE',
      language: base.language,
      look: base.look,
      words: { ...inOneLine(base.words), ...words },
    }),
    { photo: null, base },
    null,
  )

test('usual words fit every design; a name without end does not, and says where', () => {
  const words = {
    ...noWords,
    wish: 'काजू कतली',
    line: 'हर दिन ताज़ा',
    offer: '20 % छूट',
    price: '₹900 / kg',
    mrp: '₹1,125',
  }
  for (const design of ['shelf', 'spotlight', 'banner', 'portrait', 'jharokha', 'slant', 'arch'] as const)
    for (const shape of ['SQUARE', 'STORY'] as const)
      expect(overfull(own({ design, shape, words })), `${design} ${shape}`).toEqual([])
  expect(overfull(own({ design: 'jharokha', words: { ...words, wish: 'क'.repeat(80) } }))).toEqual(['wish'])
})

/** Letters that are read in a list, where a picture is 240 px wide: as large as small print on a screen, and these are fat. */
const leastInLists = 13

test('posters of the library fit as they are, and the wish is read at 240 px; a whole thought where a date stood does not fit', () => {
  // With its own words a poster is the one that was drawn (`library.test.ts`): what is laid is that one.
  const wrong = posters.flatMap((poster) => {
    const { tooLong, sizes } = fitIn(posterScene(poster))
    const seen = ((sizes.wish ?? 0) * 240) / 1080
    return tooLong.length > 0 || seen < leastInLists
      ? [`${poster.id}: ${tooLong.join(' ')} ${seen.toFixed(1)} px`]
      : []
  })
  expect(wrong).toEqual([])
  const base = posterBase(posters.find(({ id }) => id === 'flat-20-en-square')!)
  const thought =
    'Whoever comes today pays less, and whoever comes tomorrow is as welcome, so come when it suits you best and bring all your friends'
  expect(overfull(retold(base, { wish: thought, line: thought, offer: 'Only until Sunday 22' }))).not.toEqual(
    [],
  )
}, 120_000)
