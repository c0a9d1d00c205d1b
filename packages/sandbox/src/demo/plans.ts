import { type PlanChange, unlimited } from '@parichay/contract/plan/fields.ts'
import type { AgencyKey } from './shape.ts'

type DemoPlan = Required<
  Pick<PlanChange, 'name' | 'price' | 'validity' | 'limits' | 'frameVisibility' | 'highlight'>
> &
  Pick<PlanChange, 'mrp' | 'isPopular' | 'isHidden' | 'renewalPrice' | 'soldBy'>

const card = {
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
} as const
const images = { greetingImagesIncluded: true, greetingImagesLimit: unlimited } as const
const videos = (perDay: number) => ({ greetingVideosIncluded: true, greetingVideosLimit: perDay })
const pdfCards = (count: number) => ({ pdfCardIncluded: true, pdfCardLimit: count })
const films = (count: number) => ({ promotionalVideoIncluded: true, promotionalVideoLimit: count })

const allFrames = { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false }
const regularFrames = { hideRegularFrame: false, hideProductFrame: true, hidePoliticalFrame: true }
const shopFrames = { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: true }

/** What the three agencies sell: each only what it has, priced as such plans are in India. */
export const demoPlans: Record<AgencyKey, DemoPlan[]> = {
  parichay: [
    {
      name: 'Card',
      price: 499,
      renewalPrice: 449,
      validity: 1,
      highlight: 'Your shop on every phone',
      limits: card,
      frameVisibility: allFrames,
    },
    {
      name: 'Card + Festivals',
      price: 999,
      mrp: 1499,
      renewalPrice: 799,
      validity: 1,
      highlight: 'Best for shops and salons',
      isPopular: true,
      limits: { ...card, ...images, ...videos(1), ...pdfCards(3) },
      frameVisibility: shopFrames,
    },
    {
      name: 'Everything, 3 years',
      price: 2499,
      mrp: 2997,
      validity: 3,
      highlight: 'The price of two years, and one more',
      limits: { ...card, ...images, ...videos(3), ...pdfCards(unlimited), ...films(12) },
      frameVisibility: allFrames,
    },
    {
      name: 'Launch offer 2025',
      price: 299,
      validity: 1,
      highlight: '',
      isHidden: true,
      limits: card,
      frameVisibility: allFrames,
    },
  ],
  rangtapi: [
    {
      name: 'Dukan',
      price: 699,
      validity: 1,
      highlight: 'Card for one shop',
      limits: { ...card, ...images },
      frameVisibility: regularFrames,
    },
    {
      name: 'Dukan Plus',
      price: 1199,
      mrp: 1799,
      validity: 1,
      highlight: 'Festival images and videos every day',
      isPopular: true,
      limits: { ...card, ...images, ...videos(2) },
      frameVisibility: shopFrames,
    },
    {
      name: 'Vepari',
      price: 2999,
      mrp: 3597,
      renewalPrice: 2499,
      validity: 3,
      highlight: 'For traders: three years at one price',
      limits: { ...card, ...images, ...videos(3) },
      frameVisibility: allFrames,
    },
  ],
  kaveri: [
    {
      name: 'One year',
      price: 600,
      validity: 1,
      highlight: '',
      limits: card,
      frameVisibility: allFrames,
    },
    {
      name: 'Two years',
      price: 1000,
      mrp: 1200,
      validity: 2,
      highlight: 'Save ₹200',
      isPopular: true,
      limits: card,
      frameVisibility: allFrames,
    },
    {
      name: 'Five years',
      price: 2000,
      soldBy: ['staff', 'franchisee'],
      mrp: 3000,
      validity: 5,
      highlight: 'Pay once, forget renewals',
      limits: card,
      frameVisibility: allFrames,
    },
  ],
}
