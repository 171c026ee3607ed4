import { expect, fixture, html } from '@open-wc/testing'
import './index.ts'
import type { OsTable, TableSort } from './os-table.ts'

const tableIn = (around: Node) => (around as Element).querySelector<OsTable>('os-table')!
const TABLE = html`<os-table><table><thead><tr><th data-sort="name"><button>Name</button></th></tr></thead>
  <tbody><tr><td>Kaffee</td></tr></tbody></table></os-table>`

describe('os-table', () => {
  it('says the wish for an order and shows it on the heading, unless the page does so itself', async () => {
    const table = tableIn(await fixture(html`<div>${TABLE}</div>`))
    const heard: TableSort[] = []
    table.addEventListener('os-sort', (event) => {
      heard.push(event.detail)
      if (heard.length === 3) event.preventDefault()
    })
    const heading = table.querySelector('th')!
    for (let press = 0; press < 3; press++) heading.querySelector('button')!.click()
    expect(heard.map(({ column, direction }) => `${column} ${direction}`)).to.deep.equal([
      'name ascending',
      'name descending',
      'name ascending',
    ])
    expect(heading.ariaSort).to.equal('descending')
  })

  it('dresses the cells of a table in a shadow too', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`)
    const shadow = host.attachShadow({ mode: 'open' })
    const table = tableIn(await fixture(html`<div>${TABLE}</div>`))
    shadow.append(table)
    await table.updateComplete
    expect(getComputedStyle(table.querySelector('td')!).paddingInlineStart).to.not.equal('1px')
  })
})
