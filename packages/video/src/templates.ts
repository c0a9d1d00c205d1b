import type { VideoTemplate } from './template.ts'
import { countdowns } from './templates/countdown.ts'
import { plates } from './templates/plate.ts'
import { pulses } from './templates/pulse.ts'

/** Every template that comes with the product; the most general first. */
export const videoTemplates: readonly VideoTemplate[] = [...countdowns, ...plates, ...pulses]

/** A template by its id. */
export const templateOf = (id: string): VideoTemplate | undefined =>
  videoTemplates.find((one) => one.id === id)
