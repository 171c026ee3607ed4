import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { type Basis, firstBasis } from '../../../domain/surveys/basis.ts'
import type { Dataset } from '../../../domain/surveys/dataset.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { island } from '../../bridge/island.tsx'
import { BasisPicker } from './basis-picker.tsx'

const slice = (market: string, wave: string) => ({
  id: `${market}-${wave}`,
  market,
  wave,
  n: 1000,
  universe: 50_000,
  weightSum: 1000,
})
const dataset = (id: string, name: string): Dataset => ({
  id,
  version: 2,
  latest: 2,
  name,
  publishedAt: '2026-10-01T00:00:00.000Z',
  slices: [slice('GB', '2025-H2'), slice('GB', '2026-H1'), slice('US', '2026-H1')],
  weights: [
    { name: 'main', label: 'Population', source: 'Census', date: '2025-01-01' },
    { name: 'households', label: 'Households', source: 'Registry', date: '2025-01-01' },
  ],
  licence: {
    respondents: 'server',
    protection: 'open',
    smallestAudience: 30,
    exports: true,
    notice: '',
    from: null,
    to: null,
  },
})
const SURVEYS = [dataset('survey', 'Survey'), dataset('panel', 'Panel')]
const [ONLY] = SURVEYS[0]!.weights
const NEWER = { ...SURVEYS[0]!, version: 3, weights: [ONLY!] }

async function shown(start: Partial<Basis> = {}) {
  const now = { basis: { ...firstBasis(SURVEYS[0]!, 'US'), ...start } }
  const Example = () => {
    const [basis, setBasis] = useState<Basis>(now.basis)
    return (
      <BasisPicker
        datasets={[...SURVEYS, NEWER]}
        basis={basis}
        onChange={(changes) => {
          Object.assign(now.basis, changes)
          setBasis({ ...basis, ...changes })
        }}
      />
    )
  }
  const app = await mountMiniApp(island(Example))
  return { app, now }
}

describe('the basis of a count', () => {
  it('begins with the newest wave of the market', () => {
    expect(firstBasis(SURVEYS[0]!, 'GB').slices).to.deep.equal(['GB-2026-H1'])
    expect(firstBasis(SURVEYS[0]!, 'FR').slices).to.deep.equal(['GB-2026-H1'])
  })

  it('has markets by waves, of which one stays', async () => {
    const { app, now } = await shown()
    const box = (name: string) => app.find<HTMLInputElement>(`[aria-label="${name}"]`)
    expect(box('United States, 2026-H1').disabled).to.equal(true)
    box('United Kingdom, 2025-H2').click()
    await waitUntil(() => !box('United States, 2026-H1').disabled)
    box('United States, 2026-H1').click()
    await waitUntil(() => now.basis.slices.join() === 'GB-2025-H2')
    await expect(app.element).to.be.accessible()
  })

  it('takes slices and weight of another dataset', async () => {
    const { app, now } = await shown({ base: 'sex = 1' })
    const select = app.find<HTMLSelectElement>('select')
    select.value = 'panel@2'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => now.basis.dataset === 'panel')
    expect(now.basis).to.include({ weight: 'main', base: '' })
  })

  it('offers each weight of the dataset, and takes one by its name', async () => {
    const { app, now } = await shown()
    const select = app.findAll<HTMLSelectElement>('select')[1]!
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Population', 'Households'])
    select.value = 'households'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => now.basis.weight === 'households')
  })

  it('takes the first weight of another version that lacks the chosen one', async () => {
    const { app, now } = await shown({ weight: 'households' })
    const select = app.find<HTMLSelectElement>('select')
    select.value = 'survey@3'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => now.basis.version === 3)
    expect(now.basis.weight).to.equal('main')
  })

  it('takes a base once it can be read, and says where it cannot', async () => {
    const { app, now } = await shown()
    const field = app.find<HTMLInputElement>('input[type=text]')
    field.focus()
    enter(field, 'sex IN (1, 2')
    await waitUntil(() => app.findAll('.os-field-error').length === 1)
    expect(app.find('.os-field-error').textContent).to.equal('A closing bracket is missing. (character 13)')
    field.blur()
    expect(now.basis.base).to.equal('')
    field.focus()
    enter(field, 'sex = 1')
    field.blur()
    await waitUntil(() => now.basis.base === 'sex = 1')
    expect(app.findAll('.os-field-error')).to.have.length(0)
  })
})
