import { useState } from 'react'
import { Search } from 'lucide'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const LONG = 'Mediennutzungsforschungsgesellschaft für Werbewirkungsuntersuchungen'
const MARKETS = [
  { value: '', label: 'No market' },
  { value: 'DE', label: 'Germany' },
  { value: 'LONG', label: LONG },
  { value: 'FR', label: 'France', disabled: true },
]
const LEVELS = ['None', 'Some', LONG].map((label, level) => ({ value: String(level), label }))

/** Each field as it is, disabled, read only, wrong and with long words. */
export function FieldStates() {
  return (
    <Specimens title="Fields">
      <Texts />
      <Choices />
    </Specimens>
  )
}

function Texts() {
  const [name, setName] = useState('')
  return (
    <>
      <Specimen title="Text, with help">
        <TextField
          label="Find a brand"
          help="Name or country"
          icon={Search}
          value={name}
          onChange={setName}
        />
      </Specimen>
      <Specimen title="Required, with an error">
        <TextField label="Name" required error="Name the audit." value={name} onChange={setName} />
      </Specimen>
      <Specimen title="Disabled and read only">
        <TextField label="Campaign" disabled value="Spring launch" onChange={setName} />
        <TextField label="Order number" readOnly value="DE-2026-0117" onChange={setName} />
      </Specimen>
      <Specimen title="Several lines">
        <TextArea label="Evidence" value={name} onChange={setName} />
      </Specimen>
    </>
  )
}

function Choices() {
  const [market, setMarket] = useState('')
  const [level, setLevel] = useState('')
  const [isLive, setLive] = useState(false)
  return (
    <>
      <Specimen title="One of a few known values">
        <Select label="Market" value={market} onChange={setMarket} options={MARKETS} />
        <Select label="Region" disabled value="" onChange={setMarket} options={MARKETS} />
      </Specimen>
      <Specimen title="One of a few, all visible">
        <RadioGroup
          label="Level"
          layout="cards"
          error="Choose a level."
          value={level}
          onChange={setLevel}
          options={LEVELS}
        />
        <RadioGroup
          label="Closed level"
          layout="row"
          disabled
          value="1"
          onChange={setLevel}
          options={LEVELS.slice(0, 2)}
        />
      </Specimen>
      <Specimen title="Yes or no">
        <Checkbox label="Only live markets" checked={isLive} onChange={setLive} />
        <Checkbox label="Disabled" disabled checked onChange={setLive} />
        <Checkbox label="I have read it" error="Confirm to go on." checked={isLive} onChange={setLive} />
      </Specimen>
    </>
  )
}
