import type { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import type { MatrixCase } from './matrix-case.ts'

const unknown = 'rzp_test_Matrix00000001'

/** What an agency takes money with is the platform's to set; these keys no provider knows, and no account has them. */
export const paymentAccountCases: Record<keyof typeof paymentAccountRoutes, MatrixCase> = {
  getPaymentAccount: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  connectPaymentAccount: {
    object: null,
    input: ({ agencyId }) => ({ body: { agencyId, keyId: unknown, keySecret: 'not-the-secret-1' } }),
    allowed: 422,
    table: 'payment_account',
  },
  renewPaymentWebhook: {
    object: null,
    input: ({ agencyId }) => ({ body: { agencyId, keyId: unknown } }),
    allowed: 409,
    table: 'payment_account',
  },
  stopPaymentAccount: {
    object: null,
    input: ({ agencyId }) => ({ body: { agencyId, keyId: unknown } }),
    allowed: 409,
    table: 'payment_account',
  },
}
