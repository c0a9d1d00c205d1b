import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Makes what is printed of photographs that came into a table of people, so that no file of many waits for it. */
export const makePdfPhotos = defineJob({
  name: 'pdf-card.photos',
  payload: z.object({
    agencyId: z.number().int(),
    pdfCardNo: z.number().int(),
    documentIds: z.array(z.number().int()),
  }),
  attempts: 2,
  timeoutSec: 900,
})
