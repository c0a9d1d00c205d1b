import type { AgencyConfiguration } from '../agency/fields.ts'
import { type PlanFactsInput, unlimited } from './fields.ts'

/** A plan an agency may begin with. */
export type StarterPlan = PlanFactsInput & { isPopular: boolean; mrp: number | null }

/** Three plans an agency without any may begin with: the card, the card with greetings, everything; only of what it sells. */
export function starterPlans({
  imagePost,
  pdfCardConfig,
  video,
}: Pick<AgencyConfiguration, 'imagePost' | 'pdfCardConfig' | 'video'>): StarterPlan[] {
  const images = imagePost.enableImagePost
  const videos = images && imagePost.isVideoPostsIncluded
  const [pdf, films] = [pdfCardConfig.enablePdfCardProduct, video.enableVideo]
  const greetings = {
    greetingImagesIncluded: images,
    greetingImagesLimit: images ? unlimited : null,
  }
  return [
    { name: 'Starter', price: 499, mrp: null, validity: 1, limits: {}, isPopular: false },
    {
      name: 'Business',
      price: 999,
      mrp: 1499,
      validity: 1,
      limits: {
        ...greetings,
        greetingVideosIncluded: videos,
        greetingVideosLimit: videos ? 1 : null,
        pdfCardIncluded: pdf,
        pdfCardLimit: pdf ? 5 : null,
      },
      frameVisibility: { hidePoliticalFrame: true },
      isPopular: true,
    },
    {
      name: 'Business Plus',
      price: 2499,
      mrp: 2997,
      validity: 3,
      limits: {
        ...greetings,
        greetingVideosIncluded: videos,
        greetingVideosLimit: videos ? 3 : null,
        pdfCardIncluded: pdf,
        pdfCardLimit: pdf ? unlimited : null,
        promotionalVideoIncluded: films,
        promotionalVideoLimit: films ? 10 : null,
      },
      isPopular: false,
    },
  ]
}
