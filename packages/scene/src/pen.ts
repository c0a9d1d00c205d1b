/** A decoded picture that the target's canvas can draw. */
export type Drawable = { width: number; height: number }

/** A canvas aside, and how it is drawn from. The target hands in a maker, because browser and server make them differently. */
export type Surface = { pen: Pen; picture: Drawable }
/** Makes an empty canvas of so many px. */
export type SurfaceMaker = (width: number, height: number) => Surface

type Gradient = { addColorStop(at: number, colour: string): void }

/**
 * The part of a Canvas-2D context that drawing needs: the browser's and the server's both have it. Nothing here draws
 * in any other way, so the same calls give the same pixels.
 */
export type Pen = {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: string
  lineCap: string
  miterLimit: number
  globalAlpha: number
  globalCompositeOperation: string
  font: string
  lang: string
  direction: string
  textAlign: string
  textBaseline: string
  letterSpacing: string
  fontKerning: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: string
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  rect(x: number, y: number, width: number, height: number): void
  fill(rule?: 'nonzero' | 'evenodd'): void
  stroke(): void
  clip(rule?: 'nonzero' | 'evenodd'): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  setLineDash(dash: number[]): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  drawImage(
    image: never,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void
}
