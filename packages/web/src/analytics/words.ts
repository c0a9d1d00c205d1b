import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** The figures of the staff's home: what they are called, and how they are counted. */
export const figureWords: Record<string, { name: MessageDescriptor; definition: MessageDescriptor }> = {
  businesses: { name: msg`Businesses`, definition: msg`All businesses you can see, without deleted ones.` },
  activeCards: { name: msg`Active cards`, definition: msg`Cards that anybody can open now.` },
  draftCards: { name: msg`Draft cards`, definition: msg`Cards that were begun and not published yet.` },
  subscribed: {
    name: msg`Subscribed`,
    definition: msg`Businesses with a paid plan, also those in their 7 days of grace. Trials do not count.`,
  },
  trial: { name: msg`On trial`, definition: msg`Businesses in their free trial, nothing paid yet.` },
  expiring: {
    name: msg`Expiring`,
    definition: msg`Businesses whose paid plan ends today or in the next 30 days.`,
  },
  grace: {
    name: msg`In grace`,
    definition: msg`Businesses whose last day is over and who are in their 7 days of grace. Everything still works.`,
  },
  paymentsToday: {
    name: msg`Payments today`,
    definition: msg`Payments of customers for plans, PDF cards and videos since midnight, online and by hand.`,
  },
  revenueToday: {
    name: msg`Earned today`,
    definition: msg`What customers paid since midnight, GST included. What was given back later is not taken off.`,
  },
  payments: {
    name: msg`Payments`,
    definition: msg`Payments of customers for plans, PDF cards and videos since the first of this month, online and by hand.`,
  },
  revenue: {
    name: msg`Earned`,
    definition: msg`What customers paid since the first of this month, GST included. What was given back later is not taken off.`,
  },
  openExceptions: {
    name: msg`Payments that need a person`,
    definition: msg`Exceptions about money that nobody has closed yet.`,
  },
  imageRequests: {
    name: msg`Image requests`,
    definition: msg`Images that customers asked for and nobody has answered yet.`,
  },
  feedback: {
    name: msg`Unanswered feedback`,
    definition: msg`What visitors left on the cards you can see and nobody answered yet, without deleted ones.`,
  },
  expired: { name: msg`Expired`, definition: msg`Businesses whose time and grace are over.` },
}
