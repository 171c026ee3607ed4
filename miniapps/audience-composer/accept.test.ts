import { expect } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { composerInTests, openComposition, questionInTests, setInTests } from './composer-in-tests.ts'

/** E6: 4,000 and 3,000 with 1,200 in both, of 20,000. */
const E6 = { cells: { 0: 14_200, 1: 2800, 2: 1800, 3: 1200 } }
const PAIR = [setInTests(0), setInTests(1)]
const resultOf = (app: MountedMiniApp) => app.findAll('.result-size')[0]?.textContent ?? ''
const rowsOf = (app: MountedMiniApp, caption: string) =>
  app
    .findAll('table')
    .find((table) => table.querySelector('caption')?.textContent === caption)
    ?.querySelectorAll('tbody tr') ?? []
const named = (app: MountedMiniApp, name: string) =>
  app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent).trim() === name)
async function pressed(app: MountedMiniApp, name: string) {
  await waitUntil(() => named(app, name) !== undefined)
  named(app, name)!.click()
}

describe('the audience composer', () => {
  it('lists compositions alone among the audiences of the brand', async () => {
    const { documents, mounted } = composerInTests({ editions: PAIR, title: 'Both of them' })
    documents.add('two', { title: 'By rules' }, { place: 'brand-1' })
    const app = await mountMiniApp('audience-composer', mounted('/'))
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(app.element.shadowRoot!.textContent).to.contain('Both of them').and.not.to.contain('By rules')
  })

  it('[Composer 1] counts an overlap exactly in one version of a dataset', async () => {
    const { app } = await openComposition({ editions: PAIR, ops: ['and', 'and'], counts: E6 })
    await waitUntil(() => resultOf(app) === '1,200 (000)')
    const [pair] = rowsOf(app, 'Overlap of each two')
    expect(pair!.textContent).to.match(/1,200.*5,800.*40%.*20\.7%.*2 ×/)
    expect(app.find('.composition').textContent).to.contain('Exact')
  })

  it('[Composer 1] gives bounds across datasets, and never calls them exact', async () => {
    const { app } = await openComposition({
      editions: [setInTests(0), setInTests(1, { dataset: 'other', datasetName: 'Other' })],
      ops: ['and', 'and'],
    })
    await waitUntil(() => resultOf(app) === '2,000 to 3,000 (000)')
    expect(app.find('.composition').textContent)
      .to.contain('≈ 2,400 (000)')
      .and.to.contain('different datasets')
      .and.not.to.match(/exact/i)
  })

  it('[Composer 1] counts another version by the same questions as a bridge, never as exact', async () => {
    const { app } = await openComposition({
      editions: [PAIR[0]!, setInTests(1, { datasetVersion: 2 })],
      ops: ['and', 'and'],
      counts: E6,
      frames: { 'survey-2026/1': [questionInTests(1)], 'survey-2026/2': [questionInTests(1)] },
    })
    await waitUntil(() => resultOf(app) === '1,200 (000)')
    const result = app.find('.result-card').textContent
    expect(result).to.contain('Bridge').and.to.contain('Set 2, 3,000 (000) in Survey 2026, version 2')
    expect(app.findAll('.joined-set')[1]!.textContent).to.contain('3,000 (000) · Survey 2026, version 2')
    await pressed(app, 'How computed')
    await waitUntil(() => app.findAll('.os-facts dd').some(({ textContent }) => textContent === 'Bridge'))
    expect(app.find('.composition').textContent).not.to.match(/exact/i)
  })

  it('[Composer 1] names the question that keeps it from a bridge, and estimates', async () => {
    const { app } = await openComposition({
      editions: [PAIR[0]!, setInTests(1, { datasetVersion: 2 })],
      ops: ['and', 'and'],
      frames: { 'survey-2026/1': [questionInTests(1)], 'survey-2026/2': [questionInTests(1, 'Often')] },
    })
    await waitUntil(() => resultOf(app) === '2,000 to 3,000 (000)')
    expect(app.find('.result-card').textContent)
      .to.contain(
        'Set 2 cannot be counted in Survey 2026, version 1: “Drinks 1” has no answer “Often” there.',
      )
      .and.to.contain('≈ 2,400 (000)')
      .and.not.to.match(/exact|bridge/i)
  })

  it('[Composer 2] counts who is in one without the other', async () => {
    const { app } = await openComposition({ editions: PAIR, ops: ['and', 'minus'], counts: E6 })
    await waitUntil(() => resultOf(app) === '2,800 (000)')
  })

  it('[Composer 3] shows cells of eight audiences that add up to the base', async () => {
    const editions = Array.from({ length: 8 }, (_, place) => setInTests(place))
    const cells = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [(at * 37) % 256, 100 + at]))
    const { app } = await openComposition({ editions, ops: editions.map(() => 'or'), counts: { cells } })
    await waitUntil(() => rowsOf(app, 'Who is in which audiences').length >= 50)
    app
      .findAll('figure button')
      .find(({ textContent }) => textContent.includes('Show'))
      ?.click()
    await pressed(app, 'Table')
    const more = () =>
      app.findAll('figure button').find(({ textContent }) => /^Show \d+ more/.test(textContent))
    more()?.click()
    await waitUntil(() => rowsOf(app, 'Who is in which audiences').length === 60)
    const sizes = [...rowsOf(app, 'Who is in which audiences')].map((row) =>
      Number(row.querySelectorAll('td')[0]!.textContent.replace(',', '')),
    )
    const base = Object.values(cells).reduce((sum, size) => sum + size, 0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.equal(base)
  })

  it('[Composer 4] offers a newer edition, and leaves the result until it is taken', async () => {
    const newer = setInTests(0, { version: 2, latest: 2, universe: 4400 })
    const { app, value } = await openComposition({
      editions: [setInTests(0, { latest: 2 }), newer, setInTests(1)],
      ops: ['and', 'and'],
      counts: E6,
    })
    await waitUntil(() => app.findAll('.newer li').length === 1)
    expect(app.find('.newer').textContent).to.contain('4,400 (000)').and.to.contain('4,000 (000)')
    await waitUntil(() => resultOf(app) === '1,200 (000)')
    const pinned = () => ['node-1', 'node-2'].map((node) => value(`nodes/${node}/edition`))
    expect(pinned()).to.deep.equal([1, 1])
    await pressed(app, 'Use edition 2')
    await waitUntil(() => pinned().includes(2))
    expect(app.asked.some((asked) => asked.with[0] === 'Set 1 is edition 2 now.')).to.equal(true)
  })

  it('[Composer 5] takes cells of too few people together', async () => {
    const { app } = await openComposition({
      editions: PAIR,
      ops: ['and', 'or'],
      counts: { cells: { 0: 14_200, 1: 2800, 2: 1800 }, other: { n: 8, w: 8, universe: 8 } },
    })
    await waitUntil(() => rowsOf(app, 'Who is in which audiences').length === 4)
    const texts = [...rowsOf(app, 'Who is in which audiences')].map(({ textContent }) => textContent)
    expect(texts[2]).to.match(/^Other: groups of too few people8/)
  })

  it('[Composer 6] refuses an audience that is made of this one, with the way back', async () => {
    const loop = setInTests(0, {
      title: 'Loop',
      expression: { op: 'audience', id: 'one', version: 1 },
    })
    const { app } = await openComposition({ editions: [loop] })
    await pressed(app, 'Join an audience')
    await waitUntil(() => app.findAll('.chooser-pick').length === 1)
    app.find('.chooser-pick').click()
    await waitUntil(() => app.findAll('.joined-sets [role=alert]').length === 1)
    expect(app.find('.joined-sets [role=alert]').textContent).to.contain('Both → Loop → Both')
  })

  it('joins what is chosen, counted over its people', async () => {
    const { app, value } = await openComposition({ editions: PAIR, counts: E6 })
    for (const place of [0, 1]) {
      await pressed(app, 'Join an audience')
      await waitUntil(() => app.findAll('.chooser-pick').length === 2 - place)
      app.find('.chooser-pick').click()
      await waitUntil(() => app.findAll('.joined-set').length === place + 1)
    }
    await waitUntil(() => value('dataset') === 'survey-2026' && value('slices/GB-2026-H1') === true)
    await waitUntil(() => resultOf(app) === '1,200 (000)')
    await pressed(app, 'Remove Set 1')
    await waitUntil(() => app.findAll('.joined-set').length === 1)
  })

  const basis = (value: (path: string) => unknown) => [value('version'), value('slices/US-2026-H1') === true]

  it('is counted over the people of the audience that comes first now, when the first is taken out', async () => {
    const american = setInTests(1, { datasetVersion: 2, slices: ['US-2026-H1'] })
    const { app, value } = await openComposition({ editions: [PAIR[0]!, american], ops: ['and', 'and'] })
    await pressed(app, 'Remove Set 1')
    await waitUntil(() => value('version') === 2)
    expect(basis(value)).to.deep.equal([2, true])
    expect([value('slices/GB-2026-H1')]).to.deep.equal([null])
  })

  it('is counted in the version of a newer edition, when that is taken for the first audience', async () => {
    const newer = setInTests(0, { version: 2, latest: 2, datasetVersion: 2, slices: ['US-2026-H1'] })
    const { app, value } = await openComposition({
      editions: [setInTests(0, { latest: 2 }), newer, setInTests(1)],
      ops: ['and', 'and'],
      counts: E6,
    })
    await pressed(app, 'Use edition 2')
    await waitUntil(() => value('version') === 2)
    expect(basis(value)).to.deep.equal([2, true])
  })

  it('says that a licence allows no exports', async () => {
    const { app } = await openComposition({
      editions: PAIR,
      ops: ['and', 'and'],
      counts: E6,
      licence: { exports: false },
    })
    await waitUntil(() => resultOf(app) === '1,200 (000)')
    await waitUntil(() => app.findAll('.os-figure').length === 3)
    expect(app.find('.composition').textContent).to.contain('allows no exports')
    expect(named(app, 'Export')).to.equal(undefined)
    expect(app.findAll('button').filter(({ ariaLabel }) => ariaLabel?.startsWith('Download'))).to.deep.equal(
      [],
    )
  })

  it('names the base in the source of its figures', async () => {
    const { app } = await openComposition({ editions: PAIR, ops: ['and', 'and'], counts: E6 })
    await pressed(app, 'How computed')
    await waitUntil(() =>
      app.findAll('.os-facts dd').some(({ textContent }) => textContent === 'All respondents'),
    )
  })

  it('keeps the focus with an audience that moves, and in the list when one goes', async () => {
    const editions = [0, 1, 2].map((place) => setInTests(place))
    const { app } = await openComposition({ editions, ops: ['and', 'and', 'or'], counts: E6 })
    const focused = () => {
      const element = app.element.shadowRoot!.activeElement as HTMLElement | null
      return (element?.ariaLabel ?? element?.textContent)?.trim()
    }
    const press = async (name: string) => {
      await waitUntil(() => named(app, name) !== undefined)
      named(app, name)!.focus()
      named(app, name)!.click()
    }
    await press('Move Set 3 up')
    await waitUntil(() => app.findAll('.joined-set h3')[1]!.textContent.includes('Set 3'))
    expect(focused()).to.equal('Move Set 3 up')
    await press('Move Set 3 up')
    await waitUntil(() => app.findAll('.joined-set h3')[0]!.textContent.includes('Set 3'))
    expect(focused()).to.equal('Remove Set 3')
    for (const [gone, next] of [
      ['Set 3', 'Remove Set 1'],
      ['Set 2', 'Remove Set 1'],
      ['Set 1', 'Join an audience'],
    ]) {
      await press(`Remove ${gone}`)
      await waitUntil(() => named(app, `Remove ${gone}`) === undefined)
      expect(focused()).to.equal(next)
    }
  })

  it('keeps the last figures while it counts anew, marked as older', async () => {
    let open = () => {}
    let held: Promise<void> | undefined
    const { app } = await openComposition({
      editions: PAIR,
      ops: ['and', 'and'],
      counts: E6,
      until: () => held ?? Promise.resolve(),
    })
    await waitUntil(() => resultOf(app) === '1,200 (000)')
    held = new Promise((resolve) => (open = resolve))
    const op = app.find<HTMLSelectElement>('.joined-set select')
    op.value = 'or'
    op.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => app.findAll('.os-last-figures[data-old]').length === 1)
    expect(app.find('.os-last-figures[data-old]').textContent).to.contain(
      'These figures are from before the last change.',
    )
    expect(resultOf(app)).to.equal('1,200 (000)')
    open()
    await waitUntil(() => resultOf(app) === '5,800 (000)')
    expect(app.findAll('.os-last-figures[data-old]')).to.have.length(0)
  })
})
