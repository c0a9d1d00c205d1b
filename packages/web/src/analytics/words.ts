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
    definition: msg`Businesses whose paid plan ends today or within the days that their agency calls soon.`,
  },
  grace: {
    name: msg`In grace`,
    definition: msg`Businesses whose last day is over and who are in their 7 days of grace. Everything still works.`,
  },
  greetingsToday: {
    name: msg`Greetings today`,
    definition: msg`Pictures that left in a business’s frame since midnight; once for each business and picture.`,
  },
  filmsWaiting: {
    name: msg`Films in the queue`,
    definition: msg`Promotional videos whose film waits for its turn.`,
  },
  filmsFailed: {
    name: msg`Films that failed`,
    definition: msg`Promotional videos whose last film could not be made. Trying again is free.`,
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
  pendingPayments: {
    name: msg`Payments on their way`,
    definition: msg`What customers paid and the payment service has not confirmed yet.`,
  },
  imageRequests: {
    name: msg`Image requests`,
    definition: msg`Images that customers asked for and nobody has answered yet.`,
  },
  feedback: {
    name: msg`Unanswered feedback`,
    definition: msg`What visitors left on the cards you can see and nobody answered yet, without deleted ones.`,
  },
  ending: {
    name: msg`To call`,
    definition: msg`Businesses in grace, and those whose plan or trial ends today or within the days that their agency calls soon.`,
  },
  expired: { name: msg`Expired`, definition: msg`Businesses whose time and grace are over.` },
}

/** How expiring plans are counted where one number of days holds for all of them. */
export const expiringWithin = (days: number): MessageDescriptor =>
  msg`Businesses whose paid plan ends today or in the next ${days} days.`

/** The figures of the insights: what some days come to. */
export const insightWords: Record<string, { name: MessageDescriptor; definition: MessageDescriptor }> = {
  newBusinesses: {
    name: msg`New businesses`,
    definition: msg`Businesses made on these days, without deleted ones.`,
  },
  newPaying: {
    name: msg`New and subscribed`,
    definition: msg`Businesses made on these days that have a paid plan now, in grace or not.`,
  },
  newCards: { name: msg`New cards`, definition: msg`Cards made on these days, without deleted ones.` },
  paidCount: {
    name: msg`Payments`,
    definition: msg`Payments of customers for plans, PDF cards and videos on these days, online and by hand.`,
  },
  paidSum: {
    name: msg`Earned`,
    definition: msg`What customers paid on these days, GST included. What was given back later is not taken off.`,
  },
  endedPlans: {
    name: msg`Plans that ended`,
    definition: msg`Paid times whose last day lies in these days. Upgrades and what was taken back do not count.`,
  },
  lostPlans: {
    name: msg`Not renewed yet`,
    definition: msg`Of the paid times that ended on these days, those that nobody has paid for again so far.`,
  },
  greetingsSent: {
    name: msg`Greetings sent`,
    definition: msg`Pictures that left in a business’s frame on these days; once for each day, business and picture. Kept for a month.`,
  },
  filmsMade: {
    name: msg`Films made`,
    definition: msg`Promotional films that were made on these days, with or without watermark.`,
  },
  filmMinutes: {
    name: msg`Minutes of film`,
    definition: msg`How long the promotional films of these days last together, in whole minutes.`,
  },
  visits: {
    name: msg`Visits of the panel`,
    definition: msg`How often customers came to the panel; 30 minutes of rest end a visit. Only of those who agreed to be counted.`,
  },
  failures: {
    name: msg`Failures in the panel`,
    definition: msg`Calls that failed and errors, as the panels of customers and staff reported them.`,
  },
}
