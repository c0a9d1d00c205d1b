import { useLingui } from '@lingui/react/macro'
import { fieldTypes, linkStoreBounds, type LinkType } from '@parichay/contract/link-store/fields.ts'
import { useController } from 'react-hook-form'
import { TypeTile } from '../card/TypeTile.tsx'
import { NameFields } from '../ui/form/NameFields.tsx'
import { type Choice, SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import Box from '@mui/material/Box'
import { ColourPicker } from '../card/ColourPicker.tsx'
import { Pile } from '../ui/shapes.tsx'
import { IconField } from './IconField.tsx'
import { RuleTest } from './RuleTest.tsx'
import { fieldTypeWords } from './words.ts'

type Typed = Pick<LinkType, 'colour'>

/** What a kind of link is made of. The icon is shown as cards will show it, while it is typed. */
export function TypeFields({ categories }: { categories: Choice<number>[] }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <NameFields maxLength={linkStoreBounds.name} />
      <SelectField name="linkCategoryId" label={t`Category`} required choices={categories} />
      <Look />
      <SelectField
        name="fieldType"
        label={t`What people type`}
        required
        choices={fieldTypes.map((value) => ({ value, label: i18n._(fieldTypeWords[value]) }))}
      />
      <TextField
        name="prefix"
        label={t`Address before it`}
        hint={t`Such as https://instagram.com/ – people then type their name only.`}
        maxLength={linkStoreBounds.prefix}
      />
      <TextField
        name="placeholder"
        label={t`Example in the empty field`}
        maxLength={linkStoreBounds.placeholder}
      />
      <TextField
        name="pattern"
        label={t`Rule`}
        hint={t`A regular expression that the whole value must match. Empty: anything goes.`}
        maxLength={linkStoreBounds.pattern}
      />
      <RuleTest />
      <SwitchField name="isPopular" label={t`Popular`} hint={t`Stands first in the link store.`} />
      <SwitchField
        name="isHidden"
        label={t`Hidden from new cards`}
        hint={t`Nobody can add it any more. Cards that have it keep it.`}
      />
    </>
  )
}

function Look() {
  const { t } = useLingui()
  const { field } = useController<Typed, 'colour'>({ name: 'colour' })
  return (
    <>
      <IconField>{(icon) => <TypeTile type={{ colour: field.value, icon }} size={56} />}</IconField>
      <Pile gap={0.75}>
        {/* The group beneath has the name. */}
        <Box aria-hidden sx={{ typography: 'subtitle2' }}>{t`Colour`}</Box>
        <ColourPicker value={field.value} onChange={field.onChange} />
      </Pile>
    </>
  )
}
