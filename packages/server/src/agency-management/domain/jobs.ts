import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every six hours: whether the host names of agencies still lead somewhere. */
export const lookAtHosts = defineJob({
  name: 'agency.hosts',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 900,
  cron: '40 1,7,13,19 * * *',
  missed: 'once',
})

/** Every five minutes, and when somebody asks for one: whether visitors meet the certificates of host names that are due. */
export const lookAtCertificates = defineJob({
  name: 'agency.ssl',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 1800,
  cron: '*/5 * * * *',
})
