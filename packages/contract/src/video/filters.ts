import { z } from 'zod'
import { projectFilters } from '../card/filters.project.ts'
import { AgencyId, Flag } from '../ids.ts'
import { renderStates, userVideoStatuses } from './fields.ts'
import { videoCategories, videoShapes, videoTemplateStatuses } from './template.ts'

/** Filters of the videos in All Projects; they live in the URL of the panel too. */
export const UserVideoFilters = z.object({
  ...projectFilters,
  status: z.enum(userVideoStatuses).optional(),
  /** Where the last film stands. */
  state: z.enum(renderStates).optional(),
  sort: z.enum(['newest', 'oldest', 'name']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  fromEnd: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  agencyId: AgencyId.optional(),
})

/** Filters of the video templates. */
export const VideoTemplateFilters = z.object({
  search: z.string().max(100).optional(),
  category: z.enum(videoCategories).optional(),
  shape: z.enum(videoShapes).optional(),
  isPremium: Flag.optional(),
  /** For who keeps templates; everybody else is shown published ones. */
  status: z.enum(videoTemplateStatuses).optional(),
})
