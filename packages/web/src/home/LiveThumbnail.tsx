import { useRemote } from '../api/remote.ts'
import { keys } from '../api/keys.ts'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { type CardThumbnailProps, ThumbnailBone } from './ThumbnailBone.tsx'
import { firstView } from '../ui/first-view.ts'

/** A card that is live, as its public page stands now. */
export function LiveThumbnail({ card, business, page, title, width }: CardThumbnailProps & { page: string }) {
  const { data } = useRemote({
    queryKey: [...keys.cardsByBusiness(), 'page', page, card.version],
    queryFn: async ({ signal }) => {
      const answer = await fetch(page, { signal })
      if (!answer.ok) throw new Error(`The card's page answered ${answer.status}`)
      return firstView(await answer.text())
    },
  })
  if (data === undefined) return <ThumbnailBone width={width} business={business} />
  return <PhoneFrame html={data} title={title} width={width} />
}
