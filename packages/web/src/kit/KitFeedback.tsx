import { useState } from 'react'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { askForAnotherBusiness } from '../shell/one-card.tsx'
import { WhatsNewDialog } from '../shell/whats-new/WhatsNewDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { confirm, showMessage } from '../ui/dialogs.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { say, sayDone, sayFailed } from '../ui/snackbar-store.ts'
import { KitRow, KitSection } from './KitSection.tsx'
import { newsPicture } from './news-picture.ts'
import { useSamples } from './samples.ts'

const noteViewed = () => undefined

export function KitFeedback() {
  const s = useSamples()
  const [sheet, setSheet] = useState(false)
  const [news, setNews] = useState(false)
  return (
    <KitSection id="feedback" title={s.feedback}>
      <InlineError message={s.loadFailed} onRetry={() => sayDone(s.snack)} />
      <OfflineBanner shown />
      <br />
      <KitRow>
        <Button look="secondary" onClick={() => sayDone(s.snack)}>
          {s.snack}
        </Button>
        <Button
          look="secondary"
          onClick={() => say(s.snackUndo, { action: { label: s.undo, run: () => undefined } })}
        >
          {s.snackUndo}
        </Button>
        <Button look="secondary" onClick={() => sayFailed(s.snackFail)}>
          {s.snackFail}
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            void confirm({
              title: s.askDelete,
              message: s.askDeleteBody,
              okLabel: s.askDeleteOk,
              danger: true,
            })
          }
        >
          {s.askDeleteOk}
        </Button>
        <Button look="secondary" onClick={() => void confirm({ message: s.askDelete })}>
          {s.ask}
        </Button>
        <Button look="secondary" onClick={() => void showMessage(s.error)}>
          {s.fail}
        </Button>
        <Button look="secondary" onClick={() => void askForAnotherBusiness()}>
          {s.oneCard}
        </Button>
        <Button look="secondary" onClick={() => useAuthenticateError.getState().raise()}>
          {s.signedOut}
        </Button>
        <Button look="secondary" onClick={() => setSheet(true)}>
          {s.sheet}
        </Button>
        <Button look="secondary" onClick={() => setNews(true)}>
          {s.whatsNew}
        </Button>
      </KitRow>
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title={s.sheet}
        actions={<Button onClick={() => setSheet(false)}>{s.saveCard}</Button>}
      >
        {s.sheetBody}
      </Sheet>
      {news && (
        <WhatsNewDialog
          features={s.news.map((item, place) => ({
            ...item,
            id: String(place),
            image: newsPicture,
            ...(place === 0
              ? {
                  action: {
                    label: s.newsAction,
                    variant: 'secondary' as const,
                    run: () => sayDone(s.newsAction),
                  },
                }
              : {}),
          }))}
          imageTimestamp={0}
          onViewed={noteViewed}
          onClose={() => setNews(false)}
        />
      )}
    </KitSection>
  )
}
