import { SceneProblem } from './problem.ts'

/** Plain JSON of an older version. */
export type OldDocument = { version: number; layers: unknown[] } & Record<string, unknown>
/** Plain JSON of an element of an older version. */
export type OldElement = { kind: string } & Record<string, unknown>

/**
 * A step up to `to`, pure: it takes a document, or each element of a kind, of the version before. It stands beside the
 * type it changes, and a test fails for a step that no fixture goes through.
 */
export type UpgradeStep =
  | { to: number; name: string; of: 'document'; up: (old: OldDocument) => Record<string, unknown> }
  | { to: number; name: string; of: OldElement['kind']; up: (old: OldElement) => Record<string, unknown> }

/** Brings a document to `version` through all steps in order. Throws SCENE_NEWER for one from a later version. */
export function upgrade(saved: unknown, version: number, steps: readonly UpgradeStep[]): unknown {
  if (!isDocument(saved)) return saved
  if (saved.version > version)
    throw new SceneProblem(
      'SCENE_NEWER',
      `This scene is of version ${saved.version}; this program knows ${version}.`,
      String(saved.version),
    )
  let document: OldDocument = saved
  for (let next = saved.version + 1; next <= version; next++) {
    for (const step of steps.filter(({ to }) => to === next)) document = apply(document, step)
    document = { ...document, version: next }
  }
  return document
}

function apply(document: OldDocument, step: UpgradeStep): OldDocument {
  if (step.of === 'document')
    return { ...(step.up as (old: OldDocument) => Record<string, unknown>)(document) } as OldDocument
  const visit = (element: unknown): unknown => {
    if (!isElement(element)) return element
    const inside = Array.isArray(element['children'])
      ? { ...element, children: element['children'].map(visit) }
      : element
    return element.kind === step.of
      ? (step.up as (old: OldElement) => Record<string, unknown>)(inside)
      : inside
  }
  return { ...document, layers: document.layers.map(visit) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isElement = (value: unknown): value is OldElement =>
  isObject(value) && typeof value['kind'] === 'string'
const isDocument = (value: unknown): value is OldDocument =>
  isObject(value) && Number.isInteger(value['version']) && Array.isArray(value['layers'])
