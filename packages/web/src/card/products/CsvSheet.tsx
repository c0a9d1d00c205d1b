import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  csvMaxRows,
  type CsvReading,
  mergeProducts,
  productRows,
  readProducts,
  withColumns,
} from '@parichay/contract/card/products-csv.ts'
import { productOf, typedProduct, type TypedProduct } from '@parichay/contract/card/products-form.ts'
import { Product } from '@parichay/contract/card/sections.ts'
import { FileDown, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { readTableFile } from '../../api/table-file.ts'
import type { Table } from '../../api/table-reader.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { saveCsv } from '../../ui/save-text.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { tableFaultText } from '../../ui/table-words.ts'
import { CsvFaults } from './CsvFaults.tsx'
import { Pile } from '../../ui/shapes.tsx'

const languageOf = (locale: string) => (locale === 'hi' ? 'hi' : 'en')

/** The products of a card as a file; what is half typed is left out. */
export function saveProductList(products: TypedProduct[], cardId: string | null, locale: string) {
  const whole = products.flatMap((typed) => Product.safeParse(productOf(typed)).data ?? [])
  saveCsv(`${cardId ?? 'card'}-products.csv`, productRows(whole, languageOf(locale)))
}

type CsvSheetProps = {
  products: readonly TypedProduct[]
  limit: number
  onClose: () => void
  onTake: (list: TypedProduct[]) => void
}

/** A price list from a spreadsheet: read, judged row by row, shown, and taken only when the owner says so. */
export function CsvSheet({ products, limit, onClose, onTake }: CsvSheetProps) {
  const { t, i18n } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [reading, setReading] = useState<CsvReading | null>(null)
  const [fault, setFault] = useState('')
  const plan =
    reading &&
    mergeProducts<TypedProduct>(products, reading.products, limit, (product, old) => {
      const fresh = typedProduct(product, {})
      return old ? withColumns(old, fresh, reading.columns) : fresh
    })
  const ready = plan ? plan.added + plan.updated : 0
  const take = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    setReading(null)
    if (file.size > 5_000_000) return setFault(t`This file is too large. The limit is 5 MB.`)
    let data: Table
    try {
      data = (await readTableFile(file)).rows
    } catch (error) {
      return setFault(tableFaultText(error))
    }
    const rows = data.filter((row, place) => place === 0 || row.some((cell) => cell.trim() !== ''))
    if (rows.length - 1 > csvMaxRows)
      return setFault(t`This file has ${rows.length - 1} rows. At most ${csvMaxRows} can be read at once.`)
    const read = readProducts(data)
    if (!read)
      return setFault(t`No column is called “Name”. Start from the template, or name the first row so.`)
    setFault(read.products.length + read.faults.length === 0 ? t`There are no rows below the headings.` : '')
    setReading(read)
  }
  const template = () =>
    saveCsv('products-template.csv', productRows(samples[languageOf(i18n.locale)], languageOf(i18n.locale)))
  return (
    <Sheet
      open
      onClose={onClose}
      width="sm"
      title={t`Import from CSV`}
      actions={
        ready > 0 && plan ? (
          <>
            <Button
              look="secondary"
              icon={FileUp}
              onClick={() => chooser.current?.click()}
            >{t`Another file`}</Button>
            <Button onClick={() => onTake(plan.list)}>
              {plural(ready, { one: 'Import # product', other: 'Import # products' })}
            </Button>
          </>
        ) : (
          <>
            <Button look="secondary" icon={FileDown} onClick={template}>{t`Template`}</Button>
            <Button icon={FileUp} onClick={() => chooser.current?.click()}>{t`Choose a file`}</Button>
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1, pb: 1 }}>
        {!reading && (
          <Box sx={{ color: 'text.secondary' }}>
            {t`Fill in the template in Excel or Google Sheets and save it as CSV. Headings may be English or Hindi. A product you already have keeps its pictures and takes the new values.`}
          </Box>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t`Choose a file`}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {fault && (
          <Card tone="error" role="alert">
            {fault}
          </Card>
        )}
        {reading && plan && (
          <>
            <Pile role="status" gap={0.5}>
              <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {t`${plan.added} new, ${plan.updated} updated, ${new Set(reading.faults.map(({ row }) => row)).size} with faults`}
              </Box>
            </Pile>
            {plan.leftOut.length > 0 && (
              <Card tone="warning" role="note" sx={{ typography: 'body2' }}>
                {t`The card can have ${limit} products. These rows find no room: ${rowsText(plan.leftOut)}`}
              </Card>
            )}
            <CsvFaults faults={reading.faults} unknown={reading.unknown} />
            <Preview
              products={reading.products.slice(0, 5).map(({ product }) => product)}
              count={reading.products.length}
            />
          </>
        )}
      </Box>
    </Sheet>
  )
}

function Preview({ products, count }: { products: Product[]; count: number }) {
  const { t, i18n } = useLingui()
  if (count === 0) return null
  const [headings, ...rows] = productRows(products, languageOf(i18n.locale))
  const shown = [0, 2, 3, 4, 6]
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t`The first rows`}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { p: 1, textAlign: 'start', borderBottom: '1px solid', borderColor: 'divider' },
          '& td': { fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column} scope="col">
                {headings![column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {shown.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {count > products.length && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', p: 1 }}>
          {plural(count - products.length, { one: 'and # more', other: 'and # more' })}
        </Box>
      )}
    </Box>
  )
}

const rowsText = (rows: readonly number[]) => `${rows.slice(0, 20).join(', ')}${rows.length > 20 ? ' …' : ''}`

const sample = (change: Partial<Product>): Product => ({
  kind: 'product',
  name: '',
  documentIds: [],
  price: null,
  mrp: null,
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: 'order',
  link: null,
  when: null,
  ...change,
})
const samples: Record<'en' | 'hi', Product[]> = {
  en: [
    sample({ name: 'LED bulb 9 W', price: 9900, mrp: 14_900, unit: 'piece', gstPct: 18, category: 'Lights' }),
    sample({ name: 'Fan repair at home', kind: 'service', price: 25_000, unit: 'visit', action: 'enquiry' }),
  ],
  hi: [
    sample({ name: 'एलईडी बल्ब 9 वॉट', price: 9900, mrp: 14_900, unit: 'नग', gstPct: 18, category: 'लाइट' }),
    sample({ name: 'घर पर पंखे की मरम्मत', kind: 'service', price: 25_000, unit: 'विज़िट', action: 'enquiry' }),
  ],
}
