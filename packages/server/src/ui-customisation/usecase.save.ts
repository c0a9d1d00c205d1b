import { changedParts } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { itemBounds, type UiCustomisationChange } from '@parichay/contract/ui-customisation/fields.ts'
import { itemFault } from '@parichay/contract/ui-customisation/rules.fault.ts'
import { libraryOf } from '../greeting/store.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { nameOf, scopeAt } from '../platform/scope.ts'
import type { StoredPicture } from '../platform/tables.ui.ts'
import { hasSource } from './rules.ts'
import { findSources } from './store.content.ts'
import {
  addItem,
  agenciesAmong,
  changeItem,
  countItems,
  findItem,
  type ItemColumns,
  type ItemRow,
  lockItems,
  plansAmong,
  useBanner,
} from './store.ts'

type Saving = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'>

/** An item that is not there. */
export const noItem = () => fail('NOT_FOUND', 'This item does not exist any more.')
/** Refuses one more than there may be. Asked while items are locked. */
export async function requireRoom(tx: Tx): Promise<void> {
  if ((await countItems(tx)) >= itemBounds.items)
    fail('LIMIT_REACHED', `There can be ${itemBounds.items} items. Delete some first.`)
}
const noAgency = (field: string) => fail('NOT_FOUND', 'This agency does not exist any more.', { field })

/**
 * What an item names must be there, and the owner's to name: its source, its agencies, their plans. What it named `before` and is
 * gone since keeps nobody from moving it, switching it off or setting the rest right.
 */
async function requireNamed(
  db: Db,
  { metaType, metaId, agencyIds, planIds }: ItemColumns,
  { owner, shared, before }: { owner: number; shared: number; before: ItemRow | undefined },
): Promise<void> {
  const library = [...new Set([owner, shared])]
  const isNewSource = before?.metaType !== metaType || before.metaId !== metaId
  if (isNewSource && !hasSource({ metaType, metaId }, library, await findSources(db, [{ metaType, metaId }])))
    fail('NOT_FOUND', 'What it shows does not exist any more. Choose again.', { field: 'metaId' })
  if ((await agenciesAmong(db, agencyIds)).length < new Set(agencyIds).size) noAgency('agencyIds')
  const plans = await plansAmong(db, planIds)
  const sellers = owner === shared ? agencyIds : [owner]
  const isTheirs = (id: number) =>
    plans.some(
      (plan) => plan.subscriptionPlanId === id && (sellers.length === 0 || sellers.includes(plan.agencyId)),
    )
  const isGone = (id: number) =>
    before?.planIds.includes(id) && !plans.some((plan) => plan.subscriptionPlanId === id)
  if (!planIds.every((id) => isTheirs(id) || isGone(id)))
    fail('NOT_FOUND', 'One of the plans does not exist any more.', { field: 'planIds' })
}

/** The picture a change brings: an upload, that of another item, none; undefined for what stands there. */
async function pictureFor(
  tx: Tx,
  { scope, actor }: Saving,
  { pictureDocumentId, pictureOf }: UiCustomisationChange,
): Promise<StoredPicture | null | undefined> {
  if (typeof pictureDocumentId === 'number')
    return (
      (await useBanner(tx, scope.agencyId, pictureDocumentId, nameOf(actor))) ??
      fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', { field: 'pictureDocumentId' })
    )
  if (pictureDocumentId === null || pictureOf === undefined) return pictureDocumentId
  return ((await findItem(tx, pictureOf)) ?? noItem()).picture
}

/** Adds an item, or changes the one that is named; with its entry in the activity log. Gives back the row. */
export async function saveItem(call: Saving, body: UiCustomisationChange): Promise<ItemRow> {
  const { world, scope, now } = call
  const { platform } = world.database
  const { uiCustomisationId: id, version, agencyId, pictureDocumentId: _, pictureOf: __, ...typed } = body
  const before = id === undefined ? undefined : ((await findItem(platform, id)) ?? noItem())
  const fault = itemFault(body)
  if (fault) fail('VALIDATION', fault.message, { field: fault.field })
  const owner = before?.agencyId ?? agencyId ?? scope.agencyId
  if ((await agenciesAmong(platform, [owner])).length === 0) noAgency('agencyId')
  const { shared } = await libraryOf(platform, scope.agencyId)
  const columns: ItemColumns = {
    ...typed,
    agencyIds: owner === shared ? [...new Set(typed.agencyIds)] : [],
    planIds: typed.audience === 'PLANS' ? [...new Set(typed.planIds)] : [],
  }
  await requireNamed(platform, columns, { owner, shared, before })
  return changeAndRecord(call, scopeAt(scope, owner), 'platform', async (tx) => {
    await lockItems(tx)
    if (!before) await requireRoom(tx)
    const picture = await pictureFor(tx, call, body)
    const all = { ...columns, ...(picture !== undefined && { picture }) }
    const row = before
      ? ((await changeItem(tx, before, all, { version, now, isMove: onlyMoves(before, all) })) ??
        fail(
          'CONFLICT',
          'This item was changed on another device. Look at the newer version and save again.',
        ))
      : await addItem(tx, owner, all, now)
    return {
      result: row,
      action: before ? 'uiCustomisation.change' : 'uiCustomisation.add',
      object: `uiCustomisation ${row.uiCustomisationId}`,
      detail: before
        ? { title: row.title.en, ...changedParts(told(before), told(row)) }
        : { title: row.title.en, placement: row.placement, type: row.type },
    }
  })
}

const toldColumns = [
  'placement',
  'type',
  'title',
  'body',
  'actionLabel',
  'actionLink',
  'metaType',
  'metaId',
  'shape',
  'shownCount',
  'languages',
  'agencyIds',
  'audience',
  'planIds',
  'fromDay',
  'toDay',
  'isShown',
  'sortOrder',
] as const satisfies readonly (keyof ItemRow)[]

/** Whether a change is of nothing but the item's place. */
function onlyMoves(before: ItemRow, columns: ItemColumns): boolean {
  const { text: body, from: fromDay, to: toDay, count: shownCount, order, picture, ...rest } = columns
  const { sortOrder } = before
  const kept = picture === undefined ? before.picture : picture
  const after = { ...before, ...rest, body, fromDay, toDay, shownCount, sortOrder, picture: kept } as ItemRow
  return order !== undefined && changedParts(told(before), told(after)) === undefined
}

/** What the log tells of an item. */
const told = (row: ItemRow): Record<string, unknown> => ({
  ...Object.fromEntries(toldColumns.map((name) => [name, row[name]])),
  picture: row.picture?.key ?? null,
})
