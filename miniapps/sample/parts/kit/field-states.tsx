import { Search } from 'lucide'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { keeping, States, ticking } from './states.tsx'

const LONG = 'Mediennutzungsforschungsgesellschaft für Werbewirkungsuntersuchungen'
const options = [
  { value: '', label: 'No market' },
  { value: 'DE', label: 'Germany' },
  { value: 'LONG', label: LONG },
  { value: 'FR', label: 'France', disabled: true },
]
const LEVELS = ['None', 'Some', LONG].map((label, level) => ({ value: String(level), label }))

const Text = keeping(TextField, '')
const Area = keeping(TextArea, '')
const Choice = keeping(Select, '')
const Level = keeping(RadioGroup, '')
const Tick = ticking(Checkbox)

/** Each field as it is, disabled, read only, wrong and with long words. */
export const FieldStates = () => (
  <>
    <States
      title="Texts"
      of={Text}
      states={[
        ['Text, with help', { label: 'Find a brand', help: 'Name or country', icon: Search }],
        ['Required, with an error', { label: 'Name', required: true, error: 'Name the audit.' }],
        [
          'Disabled and read only',
          { label: 'Campaign', disabled: true, value: 'Spring launch' },
          { label: 'Order number', readOnly: true, value: 'DE-2026-0117' },
        ],
      ]}
    />
    <States title="Long texts" of={Area} states={[['Several lines', { label: 'Evidence' }]]} />
    <States
      title="Lists of a few values"
      of={Choice}
      states={[
        [
          'One of a few known values',
          { label: 'Market', options },
          { label: 'Region', options, disabled: true },
        ],
      ]}
    />
    <States
      title="A few values in sight"
      of={Level}
      states={[
        [
          'With an error, and disabled',
          { label: 'Level', layout: 'cards', error: 'Choose a level.', options: LEVELS },
          { label: 'Closed level', layout: 'row', disabled: true, value: '1', options: LEVELS.slice(0, 2) },
        ],
      ]}
    />
    <States
      title="Boxes"
      of={Tick}
      states={[
        [
          'Yes or no',
          { label: 'Only live markets' },
          { label: 'Disabled', disabled: true, checked: true },
          { label: 'I have read it', error: 'Confirm to go on.' },
        ],
      ]}
    />
  </>
)
