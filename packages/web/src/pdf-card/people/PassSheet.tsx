import { useLingui } from '@lingui/react/macro'
import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import { Pile } from '../../ui/shapes.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PassFacts } from '../VerifyPart.tsx'

type Props = {
  pdfCardNo: number
  personNo: number
  name: string
  onChange: (pass: PdfPass) => void
  onClose: () => void
}

/** The verify page of somebody on a project's list: what it says, taking the card back, giving it out anew. */
export function PassSheet({ pdfCardNo, personNo, name, onChange, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} width="sm" title={t`Verify page of ${name}`}>
      <Pile gap={2} oneColumn>
        <PassFacts pdfCardNo={pdfCardNo} personNo={personNo} onChange={onChange} />
      </Pile>
    </Sheet>
  )
}
