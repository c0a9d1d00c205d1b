import { expect, test } from 'vitest'
import { AboutForm, aboutOf, typedAbout, withMark } from './about-form.ts'
import { emptySections } from './sections.ts'

const typed = (change: Partial<ReturnType<typeof typedAbout>> = {}) => ({
  ...typedAbout({ aboutUs: emptySections.aboutUs, files: {} }),
  ...change,
})

test('what is typed is written as the server takes it', () => {
  const file = { documentId: 7, url: '/a', thumbnailUrl: '/b', width: 1, height: 1, bytes: 9 }
  expect(
    AboutForm.parse(typed({ owner: file, gstin: ' 24 aaacc1206d1zm ', reasons: [' One ', ''] })),
  ).toMatchObject({
    ownerDocumentId: 7,
    reasons: ['One'],
    gstin: '24AAACC1206D1ZM',
  })
  expect(aboutOf(typed()).gstin).toBeNull()
})

test('each fault stands at its field', () => {
  const faults = (change: Parameters<typeof typed>[0]) =>
    AboutForm.safeParse(typed(change)).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(faults({ gstin: '24ABCDE1234F1Z5' })).toEqual([
    ['gstin', 'This GSTIN is not right. Compare it with your certificate.'],
  ])
  expect(faults({ gstin: 'ABC' })).toEqual([['gstin', 'A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.']])
})

const marked = (text: string, mark: Parameters<typeof withMark>[1]) => {
  const from = text.indexOf('[')
  const to = text.indexOf(']') - 1
  const done = withMark({ text: text.replace(/[[\]]/g, ''), from, to }, mark)
  return `${done.text.slice(0, done.from)}[${done.text.slice(done.from, done.to)}]${done.text.slice(done.to)}`
}

test.each([
  ['one [two] three', 'bold', 'one **[two]** three'],
  ['one **[two]** three', 'bold', 'one [two] three'],
  ['one [two ]three', 'italic', 'one _[two]_ three'],
  ['here []', 'bold', 'here **[]**'],
  ['[a\nb]', 'list', '- a\n- b[]'],
  ['- a\n[- b]', 'list', '- a\nb[]'],
] as const)('%s', (before, mark, after) => expect(marked(before, mark)).toBe(after))
