import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type {
  categoryKinds,
  CombinedType,
  dateTypes,
  ImagePost,
  requestStatuses,
} from '@parichay/contract/greeting/fields.ts'
import type { FailureWords } from '../../failure-words.ts'
import type { LibraryTab } from '../../api/library-search.ts'
import type { Tone } from '../../ui/StatusChip.tsx'

/** Tabs of the library. */
export const tabNames: Record<LibraryTab, MessageDescriptor> = {
  images: msg`Images`,
  calendar: msg`Calendar`,
  categories: msg`Categories`,
  tags: msg`Tags`,
  requests: msg`Requests`,
  duplicates: msg`Duplicates`,
}

/** The four types of the specification. */
export const typeNames: Record<CombinedType, MessageDescriptor> = {
  SQUARE_IMAGE: msg`Square image`,
  SQUARE_VIDEO: msg`Square video`,
  STORY_IMAGE: msg`Story image`,
  STORY_VIDEO: msg`Story video`,
}

/** What a category is for. */
export const kindNames: Record<(typeof categoryKinds)[number], MessageDescriptor> = {
  festival: msg`Festivals`,
  day: msg`Days`,
  evergreen: msg`All year`,
  business: msg`Business category`,
  political: msg`Political`,
}

/** Filter values of the specification. */
export const dateTypeNames: Record<(typeof dateTypes)[number], MessageDescriptor> = {
  FIXED: msg`Fixed date`,
  FLEXIBLE: msg`Flexible date`,
}

/** Where a request stands. */
export const requestStates: Record<
  (typeof requestStatuses)[number],
  { label: MessageDescriptor; tone: Tone }
> = {
  OPEN: { label: msg`Waiting`, tone: 'warning' },
  DONE: { label: msg`Fulfilled`, tone: 'success' },
  DECLINED: { label: msg`Declined`, tone: 'neutral' },
}

/** Who keeps an occasion, as the library names them. */
export const communityNames: Record<string, MessageDescriptor> = {
  hindu: msg`Hindu`,
  muslim: msg`Muslim`,
  christian: msg`Christian`,
  sikh: msg`Sikh`,
  jain: msg`Jain`,
  buddhist: msg`Buddhist`,
  parsi: msg`Parsi`,
  sindhi: msg`Sindhi`,
  lingayat: msg`Lingayat`,
}

/** Why a picture of a post could not be taken. */
export const pictureFailure: FailureWords = {
  UNSUPPORTED_MEDIA: msg`This kind of file does not work. Use a JPEG, PNG or WebP picture.`,
  PICTURE_UNREADABLE: msg`The picture is damaged and cannot be read. Save it anew and try again.`,
  RATE_LIMITED: msg`Too many pictures in a short time. Please wait a minute.`,
  LIMIT_REACHED: msg`The storage is full. Delete some pictures first.`,
}

/** Why a change of the library could not be saved. */
export const saveFailure: FailureWords = {
  NOT_FOUND: msg`It does not exist any more. Reload the page and look again.`,
  RATE_LIMITED: msg`Too much in a short time. Please wait a minute.`,
  IN_USE: msg`Businesses or a page of it are known by this name, so it stays. Its other words can change.`,
}

/** Why a category or a subcategory could not be deleted. */
export const deleteFailure: FailureWords = {
  CONFLICT: msg`Something lies in it by now. Look again: it can be moved elsewhere.`,
  NOT_FOUND: msg`It was deleted already.`,
  IN_USE: msg`Businesses have it as their category, so it stays.`,
}

/** Why something could not be moved elsewhere. */
export const moveFailure: FailureWords = {
  CONFLICT: msg`A subcategory of this name is there already. Move or rename it first.`,
  NOT_FOUND: msg`One of the two does not exist any more. Close this and look again.`,
  IN_USE: msg`Businesses have it as their category, so it stays.`,
  LIMIT_REACHED: msg`There is no room for so many subcategories. Choose another category.`,
}

/** Why tags could not be merged. */
export const mergeFailure: FailureWords = {
  NOT_FOUND: msg`One of the tags does not exist any more. Close this and look again.`,
  CONFLICT: msg`These tags cannot go into this one. Close this and look again.`,
}

/** Why something deleted could not be brought back. */
export const restoreFailure: FailureWords = {
  CONFLICT: msg`There is one of this name by now.`,
  NOT_FOUND: msg`It is gone for good.`,
}

/** Why a post may not be changed now. */
export const postReasons: FailureWords = {
  CONFLICT: msg`Posts of your own are not open to your agency. Ask your provider.`,
}

/** What may be done with a post; nothing for who does not manage posts. */
export const postVerdicts = ({ can }: ImagePost): NonNullable<ImagePost['can']> =>
  can ?? {
    change: 'NOT_ALLOWED',
    replace: 'NOT_ALLOWED',
    remake: 'NOT_ALLOWED',
    delete: 'NOT_ALLOWED',
    withhold: 'NOT_ALLOWED',
  }
