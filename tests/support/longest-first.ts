import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, longest first. Vitest knows how long files took only where they ran before, and begins with the largest
 * elsewhere: a long one that is short to read would begin last, and one worker would wait for the other.
 */
const longest = [
  'src/fuzz.api',
  'src/matrix.first.api',
  'src/matrix.second.api',
  'backup/drill.api',
  'auth/siege.api',
  'invoice/series.api',
  'payment/races.api',
  'document/hostile.api',
  'film/film.api',
  'src/words.api',
  'payment/outside.api',
  'demo/pdf-cards.api',
  'platform/media-hostile',
  'platform/picture-pool',
  'own/fits',
  'platform/media-splice',
  'launcher/postgres',
]

/** The order of test files: the longest first, so that workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const turnOf = ({ moduleId }: TestSpecification) => {
      const turn = longest.findIndex((name) => moduleId.includes(`${name}.test.`))
      return turn < 0 ? longest.length : turn
    }
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b))
  }
}
