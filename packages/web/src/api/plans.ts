import type { PaymentReply } from '@parichay/contract/payment/fields.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { isCallFailed } from '../failures.ts'
import { keys } from './keys.ts'

/** The plans that an agency offers; staff of the super-admin agency name another one. */
export const plansQuery = (agencyId?: number) =>
  queryOptions({
    queryKey: keys.plans(agencyId ?? 'own'),
    queryFn: ({ signal }) =>
      call(
        planRoutes.listSubscriptionPlans,
        { query: agencyId === undefined ? {} : { agencyId } },
        { signal },
      ),
  })

/** All plans of the own agency, hidden ones too, with how many businesses have them. */
export const managedPlansQuery = queryOptions({
  queryKey: keys.plans('managed'),
  queryFn: ({ signal }) =>
    call(planRoutes.listSubscriptionPlans, { query: { includeHidden: 'true' } }, { signal }),
})

/** All plans of an agency, hidden ones too; staff of the super-admin agency name another one. */
export const plansOfQuery = (agencyId: number | undefined) =>
  queryOptions({
    queryKey: keys.plans(['all', agencyId ?? 'own']),
    queryFn: ({ signal }) =>
      call(
        planRoutes.listSubscriptionPlans,
        { query: { includeHidden: 'true', ...(agencyId === undefined ? {} : { agencyId }) } },
        { signal },
      ),
  })

/** Custom plans given to businesses of the own agency. */
export const customPlansQuery = queryOptions({
  queryKey: keys.plans('custom'),
  queryFn: ({ signal }) => call(planRoutes.listCustomPlans, {}, { signal }),
})

/** What a business bought, and what it may do today. */
export const planOfBusinessQuery = (businessId: number) =>
  queryOptions({
    queryKey: [...keys.payments(businessId), 'plan'],
    queryFn: ({ signal }) => call(planRoutes.getPlanOfBusiness, { params: { id: businessId } }, { signal }),
  })

/** What was paid for a business, newest first. */
export const paymentsQuery = (businessId: number) =>
  queryOptions({
    queryKey: [...keys.payments(businessId), 'list'],
    queryFn: ({ signal }) => call(paymentRoutes.listCardPayments, { query: { businessId } }, { signal }),
  })

/** PDF cards and videos of a business that were paid singly, newest first. */
export const singlePaymentsQuery = (businessId: number) =>
  queryOptions({
    queryKey: [...keys.payments(businessId), 'single'],
    queryFn: async ({ signal }) => {
      const query = { businessId }
      const [pdf, video] = await Promise.all([
        call(singlePaymentRoutes.listPdfCardPayments, { query }, { signal }),
        call(singlePaymentRoutes.listUserVideoPayments, { query }, { signal }),
      ])
      return [
        ...pdf.map((one) => ({ ...one, kind: 'pdf' as const })),
        ...video.map((one) => ({ ...one, kind: 'video' as const })),
      ]
    },
  })

/** What taking a purchase back would do, as the server says it. */
export const reversalPreviewQuery = (recordNo: number) =>
  queryOptions({
    queryKey: ['reversal', recordNo],
    queryFn: ({ signal }) => call(paymentPreviewRoutes.previewReversal, { query: { recordNo } }, { signal }),
    // A promise holds for the moment it is shown.
    gcTime: 0,
  })

const reversals = {
  card: paymentRoutes.reverseCardPayment,
  pdf: singlePaymentRoutes.reversePdfCardPayment,
  video: singlePaymentRoutes.reverseUserVideoPayment,
}

/** Takes a purchase back. */
export const takeBack = (kind: keyof typeof reversals, recordNo: number, reason: string) =>
  call(reversals[kind], { query: { recordNo }, body: reason ? { reason } : {} })

/** The purchase that runs today, or ran last. */
export const lastPaymentQuery = (businessId: number) =>
  queryOptions({
    queryKey: [...keys.payments(businessId), 'last-active'],
    queryFn: ({ signal }) =>
      call(paymentRoutes.getLastActiveCardPayment, { query: { businessId } }, { signal }),
  })

/** A purchase was settled: everything that shows a plan, a limit or an end asks again. */
export function refreshAfterPayment(queries: QueryClient, businessId: number) {
  for (const queryKey of [
    keys.payments(businessId),
    keys.business(businessId),
    keys.businesses(),
    keys.dashboard,
    keys.cardsByBusiness(),
    keys.cardList(),
    ['card'],
    // What the plan has of greetings, PDF cards and films.
    keys.frames(businessId),
    keys.pdfCards(businessId),
    ['pdf-card'],
    keys.pdfCardList(),
    keys.videos(businessId),
    ['video'],
    keys.userVideoList(),
  ])
    void queries.invalidateQueries({ queryKey })
}

/** Where a purchase stands now; undefined while nobody can say. */
export async function askStanding(intentId: string): Promise<PaymentReply['status'] | undefined> {
  try {
    return (await call(paymentRoutes.getPaymentStatus, { query: { intentId } })).status
  } catch (error) {
    if (isCallFailed(error) && (error.status === 401 || error.status === 403)) throw error
    return undefined
  }
}

/** Pauses between questions: often at first, then patiently. */
export const pollPause = (round: number): number => [1000, 1500, 2000, 3000, 4000][round] ?? 5000
