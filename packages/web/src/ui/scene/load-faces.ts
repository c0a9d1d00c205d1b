import type { Face } from '@parichay/scene/fonts/faces.ts'
import { faceUrls } from './face-urls.ts'

const loading = new Map<string, Promise<void>>()

async function load({ id }: Face): Promise<void> {
  const answer = await fetch(faceUrls[id]!)
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`)
  document.fonts.add(await new FontFace(id, await answer.arrayBuffer()).load())
}

/** Brings the faces a scene needs, each once: the same files the server draws with. Scripts it does not use stay away. */
export async function loadFaces(faces: readonly Face[]): Promise<void> {
  await Promise.all(
    faces.map((face) => {
      const kept = loading.get(face.id)
      if (kept) return kept
      const begun = load(face)
      loading.set(face.id, begun)
      // A face that did not come is asked for again next time.
      begun.catch(() => loading.delete(face.id))
      return begun
    }),
  )
}
