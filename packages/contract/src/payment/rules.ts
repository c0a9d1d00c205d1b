import { customPlanId, type PlanFacts } from '../plan/fields.ts'

type Choice = { subscriptionPlanId: number | typeof customPlanId } & { [K in keyof PlanFacts]?: unknown }
type Issue = { code: 'custom'; path: string[]; message: string }

const facts = ['name', 'validity', 'price', 'limits', 'frameVisibility'] as const
const required = {
  name: 'Subscription name is Required',
  validity: 'Validity is Required',
  price: 'Price is Required',
  limits: 'This field is required.',
} as const

/** A custom plan says all of itself; a stored plan says nothing, so that nobody can name its price. */
export function checkChoice(choice: Choice, context: { addIssue(issue: Issue): void }): void {
  if (choice.subscriptionPlanId === customPlanId) {
    for (const [name, message] of Object.entries(required))
      if (choice[name as keyof PlanFacts] === undefined)
        context.addIssue({ code: 'custom', path: [name], message })
    return
  }
  for (const name of facts)
    if (choice[name] !== undefined)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `A plan of the list keeps its own ${name}.`,
      })
}
