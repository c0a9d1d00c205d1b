import { useLingui } from '@lingui/react/macro'
import type { Language } from '@parichay/contract/agency/fields.ts'
import type { TypedProduct } from '@parichay/contract/card/products-form.ts'
import { readyProduct } from '@parichay/contract/category-page/starter.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { starterQuery } from '../../api/category-pages.ts'
import { useRemote } from '../../api/remote.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Pile, Quiet, Text } from '../../ui/shapes.tsx'

type Props = {
  category: string
  language: Language
  products: readonly TypedProduct[]
  /** How many more the card can have. */
  room: number
  onAdd: (product: TypedProduct) => void
}

/** What businesses of this trade offer, to be added with one press; prices and photos are the owner's. */
export function ReadyProducts({ category, language, products, room, onAdd }: Props) {
  const { t } = useLingui()
  const { data: starter } = useRemote(starterQuery(category, language))
  const [said, setSaid] = useState('')
  const there = new Set(products.map(({ name }) => name.trim()))
  const open = (starter?.products ?? []).filter(({ name }) => !there.has(name))
  if (open.length === 0 || room <= 0) return <Said words={said} />
  return (
    <Pile gap={1}>
      <Said words={said} />
      <Text as="subtitle2">{t`Offered in your trade`}</Text>
      <Quiet>{t`One press adds it with a few words. Put in your price and photo afterwards.`}</Quiet>
      <Pills label={t`Offered in your trade`}>
        {open.map((one) => (
          <Pill
            key={one.name}
            icon={Plus}
            lang={language}
            onClick={() => {
              onAdd(readyProduct(one, category))
              setSaid(t`${one.name} added`)
            }}
          >
            {one.name}
          </Pill>
        ))}
      </Pills>
    </Pile>
  )
}

const Said = ({ words }: { words: string }) => (
  <Hidden>
    <span role="status">{words}</span>
  </Hidden>
)
