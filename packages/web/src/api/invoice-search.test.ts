import { expect, test } from 'vitest'
import { mayBeInvoiceNo } from './invoice-search.ts'

test.each([
  ['SURI/2627/0042', true],
  ['suri/2627/0042', true],
  ['TAPI2627/1000000', true],
  ['9876510001', false],
  ['anand-mithai', false],
  ['SURI/2627/', false],
])('%s', (text, wanted) => expect(mayBeInvoiceNo(text)).toBe(wanted))
