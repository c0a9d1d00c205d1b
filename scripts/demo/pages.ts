import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoItems } from '@parichay/sandbox/demo/pages.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { addItem } from '@parichay/server/ui-customisation/store.ts'

/** Puts banners, rails and notices on the pages of the demo's customers; after the library, which they are drawn from. */
export async function seedPages({ database, clock }: World): Promise<void> {
  const { platform } = database
  const hosts = await platform.selectFrom('agencyHost').select(['agencyId', 'host']).execute()
  const categories = await platform.selectFrom('imageCategory').select(['imageCategoryId', 'name']).execute()
  const agencyOf = (key: string) =>
    hosts.find(({ host }) => host === demoAgencies.find((one) => one.key === key)?.host)!.agencyId
  const [now, today] = [clock(), istDay(clock())]
  const inDays = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  await platform.transaction().execute(async (tx) => {
    for (const { owner, source, templateSet, agencies, audience, languages, isOff, ...item } of demoItems) {
      const category = source && categories.find(({ name }) => name === source)!.imageCategoryId
      const { fromInDays, toInDays, ...shown } = item
      await addItem(
        tx,
        agencyOf(owner),
        {
          actionLink: '',
          shape: 'SQUARE',
          count: 10,
          ...shown,
          text: { en: '', ...item.text },
          actionLabel: { en: '', ...item.actionLabel },
          ...(category
            ? { metaType: 'category', metaId: String(category) }
            : templateSet
              ? { metaType: 'templateSet', metaId: templateSet }
              : { metaType: 'none', metaId: '' }),
          agencyIds: (agencies ?? []).map(agencyOf),
          audience: audience ?? 'ALL',
          planIds: [],
          languages: [...(languages ?? [])],
          from: inDays(fromInDays),
          to: inDays(toInDays),
          isShown: !isOff,
        },
        now,
      )
    }
  })
}
