import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Language } from '@parichay/contract/agency/fields.ts'
import {
  categoriesOf,
  type ProductKind,
  type TypedProduct,
  type TypedProducts,
} from '@parichay/contract/card/products-form.ts'
import { gstRates } from '@parichay/contract/card/sections.ts'
import { Trash2 } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { ComboField } from '../../ui/form/ComboField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Segments } from '../Segments.tsx'
import { ActionFields } from './ActionFields.tsx'
import { ClassTimes } from './ClassTimes.tsx'
import { DietField } from './DietField.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ProductPictures } from './ProductPictures.tsx'

type ProductSheetProps = {
  place: number
  product: TypedProduct
  products: readonly TypedProduct[]
  businessId: number
  language: Language
  marksFood: boolean
  /** Whether the card says a number that is asked, and sent orders to. */
  hasWhatsapp: boolean
  onClose: () => void
  onRemove: () => void
}

/** Everything of one product, typed straight into the form: the preview follows, and a reload loses nothing. */
export function ProductSheet(props: ProductSheetProps) {
  const { place, product, products, businessId, language, marksFood, hasWhatsapp, onClose, onRemove } = props
  const { t } = useLingui()
  const form = useFormContext<TypedProducts>()
  const at = `products.${place}` as const
  const { field: kind } = useController<TypedProducts, `products.${number}.kind`>({ name: `${at}.kind` })
  const done = async () => {
    if (await form.trigger(at, { shouldFocus: true })) onClose()
  }
  const isClass = product.kind === 'class'
  return (
    <Sheet
      open
      onClose={onClose}
      width="sm"
      title={product.name.trim() || t`New product`}
      actions={
        <>
          <Button look="secondary" icon={Trash2} onClick={onRemove}>{t`Remove`}</Button>
          <Button onClick={() => void done()}>{t`Done`}</Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 1, pb: 2 }}>
        <Segments<ProductKind>
          wide
          label={t`Kind`}
          value={product.kind}
          onChange={kind.onChange}
          choices={[
            { value: 'product', label: t`Product` },
            { value: 'service', label: t`Service` },
            { value: 'class', label: t`Class` },
          ]}
        />
        <TextField name={`${at}.name`} label={t`Name`} required maxLength={80} counted />
        <ProductPictures at={at} businessId={businessId} />
        {isClass && <ClassTimes at={at} />}
        <PriceFields at={at} language={language} />
        <ComboField
          name={`${at}.category`}
          label={t`Category`}
          hint={t`Products of one category stand together`}
          freeText
          choices={categoriesOf(products).map((value) => ({ value, label: value }))}
        />
        <TextField name={`${at}.description`} label={t`Description`} rows={3} maxLength={400} counted />
        {marksFood && <DietField at={at} />}
        <SelectField
          name={`${at}.gstPct`}
          label={t`GST in the price`}
          placeholder={t`Not shown`}
          choices={gstRates.map((rate) => ({ value: rate, label: `${rate} %` }))}
        />
        <SwitchField name={`${at}.inStock`} label={isClass ? t`Places are free` : t`In stock`} />
        <ActionFields at={at} kind={product.kind} action={product.action} hasWhatsapp={hasWhatsapp} />
      </Box>
    </Sheet>
  )
}
