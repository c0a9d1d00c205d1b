import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'

/** Whether a picture needs a plan that the business does not have; the server has the last word. Pure. */
export const isLockedFor = (
  { isPremium }: Pick<ImagePost, 'isPremium'>,
  answer: FrameAnswer | undefined,
): boolean =>
  answer !== undefined && (isPaused(answer) || (isPremium && needsPlan(Object.values(answer.kinds))))

/** The agency's own time for greetings is over, or staff stopped the business: no plan would help, only its admin can. */
export const isPaused = ({ kinds }: FrameAnswer): boolean =>
  Object.values(kinds).some((why) => why === 'paused' || why === 'suspended')

/** Without a plan or after its end, or with one that has no greetings and so no kind of frame. */
const needsPlan = (reasons: readonly FrameAnswer['kinds'][keyof FrameAnswer['kinds']][]) =>
  reasons.some((why) => why === 'noPlan' || why === 'over') || reasons.every((why) => why !== null)
