import type { Card } from './fields.ts'

/** The walk from a business to a live card, in order. */
export const wizardSteps = ['business', 'template', 'details', 'link', 'payment', 'links', 'publish'] as const
/** The steps of the wizard, in order. */
export type WizardStep = (typeof wizardSteps)[number]

type Progress = Pick<Card, 'cardId' | 'basicDetails' | 'status'>

/** Steps that a person in a hurry may leave for later. */
export const maySkip = (step: WizardStep): boolean =>
  step === 'template' || step === 'payment' || step === 'links'

/** The first step that still holds publishing back. */
export function firstOpenStep(card: Progress | null): WizardStep {
  if (!card) return 'business'
  if (!card.basicDetails.companyName || card.basicDetails.phones.length === 0) return 'details'
  return card.cardId ? 'publish' : 'link'
}

const placeOf = (step: WizardStep) => wizardSteps.indexOf(step)

/** No step beyond the first that holds publishing back, and none but the first without a draft. */
export const mayStandAt = (step: WizardStep, card: Progress | null): boolean =>
  placeOf(step) <= placeOf(firstOpenStep(card))

/**
 * Where the walk goes on: where this browser left it, but not beyond what the draft allows;
 * on another device, where a draft has been begun, at the first thing that is missing.
 */
export function resumeAt(wanted: WizardStep | undefined, card: Progress | null, isNew: boolean): WizardStep {
  const open = firstOpenStep(card)
  if (!card) return 'business'
  if (wanted === undefined || wanted === 'business') return isNew ? 'template' : open
  return mayStandAt(wanted, card) ? wanted : open
}
