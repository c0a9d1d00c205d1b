import type { PlanTerms, Products } from './entitlement.ts'

/** A product a plan can hold. */
export type PlanProduct = 'digitalCard' | 'greetings' | 'pdfCard' | 'promotionalVideo'

/** A feature line of a plan card (specification 2). */
export type PlanLineName =
  | 'digitalCards'
  | 'changeTheme'
  | 'editDetails'
  | 'images'
  | 'videos'
  | 'adsImages'
  | 'generalFrames'
  | 'productFrames'
  | 'politicalFrames'
  | 'pdfCards'
  | 'promotionalVideos'

/** A line, whether the plan holds it, and how many; −1 is unlimited. */
export type PlanLine = { name: PlanLineName; isIncluded: boolean; count?: number }
/** The lines of one product. */
export type PlanSection = { product: PlanProduct; lines: PlanLine[] }

/**
 * What a plan card says. Greetings, PDF cards and promotional videos show only if the plan includes them or the agency has
 * the product enabled (specification 2); what is shown and not held is marked so.
 */
export function planSections({ limits, frameVisibility }: PlanTerms, agency: Products): PlanSection[] {
  const hasGreetings = limits.greetingImagesIncluded || limits.greetingVideosIncluded
  const hasVideos = limits.greetingVideosIncluded || agency.imagePost.isVideoPostsIncluded
  const greetings: PlanLine[] = [
    counted('images', limits.greetingImagesIncluded, limits.greetingImagesLimit),
    ...(hasVideos ? [counted('videos', limits.greetingVideosIncluded, limits.greetingVideosLimit)] : []),
    { name: 'adsImages', isIncluded: limits.greetingImagesIncluded },
    { name: 'generalFrames', isIncluded: hasGreetings && !frameVisibility.hideRegularFrame },
    { name: 'productFrames', isIncluded: hasGreetings && !frameVisibility.hideProductFrame },
    { name: 'politicalFrames', isIncluded: hasGreetings && !frameVisibility.hidePoliticalFrame },
  ]
  const sections: (PlanSection & { shows: boolean })[] = [
    {
      product: 'digitalCard',
      shows: true,
      lines: [
        counted('digitalCards', limits.digitalCardIncluded, limits.digitalCardLimit),
        { name: 'changeTheme', isIncluded: limits.digitalCardIncluded },
        { name: 'editDetails', isIncluded: limits.digitalCardIncluded },
      ],
    },
    {
      product: 'greetings',
      shows: hasGreetings || agency.imagePost.enableImagePost,
      lines: greetings,
    },
    {
      product: 'pdfCard',
      shows: limits.pdfCardIncluded || agency.pdfCardConfig.enablePdfCardProduct,
      lines: [counted('pdfCards', limits.pdfCardIncluded, limits.pdfCardLimit)],
    },
    {
      product: 'promotionalVideo',
      shows: limits.promotionalVideoIncluded || agency.video.enableVideo,
      lines: [counted('promotionalVideos', limits.promotionalVideoIncluded, limits.promotionalVideoLimit)],
    },
  ]
  return sections.filter(({ shows }) => shows).map(({ product, lines }) => ({ product, lines }))
}

const counted = (name: PlanLineName, isIncluded: boolean, count: number): PlanLine =>
  isIncluded ? { name, isIncluded, count } : { name, isIncluded }
