import type { ReactNode } from 'react'
import type { DisplaySettings } from '../../../shell/contract/entities.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import {
  dateExample,
  densityOptions,
  languageOptions,
  localeOptions,
  numberExample,
  schemeOptions,
} from '../../kit/words/display-options.ts'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { type Option, Select } from '../../kit/controls/select.tsx'
import { useAppearance } from '../../kit/bridge/use-appearance.ts'
import { useTrail } from '../parts/use-trail.ts'
import { AccountHeader } from '../parts/account-header.tsx'
import { useDisplaySettings } from '../parts/use-display-settings.ts'
import { words } from '../words/words.ts'

/** How the portal looks in this browser, and how it shows language, dates and numbers to this person. */
export function Settings() {
  useTrail('settings')
  return (
    <>
      <AccountHeader current="settings" title={words('settings')} subtitle={words('settingsLead')} />
      <div className="account settings">
        <Card title={words('formats')}>
          <Formats />
        </Card>
        <Card title={words('appearance')}>
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
    help?: ReactNode,
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
            {words('notSaved', { title: problems[setting].title, text: problems[setting].text })}
          </p>
          <Button size="s" onClick={() => change(setting, shown[setting])}>
            {words('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
  return (
    <div className="os-stack">
      {choice('displayLanguage', words('language'), languageOptions(shown.displayLanguage))}
      {choice('dateLocale', words('dates'), localeOptions(shown.dateLocale), dateExample(shown.dateLocale))}
      {choice(
        'numberLocale',
        words('numbers'),
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
        label={words('theme')}
        layout="row"
        value={scheme}
        options={schemeOptions()}
        onChange={(value) => change({ scheme: value as typeof scheme })}
      />
      <RadioGroup
        label={words('density')}
        layout="row"
        value={density}
        options={densityOptions()}
        onChange={(value) => change({ density: value as typeof density })}
        help={words('densityHelp')}
      />
    </div>
  )
}
