import { viewRoutes } from '@parichay/contract/view/routes.ts'
import { page } from '../load-anew.ts'
import { setViewing, type Viewing } from '../viewing.ts'
import { call } from './client.ts'

/** Ends the view of this tab, here in any case, and goes back to where staff came from. */
export async function leaveView({ viewId, backTo }: Viewing): Promise<void> {
  // Without the view the call is the staff's own again.
  setViewing(undefined)
  await call(viewRoutes.endViewAsCustomer, { body: { viewId } }).catch(() => undefined)
  page.loadAnew(backTo)
}
