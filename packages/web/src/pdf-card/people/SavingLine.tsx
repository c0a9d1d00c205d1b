import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { People } from '../../api/use-people.ts'
import { failureText } from '../../failure-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Line, Quiet } from '../../ui/shapes.tsx'
import { peopleFailure } from './words.ts'

/** Whether all is kept, in a few words; what went wrong with a way to go on. */
export function SavingLine({ people }: { people: People }) {
  const { t } = useLingui()
  const { saving } = people
  return (
    <Box role="status" sx={{ minWidth: 0 }}>
      {saving.state === 'failed' ? (
        <Line gap={1} centred wraps>
          <Box sx={{ typography: 'body2', color: 'error.main' }}>
            {failureText(saving.error, peopleFailure)}
          </Box>
          <Button
            look="text"
            size="small"
            onClick={() => void people.flush().catch(() => undefined)}
          >{t`Try again`}</Button>
        </Line>
      ) : (
        <Quiet>
          {saving.state === 'saved'
            ? t`Saved`
            : saving.state === 'saving'
              ? t`Saving…`
              : t`No connection. Kept on this device until it is back.`}
        </Quiet>
      )}
    </Box>
  )
}
