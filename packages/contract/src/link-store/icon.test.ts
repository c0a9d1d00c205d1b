import { expect, test } from 'vitest'
import { cleanIcon } from './icon.ts'

const square = 'M0 0H24V24H0Z'

test.each([
  ['a path', square, 'M0 0H24V24H0Z'],
  ['a file', `<svg viewBox="0 0 24 24"><path d="${square}"/></svg>`, 'M0 0H24V24H0Z'],
  ['a larger file', `<svg viewBox="0 0 48 48"><path d='M0 0H48V48H0Z' fill="red"/></svg>`, 'M0 0H24V24H0Z'],
  [
    'a box that begins elsewhere',
    `<svg viewBox="100 50 24 24"><path d="M100 50h24v24h-24z"/></svg>`,
    'M0 0h24v24h-24z',
  ],
  ['two paths', `<svg viewBox="0 0 24 24"><path d="M0 0h4z"/><path d="M8 8h4z"/></svg>`, 'M0 0h4zM8 8h4z'],
  [
    'a wide one stands in the middle',
    `<svg viewBox="0 0 24 12"><path d="M0 0h24v12H0z"/></svg>`,
    'M0 6h24v12H0z',
  ],
])('%s', (_what, typed, icon) => {
  const found = cleanIcon(typed)
  expect('icon' in found && found.icon.replaceAll(' ', '')).toBe(icon.replaceAll(' ', ''))
})

test.each([
  [
    'script in a file',
    `<svg viewBox="0 0 24 24"><script>alert(1)</script><path d="${square}" onload="alert(1)"/></svg>`,
  ],
  ['a style', `<svg viewBox="0 0 24 24"><style>@import url(//x)</style><path d="${square}"/></svg>`],
])('%s does not survive', (_what, typed) => expect(cleanIcon(typed)).toEqual({ icon: 'M0 0H24V24H0Z' }))

test.each([
  ['nothing', ''],
  ['words', 'heart'],
  ['an address', 'https://example.com/icon.svg'],
  ['markup in a path', `M0 0"/><script>`],
  ['shapes', '<svg viewBox="0 0 24 24"><circle r="4"/></svg>'],
  ['a picture inside', '<svg><image href="x"/><path d="M0 0h1"/></svg>'],
  [
    'a group that is moved',
    `<svg viewBox="0 0 24 24"><g transform="scale(9)"><path d="${square}"/></g></svg>`,
  ],
  ['no path', '<svg viewBox="0 0 24 24"></svg>'],
  ['no size', `<svg viewBox="0 0 0 0"><path d="${square}"/></svg>`],
  ['far outside', 'M0 0H500V500Z'],
])('%s is refused', (_what, typed) => expect(cleanIcon(typed)).toHaveProperty('fault'))

test.each(['<path d=""', '<g ', '<path transform', '<path d="<', ' d="" d=\'\''])(
  'a file that is nothing but %s is refused at once',
  (part) => {
    const begun = performance.now()
    expect(cleanIcon(`<svg${part.repeat(19_990 / part.length)}`)).toHaveProperty('fault')
    expect(performance.now() - begun).toBeLessThan(1000)
  },
)
