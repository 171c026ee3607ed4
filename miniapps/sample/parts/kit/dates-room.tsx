import { DateField } from '../../../kit/controls/date-field.tsx'
import { DateRangeField } from '../../../kit/controls/date-range-field.tsx'
import { keeping, States } from './states.tsx'

const Day = keeping(DateField, '')
const Flight = keeping(DateRangeField, { from: '', to: '' })
const JANUARY = { from: '2026-01-01', to: '2026-01-31' }

/** Days and periods, in the order of the person's locale. */
export const DatesRoom = () => (
  <>
    <States
      title="Days"
      of={Day}
      states={[
        ['With help', { label: 'Due date', help: 'When the action is to be done', value: '2026-11-23' }],
        ['Empty and required', { label: 'Start', required: true }],
        ['Too early', { label: 'Launch', min: '2026-06-01', max: '2026-12-31', value: '2026-05-04' }],
        [
          'Disabled and read only',
          { label: 'Booked on', value: '2026-03-01', disabled: true },
          { label: 'Submitted on', value: '2026-03-01', readOnly: true },
        ],
      ]}
    />
    <States
      title="Periods"
      of={Flight}
      states={[
        ['With usual periods', { label: 'Flight', value: { from: '2026-10-01', to: '2026-12-31' } }],
        ['Empty period', { label: 'Reporting period', help: 'Leave a side open for all before or after' }],
        [
          'The end before the start',
          { label: 'Offer', value: { from: '2026-10-12', to: '2026-10-01' }, presets: [] },
        ],
        [
          'Disabled and read only period',
          { label: 'Closed', value: JANUARY, disabled: true },
          { label: 'Approved', value: JANUARY, readOnly: true },
        ],
        ['Long words', { label: 'Auswertungszeitraum der Mediennutzungsforschungsgesellschaft' }],
      ]}
    />
  </>
)
