import type { ReactNode } from 'react'
import { useAppearance } from '../../../../kit/bridge/use-appearance.ts'
import { useSheet } from '../../../../kit/bridge/use-sheet.ts'
import { Card } from '../../../../kit/controls/card.tsx'
import { PageHeader } from '../../../../kit/controls/page-header.tsx'
import { Switch } from '../../../../kit/controls/switch.tsx'
import sheet from '../account.css?sheet'
import { words } from './words/words.ts'
import { words as appWords } from '../../../words/words.ts'

const BEFORE = ['standard', 'keyboard'] as const
const AFTER = ['formats', 'look', 'zoom', 'readers'] as const
const LIMITS = ['forms', 'results', 'bars', 'cells', 'others'] as const

/** EN 301 549, 12.1.1: which accessibility features there are, which are missing, and whom to tell. */
export function Accessibility() {
  useSheet(sheet)
  return (
    <>
      <PageHeader title={appWords('accessibility')} subtitle={words('lead')} />
      <div className="accessibility">
        {BEFORE.map(topic)}
        <Topic title={words('single.title')} text={words('single.text')}>
          <SingleKeys />
        </Topic>
        {AFTER.map(topic)}
        <Card title={words('limits.title')}>
          <ul>
            {LIMITS.map((limit) => (
              <li key={limit}>{words(`limits.${limit}`)}</li>
            ))}
          </ul>
        </Card>
        <Topic title={words('tell.title')} text={words('tell.text')} />
      </div>
    </>
  )
}

const topic = (key: (typeof BEFORE | typeof AFTER)[number]) => (
  <Topic key={key} title={words(`${key}.title`)} text={words(`${key}.text`)} />
)

function Topic({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card title={title}>
      <div className="os-stack">
        <p>{text}</p>
        {children}
      </div>
    </Card>
  )
}

/** The same as under `?`. */
function SingleKeys() {
  const [{ singleKeys }, change] = useAppearance()
  return (
    <Switch
      label={appWords('single.use')}
      checked={singleKeys}
      onChange={(isOn) => change({ singleKeys: isOn })}
    />
  )
}
