import { expect, test } from 'vitest'
import { failureOf, Offline } from '../failures.ts'
import { remoteFacts } from './remote.ts'

const no = failureOf(409, { data: { code: 'CONFLICT', message: 'Somebody was faster.', ref: 'r1' } })

test.each([
  [
    'not begun',
    { data: undefined, isFetching: false, isSuccess: false, error: null },
    { data: undefined, loading: false, loaded: false, error: null, pending: true },
  ],
  [
    'started',
    { data: undefined, isFetching: true, isSuccess: false, error: null },
    { data: undefined, loading: true, loaded: false, error: null, pending: true },
  ],
  [
    'arrived',
    { data: 1, isFetching: false, isSuccess: true, error: null },
    { data: 1, loading: false, loaded: true, error: null, pending: false },
  ],
  [
    'again: loaded is cleared, data stays',
    { data: 1, isFetching: true, isSuccess: true, error: null },
    { data: 1, loading: true, loaded: false, error: null },
  ],
  [
    'failed after a success',
    { data: 1, isFetching: false, isSuccess: false, error: no },
    { data: 1, loading: false, loaded: false, error: no },
  ],
  [
    'failed at first: nothing is waited for',
    { data: undefined, isFetching: false, isSuccess: false, error: no },
    { data: undefined, loading: false, loaded: false, error: no, pending: false },
  ],
  [
    'and asked again: it is waited for again',
    { data: undefined, isFetching: true, isSuccess: false, error: no },
    { data: undefined, loading: true, loaded: false, error: null, pending: true },
  ],
  [
    'trying again clears the failure',
    { data: 1, isFetching: true, isSuccess: false, error: no },
    { data: 1, loading: true, loaded: false, error: null },
  ],
] as const)('%s', (_what, facts, expected) => {
  expect(remoteFacts({ isPlaceholderData: false, dataUpdatedAt: 5, ...facts })).toMatchObject(expected)
})

test.each([
  [
    'a failure in the envelope',
    422,
    {
      data: {
        code: 'VALIDATION',
        message: 'A valid phone number is required.',
        field: 'phoneNumber',
        ref: 'x',
      },
    },
    { code: 'VALIDATION', field: 'phoneNumber', ref: 'x' },
  ],
  ['an answer of another shape', 502, '<html>', { code: 'INTERNAL', field: undefined, ref: '' }],
  ['no body', 500, undefined, { code: 'INTERNAL' }],
] as const)('%s', (_what, status, body, expected) => {
  expect(failureOf(status, body)).toMatchObject(expected)
})

test('no answer differs from a bad one', () => {
  expect(new Offline()).not.toBeInstanceOf(no.constructor)
})
