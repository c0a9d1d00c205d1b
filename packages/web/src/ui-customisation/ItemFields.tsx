import { useLingui } from '@lingui/react/macro'
import { panelLanguages } from '@parichay/contract/agency/fields.ts'
import {
  itemBounds,
  itemShapes,
  type ItemType,
  itemTypes,
  type MetaType,
  placements,
  templateSets,
  type UiCustomisation,
} from '@parichay/contract/ui-customisation/fields.ts'
import { sourcesOf } from '@parichay/contract/ui-customisation/rules.fault.ts'
import { isRow } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { failureText } from '../failure-words.ts'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { ComboField } from '../ui/form/ComboField.tsx'
import { DateField } from '../ui/form/DateField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { languageName } from '../ui/language-name.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Pile } from '../ui/shapes.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { BannerField } from './BannerField.tsx'
import type { TypedItem } from '@parichay/contract/ui-customisation/item-form.ts'
import { useSourceChoices } from '../api/item-sources.ts'
import { placementNames, sourceNames, templateSetNames, typeNames } from './words.ts'

const counts = [3, 4, 6, 8, 10, 12, 15, 20]

/** What an item is made of. What its type does not have does not show. */
export function ItemFields({ item }: { item: UiCustomisation | null }) {
  const { t, i18n } = useLingui()
  const { setValue, getValues } = useFormContext<TypedItem>()
  const type = useWatch<TypedItem, 'type'>({ name: 'type' })
  const isList = isRow({ type }) || type === 'categoryGrid'
  const count = useWatch<TypedItem, 'count'>({ name: 'count' }) ?? 10
  const onType = (value: unknown) => {
    const sources = sourcesOf[value as ItemType] ?? []
    if (!sources.includes(getValues('metaType') ?? 'none')) chooseSource(sources[0] ?? 'none')
  }
  const chooseSource = (metaType: MetaType) => {
    setValue('metaType', metaType, { shouldDirty: true })
    setValue('metaId', '', { shouldDirty: true })
  }
  return (
    <>
      <Two>
        <SelectField
          name="placement"
          label={t`Page`}
          required
          choices={placements.map((value) => ({ value, label: i18n._(placementNames[value]) }))}
        />
        <SelectField
          name="type"
          label={t`Type`}
          required
          choices={itemTypes.map((value) => ({ value, label: i18n._(typeNames[value].label) }))}
          onChoose={onType}
        />
      </Two>
      <Words
        name="title"
        label={t({ message: 'Title', context: 'heading' })}
        most={itemBounds.title}
        required
      />
      {type !== 'categoryGrid' && <Words name="text" label={t`Text`} most={itemBounds.text} />}
      {type === 'banner' && <BannerField stored={item?.picture ?? null} />}
      <SourceFields item={item} onSource={chooseSource} />
      {isList && (
        <Two>
          {isRow({ type }) && (
            <SelectField
              name="shape"
              label={t`Shape`}
              required
              choices={itemShapes.map((value) => ({
                value,
                label: value === 'SQUARE' ? t`Square` : t`Story`,
              }))}
            />
          )}
          <SelectField
            name="count"
            label={
              type === 'imageRail' ? t`Most pictures` : type === 'video' ? t`Most videos` : t`Most tiles`
            }
            required
            choices={[...new Set([...counts, count])]
              .toSorted((a, b) => a - b)
              .map((value) => ({ value, label: String(value) }))}
          />
        </Two>
      )}
      {type !== 'categoryGrid' && (
        <TextField
          name="actionLink"
          label={isRow({ type }) ? t`Where “See all” leads` : t`Where it leads`}
          placeholder="/panel/customer/…"
          hint={t`A page of the customer’s panel or an https address. Empty: the page of its source.`}
          maxLength={itemBounds.link}
        />
      )}
      {(type === 'banner' || type === 'notice') && (
        <Words name="actionLabel" label={t`Words of the link`} most={itemBounds.label} />
      )}
      <Two>
        <DateField name="from" label={t`First day`} hint={t`Indian time; empty: at once`} />
        <DateField name="to" label={t`Last day`} hint={t`Empty: without an end`} />
      </Two>
      <AudienceFields item={item} />
      <ChipsField
        name="languages"
        label={t`Languages it is shown in`}
        hint={t`None chosen: in all.`}
        choices={panelLanguages.map((value) => ({ value, label: languageName(value, i18n.locale) }))}
      />
      <SwitchField name="isShown" label={t`Shown to customers`} />
    </>
  )
}

function SourceFields({
  item,
  onSource,
}: {
  item: UiCustomisation | null
  onSource: (metaType: MetaType) => void
}) {
  const { t, i18n } = useLingui()
  const type = useWatch<TypedItem, 'type'>({ name: 'type' })
  const metaType = useWatch<TypedItem, 'metaType'>({ name: 'metaType' }) ?? 'none'
  const { choices, failed } = useSourceChoices(metaType, item)
  const nothing = type === 'categoryGrid' ? t`All categories` : i18n._(sourceNames.none)
  return (
    <Two>
      <SelectField
        name="metaType"
        label={isRow({ type }) || type === 'categoryGrid' ? t`Shows` : t`Source`}
        required
        choices={sourcesOf[type].map((value) => ({
          value,
          label: value === 'none' ? nothing : i18n._(sourceNames[value]),
        }))}
        onChoose={(value) => onSource(value as MetaType)}
      />
      {metaType === 'link' ? (
        <TextField
          name="metaId"
          label={i18n._(sourceNames.link)}
          required
          placeholder="https://"
          maxLength={itemBounds.link}
        />
      ) : metaType === 'templateSet' ? (
        <SelectField
          name="metaId"
          label={i18n._(sourceNames.templateSet)}
          required
          choices={templateSets.map((value) => ({ value, label: i18n._(templateSetNames[value]!) }))}
        />
      ) : (
        metaType !== 'none' && (
          <Box>
            <ComboField
              key={metaType}
              name="metaId"
              label={i18n._(sourceNames[metaType])}
              required
              choices={choices ?? []}
              loading={!choices && !failed}
            />
            {failed && <InlineError message={failureText(failed.error)} onRetry={failed.reload} />}
          </Box>
        )
      )}
    </Two>
  )
}

/** One text in the three languages of customers. */
function Words({
  name,
  label,
  most,
  required = false,
}: {
  name: string
  label: string
  most: number
  required?: boolean
}) {
  const { t, i18n } = useLingui()
  return (
    <Pile gap={1.5} oneColumn>
      <TextField name={`${name}.en`} label={label} required={required} maxLength={most} counted />
      <Two>
        {(['hi', 'gu'] as const).map((code) => {
          const language = languageName(code, i18n.locale)
          return (
            <TextField
              key={code}
              name={`${name}.${code}`}
              label={t`${label} in ${language}`}
              maxLength={most}
            />
          )
        })}
      </Two>
    </Pile>
  )
}

function Two({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}
