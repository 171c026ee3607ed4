import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { words } from '../../words/words.ts'
import { foldHelp, setOption, useOption } from './question-options.ts'

/** How the questionnaire behaves for this person; remembered. */
export function OptionChoice() {
  return (
    <div className="question-options">
      <Checkbox
        label={words('option.advance')}
        checked={useOption('advance')}
        onChange={(isOn) => setOption('advance', isOn)}
      />
      <Checkbox label={words('option.foldHelp')} checked={useOption('fold-help')} onChange={foldHelp} />
    </div>
  )
}
