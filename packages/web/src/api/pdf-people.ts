import type { PdfJob, PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import type { PersonChange } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import type { Input } from '@parichay/contract/route.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { download } from './download.ts'
import { keys } from './keys.ts'
import { refreshPdfCards } from './pdf-cards.ts'

/** Everybody of a project. The table keeps its own copy and asks again only when another tab says so. */
export const pdfPeopleQuery = (pdfCardNo: number) =>
  queryOptions({
    queryKey: keys.pdfPeople(pdfCardNo),
    queryFn: async ({ signal }) =>
      (await call(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } }, { signal })).list,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** Whether a file is still to be made. */
export const isUnderWay = ({ state }: Pick<PdfJob, 'state'>) => state === 'waiting' || state === 'working'

/** The files of many of a project; asked again and again while one is made. */
export const pdfJobsQuery = (pdfCardNo: number) =>
  queryOptions({
    queryKey: keys.pdfJobs(pdfCardNo),
    queryFn: async ({ signal }) =>
      (await call(pdfPeopleRoutes.getPdfJobs, { query: { pdfCardNo } }, { signal })).list,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1500 : false),
  })

/** Keeps rows; what was changed elsewhere meanwhile comes back. */
export const savePeople = (pdfCardNo: number, changes: PersonChange[], sittingKey: string) =>
  call(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes, sittingKey } })

/** Says that this tab has the table open, or leaves it; gives who else has. */
export const sitPeople = (body: Input<typeof pdfPeopleRoutes.sitPdfPeople>['body']) =>
  call(pdfPeopleRoutes.sitPdfPeople, { body })

/** Marks cards as printed, or takes their marks away: these rows, or the cards of a file. */
export const markPeople = (body: Input<typeof pdfPeopleRoutes.markPdfPeoplePrinted>['body']) =>
  call(pdfPeopleRoutes.markPdfPeoplePrinted, { body })

/** Whose cards a file holds: everybody’s without any, some rows, or those that are not printed as they are now. */
export type Whose = { rowKeys?: string[]; notPrinted?: boolean }
/** What a file of many would take of the plan. */
export const quotePeople = (pdfCardNo: number, whose: Whose) =>
  call(pdfPeopleRoutes.quotePdfJob, { body: { pdfCardNo, ...whose } })

/** What is to be made. */
export type JobWish = Whose & {
  output: PdfOutput
  failedIn?: number
  first?: number
  people?: number
  isSample?: boolean
  forceDownloadWithoutSampleWatermark?: boolean
}

const put = (queries: QueryClient, job: PdfJob) => {
  queries.setQueryData(pdfJobsQuery(job.pdfCardNo).queryKey, (list = []) => [
    job,
    ...list.filter(({ jobId }) => jobId !== job.jobId),
  ])
  void queries.invalidateQueries({ queryKey: keys.pdfJobs(job.pdfCardNo) })
  void refreshPdfCards(queries)
}

/** Has a file of many made in the background. */
export async function startJob(queries: QueryClient, pdfCardNo: number, wish: JobWish): Promise<void> {
  put(queries, await call(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, ...wish } }))
}

/** Stops a file. */
export async function cancelJob(queries: QueryClient, { pdfCardNo, jobId }: PdfJob): Promise<void> {
  put(queries, await call(pdfPeopleRoutes.cancelPdfJob, { body: { pdfCardNo, jobId } }))
}

/** Saves the file of a job. */
export const saveJobFile = ({ pdfCardNo, jobId }: PdfJob) =>
  download(pdfPeopleRoutes.downloadPdfJob, { query: { pdfCardNo, jobId } })
