import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { writeXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  localStorage.clear()
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const workbook = async (sheets: Record<string, string[][]>) =>
  new File(
    [(await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) })).slice()],
    'shops.xlsx',
  )

test('another sheet of a workbook is chosen; titles above the headings are no rows', async () => {
  const checks = edge.on(bulkRoutes.checkImport, { rows: [] })
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  const head = ['Phone', 'Name', 'Category']
  const file = await workbook({
    'Read me': [['Customers of June'], ['Ask Meera']],
    June: [['Anand Traders'], [], head, ['9876510001', 'Anand', 'Sweets']],
  })
  await panel.hands.upload(await screen.findByLabelText('Choose a file'), file)
  const sheet = await screen.findByLabelText<HTMLSelectElement>('Sheet of this file')
  expect(sheet.value).toBe('Read me')
  await panel.hands.selectOptions(sheet, 'June')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(/^Phone number/).selectedOptions[0]?.text).toBe('Phone'),
  )
  await panel.hands.click(screen.getByRole('button', { name: 'Check the rows' }))
  await waitFor(() =>
    expect(checks[0]?.body).toMatchObject({
      rows: [{ rowNo: 4, businessName: 'Anand', category: 'Sweets' }],
    }),
  )
})

test('a file without headings keeps its first customer, and its columns have numbers', async () => {
  const checks = edge.on(bulkRoutes.checkImport, { rows: [] })
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  const csv = new File(['9876510001,Anand,Sweets\r\n9876510002,Bina,Sweets\r\n'], 'a.csv')
  await panel.hands.upload(await screen.findByLabelText('Choose a file'), csv)
  await panel.hands.selectOptions(await screen.findByLabelText(/^Phone number/), 'Column 1')
  await panel.hands.selectOptions(screen.getByLabelText(/^Business name/), 'Column 2')
  await panel.hands.selectOptions(screen.getByLabelText(/^Category/), 'Column 3')
  await panel.hands.click(screen.getByRole('button', { name: 'Check the rows' }))
  await waitFor(() => expect(checks[0]?.body).toMatchObject({ rows: [{ rowNo: 1 }, { rowNo: 2 }] }))
})

test.each([
  ['<html><table><tr><td>Phone</td></tr></table>', /cannot be read as a table/],
  ['Phone,Name\n9876510001,"Anand\n9876510002,Bina', /In row 2 a quotation mark is opened/],
])('what is no table is said: %s', async (text, sentence) => {
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  await panel.hands.upload(await screen.findByLabelText('Choose a file'), new File([text], 'a.csv'))
  await screen.findByText(sentence)
})

test('the file of refused rows runs nothing, and says the row and the column of what is wrong', async () => {
  const saved = watchSavedFiles()
  edge.on(bulkRoutes.checkImport, {
    rows: [
      {
        rowNo: 2,
        outcome: 'refused' as const,
        known: '',
        reason: 'VALIDATION' as const,
        message: 'Leave only the number in this cell.',
        field: 'phoneNumber' as const,
      },
    ],
  })
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  const text = 'Phone,Name,Category\n9876510001 Ramesh,"=HYPERLINK(""http://x"")",Sweet\n'
  await panel.hands.upload(await screen.findByLabelText('Choose a file'), new File([text], 'a.csv'))
  await panel.hands.click(await screen.findByRole('button', { name: 'Check the rows' }))
  await screen.findByText(/^Not in the list of categories, and kept as they are written: Sweet$/)
  await panel.hands.click(await screen.findByRole('button', { name: 'Save the refused rows' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [head, row] = (await saved[0]!.text()).split('\r\n')
  expect(head).toContain('Row,Reason')
  expect(row).toBe(
    `9876510001 Ramesh,"'=HYPERLINK(""http://x"")",Sweet,,,,,,2,Phone number: Leave only the number in this cell.`,
  )
})

test('rows that a comma moved to the side are pointed at before anything is checked', async () => {
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  const text =
    'Phone,Name,Category,City\n9876510001,Anand,Sweets,Surat\n9876510002,Bina, the tailor,Tailor,Surat\n'
  await panel.hands.upload(await screen.findByLabelText('Choose a file'), new File([text], 'a.csv'))
  await screen.findByText(/more cells than headings, first in row 3\./)
})
