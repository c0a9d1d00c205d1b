import { quickSteps, renderFailures, renderTable, runSteps, slowSteps, summary } from './checks/steps.ts'

const outcomes = await runSteps([...quickSteps, ...slowSteps])
console.log(`\n${renderTable(outcomes)}\n\n${renderFailures(outcomes)}\n`)
console.log(summary(outcomes))
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)
