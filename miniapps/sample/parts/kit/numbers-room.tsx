import { NumberField } from '../../../kit/controls/number-field.tsx'
import { keeping, States } from './states.tsx'

const Amount = keeping(NumberField, null as number | null)

/** Numbers in the person's way of writing them. */
export const NumbersRoom = () => (
  <States
    title="Numbers"
    of={Amount}
    states={[
      [
        'With a unit; 1.234,56 and 1,234.56 are both read where they are pasted',
        { label: 'Budget', unit: 'EUR', help: 'Media without fees', value: 412_000.5, min: 0, step: 1000 },
      ],
      [
        'Percent, between 0 and 100',
        { label: 'Share', unit: '%', min: 0, max: 100, value: 46, required: true },
      ],
      ['Empty', { label: 'Reach', unit: 'people', digits: 0 }],
      ['Out of range', { label: 'Frequency', min: 1, max: 12, value: 14 }],
      [
        'With an error of the app',
        { label: 'Spend', unit: 'USD', value: 12, error: 'It is more than the budget.' },
      ],
      [
        'Disabled and read only',
        { label: 'Planned', unit: 'EUR', value: 1200, disabled: true },
        { label: 'Booked', unit: 'EUR', value: 1150, readOnly: true },
      ],
      [
        'Long words',
        { label: 'Mediennutzungsforschungsbudget der Gesellschaft', unit: 'Tausenderkontaktpreise' },
      ],
    ]}
  />
)
