/** A colour token and what it is measured against: the least ratio WCAG 2.2 AA asks of it there. */
export interface MeasuredToken {
  name: string
  on?: string
  least?: number
}

const STATUSES = ['information', 'error', 'warning', 'success'] as const
const TEXT = 4.5
const CONTROL = 3

const plain = (...names: readonly string[]): MeasuredToken[] => names.map((name) => ({ name }))
const text = (name: string, on = 'page'): MeasuredToken => ({ name, on, least: TEXT })
const control = (name: string, on = 'page'): MeasuredToken => ({ name, on, least: CONTROL })

/** Every colour token but the charts', in the order of the entity in spec section 3. */
export const TOKEN_GROUPS: readonly { title: string; tokens: readonly MeasuredToken[] }[] = [
  { title: 'Surfaces', tokens: plain('page', 'surface', 'surface-raised', 'surface-sunken', 'overlay') },
  {
    title: 'Text and borders',
    tokens: [
      text('text'),
      text('text-muted'),
      { name: 'text-disabled', on: 'page' },
      { name: 'border', on: 'page' },
      control('border-strong'),
      control('focus'),
    ],
  },
  {
    title: 'Brand',
    tokens: [
      ...plain('brand-primary', 'brand-primary-hover', 'brand-primary-active'),
      text('on-brand', 'brand-primary'),
      text('brand-text'),
      text('brand-text', 'brand-subtle'),
      ...plain('brand-subtle', 'brand-secondary'),
      text('on-brand-secondary', 'brand-secondary'),
    ],
  },
  ...STATUSES.map((status) => ({
    title: status[0]!.toUpperCase() + status.slice(1),
    tokens: [
      control(status),
      text(`on-${status}`, status),
      ...plain(`${status}-subtle`),
      text(`${status}-text`, `${status}-subtle`),
      control(`${status}-border`),
    ],
  })),
  { title: 'Special', tokens: [...plain('special'), text('special-text', 'special')] },
  {
    title: 'Greys',
    tokens: plain('grey-1', 'grey-2', 'grey-3', 'grey-4', 'grey-5', 'grey-6').map(({ name }) => ({
      name,
      on: 'page',
    })),
  },
]

/** The three ramps of data visualisation; `pairs` says which of their colours meet in one chart. */
export const RAMPS = [
  { title: 'Comparative', use: 'Kinds of thing; any two may meet.', name: 'data-comparative', pairs: 'any' },
  { title: 'Sequential', use: 'From little to much.', name: 'data-sequential', pairs: 'neighbours' },
  { title: 'Diverging', use: 'Below and above a middle.', name: 'data-diverging', pairs: 'neighbours' },
] as const
