import { z } from 'zod'
import { line } from '../ids.ts'
import {
  type PlanChange,
  planBounds,
  type PlanFactsInput,
  planSellers,
  type SubscriptionPlan,
} from './fields.ts'
import { unlimited } from './unlimited.ts'

type Typed = number | string | null

/** What the form of a plan holds while it is filled in: numbers are texts while they are no numbers. */
export type PlanForm = {
  /** In every plan; the box is locked. */
  digitalCard: true
  name: string
  highlight: string
  price: Typed
  mrp: Typed
  renewalPrice: Typed
  validity: Typed
  isPopular: boolean
  isOffered: boolean
  soldOnline: boolean
  soldByStaff: boolean
  soldByFranchisees: boolean
  greetingImagesIncluded: boolean
  greetingVideosIncluded: boolean
  greetingVideosLimit: Typed
  pdfCardIncluded: boolean
  pdfCardLimit: Typed
  promotionalVideoIncluded: boolean
  promotionalVideoLimit: Typed
  showRegularFrame: boolean
  showProductFrame: boolean
  showPoliticalFrame: boolean
}

/** A new plan: a year of the digital card, on offer. */
export const emptyPlan: PlanForm = {
  digitalCard: true,
  name: '',
  highlight: '',
  price: null,
  mrp: null,
  renewalPrice: null,
  validity: 1,
  isPopular: false,
  isOffered: true,
  soldOnline: true,
  soldByStaff: true,
  soldByFranchisees: true,
  greetingImagesIncluded: false,
  greetingVideosIncluded: false,
  greetingVideosLimit: null,
  pdfCardIncluded: false,
  pdfCardLimit: null,
  promotionalVideoIncluded: false,
  promotionalVideoLimit: null,
  showRegularFrame: true,
  showProductFrame: true,
  showPoliticalFrame: true,
}

/** Limits that a tick fills in (specification 4); taking the tick away clears them. */
export const planFills = { greetingVideos: 3, pdfCard: 1, promotionalVideo: 1 } as const

const isEmpty = (value: Typed) => value === null || String(value).trim() === ''
const isWhole = (value: Typed, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const counted = [
  ['greetingVideosIncluded', 'greetingVideosLimit'],
  ['pdfCardIncluded', 'pdfCardLimit'],
  ['promotionalVideoIncluded', 'promotionalVideoLimit'],
] as const

/** The rules of the form; the required texts are the specification's (5), the bounds those of screens 8.9. */
export const planFormRules: z.ZodType<PlanForm, PlanForm> = z
  .custom<PlanForm>()
  .superRefine((form, context) => {
    const wrong = (name: keyof PlanForm, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const named = line(planBounds.name).safeParse(form.name)
    if (named.data === '') wrong('name', 'Subscription name is Required')
    else if (!named.success) wrong('name', 'Use at most 40 characters.')
    if (isEmpty(form.price)) wrong('price', 'Price is Required')
    else if (!isWhole(form.price, 0, planBounds.price)) wrong('price', 'Type whole rupees, at most 9,99,999.')
    if (isEmpty(form.validity)) wrong('validity', 'Validity is Required')
    else if (!isWhole(form.validity, 1, planBounds.validity)) wrong('validity', 'Type 1 to 10 years.')
    if (!isEmpty(form.mrp)) {
      if (!isWhole(form.mrp, 1, planBounds.price)) wrong('mrp', 'Type whole rupees, at most 9,99,999.')
      else if (Number(form.mrp) <= Number(form.price))
        wrong('mrp', 'The struck-through price must be higher than the price.')
    }
    if (!isEmpty(form.renewalPrice) && !isWhole(form.renewalPrice, 1, planBounds.price))
      wrong('renewalPrice', 'Type whole rupees, at most 9,99,999.')
    if (sellersOf(form).length === 0) wrong('soldOnline', 'Choose who may sell this plan.')
    if (form.highlight.trim().length > planBounds.highlight) wrong('highlight', 'Use at most 60 characters.')
    for (const [included, limit] of counted) {
      const isAll = limit !== 'greetingVideosLimit' && form[limit] === unlimited
      if (form[included] && !isAll && !isWhole(form[limit], 1, planBounds.limit))
        wrong(limit, 'Type a number from 1 to 10,000.')
    }
  })

/** Who may sell the plan of a form. */
const sellersOf = (form: PlanForm) =>
  planSellers.filter((one) =>
    one === 'online' ? form.soldOnline : one === 'staff' ? form.soldByStaff : form.soldByFranchisees,
  )

const limitsOf = (form: PlanForm) => ({
  greetingImagesIncluded: form.greetingImagesIncluded,
  greetingImagesLimit: form.greetingImagesIncluded ? unlimited : 0,
  ...Object.fromEntries(
    counted.flatMap(([included, limit]) => [
      [included, form[included]],
      [limit, form[included] && typeof form[limit] === 'number' ? form[limit] : 0],
    ]),
  ),
})

/** What the form sends. What it shows becomes what the plan hides. */
export function changeOfForm(
  form: PlanForm,
): Pick<PlanChange, 'highlight' | 'isPopular' | 'isHidden' | 'mrp' | 'renewalPrice' | 'soldBy'> &
  PlanFactsInput {
  return {
    name: form.name,
    price: Number(form.price),
    validity: Number(form.validity),
    mrp: isEmpty(form.mrp) ? null : Number(form.mrp),
    renewalPrice: isEmpty(form.renewalPrice) ? null : Number(form.renewalPrice),
    soldBy: sellersOf(form),
    highlight: form.highlight,
    isPopular: form.isPopular,
    isHidden: !form.isOffered,
    limits: limitsOf(form),
    frameVisibility: {
      hideRegularFrame: !form.showRegularFrame,
      hideProductFrame: !form.showProductFrame,
      hidePoliticalFrame: !form.showPoliticalFrame,
    },
  }
}

/** A plan as its form shows it. */
export function formOfPlan({ limits, frameVisibility, ...plan }: SubscriptionPlan): PlanForm {
  const limit = (count: number) => (count === 0 ? null : count)
  return {
    digitalCard: true,
    name: plan.name,
    highlight: plan.highlight,
    price: plan.price,
    mrp: plan.mrp,
    renewalPrice: plan.renewalPrice,
    validity: plan.validity,
    isPopular: plan.isPopular,
    isOffered: !plan.isHidden,
    soldOnline: plan.soldBy.includes('online'),
    soldByStaff: plan.soldBy.includes('staff'),
    soldByFranchisees: plan.soldBy.includes('franchisee'),
    greetingImagesIncluded: limits.greetingImagesIncluded,
    greetingVideosIncluded: limits.greetingVideosIncluded,
    greetingVideosLimit: limit(limits.greetingVideosLimit),
    pdfCardIncluded: limits.pdfCardIncluded,
    pdfCardLimit: limit(limits.pdfCardLimit),
    promotionalVideoIncluded: limits.promotionalVideoIncluded,
    promotionalVideoLimit: limit(limits.promotionalVideoLimit),
    showRegularFrame: !frameVisibility.hideRegularFrame,
    showProductFrame: !frameVisibility.hideProductFrame,
    showPoliticalFrame: !frameVisibility.hidePoliticalFrame,
  }
}

/** The plan a half-filled form would make, for its preview: what is no number counts as 0. */
export function previewOfForm(
  form: PlanForm,
): Pick<
  SubscriptionPlan,
  'name' | 'price' | 'mrp' | 'validity' | 'highlight' | 'isPopular' | 'limits' | 'frameVisibility'
> {
  const number = (typed: Typed) => (typeof typed === 'number' ? typed : 0)
  const change = changeOfForm(form)
  return {
    name: form.name,
    price: number(form.price),
    mrp: isEmpty(form.mrp) ? null : number(form.mrp),
    validity: Math.max(1, number(form.validity)),
    highlight: form.highlight,
    isPopular: form.isPopular,
    limits: {
      digitalCardIncluded: true,
      digitalCardLimit: 1,
      ...limitsOf(form),
    } as SubscriptionPlan['limits'],
    frameVisibility: change.frameVisibility as SubscriptionPlan['frameVisibility'],
  }
}

/** The price of a single PDF while it is typed. */
export type PdfPriceForm = { price: Typed }

/** A price for single PDFs, in whole rupees. */
export const pdfPriceRules: z.ZodType<PdfPriceForm, PdfPriceForm> = z
  .custom<PdfPriceForm>()
  .superRefine(({ price }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['price'], message })
    if (isEmpty(price)) wrong('Price is Required')
    else if (!isWhole(price, 1, planBounds.price)) wrong('Type whole rupees, at most 9,99,999.')
  })
