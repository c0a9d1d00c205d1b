import { PNG } from 'pngjs'

/** A picture of 640 × 480 px; each number is another one. */
export function pictureFile(number: number): Buffer {
  const picture = new PNG({ width: 640, height: 480 })
  for (let place = 0; place < picture.data.length; place += 4) {
    const x = (place / 4) % 640
    picture.data.set([(number * 90 + x / 4) % 256, (number * 50 + 80) % 256, 200 - number * 40, 255], place)
  }
  return PNG.sync.write(picture)
}

/** A whole PDF of one empty page. */
export function pdfFile(): Buffer {
  const parts = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\n',
  ]
  let body = '%PDF-1.4\n'
  const starts = parts.map((part) => {
    const start = body.length
    body += part
    return start
  })
  const table = [
    '0000000000 65535 f ',
    ...starts.map((at) => `${String(at).padStart(10, '0')} 00000 n `),
  ].join('\n')
  return Buffer.from(
    `${body}xref\n0 4\n${table}\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
