import type { ReactNode } from 'react'
import { textOf } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import { FACTOR_MAX, RATE_PER_UNIT } from '../../domain/touchpoints/limits.ts'
import {
  FACTOR_KINDS,
  NAME_LANGUAGES,
  RATE_TYPES,
  TOUCHPOINT_TYPES,
  touchpointName,
  touchpointPath,
  WEIGHT_UNITS,
} from '../../domain/touchpoints/touchpoint.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { NumberField } from '../../kit/controls/number-field.tsx'
import type { Option } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words } from '../words/words.ts'
import { choiceTitle, fieldTitle, RATE_DIGITS } from './field-words.ts'
import { Overridable } from './overridable.tsx'
import { useCurves } from './use-curves.ts'
import type { Library } from './use-library.ts'

interface FieldsProps {
  row: LibraryRow
  library: Library
}

/** All that a library says of a touchpoint. */
export function TouchpointFields({ row, library }: FieldsProps) {
  const kinds = [...new Set([...FACTOR_KINDS, ...Object.keys(row.factors)])]
  return (
    <>
      <Cost row={row} library={library} />
      <Placing row={row} library={library} />
      <Group title={words('field.factors')} help={words('factorsHelp')}>
        {kinds.map((kind) => (
          <Field key={kind} {...{ row, library }} field={`factors/${kind}`}>
            {(bound) => <NumberOf {...bound} min={0} max={FACTOR_MAX} digits={3} />}
          </Field>
        ))}
      </Group>
      <Group title={words('group.names')}>
        {NAME_LANGUAGES.map((language) => (
          <Field key={language} {...{ row, library }} field={`name/${language}`}>
            {(bound) => <TextOf {...bound} required={language === 'en'} />}
          </Field>
        ))}
      </Group>
    </>
  )
}

function Group({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className="touchpoint-group">
      <legend className="os-subtitle">{title}</legend>
      {help && <p className="os-muted os-small">{help}</p>}
      <div className="fields">{children}</div>
    </fieldset>
  )
}

interface FieldProps extends FieldsProps {
  field: string
  /** Says a value better than every field does. */
  say?(value: Json): string | undefined
  children(bound: { path: string; label: string }): ReactNode
}

function Field({ row, library, field, say, children }: FieldProps) {
  const { wordsOf } = useOpenFields()
  const path = touchpointPath(row.code, field)
  const label = fieldTitle(field)
  return (
    <Overridable
      path={path}
      label={label}
      inherited={library.above?.[path] ?? null}
      say={(value) => say?.(value) ?? wordsOf(path, value)}
    >
      {children({ path, label })}
    </Overridable>
  )
}

function Placing({ row, library }: FieldsProps) {
  const language = useLanguage()
  const others = library.rows.filter(({ code }) => code !== row.code)
  const parents = others.map((each) => ({ value: each.code, label: touchpointName(each, language) }))
  const types = TOUCHPOINT_TYPES.map((type) => ({ value: type, label: choiceTitle('type', type) }))
  const both = { row, library }
  return (
    <Group title={words('group.place')}>
      <Field {...both} field="parent" say={labelIn(parents)}>
        {(bound) => <ChoiceOf {...bound} options={parents} />}
      </Field>
      <Field {...both} field="type">
        {(bound) => <SelectOf {...bound} options={types} mayBeEmpty={library.above !== null} />}
      </Field>
      <Field {...both} field="from">
        {(bound) => <DateOf {...bound} />}
      </Field>
      <Field {...both} field="to">
        {(bound) => <DateOf {...bound} />}
      </Field>
      {row.isMarketOnly || library.above === null ? null : (
        <Field {...both} field="active">
          {(bound) => <ActiveOf {...bound} />}
        </Field>
      )}
    </Group>
  )
}

function Cost({ row, library }: FieldsProps) {
  const { currencyName } = useFormat()
  const curves = useCurves()
  const currencies = Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: currencyName(value),
  }))
  const both = { row, library }
  return (
    <Group title={words('group.cost')}>
      <Field {...both} field="unit">
        {(bound) => <SelectOf {...bound} options={optionsOf('unit', WEIGHT_UNITS)} mayBeEmpty />}
      </Field>
      <Field {...both} field="curve" say={labelIn(curves.options)}>
        {(bound) => <ChoiceOf {...bound} options={curves.options} />}
      </Field>
      <Field {...both} field="rateType">
        {(bound) => <SelectOf {...bound} options={optionsOf('rateType', RATE_TYPES)} mayBeEmpty />}
      </Field>
      <Field {...both} field="rate">
        {(bound) => <RateOf {...bound} unit={row.currency} />}
      </Field>
      <Field {...both} field="currency" say={labelIn(currencies)}>
        {(bound) => <ChoiceOf {...bound} options={currencies} />}
      </Field>
    </Group>
  )
}

const optionsOf = (field: 'unit' | 'rateType', values: readonly string[]) =>
  values.map((value) => ({ value, label: choiceTitle(field, value) }))

const labelIn = (options: readonly Option[]) => (value: Json) =>
  options.find((each) => each.value === value)?.label

/** One of many, found by typing. */
const ChoiceOf = ({ options, ...bound }: { path: string; label: string; options: readonly Option[] }) => (
  <BoundField {...bound} say={labelIn(options)}>
    {({ texts, value, set }) => (
      <Combobox
        {...texts}
        value={textOf(value)}
        valueLabel={textOf(value)}
        options={options}
        onChange={(chosen) => set(chosen || null)}
      />
    )}
  </BoundField>
)

const ActiveOf = (bound: { path: string; label: string }) => (
  <BoundField {...bound}>
    {({ texts: { label }, value, set }) => (
      <Checkbox label={label} checked={value !== false} onChange={set} />
    )}
  </BoundField>
)

/** Stored in ten-thousandths of the unit, written in units. */
const RateOf = ({ unit, ...bound }: { path: string; label: string; unit: string }) => (
  <BoundField {...bound}>
    {({ texts, value, set }) => (
      <NumberField
        {...texts}
        {...(unit && { unit })}
        min={0}
        digits={RATE_DIGITS}
        value={typeof value === 'number' ? value / RATE_PER_UNIT : null}
        onChange={(rate) => set(rate === null || rate < 0 ? null : Math.round(rate * RATE_PER_UNIT))}
      />
    )}
  </BoundField>
)
