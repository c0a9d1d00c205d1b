import { loadTool } from '../tools.ts'

/** What is used of Lighthouse's own call and report. */
type Lighthouse = {
  default: (
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
  ) => Promise<{ lhr: Report } | undefined>
}
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/** What Lighthouse says of a page, one number a run: scores 0–100, times in ms. */
export type Scores = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls',
  number[]
>

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
} as const
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/**
 * Lighthouse with its own mobile profile (slow network, a processor four times slower) in the browser that listens on
 * `port`; `ready` is waited for before each run. What costs points outside performance is printed once.
 */
export async function measureScores(
  url: string,
  port: number,
  runs: number,
  ready: () => Promise<unknown>,
): Promise<Scores> {
  const { default: lighthouse } = await loadTool<Lighthouse>('lighthouse')
  const scores: Scores = {
    performance: [],
    accessibility: [],
    practices: [],
    seo: [],
    fcp: [],
    lcp: [],
    tbt: [],
    cls: [],
  }
  for (let run = 0; run < runs; run++) {
    await ready()
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.values(categories),
    })
    const report = result?.lhr
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
    for (const [name, id] of Object.entries(categories))
      scores[name as keyof typeof categories].push(Math.round((report.categories[id]?.score ?? 0) * 100))
    for (const [name, id] of Object.entries(audits)) {
      const value = report.audits[id]?.numericValue ?? NaN
      scores[name as keyof typeof audits].push(
        name === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value),
      )
    }
    if (run > 0) continue
    for (const category of ['accessibility', 'best-practices', 'seo'])
      for (const { id, weight } of report.categories[category]?.auditRefs ?? [])
        if (weight > 0 && report.audits[id]?.score === 0)
          console.log(`  ${category} of ${url}: ${report.audits[id]?.title}`)
  }
  return scores
}

/** The middle of some numbers. */
export const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Rows as an aligned table; the first row is the head, the first column stands left. */
export function table(rows: (string | number)[][]): string {
  const all = rows.map((row) => row.map(String))
  const widths = all[0]!.map((_word, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map(
      (row) =>
        `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  ')}`,
    )
    .join('\n')
}
