/** The counter of a wizard: it goes up, goes down, or is reset (specification 4). Pure; steps count from 0. */
export type StepMove = 'up' | 'down' | 'reset'

/** The step after a move; it stays within the steps. */
export function moveStep(step: number, move: StepMove, steps: number): number {
  if (move === 'reset') return 0
  return move === 'up' ? Math.min(step + 1, steps - 1) : Math.max(step - 1, 0)
}
