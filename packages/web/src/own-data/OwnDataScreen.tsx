import { Trans, useLingui } from '@lingui/react/macro'
import { failureText } from '../failure-words.ts'
import { ownDataQuery } from '../api/own-data.ts'
import { useRemote } from '../api/remote.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { OwnDataState } from './OwnDataState.tsx'

/** A customer takes along what is kept of them: asked for, made while they do something else, downloaded for seven days. */
export function OwnDataScreen() {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(ownDataQuery)
  return (
    <Page title={t`Download my data`}>
      <Pile gap={2}>
        <Card>
          <Pile gap={1}>
            <Text as="body2" wraps>
              <Trans>
                A copy of all that is kept of you: your account and what you agreed to, businesses, cards,
                greetings, ID cards with their people, videos, payments and invoices, with your pictures and
                files.
              </Trans>
            </Text>
            <Quiet wraps>
              <Trans>
                It is a ZIP with lists that people and programs can read. Passwords, notes of staff and what
                belongs to other people are not in it.
              </Trans>
            </Quiet>
          </Pile>
        </Card>
        {error && !data && <InlineError message={failureText(error)} onRetry={reload} />}
        {!error && !data && <FormSkeleton fields={1} />}
        {data && <OwnDataState file={data.file} />}
      </Pile>
    </Page>
  )
}
