import { expect } from '@open-wc/testing'
import { RECORDED } from './state-panel-part.ts'

const sources = import.meta.glob<string>('../../stores/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('every store that an action sets is recorded for developers', () => {
  const set = Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([, source]) =>
      [...source.matchAll(/^export const (\$\w+) = (?:atom|map)[<(]/gm)].map(([, name]) => name),
    )
  expect(set).to.include.members(['$session', '$consent'])
  expect(Object.keys(RECORDED)).to.have.members(set)
})
