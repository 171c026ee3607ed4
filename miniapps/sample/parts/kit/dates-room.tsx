import { useState } from 'react'
import { DateField, type DateFieldProps } from '../../../kit/controls/date-field.tsx'
import { DateRangeField, type DateRangeFieldProps } from '../../../kit/controls/date-range-field.tsx'
import { Specimen, Specimens } from './specimen.tsx'

function Day({ value = '', ...rest }: Partial<DateFieldProps> & { label: string }) {
  const [kept, setKept] = useState(value)
  return <DateField {...rest} value={kept} onChange={setKept} />
}

function Flight({ value, ...rest }: Partial<DateRangeFieldProps> & { label: string }) {
  const [kept, setKept] = useState(value ?? { from: '', to: '' })
  return <DateRangeField {...rest} value={kept} onChange={setKept} />
}

/** Days and periods, in the order of the person's locale. */
export function DatesRoom() {
  return (
    <>
      <Specimens title="Days">
        <Specimen title="With help">
          <Day label="Due date" help="When the action is to be done" value="2026-11-23" />
        </Specimen>
        <Specimen title="Empty and required">
          <Day label="Start" required />
        </Specimen>
        <Specimen title="Too early">
          <Day label="Launch" min="2026-06-01" max="2026-12-31" value="2026-05-04" />
        </Specimen>
        <Specimen title="Disabled and read only">
          <Day label="Booked on" value="2026-03-01" disabled />
          <Day label="Submitted on" value="2026-03-01" readOnly />
        </Specimen>
      </Specimens>
      <Specimens title="Periods">
        <Specimen title="With usual periods">
          <Flight label="Flight" value={{ from: '2026-10-01', to: '2026-12-31' }} />
        </Specimen>
        <Specimen title="Empty">
          <Flight label="Reporting period" help="Leave a side open for all before or after" />
        </Specimen>
        <Specimen title="The end before the start">
          <Flight label="Offer" value={{ from: '2026-10-12', to: '2026-10-01' }} presets={[]} />
        </Specimen>
        <Specimen title="Disabled and read only">
          <Flight label="Closed" value={{ from: '2026-01-01', to: '2026-01-31' }} disabled />
          <Flight label="Approved" value={{ from: '2026-01-01', to: '2026-01-31' }} readOnly />
        </Specimen>
        <Specimen title="Long words">
          <Flight label="Auswertungszeitraum der Mediennutzungsforschungsgesellschaft" />
        </Specimen>
      </Specimens>
    </>
  )
}
