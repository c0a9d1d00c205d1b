import { cpus } from 'node:os'

const sampleMs = 1000
const enough = 0.25

/** Waits for a moment in which others leave the processors alone; its patience is for the whole benchmark. */
export function makeQuiet(patienceMs = 60_000) {
  let left = patienceMs
  const noises: number[] = []
  return {
    async wait() {
      let share = await busyShare()
      while (share > enough && left > 0) {
        left -= sampleMs
        share = await busyShare()
      }
      noises.push(share)
    },
    /** How busy others kept the processors just before the runs: the middle and the worst, in per cent. */
    say() {
      const sorted = noises.toSorted((a, b) => a - b)
      const [middle, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
      return `before the runs others held ${Math.round(middle * 100)} % of the processors, at worst ${Math.round(worst * 100)} %`
    },
  }
}

async function busyShare(): Promise<number> {
  const before = times()
  await new Promise((later) => setTimeout(later, sampleMs))
  const after = times()
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

function times() {
  const all = cpus().map((cpu) => cpu.times)
  return {
    idle: all.reduce((sum, { idle }) => sum + idle, 0),
    all: all.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  }
}
