import { useRemote } from '../../api/remote.ts'
import {
  previewProducts,
  productFiles,
  ProductsForm,
  typedProducts,
  type TypedProducts,
} from '@parichay/contract/card/products-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { Product } from '@parichay/contract/card/sections.ts'
import { businessQuery } from '../../api/cards.ts'
import { call } from '../../api/client.ts'
import { SectionForm, type SectionProps } from '../SectionForm.tsx'
import { ProductsEditor } from './ProductsEditor.tsx'

export function ProductsSection({ card, onTyped, foot, onSaved }: SectionProps) {
  const { data: business } = useRemote(businessQuery(card.businessId))
  return (
    <SectionForm<TypedProducts, { products: Product[] }>
      card={card}
      name="products"
      schema={ProductsForm}
      typed={typedProducts}
      save={({ products }, target) => call(cardRoutes.updateCardProducts, { body: { ...target, products } })}
      onTyped={(typed) =>
        onTyped(typed ? { sections: { products: previewProducts(typed) }, files: productFiles(typed) } : {})
      }
      foot={foot}
      onSaved={onSaved}
    >
      <ProductsEditor card={card} category={business?.category ?? ''} />
    </SectionForm>
  )
}
