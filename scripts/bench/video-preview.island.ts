import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import type { Pen, SurfaceMaker } from '@parichay/scene/pen.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { drawScene, sizeOf } from '@parichay/scene/targets/canvas.ts'

/** A film to play as the editor does (`ui/film/stage-film.ts`), and every how many frames. */
type Wish = { scene: Scene; fonts: { id: string; base64: string }[]; zoom: number; every: number }

const surface: SurfaceMaker = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { pen: canvas.getContext('2d') as unknown as Pen, picture: canvas }
}

/** Plays a film frame by frame; how long each took, in ms, until its pixels were there. */
async function playInPage({ scene, fonts, zoom, every }: Wish): Promise<number[]> {
  for (const { id, base64 } of fonts) {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    document.fonts.add(await new FontFace(id, bytes).load())
  }
  const { width, height } = sizeOf(scene, zoom)
  const [aside, shown] = [surface(width, height), surface(width, height)]
  const screen = (shown.picture as HTMLCanvasElement).getContext('2d')!
  const laid = new Map<string, unknown>()
  const took: number[] = []
  for (let frame = 0; frame < scene.motion!.seconds * scene.motion!.fps; frame += every) {
    const begun = performance.now()
    aside.pen.clearRect(0, 0, width, height)
    const still = sceneAt(scene, frame / scene.motion!.fps)
    drawScene(aside.pen, still, { scale: width / scene.width, surface, laid })
    screen.drawImage(aside.picture as HTMLCanvasElement, 0, 0)
    screen.getImageData(0, 0, 1, 1)
    took.push(performance.now() - begun)
  }
  return took
}
Reflect.set(globalThis, 'playInPage', playInPage)
