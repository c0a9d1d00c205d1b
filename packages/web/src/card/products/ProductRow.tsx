import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { TypedProduct } from '@parichay/contract/card/products-form.ts'
import { paiseOf } from '@parichay/contract/card/rupees.ts'
import { rupees } from '@parichay/contract/money.ts'
import { CalendarClock, Copy, type LucideIcon, Package, Trash2, Wrench } from 'lucide-react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { SortableItem, SortHandle } from '../../ui/sort/SortableItem.tsx'
import { shortDays } from './words.ts'
import { DietMark } from './DietMark.tsx'
import { Rest } from '../../ui/shapes.tsx'
import { dot } from '../../ui/dot.ts'

const icons: Record<TypedProduct['kind'], LucideIcon> = {
  product: Package,
  service: Wrench,
  class: CalendarClock,
}

type ProductRowProps = {
  id: string
  name: string
  product: TypedProduct
  isFaulty: boolean
  copyOff: string | undefined
  onOpen: () => void
  onCopy: () => void
  onRemove: () => void
}

const shownPrice = (text: string) => {
  const paise = paiseOf(text)
  return paise === null || Number.isNaN(paise) ? '' : rupees(paise)
}

/** One product of the list; a tap opens its sheet. */
export function ProductRow({
  id,
  name,
  product,
  isFaulty,
  copyOff,
  onOpen,
  onCopy,
  onRemove,
}: ProductRowProps) {
  const { t } = useLingui()
  return (
    <SortableItem
      id={id}
      sx={{
        border: '1px solid',
        borderColor: isFaulty ? 'error.main' : 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        '&[data-dragged]': { boxShadow: 8, borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 72, pr: 0.5 }}>
        <SortHandle name={name} sx={{ width: 36, minHeight: 60 }} />
        <ButtonBase
          onClick={onOpen}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 72,
            gap: 1.5,
            justifyContent: 'flex-start',
            textAlign: 'start',
            typography: 'body1',
            borderRadius: '10px',
            opacity: product.inStock ? 1 : 0.7,
          }}
        >
          <Picture product={product} />
          <Hidden>{t`Edit`} </Hidden>
          <Rest>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
              {product.diet && <DietMark diet={product.diet} />}
              <Box
                component="span"
                sx={{
                  minWidth: 0,
                  overflowWrap: 'anywhere',
                  overflow: 'hidden',
                  display: '-webkit-box',
                  WebkitLineClamp: 2,
                  WebkitBoxOrient: 'vertical',
                }}
              >
                {name}
              </Box>
            </Box>
            <Facts product={product} />
            {isFaulty && (
              <Box sx={{ typography: 'body2', color: 'error.main', fontWeight: 550 }}>
                {t`Something is missing here`}
              </Box>
            )}
          </Rest>
        </ButtonBase>
        <ActionMenu
          label={t`More for ${name}`}
          actions={[
            { id: 'copy', label: t`Duplicate`, icon: Copy, onSelect: onCopy, disabledReason: copyOff },
            { id: 'remove', label: t`Remove`, icon: Trash2, onSelect: onRemove, danger: true },
          ]}
        />
      </Box>
    </SortableItem>
  )
}

/** Its first picture, or a sign of its kind. */
function Picture({ product: { kind, pictures } }: { product: TypedProduct }) {
  const Icon = icons[kind]
  const [picture] = pictures
  return (
    <Box
      sx={{
        width: 52,
        height: 52,
        flex: 'none',
        borderRadius: '10px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'brand.sunken',
        color: 'text.secondary',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture.thumbnailUrl || picture.url}
          alt=""
          draggable={false}
          sx={{ width: 1, height: 1, objectFit: 'cover' }}
        />
      ) : (
        <Icon size={24} strokeWidth={1.5} aria-hidden />
      )}
    </Box>
  )
}

/** Times, price, category and stock in one line. */
function Facts({ product }: { product: TypedProduct }) {
  const { t, i18n } = useLingui()
  const price = shownPrice(product.price)
  const mrp = shownPrice(product.mrp)
  const { days, from, to } = product.when
  const times =
    product.kind === 'class' && days.length > 0
      ? `${days.map((day) => i18n._(shortDays[day])).join(', ')}${from && to ? ` ${from}–${to}` : ''}`
      : ''
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {times && `${times}${price ? dot : ''}`}
      {price && (
        <Box component="span" sx={{ display: 'inline-block', color: 'text.primary', fontWeight: 600 }}>
          {product.unit.trim() ? `${price} / ${product.unit.trim()}` : price}
        </Box>
      )}
      {price && mrp && mrp !== price && (
        <>
          {' '}
          <s>{mrp}</s>
        </>
      )}
      {!price && !product.category && !times && t`No price`}
      {product.category && `${price || times ? dot : ''}${product.category}`}
      {!product.inStock && `${dot}${t`Out of stock`}`}
    </Box>
  )
}
