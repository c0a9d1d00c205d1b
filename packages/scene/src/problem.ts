/** Why a scene cannot be read or drawn. */
export const sceneProblems = [
  'SCENE_INVALID',
  'SCENE_NEWER',
  'GLYPH_MISSING',
  'IMAGE_MISSING',
  'QR_TOO_LONG',
] as const
/** One of `sceneProblems`. */
export type SceneProblemCode = (typeof sceneProblems)[number]

/** Thrown by everything in this package. `detail` names what is at fault: a path, characters, an image. */
export class SceneProblem extends Error {
  readonly code: SceneProblemCode
  readonly detail: string
  constructor(code: SceneProblemCode, message: string, detail = '') {
    super(message)
    this.name = 'SceneProblem'
    this.code = code
    this.detail = detail
  }
}
