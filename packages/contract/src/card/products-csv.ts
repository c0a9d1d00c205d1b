import {
  type Product,
  ProductChange,
  type diets,
  gstRates,
  type productActions,
  type productKinds,
} from './sections.ts'
import { weekdays } from './weekdays.ts'
import { guardedCell, unguardedCell } from '../csv.ts'
import { plainDigits } from '../digits.ts'
import { paiseOf, rupeesTyped } from './rupees.ts'
import { withoutUnseen } from '../unseen.ts'

/** Columns of a price list as a spreadsheet holds it. */
export const csvColumns = [
  'name',
  'kind',
  'price',
  'mrp',
  'unit',
  'gst',
  'category',
  'description',
  'inStock',
  'diet',
  'action',
  'link',
  'days',
  'from',
  'to',
] as const
/** One of `csvColumns`. */
export type CsvColumn = (typeof csvColumns)[number]

/** Most rows of one file (screens 8.9). */
export const csvMaxRows = 2000

/** Headings by language of the panel, as the template and the export carry them. */
export const csvHeadings: Record<'en' | 'hi', Record<CsvColumn, string>> = {
  en: {
    name: 'Name',
    kind: 'Kind',
    price: 'Price',
    mrp: 'MRP',
    unit: 'Unit',
    gst: 'GST %',
    category: 'Category',
    description: 'Description',
    inStock: 'In stock',
    diet: 'Veg mark',
    action: 'Action',
    link: 'Link',
    days: 'Days',
    from: 'From',
    to: 'To',
  },
  hi: {
    name: 'नाम',
    kind: 'प्रकार',
    price: 'दाम',
    mrp: 'MRP',
    unit: 'इकाई',
    gst: 'GST %',
    category: 'श्रेणी',
    description: 'विवरण',
    inStock: 'स्टॉक में',
    diet: 'वेज निशान',
    action: 'बटन',
    link: 'लिंक',
    days: 'दिन',
    from: 'से',
    to: 'तक',
  },
}

/** Other headings that people write. */
const alsoCalled: Partial<Record<CsvColumn, string[]>> = {
  name: ['product', 'product name', 'item', 'item name', 'title', 'प्रोडक्ट', 'उत्पाद', 'वस्तु', 'सामान'],
  kind: ['type'],
  price: ['rate', 'selling price', 'amount', 'क़ीमत', 'कीमत', 'मूल्य', 'भाव', 'रेट'],
  mrp: ['m.r.p.', 'list price', 'एमआरपी', 'एम.आर.पी.'],
  unit: ['uom', 'per', 'यूनिट'],
  gst: ['gst', 'tax', 'gst rate', 'जीएसटी', 'जीएसटी %', 'कर'],
  category: ['group', 'वर्ग', 'कैटेगरी'],
  description: ['details', 'about', 'विवरन', 'जानकारी'],
  inStock: ['stock', 'available', 'instock', 'स्टॉक', 'उपलब्ध'],
  diet: ['diet', 'veg', 'veg / non-veg', 'veg/non-veg', 'वेज', 'वेज / नॉन-वेज', 'शाकाहारी', 'शाकाहारी चिह्न'],
  link: ['url', 'website'],
  days: ['day', 'वार'],
  from: ['start', 'starts'],
  to: ['end', 'ends', 'until'],
}

/** Words of a cell and what they mean. */
const kinds = {
  product: ['', 'product', 'goods', 'item', 'प्रोडक्ट', 'उत्पाद', 'सामान'],
  service: ['service', 'सेवा'],
  class: ['class', 'batch', 'course', 'कक्षा', 'क्लास'],
} satisfies Record<(typeof productKinds)[number], string[]>
const marks = {
  veg: ['veg', 'vegetarian', 'v', 'वेज', 'शाकाहारी', 'शाकाहार'],
  nonveg: ['nonveg', 'non-veg', 'non veg', 'nv', 'नॉन-वेज', 'नॉनवेज', 'नॉन वेज', 'मांसाहारी', 'मांसाहार'],
  egg: ['egg', 'अंडा', 'अंडे वाला'],
} satisfies Record<(typeof diets)[number], string[]>
const actions = {
  enquiry: ['enquiry', 'inquiry', 'ask', 'whatsapp', 'पूछताछ'],
  order: ['', 'order', 'buy', 'basket', 'ऑर्डर'],
  link: ['link', 'लिंक'],
} satisfies Record<(typeof productActions)[number], string[]>
const truth = {
  yes: ['', 'yes', 'y', 'true', '1', 'हाँ', 'हां', 'है', 'in stock'],
  no: ['no', 'n', 'false', '0', 'नहीं', 'नही', 'out of stock'],
}
const dayWords: Record<(typeof weekdays)[number], string[]> = {
  mon: ['mon', 'monday', 'सोम', 'सोमवार'],
  tue: ['tue', 'tues', 'tuesday', 'मंगल', 'मंगलवार'],
  wed: ['wed', 'wednesday', 'बुध', 'बुधवार'],
  thu: ['thu', 'thur', 'thurs', 'thursday', 'गुरु', 'गुरुवार'],
  fri: ['fri', 'friday', 'शुक्र', 'शुक्रवार'],
  sat: ['sat', 'saturday', 'शनि', 'शनिवार'],
  sun: ['sun', 'sunday', 'रवि', 'रविवार'],
}

/** A fault of a file: its row as a spreadsheet counts, the column, and a sentence of the contract. */
export type CsvFault = { row: number; column: CsvColumn; value: string; message: string }
/** What a file holds. `unknown` are headings that mean nothing here. */
export type CsvReading = {
  /** Columns that the file has; what it does not have is no wish to empty anything. */
  columns: CsvColumn[]
  products: { row: number; product: Product }[]
  faults: CsvFault[]
  unknown: string[]
}

const plain = (text: string) => withoutUnseen(text).normalize('NFC').trim().toLowerCase()

/** Which column stands where, by its heading in any language; undefined when there is no column of names. */
export function readHeadings(cells: readonly string[]): (CsvColumn | null)[] | undefined {
  const found = cells.map((cell) => {
    const heading = plain(cell)
    return (
      csvColumns.find((column) =>
        [column, csvHeadings.en[column], csvHeadings.hi[column], ...(alsoCalled[column] ?? [])].some(
          (name) => plain(name) === heading,
        ),
      ) ?? null
    )
  })
  return found.includes('name') ? found : undefined
}

/** Reads the rows of a file, the first of which are headings; undefined when it has no column of names. */
export function readProducts(rows: readonly (readonly string[])[]): CsvReading | undefined {
  const columns = rows[0] && readHeadings(rows[0])
  if (!columns) return undefined
  const reading: CsvReading = {
    columns: columns.filter((column) => column !== null),
    products: [],
    faults: [],
    unknown: rows[0]!.filter((cell, place) => columns[place] === null && cell.trim() !== ''),
  }
  rows.slice(1).forEach((cells, place) => {
    const cell = (column: CsvColumn) => unguardedCell(withoutUnseen(cells[columns.indexOf(column)] ?? ''))
    if (cells.every((text) => text.trim() === '')) return
    readRow(place + 2, cell, reading)
  })
  return reading
}

function readRow(row: number, cell: (column: CsvColumn) => string, reading: CsvReading) {
  const faults: CsvFault[] = []
  const wrong = (column: CsvColumn, message: string) =>
    faults.push({ row, column, value: cell(column), message })
  const oneOf = <T extends string>(column: CsvColumn, words: Record<T, string[]>): T | undefined => {
    const text = plain(cell(column))
    return (Object.keys(words) as T[]).find((name) => words[name].includes(text))
  }
  const amount = (column: 'price' | 'mrp') => {
    const paise = paiseOf(cell(column))
    if (paise === null || !Number.isNaN(paise)) return paise
    wrong(column, 'Give an amount in rupees.')
    return null
  }
  const kind = oneOf('kind', kinds) ?? void wrong('kind', 'Write product, service or class.')
  const diet =
    cell('diet').trim() === ''
      ? null
      : (oneOf('diet', marks) ?? void wrong('diet', 'Write veg, non-veg or egg.'))
  const link = cell('link').trim() || null
  const action =
    cell('action').trim() === '' && link !== null
      ? 'link'
      : (oneOf('action', actions) ?? void wrong('action', 'Write enquiry, order or link.'))
  const stock = oneOf('inStock', truth) ?? void wrong('inStock', 'Write yes or no.')
  const gst = plainDigits(cell('gst')).replace('%', '').trim()
  const gstPct = gst === '' ? null : Number(gst)
  if (gstPct !== null && !(gstRates as readonly number[]).includes(gstPct))
    wrong('gst', 'Use one of the rates 0, 3, 5, 12, 18, 28 or 40.')
  const when = kind === 'class' ? readWhen(cell, wrong) : null
  const price = amount('price')
  const mrp = amount('mrp')
  const judged = ProductChange.safeParse({
    kind: kind ?? 'product',
    name: cell('name'),
    documentIds: [],
    price,
    mrp,
    unit: cell('unit'),
    gstPct: faults.some(({ column }) => column === 'gst') ? null : gstPct,
    description: cell('description'),
    category: cell('category'),
    inStock: stock !== 'no',
    diet: diet ?? null,
    action: action ?? 'enquiry',
    link,
    when,
  })
  for (const issue of judged.error?.issues ?? []) {
    const column = columnOf(String(issue.path.at(-1) ?? 'name'))
    if (!faults.some((fault) => fault.column === column)) wrong(column, issue.message)
  }
  if (faults.length > 0 || !judged.success) reading.faults.push(...faults)
  else reading.products.push({ row, product: judged.data })
}

const columnOf = (field: string): CsvColumn =>
  field === 'when'
    ? 'days'
    : field === 'gstPct'
      ? 'gst'
      : (csvColumns.find((column) => column === field) ?? 'name')

function readWhen(cell: (column: CsvColumn) => string, wrong: (column: CsvColumn, message: string) => void) {
  const words = plain(cell('days'))
    .split(/[\s,;/+&]+/)
    .filter(Boolean)
  const days = words.map((word) => weekdays.find((day) => dayWords[day].includes(word)))
  if (words.length === 0 || days.includes(undefined)) {
    wrong('days', 'Write days such as Mon, Wed, Fri.')
    return null
  }
  return {
    days: weekdays.filter((day) => days.includes(day)),
    from: clock(cell('from')),
    to: clock(cell('to')),
  }
}

/** `9:30`, `6 pm` and `06:30 PM` as `HH:mm`; other words stay and are refused. */
function clock(text: string): string {
  const found = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?\s*$/i.exec(plainDigits(text))
  if (!found) return text
  const [, hour, minute = '00', half] = found
  const past = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  return `${String(past).padStart(2, '0')}:${minute}`
}

/** Rows of a file: headings and a row for each product. Cells that a spreadsheet would run are made harmless. */
export function productRows(products: readonly Product[], language: 'en' | 'hi'): string[][] {
  const headings = csvColumns.map((column) => csvHeadings[language][column])
  return [
    headings,
    ...products.map((product) =>
      [
        product.name,
        product.kind,
        rupeesTyped(product.price),
        rupeesTyped(product.mrp),
        product.unit,
        product.gstPct === null ? '' : String(product.gstPct),
        product.category,
        product.description,
        product.inStock ? 'yes' : 'no',
        product.diet === null ? '' : product.diet === 'nonveg' ? 'non-veg' : product.diet,
        product.action,
        product.link ?? '',
        product.when?.days.join(', ') ?? '',
        product.when?.from ?? '',
        product.when?.to ?? '',
      ].map(guardedCell),
    ),
  ]
}

/** How a file changes a list. */
export type CsvPlan<T> = { list: T[]; added: number; updated: number; leftOut: number[] }

/** Fields of a product that a column fills. */
const fieldsOf: Record<CsvColumn, keyof Product> = {
  name: 'name',
  kind: 'kind',
  price: 'price',
  mrp: 'mrp',
  unit: 'unit',
  gst: 'gstPct',
  category: 'category',
  description: 'description',
  inStock: 'inStock',
  diet: 'diet',
  action: 'action',
  link: 'link',
  days: 'when',
  from: 'when',
  to: 'when',
}

/** A known product with the values of the columns that a file has; pictures and all else stay. */
export function withColumns<T extends Record<string, unknown>>(
  old: T,
  fresh: T,
  columns: readonly CsvColumn[],
): T {
  const fields = columns.map((column) => fieldsOf[column])
  return { ...old, ...Object.fromEntries(fields.map((field) => [field, fresh[field]])) }
}

/**
 * Products of a file into a list: one of the same name is changed in its place, the second row of a name the second product
 * of it; others join at the end while there is room. `leftOut` are the rows that found none.
 */
export function mergeProducts<T extends { name: string }>(
  list: readonly T[],
  read: CsvReading['products'],
  limit: number,
  write: (product: Product, old: T | undefined) => T,
): CsvPlan<T> {
  const merged = [...list]
  const places = new Map<string, number[]>()
  const stand = (name: string, place: number) => places.set(name, [...(places.get(name) ?? []), place])
  merged.forEach(({ name }, place) => stand(plain(name), place))
  const plan: CsvPlan<T> = { list: merged, added: 0, updated: 0, leftOut: [] }
  for (const { row, product } of read) {
    const name = plain(product.name)
    const [place, ...others] = places.get(name) ?? []
    if (place !== undefined) {
      // The last one of a name takes every further row of it.
      if (others.length > 0) places.set(name, others)
      merged[place] = write(product, merged[place])
      plan.updated++
    } else if (limit !== -1 && merged.length >= limit) plan.leftOut.push(row)
    else {
      stand(name, merged.length)
      merged.push(write(product, undefined))
      plan.added++
    }
  }
  return plan
}
