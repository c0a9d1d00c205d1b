import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Card } from '@parichay/contract/card/fields.ts'
import { productOf } from '@parichay/contract/card/products-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { StarterContent } from '@parichay/contract/category-page/fields.ts'
import { readyProduct } from '@parichay/contract/category-page/starter.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { businessQuery, useTakeCard } from '../api/cards.ts'
import { starterQuery } from '../api/category-pages.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { isCallFailed } from '../failures.ts'
import { showError } from '../ui/dialogs.tsx'
import { Button } from '../ui/Button.tsx'
import { Card as Surface } from '../ui/Card.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

/** Titles to choose from at once; the editor has all of them. */
const titlesShown = 6

/** Words of the trade for a card that has none yet: a text about us with its title, and products. Nothing is taken without being asked. */
export function StarterOffer({ card }: { card: Card }) {
  const { data: business } = useRemote(businessQuery(card.businessId))
  const { data: starter } = useRemote(starterQuery(business?.category ?? '', card.settings.language))
  const room = card.limit.products === -1 ? Infinity : card.limit.products
  const about = card.aboutUs.body === '' && starter ? starter.about : ''
  const products = card.products.length === 0 && starter ? starter.products.slice(0, room) : []
  if (!starter || !business || (about === '' && products.length === 0)) return null
  return <Offer card={card} starter={{ ...starter, about, products }} />
}

function Offer({ card, starter }: { card: Card; starter: StarterContent }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const [busy, setBusy] = useState(false)
  const [withAbout, setWithAbout] = useState(true)
  const [withProducts, setWithProducts] = useState(true)
  const [title, setTitle] = useState(starter.aboutTitles[0] ?? '')
  const takesAbout = withAbout && starter.about !== ''
  const takesProducts = withProducts && starter.products.length > 0
  const take = async () => {
    setBusy(true)
    const { cardNo, aboutUs } = card
    try {
      let now = card
      if (takesAbout) {
        now = await call(cardRoutes.updateCardAboutUs, {
          body: {
            cardNo,
            version: now.version,
            aboutUs: { ...aboutUs, title: aboutUs.title || title, body: starter.about },
          },
        })
        takeCard(now)
      }
      if (takesProducts) {
        const products = starter.products.map((one) => productOf(readyProduct(one, starter.category)))
        now = await call(cardRoutes.updateCardProducts, { body: { cardNo, version: now.version, products } })
        takeCard(now)
      }
      sayDone(t`Your card has its first words`)
    } catch (error) {
      if (isCallFailed(error) && error.code === 'CONFLICT')
        await queries.refetchQueries({ queryKey: keys.card(cardNo) })
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  const count = starter.products.length
  return (
    <Surface tone="tint" component="section" aria-label={t`Ready words`} sx={{ display: 'grid', gap: 2 }}>
      <Pile gap={0.5}>
        <Text as="subtitle1">{t`Words of your trade, ready to use`}</Text>
        <Quiet>{t`Take them now and change them at any time.`}</Quiet>
      </Pile>
      {starter.about !== '' && (
        <Pile gap={1}>
          <Pills label={t`What to take`}>
            <Pill
              pressed={withAbout}
              {...(withAbout ? { icon: Check } : {})}
              onClick={() => setWithAbout(!withAbout)}
            >
              {t`A text about us`}
            </Pill>
          </Pills>
          {withAbout && (
            <>
              <Quiet lang={starter.language} wraps>
                {starter.about}
              </Quiet>
              <Pills label={t`Its title`}>
                {starter.aboutTitles.slice(0, titlesShown).map((one) => (
                  <Pill
                    key={one}
                    lang={starter.language}
                    pressed={title === one}
                    onClick={() => setTitle(one)}
                  >
                    {one}
                  </Pill>
                ))}
              </Pills>
            </>
          )}
        </Pile>
      )}
      {count > 0 && (
        <Pile gap={1}>
          <Pills label={t`What to take`}>
            <Pill
              pressed={withProducts}
              {...(withProducts ? { icon: Check } : {})}
              onClick={() => setWithProducts(!withProducts)}
            >
              {plural(count, { one: '# product or service', other: '# products or services' })}
            </Pill>
          </Pills>
          {withProducts && (
            <Quiet lang={starter.language} wraps>
              {starter.products.map(({ name }) => name).join(dot)}
            </Quiet>
          )}
        </Pile>
      )}
      <div>
        <Button
          icon={Sparkles}
          busy={busy}
          disabledReason={takesAbout || takesProducts ? undefined : t`Choose what to take first.`}
          onClick={() => void take()}
        >{t`Put on my card`}</Button>
      </div>
    </Surface>
  )
}
