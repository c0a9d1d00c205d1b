import { createHmac, randomBytes } from 'node:crypto'

/** The signature of a webhook: HMAC-SHA256 of the raw body with the webhook secret, in hexadecimal. */
export const signBody = (body: string, secret: string) =>
  createHmac('sha256', secret).update(body).digest('hex')

/** What checkout hands to the page after a success: signed with the key secret over order and payment. */
export const signCheckout = (orderId: string, paymentId: string, keySecret: string) =>
  signBody(`${orderId}|${paymentId}`, keySecret)

/** A secret nobody knows. */
export const strangersSecret = () => randomBytes(24).toString('hex')
