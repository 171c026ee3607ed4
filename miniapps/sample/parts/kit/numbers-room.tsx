import { useState } from 'react'
import { NumberField, type NumberFieldProps } from '../../../kit/controls/number-field.tsx'
import { Specimen, Specimens } from './specimen.tsx'

function Kept({ value, ...rest }: Partial<NumberFieldProps> & { label: string }) {
  const [kept, setKept] = useState(value ?? null)
  return <NumberField {...rest} value={kept} onChange={setKept} />
}

/** Numbers in the person's way of writing them. */
export function NumbersRoom() {
  return (
    <Specimens title="Numbers">
      <Specimen title="With a unit" note="Paste 1.234,56 or 1,234.56: either is read.">
        <Kept label="Budget" unit="EUR" help="Media without fees" value={412_000.5} min={0} step={1000} />
      </Specimen>
      <Specimen title="Percent, between 0 and 100">
        <Kept label="Share" unit="%" min={0} max={100} value={46} required />
      </Specimen>
      <Specimen title="Empty">
        <Kept label="Reach" unit="people" digits={0} />
      </Specimen>
      <Specimen title="Out of range">
        <Kept label="Frequency" min={1} max={12} value={14} />
      </Specimen>
      <Specimen title="With an error of the app">
        <Kept label="Spend" unit="USD" value={12} error="It is more than the budget." />
      </Specimen>
      <Specimen title="Disabled and read only">
        <Kept label="Planned" unit="EUR" value={1200} disabled />
        <Kept label="Booked" unit="EUR" value={1150} readOnly />
      </Specimen>
      <Specimen title="Long words">
        <Kept
          label="Mediennutzungsforschungsbudget der Gesellschaft"
          unit="Tausenderkontaktpreise"
          value={7}
        />
      </Specimen>
    </Specimens>
  )
}
