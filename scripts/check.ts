import { quickSteps, renderTable, runSteps, summary } from './checks/steps.ts'

const outcomes = await runSteps(quickSteps)
console.log(`\n${renderTable(outcomes)}\n\n${summary(outcomes)}`)
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)
