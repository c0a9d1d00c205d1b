import type { FrameAnswer, LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameLayout } from '@parichay/contract/greeting/rules.frames.ts'
import { fileUrl } from '../../document/rules.ts'
import type { Frames } from './usecase.ts'
import { hashOf } from './work.ts'

/** The frames of a business as the panel draws them. */
export const presentFrames = (
  frames: Frames,
  kinds: FrameAnswer['kinds'],
  logoColours: LogoColours | null,
  filmLayout: FrameLayout,
): FrameAnswer => ({
  businessId: frames.business.businessId,
  isEnabled: frames.isEnabled,
  ...frames.setup,
  givenKinds: frames.givenKinds,
  kinds,
  facts: frames.facts,
  imageAddresses: Object.fromEntries(Object.entries(frames.keys).map(([name, key]) => [name, fileUrl(key)])),
  logoColours,
  filmLayout,
  pictureHash: hashOf(frames, logoColours, filmLayout),
  version: frames.version,
})
