import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import {
  copyOf,
  emptyProduct,
  type ProductKind,
  type TypedProduct,
  type TypedProducts,
} from '@parichay/contract/card/products-form.ts'
import { sellsFood } from '@parichay/contract/card/trade.ts'
import { FileDown, FileUp, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { sameValues } from '../../ui/form/drafts.ts'
import { say } from '../../ui/snackbar-store.ts'
import { Sortable } from '../../ui/sort/Sortable.tsx'
import { LimitLine } from '../LimitLine.tsx'
import { ProductRow } from './ProductRow.tsx'
import { ProductSheet } from './ProductSheet.tsx'
import { ReadyProducts } from './ReadyProducts.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { plainList } from '../../ui/shape-styles.ts'

const CsvSheet = lazy(() => import('./CsvSheet.tsx').then((module) => ({ default: module.CsvSheet })))
/** The writer of files comes with its sheet. */
const saveList = async (products: TypedProduct[], cardId: string | null, language: string) =>
  (await import('./CsvSheet.tsx')).saveProductList(products, cardId, language)

/** Products, services and classes: one sheet each, ordered by hand or keyboard, copied, removed with a way back. */
export function ProductsEditor({ card, category }: { card: Card; category: string }) {
  const { t, i18n } = useLingui()
  const limit = card.limit.products
  const form = useFormContext<TypedProducts>()
  const { fields, remove, insert, move, replace } = useFieldArray<TypedProducts, 'products'>({
    name: 'products',
  })
  const products = useWatch<TypedProducts, 'products'>({ name: 'products' })
  const { errors } = useFormState<TypedProducts>({ name: 'products' })
  const [open, setOpen] = useState<number | null>(null)
  const [importing, setImporting] = useState(false)
  const full = limit !== -1 && fields.length >= limit
  const fullWords = full
    ? plural(limit, {
        one: 'This card can have # product. Remove it first.',
        other: 'This card can have # products. Remove one first.',
      })
    : undefined
  const nameOf = (place: number) => products[place]?.name.trim() || t`Product ${place + 1}`
  const faulty = (place: number) => errors.products?.[place] !== undefined

  useFirstFault(setOpen)
  const add = (kind: ProductKind) => {
    if (full) return
    const last = products.at(-1)
    const fresh = { ...emptyProduct(kind), category: last?.category ?? '', gstPct: last?.gstPct ?? null }
    // Not `append`: that judges the new product before a word is typed.
    form.setValue('products', [...form.getValues('products'), fresh], { shouldDirty: true })
    setOpen(fields.length)
  }
  const addReady = (ready: TypedProduct) =>
    form.setValue('products', [...form.getValues('products'), ready], { shouldDirty: true })
  const close = (place: number) => {
    setOpen(null)
    const product = form.getValues(`products.${place}`)
    const { category: group, gstPct, kind } = product
    if (sameValues(structuredClone(product), { ...emptyProduct(kind), category: group, gstPct }))
      remove(place)
  }
  const copy = (place: number) => {
    insert(place + 1, copyOf(form.getValues(`products.${place}`), t`(copy)`), { shouldFocus: false })
    say(t`${nameOf(place)} copied`)
  }
  const drop = (place: number) => {
    const gone = structuredClone(form.getValues(`products.${place}`))
    const name = nameOf(place)
    setOpen(null)
    remove(place)
    say(t`${name} removed`, {
      action: {
        label: t`Undo`,
        run: () => insert(Math.min(place, form.getValues('products').length), gone, { shouldFocus: false }),
      },
    })
  }
  const takeList = (list: TypedProduct[]) => {
    const before = structuredClone(form.getValues('products'))
    replace(list)
    setImporting(false)
    say(t`The list is imported. Save to show it on your card.`, {
      action: { label: t`Undo`, run: () => replace(before) },
    })
  }
  const csvActions = [
    { id: 'import', label: t`Import from CSV`, icon: FileUp, onSelect: () => setImporting(true) },
    {
      id: 'export',
      label: t`Export as CSV`,
      icon: FileDown,
      onSelect: () => void saveList(form.getValues('products'), card.cardId, i18n.locale),
      disabledReason: fields.length === 0 ? t`There is nothing to export yet.` : undefined,
    },
  ]
  const marksFood = sellsFood(category) || products.some((product) => product.diet !== null)
  return (
    <Pile gap={2} oneColumn>
      {fields.length > 0 && (
        <LimitLine count={fields.length} limit={limit}>
          <Button
            look="secondary"
            icon={Plus}
            disabledReason={fullWords}
            onClick={() => add(products.at(-1)?.kind ?? 'product')}
          >{t`Add`}</Button>
          <ActionMenu label={t`Import and export`} actions={csvActions} />
        </LimitLine>
      )}
      {fields.length === 0 && <NoProducts onAdd={() => add('product')} onImport={() => setImporting(true)} />}
      <Sortable things={fields.map((row, place) => ({ id: row.id, name: nameOf(place) }))} onMove={move}>
        <Box
          component="ol"
          data-products
          sx={{
            ...plainList,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
          }}
        >
          {fields.map((row, place) => (
            <ProductRow
              key={row.id}
              id={row.id}
              name={nameOf(place)}
              product={products[place] ?? row}
              isFaulty={faulty(place)}
              copyOff={fullWords}
              onOpen={() => setOpen(place)}
              onCopy={() => copy(place)}
              onRemove={() => drop(place)}
            />
          ))}
        </Box>
      </Sortable>
      <ReadyProducts
        category={category}
        language={card.settings.language}
        products={products}
        room={limit === -1 ? Infinity : limit - fields.length}
        onAdd={addReady}
      />
      {open !== null && products[open] && (
        <ProductSheet
          place={open}
          product={products[open]}
          products={products}
          businessId={card.businessId}
          language={card.settings.language}
          marksFood={marksFood}
          hasWhatsapp={Boolean(card.basicDetails.whatsapp)}
          onClose={() => close(open)}
          onRemove={() => drop(open)}
        />
      )}
      {importing && (
        <Suspense fallback={null}>
          <CsvSheet products={products} limit={limit} onClose={() => setImporting(false)} onTake={takeList} />
        </Suspense>
      )}
    </Pile>
  )
}

function NoProducts({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`What do you offer?`}
      body={t`Products with prices, services, or the timetable of your classes. Customers order by WhatsApp.`}
      action={
        <>
          <Button icon={Plus} onClick={onAdd}>{t`Add a product`}</Button>
          <Button look="secondary" icon={FileUp} onClick={onImport}>{t`Import from CSV`}</Button>
        </>
      }
    />
  )
}

/** After a save that was refused, the first product with a fault opens. */
function useFirstFault(onOpen: (place: number) => void) {
  const products = useWatch<TypedProducts, 'products'>({ name: 'products' })
  const { errors, submitCount } = useFormState<TypedProducts>({ name: 'products' })
  const lastSubmit = useState({ count: 0 })[0]
  useEffect(() => {
    if (submitCount === lastSubmit.count) return
    lastSubmit.count = submitCount
    const bad = products.findIndex((_, place) => errors.products?.[place] !== undefined)
    if (bad >= 0) onOpen(bad)
  }, [submitCount, lastSubmit, errors, products, onOpen])
}
