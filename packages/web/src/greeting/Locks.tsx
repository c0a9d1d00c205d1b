import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'

/** Whether a picture needs a plan that the business does not have; the server has the last word. Pure. */
export const isLockedFor = ({ isPremium }: Pick<ImagePost, 'isPremium'>, answer: FrameAnswer | undefined): boolean =>
  isPremium && answer !== undefined && Object.values(answer.kinds).every((why) => why !== null)
