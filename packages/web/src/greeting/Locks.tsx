import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { Entitlement } from '@parichay/contract/plan/entitlement.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'

/** Whether a picture needs a plan that the business does not have; the server has the last word. Pure. */
export const isLockedFor = (
  { isPremium, film }: Pick<ImagePost, 'isPremium' | 'film'>,
  answer: FrameAnswer | undefined,
  films?: Entitlement,
): boolean =>
  answer !== undefined &&
  (isPaused(answer) || (film ? needsFilmPlan(films) : isPremium && needsPlan(Object.values(answer.kinds))))

/** Every video needs a plan that has them; what is used up for today is no lock, for what was taken stays free. */
const needsFilmPlan = (films: Entitlement | undefined) =>
  films !== undefined && !films.allowed && films.why !== 'usedUpToday'

/** The agency's own time for greetings is over, or staff stopped the business: no plan would help, only its admin can. */
export const isPaused = ({ kinds }: FrameAnswer): boolean =>
  Object.values(kinds).some((why) => why === 'paused' || why === 'suspended')

/** Without a plan or after its end, or with one that has no greetings and so no kind of frame. */
const needsPlan = (reasons: readonly FrameAnswer['kinds'][keyof FrameAnswer['kinds']][]) =>
  reasons.some((why) => why === 'noPlan' || why === 'over') || reasons.every((why) => why !== null)
