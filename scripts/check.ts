import { quickSteps, renderFailures, renderTable, runSteps, summary } from './checks/steps.ts'

const outcomes = await runSteps(quickSteps)
console.log(`\n${renderTable(outcomes)}\n\n${renderFailures(outcomes)}\n${summary(outcomes)}`)
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)
