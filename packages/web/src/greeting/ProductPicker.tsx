import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { firstPart } from '@parichay/contract/first-part.ts'
import { rupees } from '@parichay/contract/money.ts'
import { cardsQuery } from '../api/customer-queries.ts'
import { StoredPicture } from '../document/StoredPicture.tsx'
import type { PicturesToolProps } from './LeaderPictures.tsx'
import { Pile } from '../ui/shapes.tsx'
import { cutText, sidewaysRow } from '../ui/shape-styles.ts'

/** A product of the card, or a photo of one's own, for product frames. */
export function ProductPicker({ answer, wishes, business }: PicturesToolProps) {
  const { t } = useLingui()
  const cards = useRemote(cardsQuery(business.businessId))
  const card = cards.data?.[0]
  const products = (card?.products ?? []).filter(({ documentIds }) => documentIds.length > 0)
  const { pictures, product } = wishes.shared
  const pick = (documentId: number | null, url: string, words?: { name: string; price: string }) =>
    wishes.change({
      pictures: { ...pictures, productDocumentId: documentId },
      pictureUrls: { ...wishes.wish.pictureUrls, productPhoto: url },
      ...(words ? { product: words } : {}),
    })
  return (
    <Pile gap={1.5}>
      {products.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Products of your card`}
          sx={{
            listStyle: 'none',
            m: 0,
            mx: -2,
            px: 2,
            py: 0.75,
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: '104px',
            gap: 1.25,
            ...sidewaysRow,
          }}
        >
          {products.map((one) => {
            const file = card!.files[String(one.documentIds[0])]
            if (!file) return null
            const chosen = pictures.productDocumentId === one.documentIds[0] && product.name === one.name
            const price = one.price === null ? '' : rupees(one.price) + (one.unit ? ` / ${one.unit}` : '')
            return (
              <li key={`${one.documentIds[0]}.${one.name}`}>
                <ButtonBase
                  aria-pressed={chosen}
                  onClick={() =>
                    pick(one.documentIds[0]!, file.url, {
                      name: firstPart(one.name, 60),
                      price: firstPart(price, 24),
                    })
                  }
                  sx={{
                    display: 'block',
                    width: 1,
                    textAlign: 'start',
                    borderRadius: '10px',
                    p: 0.5,
                    boxShadow: (theme) =>
                      chosen
                        ? `0 0 0 2px ${theme.vars.palette.primary.main}`
                        : `0 0 0 1px ${theme.vars.palette.divider}`,
                  }}
                >
                  <Box
                    component="img"
                    src={file.thumbnailUrl ?? file.url}
                    alt=""
                    loading="lazy"
                    sx={{
                      display: 'block',
                      width: 1,
                      aspectRatio: '1',
                      objectFit: 'cover',
                      borderRadius: '8px',
                      bgcolor: 'brand.sunken',
                    }}
                  />
                  <Box
                    sx={{
                      typography: 'caption',
                      fontWeight: 600,
                      px: 0.25,
                      pt: 0.5,
                      ...cutText,
                    }}
                  >
                    {one.name}
                  </Box>
                  <Box sx={{ typography: 'caption', color: 'text.secondary', px: 0.25, minHeight: 17 }}>
                    {price}
                  </Box>
                </ButtonBase>
              </li>
            )
          })}
        </Box>
      )}
      <StoredPicture
        label={t`Photo of the product`}
        businessId={business.businessId}
        kind="product"
        monogram={product.name || business.businessName}
        src={wishes.wish.pictureUrls?.['productPhoto'] ?? answer.imageAddresses['productPhoto']}
        onStored={({ documentId, url }) => pick(documentId, url)}
        onRemove={() => pick(null, '')}
      />
    </Pile>
  )
}
