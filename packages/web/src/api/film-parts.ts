import type { VideoSlot, VideoTemplate } from '@parichay/contract/video/template.ts'
import { templateOf } from '@parichay/video/templates.ts'

/** The slots of each part of a film, in the order of the parts; what no part names stands in the first one. */
export function slotsByChapter({ code, slots, chapters }: VideoTemplate): VideoSlot[][] {
  const filled = slots.filter(({ type }) => type === 'text' || type === 'image' || type === 'clip')
  const named = (code === null ? undefined : templateOf(code))?.chapters
  if (!named || named.length !== chapters.length)
    return chapters.length === 0 ? [filled] : chapters.map((_one, at) => (at === 0 ? filled : []))
  const parts = named.map(({ slots: keys }) => filled.filter(({ key }) => keys.includes(key)))
  const rest = filled.filter((slot) => !parts.some((part) => part.includes(slot)))
  return parts.map((part, at) => (at === 0 ? [...part, ...rest] : part))
}
