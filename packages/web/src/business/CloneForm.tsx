import { useLingui } from '@lingui/react/macro'
import { BusinessFacts, type Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { activateBusiness } from '../shell/active-business.ts'
import { copyName } from '../ui/copy-name.ts'
import { Button } from '../ui/Button.tsx'
import { dialogPriority, useDialogQueue } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { refreshBusinesses } from './RemoveBusiness.tsx'
import { addFailure } from './words.ts'

const rules = z.object({ businessName: BusinessFacts.shape.businessName })

/** Opens the question for the copy's name. */
export function askToClone(queries: QueryClient, business: Business, activate: boolean) {
  useDialogQueue.getState().add({
    id: `clone-${business.businessId}`,
    priority: dialogPriority.confirm,
    draw: (close) => <CloneForm business={business} queries={queries} activate={activate} onClose={close} />,
  })
}

type Props = { business: Business; queries: QueryClient; activate: boolean; onClose: () => void }

/** Copies a business with the content of its card, under a name of its own. */
export function CloneForm({ business, queries, activate, onClose }: Props) {
  const { t } = useLingui()
  const form = usePanelForm(rules, { businessName: copyName(business.businessName, 60) })
  const submit = async ({ businessName }: { businessName: string }) => {
    try {
      const copy = await call(businessRoutes.cloneBusiness, {
        body: { businessId: business.businessId, businessName },
      })
      refreshBusinesses(queries)
      if (activate) activateBusiness(queries, copy.businessId)
      sayDone(t`“${businessName}” was added. Its card is a draft.`)
      return 'saved' as const
    } catch (error) {
      if (isCallFailed(error) && error.field) throw error
      form.setError('businessName', { message: failureText(error, addFailure) })
      return 'declined' as const
    }
  }
  return (
    <Sheet
      open
      title={t`Clone this business`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="clone" busy={form.formState.isSubmitting}>{t`Clone`}</Button>
        </>
      }
    >
      <Form form={form} id="clone" onSubmit={submit} onSaved={onClose}>
        <TextField
          name="businessName"
          label={t`Name of the copy`}
          required
          maxLength={60}
          counted
          autoFocus
          hint={t`All details are copied. The card of the copy begins as a draft with its own link.`}
        />
      </Form>
    </Sheet>
  )
}
