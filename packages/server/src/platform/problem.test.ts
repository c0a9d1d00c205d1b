import { expect, test } from 'vitest'
import { toProblem, tooLarge } from './problem.ts'
import { translate } from './sentences.ts'

test.each([5, 40])('a file hears the size of its own call: %i MB', (size) => {
  const { code, field, message } = tooLarge(size * 1024 * 1024)
  expect([code, field]).toEqual(['UPLOAD_TOO_LARGE', 'file'])
  expect(message).toBe(`The file is too large. Choose one of at most ${size} MB.`)
  expect(translate(message, 'hi')).toBe(`फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा ${size} MB की फ़ाइल चुनें।`)
})

test('a form that is too long is no file, and hears of no size', () => {
  const error = Object.assign(new Error('Request body is too large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' })
  const { code, message } = toProblem(error, 'en')
  expect([code, message]).toEqual([
    'UPLOAD_TOO_LARGE',
    'This is too much to be sent at once. Shorten it, or save it in parts.',
  ])
  expect(translate(message, 'hi')).toMatch(/^एक बार में भेजने के लिए यह बहुत ज़्यादा है/)
})
