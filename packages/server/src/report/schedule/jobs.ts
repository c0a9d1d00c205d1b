import { IstDate } from '@parichay/contract/ids.ts'
import { lookHours } from '@parichay/contract/report/rules.schedule.ts'
import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every morning, and each hour until evening for what was missed: which reports are to go out, and to whom. */
export const findDueReports = defineJob({
  name: 'report.find-due',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: `10 ${lookHours.first}-${lookHours.last} * * *`,
})

/** Sends one report to one person. */
export const sendReport = defineJob({
  name: 'report.send',
  payload: z.object({
    agencyId: z.number().int(),
    reportScheduleId: z.number().int(),
    franchiseeId: z.number().int(),
    dueOn: IstDate,
  }),
  attempts: 5,
  timeoutSec: 300,
})
