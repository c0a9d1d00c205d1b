import sharp from 'sharp'

/** The bars that stand for words: where the letters of two texts of the same length would be. */
const words = {
  one: [
    [0, 380],
    [420, 220],
    [0, 180],
    [230, 410],
  ],
  two: [
    [0, 160],
    [200, 440],
    [0, 330],
    [370, 270],
  ],
} as const

/** A square picture of a template as a JPEG: its number gives ground and ornament, and the words stand on them. */
export function drawTemplate(template: number, text: keyof typeof words): Promise<Buffer> {
  const turn = template * 67
  const dots = Array.from({ length: 14 }, (_dot, at) => {
    const place = (at * 7919 + template * 104_729) % 1000
    const side = (at * 6007 + template * 31_337) % 1000
    return `<circle cx="${40 + place}" cy="${40 + side}" r="${30 + ((at * 37 + template * 53) % 90)}" fill="hsl(${(turn + at * 40) % 360} 60% ${25 + ((at * 29) % 50)}%)"/>`
  })
  const bars = words[text].map(
    ([from, width], at) =>
      `<rect x="${220 + from}" y="${400 + Math.floor(at / 2) * 130}" width="${width}" height="70" fill="#fff"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${turn % 360} 70% 30%)"/><stop offset="1" stop-color="hsl(${(turn + 90) % 360} 70% 60%)"/></linearGradient></defs>
    <rect width="1080" height="1080" fill="url(#g)"/>${dots.join('')}<rect x="180" y="350" width="720" height="330" rx="40" fill="#222a"/>${bars.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}
