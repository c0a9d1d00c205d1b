import QRCode from 'qrcode'

const quietZone = 4

/** A QR code with its quiet zone as rows of points, 1 dark and 0 light; `side` points each way. */
export function qrPoints(text: string): { side: number; points: Uint8Array } {
  const { modules } = QRCode.create(text.toWellFormed(), { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * quietZone
  const points = new Uint8Array(side * side)
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++)
      if (modules.get(y, x)) points[(y + quietZone) * side + x + quietZone] = 1
  return { side, points }
}

/** A QR code as one SVG path with its quiet zone. Pure: the same text gives the same picture. */
export function drawQrSvg(
  text: string,
  { dark, light, size }: { dark: string; light: string; size: number },
): string {
  const { modules } = QRCode.create(text.toWellFormed(), { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * quietZone
  let path = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(y, x)) continue
      const start = x
      while (x + 1 < modules.size && modules.get(y, x + 1)) x++
      path += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1h${start - x - 1}z`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${size}" height="${size}" shape-rendering="crispEdges" aria-hidden="true"><path fill="${light}" d="M0 0h${side}v${side}H0z"/><path fill="${dark}" d="${path}"/></svg>`
}
