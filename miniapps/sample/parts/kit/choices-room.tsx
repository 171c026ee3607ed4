import { useState } from 'react'
import { Combobox, type ComboboxProps } from '../../../kit/controls/combobox.tsx'
import { MultiSelect, type MultiSelectProps } from '../../../kit/controls/multi-select.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const MARKETS = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'ES', label: 'España' },
  { value: 'GB', label: 'Great Britain' },
  { value: 'AQ', label: 'Antarctica', disabled: true },
  { value: 'LONG', label: 'Mediennutzungsforschungsgesellschaft für Werbewirkungsuntersuchungen' },
]
const BRANDS = Array.from({ length: 3_000 }, (_, at) => ({ value: `b${at}`, label: `Brand ${at + 1}` }))
const ANSWER_MS = 600

/** As an API would answer. */
const search = (text: string): Promise<typeof BRANDS> =>
  new Promise((answer) => {
    const found = BRANDS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    setTimeout(() => answer(found), ANSWER_MS)
  })
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

function One({ value = '', ...rest }: Partial<ComboboxProps> & { label: string }) {
  const [kept, setKept] = useState(value)
  return <Combobox options={MARKETS} {...rest} value={kept} onChange={setKept} />
}

function Several({ value = [], ...rest }: Partial<MultiSelectProps> & { label: string }) {
  const [kept, setKept] = useState(value)
  return <MultiSelect options={MARKETS} {...rest} value={kept} onChange={setKept} />
}

/** One or several of many values, found by typing. */
export function ChoicesRoom() {
  return (
    <>
      <Specimens title="One of many">
        <Specimen title="With help">
          <One label="Market" help="Type to narrow" value="DE" />
        </Specimen>
        <Specimen title="Empty, required">
          <One label="Second market" required placeholder="Choose a market" />
        </Specimen>
        <Specimen title="Three thousand" note="A hundred are drawn; typing finds the others.">
          <One label="Brand" options={BRANDS} />
        </Specimen>
        <Specimen title="Asked for while typing">
          <One label="Brand of the server" options={search} />
        </Specimen>
        <Specimen title="Cannot be asked for">
          <One label="Brand out of reach" options={fail} />
        </Specimen>
        <Specimen title="Free text with proposals">
          <One
            label="Publisher"
            freeText
            options={['Blick', 'Bild', 'Die Zeit'].map((label) => ({ value: label, label }))}
          />
        </Specimen>
        <Specimen title="With an error">
          <One label="Third market" error="Choose another market." value="FR" />
        </Specimen>
        <Specimen title="Disabled and read only">
          <One label="Closed market" disabled value="DE" />
          <One label="Approved market" readOnly value="FR" />
        </Specimen>
      </Specimens>
      <Specimens title="Several of many">
        <Specimen title="With help">
          <Several label="Markets" help="All markets of the plan" value={['DE', 'FR']} />
        </Specimen>
        <Specimen title="Empty, with an error">
          <Several label="Channels" required error="Choose at least one." placeholder="Choose channels" />
        </Specimen>
        <Specimen title="Very many">
          <Several label="Brands" options={BRANDS} value={BRANDS.slice(0, 40).map(({ value }) => value)} />
        </Specimen>
        <Specimen title="Disabled and read only">
          <Several label="Closed markets" disabled value={['DE', 'FR']} />
          <Several label="Approved markets" readOnly value={['DE', 'LONG']} />
        </Specimen>
      </Specimens>
    </>
  )
}
