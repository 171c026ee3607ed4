import { densityOptions, schemeOptions } from '../../../kit/words/display-options.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { useAppearance } from '../../../kit/bridge/use-appearance.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { AccountHeader } from './account-header.tsx'
import { Formats } from './formats.tsx'
import { Kept } from './kept.tsx'
import { Notices } from './notices.tsx'
import { Sessions } from './sessions.tsx'
import sheet from './account.css?sheet'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** How the portal looks, what it tells the person, where they are signed in, and what it keeps of them. */
export function Settings() {
  useSheet(sheet)
  return (
    <>
      <AccountHeader current="settings" subtitle={words('settingsLead')} />
      <div className="account settings">
        <div className="account-column">
          <Card title={words('formats')}>
            <Formats />
          </Card>
          <Sessions />
        </div>
        <div className="account-column">
          <Card title={words('appearance')}>
            <Look />
          </Card>
          <Notices />
          <Kept />
        </div>
      </div>
    </>
  )
}

/** Stays with the browser, over signing out. */
function Look() {
  const [{ scheme, density, singleKeys }, change] = useAppearance()
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
      <Switch
        label={appWords('single.use')}
        help={words('singleKeysHelp')}
        checked={singleKeys}
        onChange={(isOn) => change({ singleKeys: isOn })}
      />
    </div>
  )
}
