import { Combobox } from '../../../kit/controls/combobox.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { keeping, States } from './states.tsx'

const One = keeping(Combobox, '')
const Several = keeping(MultiSelect, [] as readonly string[])

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'ES', label: 'España' },
  { value: 'GB', label: 'Great Britain' },
  { value: 'AQ', label: 'Antarctica', disabled: true },
  { value: 'LONG', label: 'Mediennutzungsforschungsgesellschaft für Werbewirkungsuntersuchungen' },
]
const BRANDS = Array.from({ length: 3_000 }, (_, at) => ({ value: `b${at}`, label: `Brand ${at + 1}` }))
const PUBLISHERS = ['Blick', 'Bild', 'Die Zeit'].map((label) => ({ value: label, label }))
const ANSWER_MS = 600

/** As an API would answer. */
const search = (text: string): Promise<typeof BRANDS> =>
  new Promise((answer) => {
    const found = BRANDS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    setTimeout(() => answer(found), ANSWER_MS)
  })
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

/** One or several of many values, found by typing. */
export const ChoicesRoom = () => (
  <>
    <States
      title="One of many"
      of={One}
      states={[
        ['With help', { label: 'Market', options, help: 'Type to narrow', value: 'DE' }],
        [
          'Empty, required',
          { label: 'Second market', options, required: true, placeholder: 'Choose a market' },
        ],
        ['Three thousand: a hundred are drawn, typing finds the others', { label: 'Brand', options: BRANDS }],
        ['Asked for while typing', { label: 'Brand of the server', options: search }],
        ['Cannot be asked for', { label: 'Brand out of reach', options: fail }],
        ['Free text with proposals', { label: 'Publisher', freeText: true, options: PUBLISHERS }],
        ['With an error', { label: 'Third market', options, error: 'Choose another market.', value: 'FR' }],
        [
          'Disabled and read only',
          { label: 'Closed market', options, disabled: true, value: 'DE' },
          { label: 'Approved market', options, readOnly: true, value: 'FR' },
        ],
      ]}
    />
    <States
      title="Several of many"
      of={Several}
      states={[
        ['Two chosen', { label: 'Markets', options, help: 'All markets of the plan', value: ['DE', 'FR'] }],
        [
          'Empty, with an error',
          {
            label: 'Channels',
            options,
            required: true,
            error: 'Choose at least one.',
            placeholder: 'Choose channels',
          },
        ],
        [
          'Very many',
          { label: 'Brands', options: BRANDS, value: BRANDS.slice(0, 40).map(({ value }) => value) },
        ],
        [
          'Several disabled and read only',
          { label: 'Closed markets', options, disabled: true, value: ['DE', 'FR'] },
          { label: 'Approved markets', options, readOnly: true, value: ['DE', 'LONG'] },
        ],
      ]}
    />
  </>
)
