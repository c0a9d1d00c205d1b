type Version = { numbers: number[]; before: string[] }

function versionIn(text: string): Version | null {
  const [, major, minor, patch, before] =
    /^v?(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(text) ?? []
  if (major === undefined) return null
  return { numbers: [major, minor, patch].map(Number), before: before?.split('.') ?? [] }
}

/** Parts of a pre-release: numbers by value and before words. */
function comparePart(one: string, other: string): number {
  const [isNumber, areNumbers] = [/^\d+$/.test(one), /^\d+$/.test(other)]
  if (isNumber && areNumbers) return Number(one) - Number(other)
  if (isNumber !== areNumbers) return isNumber ? -1 : 1
  return one < other ? -1 : one > other ? 1 : 0
}

function compare(one: Version, other: Version): number {
  for (const [place, number] of one.numbers.entries())
    if (number !== other.numbers[place]) return number - (other.numbers[place] ?? 0)
  // A release comes after all that was published before it.
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length
  for (const [place, part] of one.before.entries()) {
    const there = other.before[place]
    if (there === undefined) return 1
    const order = comparePart(part, there)
    if (order !== 0) return order
  }
  return one.before.length - other.before.length
}

const fits: Record<string, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
}

/**
 * Whether a version is one of those that an advisory names: comparisons such as `>=2.0.0 <2.0.5 || =3.0.0-rc.1`, ordered as
 * https://semver.org/#spec-item-11 says. What cannot be read counts as named: it is told rather than hidden. Pure.
 */
export function isNamed(version: string, range: string): boolean {
  const here = versionIn(version)
  return range
    .replaceAll(/([<>=])\s+/g, '$1')
    .split('||')
    .some((part) =>
      part
        .split(/[\s,]+/)
        .filter(Boolean)
        .every((comparison) => {
          const [, sign, text = ''] = /^(<=|>=|<|>|=)?(.*)$/.exec(comparison) ?? []
          const there = versionIn(text)
          return !here || !there || fits[sign ?? '=']!(compare(here, there))
        }),
    )
}
