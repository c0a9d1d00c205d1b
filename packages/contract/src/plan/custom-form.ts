import { z } from 'zod'
import { customPlanId, planBounds, type PlanFactsInput, type PlanSnapshot, unlimited } from './fields.ts'

/** What the 'Provide custom plan' dialog holds while it is filled in. */
export type CustomPlanForm = {
  name: string
  validity: number | string | null
  price: number | string | null
  greetingImagesIncluded: boolean
  greetingVideosIncluded: boolean
  pdfCardIncluded: boolean
  pdfCardLimit: number | string | null
  promotionalVideoIncluded: boolean
  promotionalVideoLimit: number | string | null
  showRegularFrame: boolean
  showProductFrame: boolean
  showPoliticalFrame: boolean
}

/** The dialog as it opens (specification 9): the digital card only, every frame shown. */
export const emptyCustomPlan = (): CustomPlanForm => ({
  name: 'Custom',
  validity: null,
  price: null,
  greetingImagesIncluded: false,
  greetingVideosIncluded: false,
  pdfCardIncluded: false,
  pdfCardLimit: null,
  promotionalVideoIncluded: false,
  promotionalVideoLimit: null,
  showRegularFrame: true,
  showProductFrame: true,
  showPoliticalFrame: true,
})

/** Limits that a tick fills in (specification 4); taking the tick away clears them. */
export const customPlanFills = {
  digitalCard: 1,
  greetingImages: unlimited,
  greetingVideos: 3,
  pdfCard: 1,
  promotionalVideo: 1,
} as const

/** The limit that stands in its field after the box was ticked or not. */
export const filledLimit = (product: 'pdfCard' | 'promotionalVideo', isIncluded: boolean): number | null =>
  isIncluded ? customPlanFills[product] : null

const required = {
  name: 'Subscription name is Required',
  validity: 'Validity is Required',
  price: 'Price is Required',
} as const

const isEmpty = (value: unknown) => value === null || value === undefined || String(value).trim() === ''
const isWhole = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Whether 'Proceed' may be pressed: name, validity and price stand there. */
export const mayProceed = (form: Pick<CustomPlanForm, 'name' | 'validity' | 'price'>): boolean =>
  !isEmpty(form.name) && !isEmpty(form.validity) && !isEmpty(form.price)

/** The rules of the dialog: the three required fields in the specification's words (5), the bounds of screens 8.9. */
export const customPlanRules: z.ZodType<CustomPlanForm, CustomPlanForm> = z
  .custom<CustomPlanForm>()
  .superRefine((form, context) => {
    const wrong = (name: keyof CustomPlanForm, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (isEmpty(form.name)) wrong('name', required.name)
    else if (form.name.trim().length > planBounds.name) wrong('name', 'Use at most 40 characters.')
    if (isEmpty(form.validity)) wrong('validity', required.validity)
    else if (!isWhole(form.validity, 1, planBounds.validity)) wrong('validity', 'Type 1 to 10 years.')
    if (isEmpty(form.price)) wrong('price', required.price)
    else if (!isWhole(form.price, 0, planBounds.price)) wrong('price', 'Type whole rupees, at most 9,99,999.')
    for (const product of ['pdfCard', 'promotionalVideo'] as const) {
      const limit = form[`${product}Limit`]
      if (form[`${product}Included`] && limit !== unlimited && !isWhole(limit, 1, planBounds.limit))
        wrong(`${product}Limit`, 'Type a number from 1 to 10,000.')
    }
  })

const limitOf = (isIncluded: boolean, limit: number | string | null) => (isIncluded ? Number(limit) : 0)

/** A checked form as the plan it makes; what the form shows becomes what the plan hides. */
export function customPlanOf(form: CustomPlanForm): PlanSnapshot {
  // The boxes of frames stand only below greeting images: what nobody sees hides nothing.
  const hides = (isShown: boolean) => form.greetingImagesIncluded && !isShown
  return {
    subscriptionPlanId: customPlanId,
    name: form.name.trim(),
    validity: Number(form.validity),
    price: Number(form.price),
    limits: {
      digitalCardIncluded: true,
      digitalCardLimit: customPlanFills.digitalCard,
      greetingImagesIncluded: form.greetingImagesIncluded,
      greetingImagesLimit: limitOf(form.greetingImagesIncluded, customPlanFills.greetingImages),
      greetingVideosIncluded: form.greetingVideosIncluded,
      greetingVideosLimit: limitOf(form.greetingVideosIncluded, customPlanFills.greetingVideos),
      pdfCardIncluded: form.pdfCardIncluded,
      pdfCardLimit: limitOf(form.pdfCardIncluded, form.pdfCardLimit),
      promotionalVideoIncluded: form.promotionalVideoIncluded,
      promotionalVideoLimit: limitOf(form.promotionalVideoIncluded, form.promotionalVideoLimit),
    },
    frameVisibility: {
      hideRegularFrame: hides(form.showRegularFrame),
      hideProductFrame: hides(form.showProductFrame),
      hidePoliticalFrame: hides(form.showPoliticalFrame),
    },
  }
}

/** The form of a plan that was defined before, to change it. */
export function formOfCustomPlan({
  name,
  validity,
  price,
  limits,
  frameVisibility,
}: PlanSnapshot): CustomPlanForm {
  return {
    name,
    validity,
    price,
    greetingImagesIncluded: limits.greetingImagesIncluded,
    greetingVideosIncluded: limits.greetingVideosIncluded,
    pdfCardIncluded: limits.pdfCardIncluded,
    pdfCardLimit: limits.pdfCardIncluded ? limits.pdfCardLimit : null,
    promotionalVideoIncluded: limits.promotionalVideoIncluded,
    promotionalVideoLimit: limits.promotionalVideoIncluded ? limits.promotionalVideoLimit : null,
    showRegularFrame: !frameVisibility.hideRegularFrame,
    showProductFrame: !frameVisibility.hideProductFrame,
    showPoliticalFrame: !frameVisibility.hidePoliticalFrame,
  }
}

/** The custom fields of 'Create card payment order' and 'Make card payment' (specification 7). */
export const customFacts = ({
  name,
  validity,
  price,
  limits,
  frameVisibility,
}: PlanSnapshot): PlanFactsInput => ({
  name,
  validity,
  price,
  limits,
  frameVisibility,
})
