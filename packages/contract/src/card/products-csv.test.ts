import { expect, test } from 'vitest'
import { mergeProducts, productRows, readProducts, withColumns } from './products-csv.ts'

const read = (...rows: string[][]) => readProducts(rows)!

test('headings in English, Hindi and other words; a byte order mark does not matter', () => {
  expect(read(['\uFEFFName', 'Price'], ['Tea', '₹20']).products[0]?.product).toMatchObject({
    name: 'Tea',
    price: 2000,
  })
  expect(read(['नाम', 'दाम', 'शाकाहारी'], ['चाय', '२०', 'शाकाहारी']).products[0]?.product).toMatchObject({
    name: 'चाय',
    price: 2000,
    diet: 'veg',
  })
  expect(read(['ITEM NAME', 'Rate', 'Colour'], ['Bulb', '99', 'red']).unknown).toEqual(['Colour'])
  expect(readProducts([['Price'], ['20']])).toBeUndefined()
  expect(readProducts([])).toBeUndefined()
})

test('signs that nobody sees change no heading and no cell', () => {
  const reading = read(
    ['\u200eName', 'In stock\u200b', 'GST %', 'Kind', 'Days', 'From', 'To'],
    [
      'योग\u200b',
      'नहीं\u200b',
      '१८\u200e %',
      '\u2060class',
      'सोम\u200b, बुध',
      '\u202a९:३०\u202c',
      '6 pm\ufeff',
    ],
  )
  expect([reading.unknown, reading.faults]).toEqual([[], []])
  expect(reading.products[0]?.product).toMatchObject({
    name: 'योग',
    inStock: false,
    gstPct: 18,
    when: { days: ['mon', 'wed'], from: '09:30', to: '18:00' },
  })
})

test('what is not said has its usual value', () => {
  expect(read(['name'], ['Tea']).products).toEqual([
    {
      row: 2,
      product: expect.objectContaining({ kind: 'product', inStock: true, action: 'order', price: null }),
    },
  ])
  expect(read(['name', 'link'], ['Tea', 'https://tea.in/a']).products[0]?.product.action).toBe('link')
})

test('the words that the Hindi panel asks for are read, and those of files it made before', () => {
  const asked = read(['प्रोडक्ट', 'प्रकार', 'वेज निशान'], ['पनीर', 'प्रोडक्ट', 'वेज'], ['टिक्का', '', 'नॉन-वेज'])
  expect(asked.products.map(({ product }) => [product.kind, product.diet])).toEqual([
    ['product', 'veg'],
    ['product', 'nonveg'],
  ])
  const before = read(
    ['नाम', 'कीमत', 'एमआरपी', 'जीएसटी %', 'शाकाहारी चिह्न'],
    ['चाय', '20', '25', '5', 'शाकाहारी'],
  )
  expect(before).toMatchObject({ faults: [], unknown: [] })
  expect(before.products[0]?.product).toMatchObject({ price: 2000, mrp: 2500, gstPct: 5, diet: 'veg' })
})

test('a class with its days and times', () => {
  const { products } = read(
    ['name', 'kind', 'days', 'from', 'to'],
    ['Yoga', 'class', 'Mon, Wed & शुक्र', '6 am', '07:30 AM'],
  )
  expect(products[0]?.product.when).toEqual({ days: ['mon', 'wed', 'fri'], from: '06:00', to: '07:30' })
})

test('faults name row and column; good rows are read all the same; empty rows are passed over', () => {
  const { products, faults } = read(
    ['name', 'price', 'mrp', 'gst', 'kind', 'in stock', 'days'],
    ['Tea', 'ten', '', '', '', '', ''],
    ['', '', '', '', '', '', ''],
    ['', '5', '', '', '', '', ''],
    ['Coffee', '30', '20', '7', 'thing', 'maybe', ''],
    ['Milk', '30', '', '5%', '', 'no', ''],
    ['Yoga', '', '', '', 'class', '', 'someday'],
  )
  expect(products.map(({ row, product }) => [row, product.name, product.gstPct, product.inStock])).toEqual([
    [6, 'Milk', 5, false],
  ])
  expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '2 price',
    '4 name',
    '5 kind',
    '5 inStock',
    '5 gst',
    '5 mrp',
    '7 days',
  ])
})

test('a written file is read again as it was, and no cell of it is run by a spreadsheet', () => {
  const [product] = read(
    ['name', 'price', 'description'],
    ['=SUM(A1)', '19.99', '-10% today, "only"'],
  ).products
  const rows = productRows([product!.product], 'hi')
  expect(rows[1]![0]).toBe("'=SUM(A1)")
  expect(read(...rows).products[0]?.product).toEqual(product!.product)
})

test('names that are known are updated, others join while there is room', () => {
  const list = [{ name: 'Tea', kind: 'product', price: 1 }]
  const { products } = read(
    ['name', 'price'],
    ['tea ', '20'],
    ['Coffee', '30'],
    ['Milk', '10'],
    ['COFFEE', '35'],
  )
  const plan = mergeProducts(list, products, 2, ({ name, kind, price }) => ({ name, kind, price: price! }))
  expect(plan).toEqual({
    list: [
      { name: 'tea', kind: 'product', price: 2000 },
      { name: 'COFFEE', kind: 'product', price: 3500 },
    ],
    added: 1,
    updated: 2,
    leftOut: [4],
  })
  expect(mergeProducts(list, products, -1, (product) => ({ ...product, price: 0 })).added).toBe(2)
})

test('of products of one name each takes its own row', () => {
  const list = read(
    ['name', 'price', 'unit'],
    ['Thali', '90', 'small'],
    ['Thali', '140', 'large'],
  ).products.map(({ product }) => product)
  const [headings, ...rows] = productRows(list, 'en')
  const dearer = rows.map((row) => row.map((cell) => (cell === '90' ? '99' : cell)))
  const plan = mergeProducts(list, read(headings!, ...dearer).products, -1, (product) => product)
  expect(plan).toMatchObject({ added: 0, updated: 2 })
  expect(plan.list.map(({ price, unit }) => [price, unit])).toEqual([
    [9900, 'small'],
    [14_000, 'large'],
  ])
  // More rows than products of the name: the last one has them all, as before.
  const once = mergeProducts(list.slice(0, 1), read(headings!, ...dearer).products, -1, (product) => product)
  expect(once.list.map(({ price }) => price)).toEqual([14_000])
})

test('columns that a file does not have empty nothing', () => {
  const { columns, products } = read(['name', 'price', 'gst %'], ['Tea', '25', '5'])
  const old = {
    ...products[0]!.product,
    kind: 'service' as const,
    price: 1,
    unit: 'cup',
    description: 'Fresh',
  }
  expect(withColumns(old, products[0]!.product, columns)).toMatchObject({
    kind: 'service',
    price: 2500,
    gstPct: 5,
    unit: 'cup',
    description: 'Fresh',
  })
})
