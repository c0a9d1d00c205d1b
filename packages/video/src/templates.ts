import type { VideoTemplate } from './template.ts'
import { albums } from './templates/album.ts'
import { blueprints } from './templates/blueprint.ts'
import { boards } from './templates/board.ts'
import { calendars } from './templates/calendar.ts'
import { countdowns } from './templates/countdown.ts'
import { drapes } from './templates/drape.ts'
import { gears } from './templates/gears.ts'
import { hazards } from './templates/hazard.ts'
import { kinetics } from './templates/kinetic.ts'
import { pins } from './templates/pin.ts'
import { plates } from './templates/plate.ts'
import { pulses } from './templates/pulse.ts'

const kinds = [
  countdowns,
  plates,
  drapes,
  pulses,
  boards,
  hazards,
  blueprints,
  albums,
  kinetics,
  gears,
  pins,
  calendars,
]

/** Every template that comes with the product; the most general first, each first in one shape, then in the other. */
export const videoTemplates: readonly VideoTemplate[] = [0, 1].flatMap((at) =>
  kinds.flatMap((pair) => pair[at] ?? []),
)

/** A template by its id. */
export const templateOf = (id: string): VideoTemplate | undefined =>
  videoTemplates.find((one) => one.id === id)
