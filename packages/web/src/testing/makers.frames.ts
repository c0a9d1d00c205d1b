import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { usualSetup } from '@parichay/contract/greeting/rules.frames.ts'

/** The frames of a business as they begin; its plan has every kind. */
export const makeFrames = (facts: Partial<FrameAnswer> = {}): FrameAnswer => ({
  businessId: 5,
  isEnabled: true,
  ...(usualSetup() as Pick<FrameAnswer, 'square' | 'story' | 'texts' | 'political' | 'product' | 'pictures'>),
  givenKinds: [],
  kinds: { regular: null, product: null, political: null },
  facts: { name: 'Anand Mithai', phone: '+91 98765 10001' },
  imageAddresses: {},
  logoColours: null,
  filmLayout: 'free',
  pictureHash: 'h1',
  version: 1,
  ...facts,
})
