import { useState, type ReactNode } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Option, Select } from '../../../kit/controls/select.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { FormatsOffer } from '../../../kit/formats/formats-offer.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { languageOptions, localeOptions } from '../../../kit/words/display-options.ts'
import { type Sample, samplesOf } from './samples.ts'
import { type Refused, type Setting, useDisplaySettings } from './use-display-settings.ts'
import { words as controlWords } from '../../../kit/controls/words/words.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

const USUAL_CURRENCY = 'EUR'

/** Language, dates and numbers go with the person, to every browser; below it stands how they look. */
export function Formats() {
  const { shown, refused, lastSaved, change } = useDisplaySettings()
  const [first] = useState(shown.displayLanguage)
  const currency = useMiniApp(({ context }) => context.workspace?.country?.currency) ?? USUAL_CURRENCY
  const choice = (setting: Setting, label: string, options: readonly Option[]) => (
    <Choice
      label={label}
      value={shown[setting]}
      options={options}
      refused={refused[setting]}
      onChange={(value) => change(setting, value)}
    />
  )
  return (
    <div className="os-stack">
      <div className="format-choices">
        {choice('displayLanguage', kitWords('language'), languageOptions(shown.displayLanguage))}
        {choice('dateLocale', words('dates'), localeOptions(shown.dateLocale))}
        {choice('numberLocale', words('numbers'), localeOptions(shown.numberLocale))}
      </div>
      {shown.displayLanguage !== first && (
        <FormatsOffer
          settings={shown}
          onAccept={(locale) => {
            change('dateLocale', locale)
            change('numberLocale', locale)
          }}
        />
      )}
      <div className="os-row format-samples">
        <h3>{words('samples')}</h3>
        <output className="os-muted format-saved">{lastSaved && words('saved')}</output>
      </div>
      <Samples of={samplesOf(shown, currency)} currency={currency} />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly Option[]
  refused: Refused | undefined
  onChange(value: string): void
}

/** One setting; where it could not be stored the earlier choice stands there again, with the way to try once more. */
function Choice({ label, value, options, refused, onChange }: ChoiceProps) {
  return (
    <div>
      <Select label={label} value={value} options={options} onChange={onChange} />
      {refused && (
        <div className="os-row" role="alert">
          <p className="os-field-error">
            {words('takenBack', { title: refused.why.title, text: refused.why.text })}
          </p>
          <Button size="s" onClick={() => onChange(refused.wanted)}>
            {kitWords('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Samples({ of, currency }: { of: Readonly<Record<Sample, string>>; currency: string }) {
  const rows: readonly { key: Sample; title: ReactNode }[] = [
    { key: 'date', title: words('sample.date') },
    { key: 'fullDate', title: words('sample.fullDate') },
    { key: 'time', title: controlWords('time') },
    { key: 'number', title: words('sample.number') },
    { key: 'currency', title: words('sample.currency', { currency }) },
    { key: 'percent', title: words('sample.percent') },
  ]
  return (
    <DataTable
      caption={words('samples')}
      hideCaption
      columns={[
        { key: 'what', title: words('sample.what'), cell: ({ title }) => title },
        { key: 'looks', title: words('sample.looks'), type: 'number', cell: ({ key }) => of[key] },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}
