import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  NewWebhookSecret,
  PaymentAccountConnected,
  PaymentAccountInUse,
  PaymentAccountKeys,
  PaymentAccounts,
} from './accounts.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const platformOnly = access('-', '-', '-', '-', 'X', 'agencyId')

/** What an agency takes its customers' money with (ours; screens.md 8.4, Billing). */
export const paymentAccountRoutes = {
  getPaymentAccount: defineRoute({
    method: 'GET',
    path: '/api/v1/agency/payment-account',
    summary: 'The account an agency takes money with; secrets are never sent back',
    access: platformOnly,
    query: z.object({ agencyId: AgencyId }),
    reply: PaymentAccounts,
    errors: [...dead, 'NOT_FOUND'],
  }),
  connectPaymentAccount: defineRoute({
    method: 'POST',
    path: '/api/v1/agency/payment-account',
    summary: 'Connect an account at the provider or change its keys; they are tried before they are kept',
    access: platformOnly,
    body: PaymentAccountKeys,
    reply: PaymentAccountConnected,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'PAYMENT_UNAVAILABLE', 'RATE_LIMITED'],
  }),
  renewPaymentWebhook: defineRoute({
    method: 'POST',
    path: '/api/v1/agency/payment-account/webhook-secret',
    summary: 'Another webhook secret, told once; the one before still counts',
    access: platformOnly,
    body: PaymentAccountInUse,
    once: true,
    reply: NewWebhookSecret,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  }),
  stopPaymentAccount: defineRoute({
    method: 'POST',
    path: '/api/v1/agency/payment-account/stop',
    summary: 'Take no more orders with the account; what was ordered is still settled and refunded',
    access: platformOnly,
    body: PaymentAccountInUse,
    reply: PaymentAccounts,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
