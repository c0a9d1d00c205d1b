import type { Language } from '@parichay/contract/agency/fields.ts'
import type { CardLockFacts } from '@parichay/contract/card/page.ts'
import { isPicture, pagePicture } from '../../document/rules.ts'
import { findDocuments } from '../../document/store.ts'
import type { Agency } from '../../platform/hosts.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { brandOf } from '../page/rules.ts'
import type { PageRow } from '../page/store.ts'

/** What the page says that stands before a locked card: whose it is, in their colours, and nothing else of it. */
export async function lockFacts(
  world: World,
  agency: Agency,
  row: PageRow,
  { language, fault }: { language: Language | null; fault: CardLockFacts['fault'] },
): Promise<CardLockFacts> {
  const scope = agencyScope(agency.agencyId)
  const { companyName, logoDocumentId } = row.basicDetails
  const [logo] =
    logoDocumentId === null
      ? []
      : await world.database.inScope(scope, (tx) => findDocuments(tx, scope, [logoDocumentId]))
  return {
    cardId: row.cardId ?? '',
    language: language ?? row.settings.language,
    isChosen: language !== null && language !== row.settings.language,
    name: companyName,
    logo: logo && isPicture(logo) ? pagePicture(logo) : null,
    template: row.template,
    fault,
    agency: brandOf(agency),
  }
}
