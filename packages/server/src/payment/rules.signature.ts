import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether checkout's answer is genuine: HMAC-SHA256 of `order|payment` with the key secret. `orderId` is the one stored
 * with our intent, never the one the browser sent.
 */
export const isCheckoutSignature = (
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean => matches(`${orderId}|${paymentId}`, signature, keySecret)

/**
 * Whether a webhook is genuine: HMAC-SHA256 of the raw body with one of the account's webhook secrets. After a change of
 * the secret older events still come signed with the one before, so an account has two.
 */
export const isWebhookSignature = (
  rawBody: Buffer | string,
  signature: string | undefined,
  secrets: readonly string[],
): boolean => secrets.filter(Boolean).some((secret) => matches(rawBody, signature ?? '', secret))

function matches(content: Buffer | string, signature: string, secret: string): boolean {
  if (!secret || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const expected = createHmac('sha256', secret).update(content).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
