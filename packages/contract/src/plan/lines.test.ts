import { describe, expect, test } from 'vitest'
import { type PlanLine, planSections } from './lines.ts'

const nothing = {
  limits: {
    digitalCardIncluded: true,
    digitalCardLimit: 1,
    greetingImagesIncluded: false,
    greetingImagesLimit: 0,
    greetingVideosIncluded: false,
    greetingVideosLimit: 0,
    pdfCardIncluded: false,
    pdfCardLimit: 0,
    promotionalVideoIncluded: false,
    promotionalVideoLimit: 0,
  },
  frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false },
} as const
type Terms = Parameters<typeof planSections>[0]
const plan = (
  limits: Partial<Terms['limits']> = {},
  hidden: Partial<Terms['frameVisibility']> = {},
): Terms => ({
  limits: { ...nothing.limits, ...limits },
  frameVisibility: { ...nothing.frameVisibility, ...hidden },
})
const sells = (...products: ('greetings' | 'videos' | 'pdf' | 'films')[]) => ({
  imagePost: {
    enableImagePost: products.includes('greetings'),
    isVideoPostsIncluded: products.includes('videos'),
  },
  pdfCardConfig: { enablePdfCardProduct: products.includes('pdf') },
  video: { enableVideo: products.includes('films') },
})
const say = ({ name, isIncluded, count }: PlanLine) =>
  `${isIncluded ? '+' : '-'}${name}${count === undefined ? '' : `:${count}`}`
const lines = (terms: Terms, agency = sells()) =>
  planSections(terms, agency).map(({ product, lines }) => `${product} ${lines.map(say).join(' ')}`)

const card = 'digitalCard +digitalCards:1 +changeTheme +editDetails'
const images = { greetingImagesIncluded: true, greetingImagesLimit: -1 }
const videos = { greetingVideosIncluded: true, greetingVideosLimit: 3 }
const frames = '+generalFrames +productFrames +politicalFrames'

describe('lines and their conditions', () => {
  test.each<[string, Terms, ReturnType<typeof sells>, string[]]>([
    ['the card alone, of an agency that sells nothing else', plan(), sells(), [card]],
    ['unlimited images', plan(images), sells(), [card, `greetings +images:-1 +adsImages ${frames}`]],
    [
      'a number of images',
      plan({ ...images, greetingImagesLimit: 20 }),
      sells(),
      [card, `greetings +images:20 +adsImages ${frames}`],
    ],
    [
      'images and videos',
      plan({ ...images, ...videos }),
      sells('greetings', 'videos'),
      [card, `greetings +images:-1 +videos:3 +adsImages ${frames}`],
    ],
    [
      'videos without images',
      plan(videos),
      sells('greetings', 'videos'),
      [card, `greetings -images +videos:3 -adsImages ${frames}`],
    ],
    [
      'the agency has greetings, the plan does not',
      plan(),
      sells('greetings'),
      [card, 'greetings -images -adsImages -generalFrames -productFrames -politicalFrames'],
    ],
    [
      'video posts are told of where the agency has them',
      plan(images),
      sells('greetings', 'videos'),
      [card, `greetings +images:-1 -videos +adsImages ${frames}`],
    ],
    [
      'hidden frames',
      plan(images, { hideProductFrame: true, hidePoliticalFrame: true }),
      sells(),
      [card, 'greetings +images:-1 +adsImages +generalFrames -productFrames -politicalFrames'],
    ],
    [
      'ten PDF cards',
      plan({ pdfCardIncluded: true, pdfCardLimit: 10 }),
      sells(),
      [card, 'pdfCard +pdfCards:10'],
    ],
    [
      'unlimited PDF cards',
      plan({ pdfCardIncluded: true, pdfCardLimit: -1 }),
      sells(),
      [card, 'pdfCard +pdfCards:-1'],
    ],
    ['the agency has PDF cards, the plan does not', plan(), sells('pdf'), [card, 'pdfCard -pdfCards']],
    [
      'unlimited films',
      plan({ promotionalVideoIncluded: true, promotionalVideoLimit: -1 }),
      sells(),
      [card, 'promotionalVideo +promotionalVideos:-1'],
    ],
    [
      'the agency has films, the plan does not',
      plan(),
      sells('films'),
      [card, 'promotionalVideo -promotionalVideos'],
    ],
  ])('%s', (_what, terms, agency, wanted) => {
    expect(lines(terms, agency)).toEqual(wanted)
  })

  test('every product that the agency has on is told, in their order', () => {
    const all = plan({ ...images, ...videos, pdfCardIncluded: true, pdfCardLimit: 2 })
    expect(lines(all, sells('greetings', 'videos', 'pdf', 'films'))).toEqual([
      card,
      `greetings +images:-1 +videos:3 +adsImages ${frames}`,
      'pdfCard +pdfCards:2',
      'promotionalVideo -promotionalVideos',
    ])
  })
})
