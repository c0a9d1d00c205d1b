import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkPdf } from './pdf.ts'

const end = '\nstartxref\n9\n%%EOF\n'
const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    Buffer.from('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from(`trailer<</Root 1 0 R>>${end}`),
  ])
const objects = (text: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') => {
  const data = deflateSync(Buffer.from(`7 0 ${text}`))
  return Buffer.concat([
    Buffer.from(`5 0 obj<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream endobj\n'),
  ])
}
const verdict = (bytes: Buffer) => {
  try {
    checkPdf(bytes)
    return 'taken'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('taken', () => {
  test.each([
    ['a plain one', pdf()],
    ['with compressed objects', pdf(objects('<</Type/Font/Subtype/Type1>>'))],
    ['with short compressed objects', pdf(objects('<<>>'), objects('<</Type/Font>>'))],
    ['with a page to open at', pdf('3 0 obj<</S/GoTo/D[4 0 R/Fit]>>endobj\n')],
    ['with a link to a page', pdf('3 0 obj<</S/URI/URI(https://shop.example)>>endobj\n')],
    ['with bytes before the header', Buffer.concat([Buffer.from('\n\n'), pdf()])],
    [
      'with a picture',
      pdf('3 0 obj<</Subtype/Image/Filter/DCTDecode>>stream\n\xff\xd8\xff\xe0\nendstream endobj\n'),
    ],
    ['two versions of one file', Buffer.concat([pdf(), Buffer.from(`6 0 obj<<>>endobj${end}`)])],
  ])('%s', (_name, bytes) => expect(verdict(bytes)).toBe('taken'))
})

describe('refused', () => {
  const script = '<</S/JavaScript/JS(app.alert(1))>>'
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture by another name', Buffer.from('\x89PNG\r\n\x1a\n')],
    ['a page with a PDF’s header', Buffer.from('%PDF-1.4 <script>alert(1)</script>')],
    ['one cut off', pdf().subarray(0, -20)],
    ['a script', pdf(`3 0 obj${script}endobj\n`)],
    ['a script with an escaped name', pdf('3 0 obj<</S/J#61va#53cript/JS(x)>>endobj\n')],
    ['a script that a comment calls a stream', pdf(`% >>stream\n3 0 obj${script}endobj\n% endstream\n`)],
    ['a script between comments', pdf('3 0 obj<</S%(\n/JavaScript%)\n/JS(x)>>endobj\n')],
    ['a script among compressed objects', pdf(objects(script))],
    ['…whose type is said elsewhere', pdf(objects(script, '/Type 9 0 R/N 1/First 4/Filter/FlateDecode'))],
    ['…behind a word that ends streams', pdf(objects(`(endstream)${script}`))],
    ['…behind a filter nobody uses there', pdf(objects(script, '/Type/ObjStm/First 4/Filter/LZWDecode'))],
    ['…behind two filters', pdf(objects(script, '/Type/ObjStm/First 4/Filter[/FlateDecode/ASCIIHexDecode]'))],
    [
      '…behind a predictor',
      pdf(objects(script, '/Type/ObjStm/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>')),
    ],
    [
      '…that cannot be unpacked',
      pdf('5 0 obj<</Type/ObjStm/First 4/Filter/FlateDecode>>stream\nnot zlib\nendstream endobj\n'),
    ],
    ['a program', pdf('3 0 obj<</S/Launch/F(cmd.exe)>>endobj\n')],
    ['a file inside', pdf('3 0 obj<</Names<</EmbeddedFiles 4 0 R>>>>endobj\n')],
    ['a form with a life of its own', pdf('3 0 obj<</AcroForm<</XFA[4 0 R]>>>>endobj\n')],
    ['a password', pdf('trailer<</Encrypt 9 0 R>>\n')],
    ['a bomb of objects', pdf(objects(' '.repeat(40_000_000)))],
  ])('%s', (_name, bytes) => expect(verdict(bytes)).toBe('UNSUPPORTED_MEDIA'))
})

test('5 MB of nonsense are looked through quickly', () => {
  const nonsense = pdf('stream\n(('.repeat(500_000))
  // The processor's time, which a busy machine does not stretch: a search that goes back and forth takes minutes.
  const start = process.cpuUsage()
  verdict(nonsense)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000)
})

describe('at once, whatever is inside', () => {
  const size = 5_000_000
  const full = (unit: string) => unit.repeat(Math.floor(size / unit.length))
  const filters = `obj/First/Filter${' '.repeat(880)}${'stream\n'.repeat(12)}`
  test.each([
    ['digits', full('1')],
    ['digits apart', full(`${'1'.repeat(2000)} `)],
    ['digits and blanks', full(`1${' '.repeat(2000)}`)],
    ['a lock with a long number', `/Encrypt ${full('1')}`],
    ['locks with long blanks', full(`/Encrypt${' '.repeat(2000)}`)],
    ['streams', full('stream\n')],
    ['streams with filters of blanks', full(filters)],
    ['escapes', full('#41')],
    ['slashes', full('/')],
  ])('%s', (_what, text) => {
    const before = process.cpuUsage()
    verdict(pdf(text))
    // A file without objects, too: then all of it is searched for one.
    verdict(Buffer.concat([Buffer.from(`%PDF-1.7\n${text}`, 'latin1'), Buffer.from(end)]))
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(8000)
  })
})
