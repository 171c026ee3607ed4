import type { Frame } from '../surveys/frame.ts'

const codes = (...labels: readonly string[]) => labels.map((label, at) => ({ code: at + 1, label }))

/** Questions as tests of audiences ask them. */
export const FRAME: Frame = [
  { name: 'sex', label: 'Sex', type: 'single', folder: 'People', codes: codes('Male', 'Female') },
  { name: 'age', label: 'Age', type: 'number', folder: 'People', codes: [], unit: 'years' },
  {
    name: 'tv',
    label: 'Television',
    type: 'single',
    folder: 'Media',
    codes: codes('Heavy', 'Medium', 'Light'),
  },
  {
    name: 'brands',
    label: 'Brands bought',
    type: 'multi',
    folder: 'Brands',
    askedOf: 'Buyers',
    codes: [...codes('Acme', 'Beacon', 'Cobalt'), { code: 9, label: 'No answer', missing: true }],
  },
]
