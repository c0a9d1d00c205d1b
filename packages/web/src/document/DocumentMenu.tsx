import { useLingui } from '@lingui/react/macro'
import type { StoredDocument } from '@parichay/contract/document/routes.ts'
import { ExternalLink, Link2, Store, Trash2 } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { copyAddress } from '../ui/copy-address.ts'
import { kindNames } from './words.ts'

/** What is done with a stored file, and how it goes. */
export type DocumentDeeds = { document: StoredDocument; withAgency: boolean; onRemove: () => void }

/** The deeds of a stored file. */
export function DocumentMenu({ document, withAgency, onRemove }: DocumentDeeds) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { business, agencyId, url } = document
  const name = business?.businessName ?? i18n._(kindNames[document.kind])
  const deeds = [
    { id: 'copy', label: t`Copy link`, icon: Link2, onSelect: () => void copyAddress(url) },
    {
      id: 'open',
      label: t`Open file`,
      icon: ExternalLink,
      onSelect: () => void window.open(url, '_blank', 'noopener'),
    },
    business !== null && {
      id: 'only',
      label: t`All of this business`,
      icon: Store,
      onSelect: () =>
        go(
          paths.documents({
            businessId: business.businessId,
            agencyId: withAgency ? agencyId : undefined,
          }),
        ),
    },
    byVerdict(document.can.delete, {
      id: 'delete',
      label: t`Delete`,
      icon: Trash2,
      danger: true,
      onSelect: onRemove,
    }),
  ]
  return <ActionMenu label={t`Actions for ${name}`} actions={deeds.filter((one) => one !== false)} />
}
