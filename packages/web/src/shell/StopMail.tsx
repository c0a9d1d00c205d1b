import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Pile } from '../ui/shapes.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

type Props = {
  title: string
  question: string
  deed: string
  done: string
  /** Ends what the token of the link names. */
  stop: (token: string) => Promise<unknown>
}

/** Where the link below a letter leads, signed in or not: one press ends it. Looking at the page ends nothing. */
export function StopMail({ title, question, deed, done, stop }: Props) {
  const { token = '' } = useSearch({ strict: false }) as { token?: string }
  const ending = useMutation({ mutationFn: () => stop(String(token)) })
  return (
    <Page title={title}>
      <Card>
        <Pile gap={2} oneColumn>
          {ending.isSuccess ? (
            <Notice tone="info">{done}</Notice>
          ) : (
            <>
              <p style={{ margin: 0 }}>{question}</p>
              {ending.error && <Notice>{failureText(ending.error)}</Notice>}
              <div>
                <Button busy={ending.isPending} onClick={() => ending.mutate()}>
                  {deed}
                </Button>
              </div>
            </>
          )}
          <div>
            <LanguageSwitch />
          </div>
        </Pile>
      </Card>
    </Page>
  )
}
