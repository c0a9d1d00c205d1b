import { GlobalFonts } from '@napi-rs/canvas'
import type { Face } from '@parichay/scene/fonts/faces.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Asking for a font makes a list of all there are.
const registered = new Set<string>()
function register(faces: Face[]): void {
  for (const face of faces) {
    if (registered.has(face.id)) continue
    // Fonts belong to the process: another thread may have brought this one.
    if (!GlobalFonts.has(face.id)) {
      const file = fileURLToPath(import.meta.resolve(`${face.package}/files/${face.file}`))
      if (!GlobalFonts.register(readFileSync(file), face.id)) throw new Error(`${face.file} is no font`)
    }
    registered.add(face.id)
  }
}

/** Registers the faces of all scenes, and names their pictures, each once. Throws GLYPH_MISSING. */
export function needsOfAll(pages: readonly Scene[]): Set<string> {
  const ids = new Set<string>()
  for (const page of pages) {
    const needs = needsOf(page)
    register(needs.faces)
    for (const id of needs.images) ids.add(id)
  }
  return ids
}
