import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { useEffect, useState } from 'react'
import type { TypedPoster } from '../../api/own-poster.ts'
import { Segments } from '../../card/Segments.tsx'
import { dropDraft, readDraft, sameValues, writeDraft } from '../../ui/form/drafts.ts'
import { type PosterSearch, shownProducts, startPoster, withProduct } from '../../api/start-poster.ts'
import { PosterDesk } from './PosterDesk.tsx'
import { PosterTools } from './PosterTools.tsx'
import { useOverfull } from '../../api/overfull-slots.ts'

type Props = { business: Business; answer: FrameAnswer; card: Card | undefined; search: PosterSearch }

/** What was typed before in this browser, as far as it is still a poster. */
function draftOf(name: string): TypedPoster | undefined {
  const typed = readDraft<TypedPoster>(name)?.values
  const read = OwnPoster.safeParse(typed?.poster)
  return read.success ? { poster: read.data, photoUrl: String(typed?.photoUrl ?? '') } : undefined
}

/** A poster of a design of its own. What was typed stays in this browser. */
export function OwnPosterEditor({ business, answer, card, search }: Props) {
  const { t, i18n } = useLingui()
  const name = `own-poster.${business.businessId}.${search.design}.${search.product ?? ''}${search.wish ? `.${search.wish}.${search.line}` : ''}`
  const [fresh] = useState(() => startPoster(search, i18n.locale, { card, answer }, business.category))
  const [typed, setTyped] = useState<TypedPoster>(() => draftOf(name) ?? fresh)
  useEffect(() => {
    if (sameValues(typed, fresh)) dropDraft(name)
    else writeDraft<unknown>(name, { values: typed, base: fresh, version: 0 })
  }, [typed, fresh, name])
  const overfull = useOverfull(typed)
  const [isSending, setSending] = useState(false)
  const { poster } = typed
  const change = (part: Partial<OwnPoster>) =>
    setTyped((now) => ({ ...now, poster: { ...now.poster, ...part } }))
  return (
    <PosterDesk
      business={business}
      answer={answer}
      typed={typed}
      overfull={overfull}
      isSending={isSending}
      title={poster.words.wish || t`Your own poster`}
    >
      <Segments
        label={t`Shape`}
        value={poster.shape}
        choices={[
          { value: 'SQUARE', label: t`Square` },
          { value: 'STORY', label: t`Story` },
        ]}
        onChange={(shape) => change({ shape })}
      />
      <PosterTools
        typed={typed}
        business={business}
        sources={{ card, answer }}
        products={shownProducts(card)}
        overfull={overfull}
        onChange={change}
        onPhoto={({ documentId, url }) =>
          setTyped((now) => ({ poster: { ...now.poster, photoDocumentId: documentId }, photoUrl: url }))
        }
        onSending={setSending}
        onProduct={(product) => setTyped((now) => withProduct(now, product))}
      />
    </PosterDesk>
  )
}
