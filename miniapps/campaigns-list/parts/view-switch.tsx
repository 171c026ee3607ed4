import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { words } from '../words/words.ts'

const VIEWS = ['table', 'board', 'timeline'] as const

/** Three ways to look at the same campaigns. */
export const ViewSwitch = ({ view, onChange }: { view: string; onChange(view: string): void }) => (
  <RadioGroup
    label={words('view')}
    hideLabel
    layout="row"
    value={view}
    onChange={onChange}
    options={VIEWS.map((value) => ({ value, label: words(`view.${value}`) }))}
  />
)
