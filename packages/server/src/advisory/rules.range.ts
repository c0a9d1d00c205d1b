import { Range, SemVer } from 'semver'

/**
 * Whether a version is one of those that an advisory names: a range as npm writes it, `>=2.0.0 <2.0.5 || =3.0.0-rc.1`, or with commas
 * as GitHub does. Versions before a release belong to it. What cannot be read counts as named: it is told rather than hidden. Pure.
 */
export function isNamed(version: string, range: string): boolean {
  try {
    const includePrerelease = true
    return new Range(range.replaceAll(',', ' '), { includePrerelease }).test(new SemVer(version))
  } catch {
    return true
  }
}
