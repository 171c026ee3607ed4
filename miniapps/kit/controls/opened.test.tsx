import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { FilterBar } from '../views/filters/filter-bar.tsx'
import { Button } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { DateField } from './date-field.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { Menu } from './menu/menu.tsx'
import { MultiSelect } from './multi-select.tsx'

const nothing = () => undefined
const OPTIONS = ['Germany', 'France'].map((label) => ({ value: label, label, disabled: label === 'France' }))
const ITEMS = [
  { key: 'a', label: 'Pinned', checked: true, onSelect: nothing },
  { key: 'b', label: 'Archive', disabled: true, apart: true, onSelect: nothing },
]
const DAY = { min: '2026-11-05', max: '2026-11-25', onChange: nothing }

const OPENED: Readonly<Record<string, { drawn: ReactNode; button: string; shows: string }>> = {
  'a calendar': {
    drawn: <DateField label="Due" {...DAY} value="2026-11-23" />,
    button: 'button.os-date-button',
    shows: '.os-calendar-day',
  },
  'a calendar of periods': {
    // without bounds: periods outside them are not offered, and today may be far away
    drawn: (
      <DateRangeField label="Flight" onChange={nothing} value={{ from: '2026-11-10', to: '2026-11-12' }} />
    ),
    button: 'button.os-date-button',
    shows: '.os-presets',
  },
  'the options of a combobox': {
    drawn: <Combobox label="Market" options={OPTIONS} value="Germany" onChange={nothing} />,
    button: '.os-combobox-button',
    shows: '.os-option',
  },
  'the options of a multi-select': {
    drawn: <MultiSelect label="Markets" options={OPTIONS} value={['Germany']} onChange={nothing} />,
    button: '.os-chips-frame > input',
    shows: '.os-options-foot',
  },
  'a menu': {
    drawn: <Menu label="Actions" items={ITEMS} button={(opener) => <Button {...opener}>Actions</Button>} />,
    button: 'button',
    shows: '[role=menuitem]',
  },
  'a filter': {
    drawn: (
      <FilterBar
        filters={[{ key: 'market', label: 'Market', kind: 'choice', options: OPTIONS }]}
        values={{ market: 'Germany' }}
        onChange={nothing}
      />
    ),
    button: '.os-filter-chip > button',
    shows: '.os-choice',
  },
}

describe('what opens beside a control', () => {
  afterEach(() => emulateMedia({ colorScheme: 'light' }))
  for (const [name, { drawn, button, shows }] of Object.entries(OPENED))
    it(`can be read by everybody: ${name}, light and dark`, async () => {
      const app = await mountMiniApp(island(() => <main>{drawn}</main>))
      await waitUntil(() => app.findAll(button).length > 0)
      await press(app.find(button))
      await waitUntil(() => app.findAll(shows).length > 0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ colorScheme })
        await nextFrame()
        await Promise.all(app.element.shadowRoot!.getAnimations().map(({ finished }) => finished))
        await expect(app.element).to.be.accessible()
      }
    })
})
