import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Button } from '../ui/Button.tsx'
import { confirm, showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { deleteFailure } from './words.ts'

/** How many cards use a kind of link; one that none uses can be deleted, the others can be hidden. */
export function DeleteType({
  type,
  onHidden,
  onGone,
}: {
  type: LinkType
  onHidden: () => void
  onGone: () => void
}) {
  const { t } = useLingui()
  const [hiding, setHiding] = useState(false)
  const params = { linkTypeId: type.linkTypeId }
  const { data } = useRemote({
    queryKey: [...keys.linkTypes, type.linkTypeId, 'cards'],
    queryFn: ({ signal }) => call(linkStoreRoutes.countCardsOfLinkType, { params }, { signal }),
    staleTime: 0,
  })
  const remove = async () => {
    const sure = await confirm({
      title: t`Delete ${type.name}?`,
      message: t`No card uses it. This cannot be undone.`,
      okLabel: t`Delete`,
      danger: true,
    })
    if (!sure) return
    try {
      await call(linkStoreRoutes.deleteLinkType, { params })
      onGone()
      sayDone(t`${type.name} is deleted`)
    } catch (error) {
      void showError(error, deleteFailure)
    }
  }
  const hide = async () => {
    setHiding(true)
    try {
      const { order: _order, ...body } = type
      await call(linkStoreRoutes.saveLinkType, { body: { ...body, isHidden: true } })
      onHidden()
      sayDone(t`${type.name} is hidden from new cards`)
    } catch (error) {
      void showError(error)
    } finally {
      setHiding(false)
    }
  }
  if (!data) return null
  const { cards, isMore } = data
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', pb: 2 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', flex: '1 1 180px' }}>
        {cards === 0
          ? t`No card uses it.`
          : isMore
            ? t`More than 1,000 cards use it. Hide it from new cards instead of deleting it.`
            : plural(cards, {
                one: '# card uses it. Hide it from new cards instead of deleting it.',
                other: '# cards use it. Hide it from new cards instead of deleting it.',
              })}
      </Box>
      {cards > 0 && !type.isHidden && (
        <Button
          look="secondary"
          size="small"
          icon={EyeOff}
          busy={hiding}
          onClick={() => void hide()}
          sx={{ minHeight: 44 }}
        >{t`Hide from new cards`}</Button>
      )}
      {cards === 0 && (
        <Button
          look="secondary"
          size="small"
          icon={Trash2}
          onClick={() => void remove()}
          sx={{ minHeight: 44, color: 'error.main' }}
        >{t`Delete`}</Button>
      )}
    </Box>
  )
}
