import { useLingui } from '@lingui/react/macro'
import { documentRoutes, type StoredDocument } from '@parichay/contract/document/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Link2, Store, Trash2 } from 'lucide-react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'
import { copyAddress } from '../ui/copy-address.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { sizeText } from '../ui/size-text.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { kindNames } from './words.ts'

/** What is done with a stored file, and what follows when it is gone. */
export type DocumentDeeds = { document: StoredDocument; withAgency: boolean; onGone: () => void }

/** Deletes a file after a question: it is gone for good, and its room is free again. */
export function useRemoveDocument() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  return async ({ document, onGone }: Pick<DocumentDeeds, 'document' | 'onGone'>) => {
    const size = sizeText(document.bytes)
    const whose = document.business?.businessName ?? document.agencyName
    const yes = await confirm({
      title: t`Delete this file?`,
      message: t`${i18n._(kindNames[document.kind])} of ${whose}, ${size}. Nothing uses it. It is gone for good, and its room is free again.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!yes) return
    try {
      await call(documentRoutes.deleteDocument, {
        params: { documentId: document.documentId },
        body: {},
      })
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keys.documents() })
      return void showError(error)
    }
    onGone()
    sayDone(t`The file is deleted`)
  }
}

/** The deeds of a stored file. */
export function DocumentMenu({ document, withAgency, onGone }: DocumentDeeds) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const remove = useRemoveDocument()
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
      label: t`Delete …`,
      icon: Trash2,
      danger: true,
      onSelect: () => void remove({ document, onGone }),
    }),
  ]
  return <ActionMenu label={t`Actions for ${name}`} actions={deeds.filter((one) => one !== false)} />
}
