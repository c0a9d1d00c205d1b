import { expect, test } from 'vitest'
import { gstinCheck } from '../business/rules.gstin.ts'
import { stateOfPin } from '../business/rules.pin.ts'
import { gstStates, leviesUtgst, stateCodeOf, stateCodes, statesByName, stateOfGstin } from './states.ts'

test('36 states and union territories, each name once', () => {
  expect(stateCodes).toHaveLength(36)
  expect(new Set(Object.values(gstStates)).size).toBe(36)
  expect(statesByName[0]).toEqual(['Andaman and Nicobar Islands', '35'])
})

test.each([
  ['24', '24'],
  ['27', '27'],
  ['25', undefined],
  ['00', undefined],
  ['99', undefined],
])('a GSTIN that begins with %s is of %s', (code, state) => {
  const first14 = `${code}AAPFU0939F1Z`
  expect(stateOfGstin(first14 + gstinCheck(first14))).toBe(state)
})

test('a wrong check character has no state', () => expect(stateOfGstin('24AAPFU0939F1ZA')).toBeUndefined())

test.each([
  [' tamil  nadu ', '33'],
  ['DELHI', '07'],
  ['Atlantis', undefined],
])('%s is %s', (name, code) => expect(stateCodeOf(name)).toBe(code))

test('every state a PIN can lie in has a code', () => {
  for (const pin of ['110001', '395003', '560001', '700001', '744101', '194101', '737101', '831001'])
    expect([pin, stateCodeOf(stateOfPin(pin) ?? '')]).not.toContain(undefined)
})

test('UTGST where there is no state to levy SGST', () => {
  expect(stateCodes.filter(leviesUtgst)).toEqual(['04', '26', '31', '35', '38'])
})
