import { useLingui } from '@lingui/react/macro'
import type { DocumentUse, StoredDocument } from '@parichay/contract/document/routes.ts'
import { Fragment } from 'react'
import { type BusinessTab, paths } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { useNames } from './words.ts'

const tabs: Partial<Record<DocumentUse, BusinessTab>> = {
  cardHead: 'card',
  gallery: 'card',
  product: 'card',
  about: 'card',
  payment: 'card',
  frame: 'greetings',
  pdfCard: 'pdf-cards',
  person: 'pdf-cards',
  video: 'videos',
}

/**
 * Where staff look at what uses a file; undefined where no page shows it, such as for invoices and what was deleted. Of the
 * platform's files nothing says which agency shows them: the list of agencies is as near as one gets.
 */
function placeOfUse(
  use: DocumentUse,
  { business, agencyId }: Pick<StoredDocument, 'business' | 'agencyId'>,
  isPlatform: boolean,
): string | undefined {
  if (use === 'agencyLogo') return isPlatform ? paths.agencyManagement() : paths.ownAgency()
  if (use === 'categoryPage') return paths.categoryPages(isPlatform ? { agencyId } : {})
  if (use === 'uiCustomisation') return paths.uiCustomisation()
  if (use === 'greetingPost' || use === 'greetingFilm') return paths.imageLibrary(isPlatform)
  const isOfBusiness = use === 'businessLogo' || tabs[use] !== undefined
  return isOfBusiness && business ? paths.adminBusiness(business.businessId, { tab: tabs[use] }) : undefined
}

/** The places a file is used in, each leading there where a page shows it. */
export function DocumentUses({ document, isPlatform }: { document: StoredDocument; isPlatform: boolean }) {
  const { t, i18n } = useLingui()
  const { usedIn } = document
  if (usedIn.length === 0) return t`Nowhere`
  return usedIn.map((use, at) => {
    const href = placeOfUse(use, document, isPlatform)
    const name = i18n._(useNames[use])
    return (
      <Fragment key={use}>
        {at > 0 && ', '}
        {href ? <Link href={href}>{name}</Link> : name}
      </Fragment>
    )
  })
}
