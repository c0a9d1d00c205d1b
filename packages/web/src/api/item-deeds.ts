import { useLingui } from '@lingui/react/macro'
import type { Placement, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { keptItemsQuery } from './pages.ts'
import { useGo } from '../go.ts'
import type { FailureWords } from '../failure-words.ts'
import { paths } from '../paths.ts'
import { showError } from '../ui/dialogs.tsx'
import { takeOut } from '../ui/list/list-address.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { placeBetween } from '../ui/sort/place-between.ts'
import { unchanged } from '@parichay/contract/ui-customisation/item-form.ts'

/** What is done with items of the list. */
export type ItemDeeds = ReturnType<typeof useItemDeeds>

/** What is done with items of the list: moved, switched, duplicated, deleted. `close` leaves the form of one that goes; `words` say why one could not be saved or brought back. */
export function useItemDeeds(close: (item: UiCustomisation) => void, words: FailureWords) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const go = useGo()
  const key = keptItemsQuery.queryKey
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const save = (item: UiCustomisation, change: object) =>
    call(uiCustomisationRoutes.saveUiCustomisation, {
      body: {
        ...unchanged(item),
        uiCustomisationId: item.uiCustomisationId,
        // Somebody may have changed it since: nothing of theirs is put back.
        version: item.kept?.version,
        ...change,
      },
    })
  return {
    refresh,
    /** Tells the server the new place of one of these rows, as they stood when it was moved; mostly it alone gets another number. */
    async move(rows: readonly UiCustomisation[], item: UiCustomisation, to: number) {
      const orders = new Map(
        queries.getQueryData(key)?.map((one) => [one.uiCustomisationId, one.kept?.order]),
      )
      const places = rows.map(({ uiCustomisationId: id, kept }) => ({
        id,
        order: orders.get(id) ?? kept?.order ?? 0,
      }))
      const from = places.findIndex(({ id }) => id === item.uiCustomisationId)
      for (const { id, order } of placeBetween(places, from, to)) {
        const now = queries.getQueryData(key)?.find((one) => one.uiCustomisationId === id)
        if (!now) continue
        const saved = await save(now, { order })
        queries.setQueryData(key, (all) =>
          all?.map((one) => (one.uiCustomisationId === id ? { ...one, kept: saved.kept } : one)),
        )
      }
      return undefined
    },
    async show(item: UiCustomisation, isShown: boolean) {
      try {
        await save(item, { isShown })
        sayDone(isShown ? t`Customers see it again` : t`Customers do not see it any more`)
      } catch (error) {
        void showError(error, words)
      }
      await refresh()
    },
    async duplicate(item: UiCustomisation, placement: Placement) {
      try {
        const copy = await call(uiCustomisationRoutes.saveUiCustomisation, {
          body: {
            ...unchanged(item),
            placement,
            agencyId: item.kept?.agencyId,
            ...(item.picture ? { pictureOf: item.uiCustomisationId } : {}),
          },
        })
        await refresh()
        sayDone(t`Duplicated. This is the copy.`)
        go(paths.uiCustomisation({ placement, item: copy.uiCustomisationId }))
      } catch (error) {
        void showError(error, words)
      }
    },
    async remove(item: UiCustomisation) {
      const title = wordsIn(item.title, i18n.locale)
      await removeWithUndo({
        take: async () => {
          const back = await takeOut(queries, key, () =>
            queries.setQueryData(key, (all) =>
              all?.filter((one) => one.uiCustomisationId !== item.uiCustomisationId),
            ),
          )
          close(item)
          return back
        },
        ask: (restore) =>
          call(uiCustomisationRoutes.deleteUiCustomisation, {
            params: { uiCustomisationId: item.uiCustomisationId },
            body: restore ? { restore } : {},
          }),
        said: t`${title} is deleted`,
        onBack: () => void refresh(),
        restoreWords: words,
      })
    },
  }
}
