import { expect, test } from 'vitest'
import { html, type Html, safeAddress, scriptJson, trust } from './html.ts'

test('values are escaped, Html is not, lists are joined, nothing draws nothing', () => {
  expect(
    html`<p title="${`"'<>&`}">${'<b>'}${trust('<i>x</i>')}${['&', html`<u>y</u>`]}${null}${false}${undefined}${0}</p>`.toString(),
  ).toBe('<p title="&quot;&#39;&lt;&gt;&amp;">&lt;b&gt;<i>x</i>&amp;<u>y</u>0</p>')
})

test('an object that looks like Html is not taken for it', () => {
  const fake = { toString: () => '<script>' } as unknown as Html
  expect(html`${fake}`.toString()).toBe('&lt;script&gt;')
})

test('control characters and broken surrogates are dropped', () => {
  expect(html`${'a\u0000b\u001b\ud800c\nd'}`.toString()).toBe('ab\ufffdc\nd')
})

test('unquoted attributes and text in scripts are refused', () => {
  expect(() => html`<a title=${'x'}>`).toThrow('Quote')
  expect(() => html`<script>${'x'}</script>`).toThrow('Only Html')
  expect(() => html`<style>${'x'}</style>`).toThrow('Only Html')
})

test('JSON cannot end its script', () => {
  const text = scriptJson({ a: '</script><!--\u2028\u2029&' }).toString()
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({ a: '</script><!--\u2028\u2029&' })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  'data:image/svg',
  'file:///etc/passwd',
  '//evil.example',
  'intent://x',
  'tel:javascript',
  '',
])('never an address: %j', (address) => {
  expect(safeAddress(address)).toBe('#')
  expect(html`<a href="${address}">`.toString()).toBe('<a href="#">')
  expect(html`<img src="${address}">`.toString()).toBe('<img src="#">')
})

test.each([
  'https://a.example/x?y=1',
  'http://a.example',
  'tel:+919000012345',
  'mailto:a@b.example',
  '/x',
  '#qr',
  'blob:https://a.example/1',
  'data:image/png;base64,AA',
])('an address: %s', (address) => expect(safeAddress(address)).toBe(address))
