import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, Vitest } from 'vitest/node'

/**
 * Writes down, beside the JSON report, what was thrown outside every test: it fails a run whose tests all passed, and the JSON
 * report says nothing of it. One line an error, with the file it came up in.
 */
export default class StrayErrors implements Reporter {
  private path: string | undefined

  onInit({ config }: Vitest): void {
    const { outputFile } = config
    if (typeof outputFile === 'object' && outputFile.json) this.path = `${outputFile.json}.stray`
  }

  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    if (this.path) writeFileSync(this.path, errors.map(lineOf).join('\n'))
  }
}

function lineOf({ name = 'Error', message, VITEST_TEST_PATH: path, stacks = [] }: SerializedError): string {
  const place = stacks[0]
  const at = place ? ` (${place.file}:${place.line})` : ''
  return `${typeof path === 'string' ? path : 'outside of every test'}: ${name}: ${message.split('\n', 1)[0]}${at}`
}
