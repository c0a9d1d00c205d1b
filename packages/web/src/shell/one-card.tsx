import { Trans } from '@lingui/react/macro'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { confirm } from '../ui/dialogs.tsx'

/** 'One Card per Business': true when the person wants to add a business instead. */
export const askForAnotherBusiness = (): Promise<boolean> =>
  confirm({
    title: i18n._(msg`One Card per Business`),
    message: (
      <Trans>
        Each business can have only one digital card. If you want to create another digital card, you need to
        add a new business.
      </Trans>
    ),
    okLabel: i18n._(msg`Add new business`),
  })
