import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { linkTypesQuery } from '../api/links.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { takeOut } from '../ui/list/list-address.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { deleteFailure, restoreFailure } from './words.ts'

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
  const queries = useQueryClient()
  const [hiding, setHiding] = useState(false)
  const params = { linkTypeId: type.linkTypeId }
  const { data } = useRemote({
    queryKey: [...keys.linkTypes, type.linkTypeId, 'cards'],
    queryFn: ({ signal }) => call(linkStoreRoutes.countCardsOfLinkType, { params }, { signal }),
    staleTime: 0,
  })
  const remove = () => {
    const list = linkTypesQuery.queryKey
    return removeWithUndo({
      take: () =>
        takeOut(queries, list, () =>
          queries.setQueryData(list, (all) => all?.filter((one) => one.linkTypeId !== type.linkTypeId)),
        ),
      ask: (restore) =>
        call(linkStoreRoutes.deleteLinkType, { params, body: { ...(restore && { restore: true }) } }),
      said: t`${type.name} is deleted`,
      onGone,
      onBack: () => void queries.invalidateQueries({ queryKey: list }),
      words: deleteFailure,
      restoreWords: restoreFailure,
    })
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
  const { cards, isMore, isInBin, pages } = data
  const isUsed = cards > 0 || isInBin || pages > 0
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', pb: 2 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', flex: '1 1 180px' }}>
        {cards === 0
          ? isInBin
            ? t`A deleted card that can be brought back uses it. Hide it from new cards instead of deleting it.`
            : pages > 0
              ? plural(pages, {
                  one: '# category page suggests it. Hide it from new cards instead of deleting it.',
                  other: '# category pages suggest it. Hide it from new cards instead of deleting it.',
                })
              : t`No card uses it.`
          : isMore
            ? t`More than 10,000 cards use it. Hide it from new cards instead of deleting it.`
            : plural(cards, {
                one: '# card uses it. Hide it from new cards instead of deleting it.',
                other: '# cards use it. Hide it from new cards instead of deleting it.',
              })}
        {cards > 0 && (
          <>
            {' '}
            <Link href={paths.adminProjects({ linkType: type.linkTypeId })}>{t`See the cards`}</Link>
          </>
        )}
      </Box>
      {isUsed && !type.isHidden && (
        <Button
          look="secondary"
          size="small"
          icon={EyeOff}
          busy={hiding}
          onClick={() => void hide()}
          sx={{ minHeight: 44 }}
        >{t`Hide from new cards`}</Button>
      )}
      {!isUsed && (
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
