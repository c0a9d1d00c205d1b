import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { Switch } from '../ui/form/SwitchField.tsx'

/** Staff switch the greetings of a business on and off: here at once, and back again when the server says no. */
export function GreetingsSwitch({ answer }: { answer: FrameAnswer }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { businessId, isEnabled } = answer
  const show = (on: boolean) =>
    queries.setQueryData<FrameAnswer>(keys.frames(businessId), (now) => now && { ...now, isEnabled: on })
  const turn = useMutation({
    mutationFn: (on: boolean) =>
      call(frameRoutes.updateImagePostStatus, { body: { businessId, isEnabled: on } }),
    onMutate: show,
    onError: (error, on) => {
      show(!on)
      void showError(error)
    },
  })
  return (
    <Card sx={{ mb: 2, py: 1 }}>
      <Switch
        label={t`Greetings of this business`}
        hint={isEnabled ? t`On: the owner sees and sends them` : t`Off: the owner does not see them`}
        checked={isEnabled}
        disabled={turn.isPending}
        onChange={(on) => turn.mutate(on)}
      />
    </Card>
  )
}
