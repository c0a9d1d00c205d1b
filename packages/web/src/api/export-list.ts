import { type ExportedList, listExportRoutes } from '@parichay/contract/activity/list-export.ts'
import { call } from './client.ts'

/** Notes in the activity log that a list is exported, and what it is narrowed to (decision 0111). Throws what a call throws. */
export const recordExport = async (
  list: ExportedList,
  filters: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> =>
  void (await call(listExportRoutes.recordListExport, { body: { list, filters } }, signal ? { signal } : {}))
