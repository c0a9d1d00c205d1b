import { clustersOf } from '@parichay/scene/break.ts'

/**
 * The beginning of a text that is at most so long, as lengths are counted everywhere (UTF-16): whole letters with their signs, whole
 * conjuncts and whole emoji, and no blank at the end.
 */
export function firstPart(text: string, most: number): string {
  if (text.length <= most) return text
  let kept = ''
  for (const cluster of clustersOf(text.slice(0, most + longestCluster)))
    if (kept.length + cluster.length <= most) kept += cluster
    else break
  // What is one letter alone is no letter any more where it does not fit.
  return (kept || text.slice(0, most).replace(/[\ud800-\udbff]$/, '')).trimEnd()
}
/** A family with the colours of their skins has 35, so that none is cut before it is seen whole. */
const longestCluster = 80
