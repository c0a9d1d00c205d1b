import { expect, test } from 'vitest'
import { smsText } from './sms-text.ts'

test.each([
  ['Rangtapi Digital', 'Rangtapi Digital'],
  ['श्री गणेश डिजिटल कार्ड्स एण्ड प्रिंटर्स', 'श्री गणेश डिजिटल कार्ड्स एण्ड'],
  ['Shree Ganesh Digital Cards Co 🪔', 'Shree Ganesh Digital Cards Co'],
  [`${'x'.repeat(29)}🪔 shop`, 'x'.repeat(29)],
])('%s in a variable is %s', (name, said) => {
  expect(smsText(name)).toBe(said)
})
