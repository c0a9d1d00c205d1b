import { useLingui } from '@lingui/react/macro'
import { ArrowUpToLine, Trash2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { confirm } from '../ui/dialogs.tsx'
import { Line } from '../ui/shapes.tsx'

type Props = {
  host: string
  /** All names of the agency, the first one first. */
  names: readonly string[]
  busy: boolean
  onNames: (names: string[], said: string) => Promise<void>
}

/** What can be done with a host name that is not the first one: it becomes the first one, or is taken off after a question. */
export function HostDeeds({ host, names, busy, onNames }: Props) {
  const { t } = useLingui()
  const others = names.filter((name) => name !== host)
  const first = () => onNames([host, ...others], t`Links, letters and QR codes name ${host} from now on`)
  const takeOff = async () => {
    const yes = await confirm({
      title: t`Take ${host} off?`,
      message: t`Cards, links and printed QR codes with this name show nothing from then on. The name can be added again.`,
      okLabel: t`Take it off`,
      danger: true,
    })
    if (yes) await onNames(others, t`${host} was taken off`)
  }
  return (
    <Line gap={1} wraps>
      <Button
        look="secondary"
        size="small"
        icon={ArrowUpToLine}
        busy={busy}
        label={t`Make ${host} the first one`}
        onClick={() => void first()}
      >
        {t`Make it the first one`}
      </Button>
      <Button
        look="text"
        size="small"
        icon={Trash2}
        busy={busy}
        label={t`Take ${host} off`}
        onClick={() => void takeOff()}
      >
        {t`Take it off`}
      </Button>
    </Line>
  )
}
