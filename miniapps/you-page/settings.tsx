import { useEffect, type ReactNode } from 'react'
import type { DisplaySettings } from '../../shell/contract/entities.ts'
import { Button } from '../kit/controls/button.tsx'
import { Card } from '../kit/controls/card.tsx'
import {
  dateExample,
  densityOptions,
  languageOptions,
  localeOptions,
  numberExample,
  schemeOptions,
} from '../kit/words/display-options.ts'
import { RadioGroup } from '../kit/controls/radio-group.tsx'
import { type Option, Select } from '../kit/controls/select.tsx'
import { useAppearance } from '../kit/bridge/use-appearance.ts'
import { useMiniApp } from '../kit/bridge/use-mini-app.ts'
import { AccountHeader } from './account-header.tsx'
import { useDisplaySettings } from './use-display-settings.ts'

/** How the portal looks in this browser, and how it shows language, dates and numbers to this person. */
export function Settings() {
  const { portal } = useMiniApp()
  useEffect(() => void portal.emit('set-breadcrumbs', { text: 'Settings' }), [portal])
  return (
    <>
      <AccountHeader
        current="settings"
        title="Settings"
        subtitle="How the portal looks, and how it shows language, dates and numbers. Every change is saved at once."
      />
      <div className="account settings">
        <Card title="Language, dates and numbers">
          <Formats />
        </Card>
        <Card title="Appearance">
          <Look />
        </Card>
      </div>
    </>
  )
}

/** Goes with the person, to every browser. */
function Formats() {
  const { shown, problems, change } = useDisplaySettings()
  const choice = (
    setting: keyof DisplaySettings,
    label: string,
    options: readonly Option[],
    help: ReactNode,
  ) => (
    <div>
      <Select
        label={label}
        value={shown[setting]}
        options={options}
        help={help}
        onChange={(value) => change(setting, value)}
      />
      {problems[setting] && (
        <div className="os-row" role="alert">
          <p className="os-field-error">
            Not saved. {problems[setting].title}. {problems[setting].text}
          </p>
          <Button size="s" onClick={() => change(setting, shown[setting])}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
  return (
    <div className="os-stack">
      {choice(
        'displayLanguage',
        'Language',
        languageOptions(shown.displayLanguage),
        'The portal speaks English so far.',
      )}
      {choice('dateLocale', 'Dates', localeOptions(shown.dateLocale), dateExample(shown.dateLocale))}
      {choice(
        'numberLocale',
        'Numbers',
        localeOptions(shown.numberLocale),
        numberExample(shown.numberLocale),
      )}
    </div>
  )
}

/** Stays with the browser, over signing out. */
function Look() {
  const [{ scheme, density }, change] = useAppearance()
  return (
    <div className="os-stack">
      <RadioGroup
        label="Theme"
        layout="row"
        value={scheme}
        options={schemeOptions()}
        onChange={(value) => change({ scheme: value as typeof scheme })}
      />
      <RadioGroup
        label="Density"
        layout="row"
        value={density}
        options={densityOptions()}
        onChange={(value) => change({ density: value as typeof density })}
        help="Compact shows more on one screen. Both choices are kept in this browser."
      />
    </div>
  )
}
