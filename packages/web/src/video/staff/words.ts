import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'
import type { RenderState, VideoRender } from '@parichay/contract/video/fields.ts'
import type {
  SlotSource,
  SlotType,
  VideoShape,
  VideoTemplateStatus,
} from '@parichay/contract/video/template.ts'
import type { FailureWords } from '../../failure-words.ts'
import type { Tone } from '../../ui/StatusChip.tsx'

/** The five ways to search videos (specification 3, card filter options). */
export const searchByNames = {
  cardId: msg`Number`,
  companyName: msg`Title of the video`,
  registeredPhoneNumber: msg`Phone`,
  businessName: msg`Business`,
  templateCode: msg`Template`,
} as const satisfies Record<CardFilterOption, MessageDescriptor>

/** Where a film stands, in a word and its colour. */
export const renderStateWords: Record<RenderState, { label: MessageDescriptor; tone: Tone }> = {
  waiting: { label: msg`Waiting`, tone: 'info' },
  rendering: { label: msg`Being made`, tone: 'info' },
  ready: { label: msg`Ready`, tone: 'success' },
  failed: { label: msg`Failed`, tone: 'error' },
  cancelled: { label: msg`Cancelled`, tone: 'neutral' },
}

/** Why a film failed. */
export const renderFaults: Record<string, MessageDescriptor> = {
  GLYPH_MISSING: msg`It holds signs that cannot be drawn.`,
  IMAGE_MISSING: msg`A picture is gone.`,
  PICTURE_UNREADABLE: msg`A picture cannot be read.`,
  SCENE_INVALID: msg`The template cannot be drawn.`,
  RENDER_TIMEOUT: msg`It took too long to make.`,
  RENDER_FAILED: msg`It could not be made. Try again.`,
}
/** The reason of a film that failed. */
export const faultOf = ({ fault }: Pick<VideoRender, 'fault'>): MessageDescriptor =>
  renderFaults[fault ?? ''] ?? renderFaults['RENDER_FAILED']!

/** Shapes in words. */
export const shapeWords: Record<VideoShape, MessageDescriptor> = { SQUARE: msg`Square`, STORY: msg`Story` }

/** Where a template stands. */
export const templateStatusWords: Record<VideoTemplateStatus, { label: MessageDescriptor; tone: Tone }> = {
  DRAFT: { label: msg`Draft`, tone: 'neutral' },
  PUBLISHED: { label: msg`Published`, tone: 'success' },
  WITHDRAWN: { label: msg`Withdrawn`, tone: 'warning' },
}

/** What calls about films in All Projects answer. */
export const staffVideoFailure: FailureWords = {
  NOT_FOUND: msg`This video does not exist any more.`,
  CONFLICT: msg`This video was changed or switched off elsewhere. Load the page again.`,
  PLAN_NEEDED: msg`The plan of this business has no film left.`,
  LIMIT_REACHED: msg`The plan of this business has no film left.`,
  VALIDATION: msg`Something of this video is missing. Open it and fill in what is marked.`,
  GLYPH_MISSING: msg`The film holds signs that cannot be drawn. Remove them and try again.`,
}

/** What calls about templates answer. */
export const templateFailure: FailureWords = {
  NOT_FOUND: msg`This template does not exist any more.`,
  CONFLICT: msg`This template was changed elsewhere. Load the page again.`,
  IN_USE: msg`Films of this template are still to be made. Delete it when they are done.`,
  STEP_OUT_OF_ORDER: msg`Make a test render of this version first.`,
  SCENE_INVALID: msg`The scene cannot be drawn. The preview says where it is wrong.`,
  GLYPH_MISSING: msg`The scene holds signs that no font has.`,
  LIMIT_REACHED: msg`There are as many templates as there may be. Delete some first.`,
}

/** Types of slots. */
export const slotTypeWords: Record<SlotType, MessageDescriptor> = {
  text: msg`Text`,
  image: msg`Picture`,
  clip: msg`Clip`,
  colour: msg`Colour`,
  logo: msg`Logo`,
  music: msg`Music`,
}
/** What of the business fills a slot. */
export const slotSourceWords: Record<SlotSource, MessageDescriptor> = {
  businessName: msg`Business name`,
  tagline: msg`Tagline`,
  phone: msg`Phone`,
  website: msg`Website`,
  address: msg`Address`,
  city: msg`City`,
  productName: msg`Name of a product`,
  productPrice: msg`Price of a product`,
  productPicture: msg`Picture of a product`,
  mainColour: msg`Colour of the logo`,
  accentColour: msg`Second colour of the logo`,
}
