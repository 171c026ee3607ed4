import { expect } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sendKeys } from '@web/test-runner-commands'
import { savedFile } from '../../test/browser/saved-file.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { galaxyInTests, openGalaxy } from './galaxy-app-in-tests.ts'

const pixels = (app: MountedMiniApp) => app.find<HTMLCanvasElement>('canvas').toDataURL()
const groups = (app: MountedMiniApp) => app.findAll('.galaxy-group')
const buttonIn = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find(({ textContent }) => textContent.trim() === text)!
const found = async (app: MountedMiniApp) => {
  await waitUntil(() => groups(app).length > 1)
  return app.find('.galaxy-head [role=status]').textContent
}

describe('the audience galaxy', () => {
  it('lists the galaxies of the brand', async () => {
    const app = await mountMiniApp('audience-galaxy', galaxyInTests().mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(app.element.shadowRoot!.textContent).to.match(/Neighbors.*3/)
  })

  it('[Galaxy 1] finds groups of answers that share people, and shows them as tree and table too', async () => {
    const { app, survey } = await openGalaxy()
    expect(await found(app)).to.match(/^15 answers, \d+ pairs of neighbors, \d groups$/)
    expect(survey.calls).not.to.include('POST tables')
    expect(app.findAll('[role=tree] > *').length).to.be.greaterThan(1)
    expect(app.findAll('tbody tr').length).to.be.greaterThan(14)
  })

  it('[Galaxy 2] draws the same picture for the same number', async () => {
    const one = await openGalaxy()
    await found(one.app)
    const other = await openGalaxy()
    await found(other.app)
    expect(pixels(one.app)).to.equal(pixels(other.app))
  })

  it('[Galaxy 4] counts merged groups as the union, and takes them apart again', async () => {
    const { app, value } = await openGalaxy()
    await found(app)
    const before = groups(app).length
    const select = groups(app)[0]!.querySelector('select')!
    select.value = select.options[1]!.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(app.element.shadowRoot!.activeElement!.tagName, 'focus on the other group').to.equal('SELECT')
    await waitUntil(() => groups(app).length === before - 1)
    const apart = app.findAll('button').find(({ textContent }) => textContent === 'Take apart again')!
    apart.focus()
    apart.click()
    expect(app.element.shadowRoot!.activeElement!.closest('[data-group]')).not.to.equal(null)
    await waitUntil(() => groups(app).length === before)
    expect(value('threshold')).to.equal(undefined)
  })

  it('[Galaxy 5] [Galaxy 6] finds segments of people in the worker, and says first how stable they are', async () => {
    const features = ['score_home', 'score_connected', 'score_status', 'score_active'].map((name) => [
      `features/${name}`,
      true,
    ])
    const { app, audiences } = await openGalaxy(Object.fromEntries(features))
    await found(app)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Find segments')!
      .click()
    await waitUntil(() => app.findAll('li.galaxy-group').length === 5)
    expect(
      app
        .findAll('.os-notice')
        .map(({ textContent }) => textContent)
        .join(),
    ).to.match(/Stable|Unstable/)
    app.find('li.galaxy-group button').click()
    await waitUntil(() => audiences.length === 1)
    const { fields } = audiences[0] as { fields: Record<string, unknown> }
    expect(Object.values(fields)).to.include('score_home')
  })

  it('has audiences as nodes beside answers, and says which it cannot count', async () => {
    const pin = (id: string) => ({ [`pins/${id}`]: { type: 'audience', id, version: 1 } })
    const { app, value } = await openGalaxy({ ...pin('acme'), ...pin('newer') })
    await waitUntil(() => app.findAll('.galaxy-head [role=status]').length > 0)
    expect(await found(app)).to.match(/^16 answers/)
    expect(app.element.shadowRoot!.textContent).to.contain('Newer was built on version 2 of Survey 2026')
    app.find('.galaxy-audiences > button').focus()
    const off = app
      .findAll('button')
      .find(({ ariaLabel, textContent }) => `${ariaLabel} ${textContent}`.includes('Take Acme drinkers out'))!
    off.click()
    await waitUntil(() => value('pins/acme') === null)
    await waitUntil(() => app.find('.galaxy-head [role=status]').textContent.startsWith('15 answers'))
  })

  it('keeps where a node was put by keys, and takes it back', async () => {
    const { app, documents } = await openGalaxy()
    await found(app)
    app.find('.galaxy-stage').focus()
    for (const press of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowDown']) await sendKeys({ press })
    expect(documents.documents.get('one')!.fields).not.to.have.property('places/tv.1/x')
    await sendKeys({ press: 'Enter' })
    const placed = () =>
      Object.entries(documents.documents.get('one')!.fields).filter(
        ([path, field]) => path.startsWith('places/') && field.value !== null,
      )
    await waitUntil(() => placed().length === 2)
    buttonIn(app, 'Undo all moves').click()
    await waitUntil(() => placed().length === 0)
    expect(app.element.shadowRoot!.activeElement!.className).to.equal('galaxy-stage')
  })

  it('writes a name as one change once it is typed', async () => {
    const { app, documents } = await openGalaxy()
    await found(app)
    const field = groups(app)[0]!.querySelector('input')!
    field.focus()
    const { version } = documents.documents.get('one')!
    for (const letter of 'Evenings') document.execCommand('insertText', false, letter)
    field.blur()
    await waitUntil(() => documents.documents.get('one')!.version === version + 1)
    await waitUntil(() => app.findAll('h2').some(({ textContent }) => textContent === 'Evenings'))
  })

  it('finds segments by a tree, each with its rule, and saves one as an audience', async () => {
    const { app, audiences } = await openGalaxy({
      'features/age_band': true,
      'features/score_home': true,
      method: 'tree',
      target: 'tv',
    })
    await found(app)
    buttonIn(app, 'Find segments').click()
    await waitUntil(() => app.findAll('li.galaxy-group').length > 1)
    expect(app.find('li.galaxy-group').textContent).to.match(/(Age band|score|Score).*Most often/)
    app.find('li.galaxy-group button').click()
    await waitUntil(() => audiences.length === 1)
    const { fields } = audiences[0] as { fields: Record<string, unknown> }
    expect(JSON.stringify(fields)).to.match(/age_band|score_home/)
  })

  it('leaves with hidden figures as hidden, and with its source in each form', async () => {
    const { app } = await openGalaxy({ base: 'age <= 19', threshold: 0 })
    await waitUntil(() => app.findAll('tbody tr').length > 14)
    const saved = async (label: string) => {
      const { file, name } = await savedFile(async () => {
        buttonIn(app, 'Export').click()
        await waitUntil(() => app.findAll('.os-menu-item').length > 0)
        app
          .findAll('.os-menu-item')
          .find(({ textContent }) => textContent.includes(label))!
          .click()
      })
      return { file, name, text: await file.text() }
    }
    const csv = await saved('CSV')
    expect(csv.text)
      .to.match(/Hidden: too few people/)
      .and.match(/Invented respondents/)
    const graph = await saved('GraphML')
    expect(graph.text).to.contain('<data key="hidden">true</data>').and.contain('Invented respondents')
    expect(graph.text).not.to.match(/Television viewing: Heavy<\/data><data key="size">/)
    const picture = await createImageBitmap((await saved('PNG')).file)
    expect(picture.height / picture.width).to.be.greaterThan(800 / 1200)
  })

  it('says that its licence lets nothing be taken along', async () => {
    const { app } = await openGalaxy({}, { licence: { exports: false } })
    await found(app)
    expect(app.find('.galaxy-head').textContent).to.contain('allows no exports')
  })

  it('saves a group as an audience of all that are in any of its answers', async () => {
    const { app, audiences } = await openGalaxy()
    await found(app)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Save as audience')!
      .click()
    await waitUntil(() => audiences.length === 1)
    const { place, fields } = audiences[0] as { place: string; fields: Record<string, unknown> }
    expect(place).to.equal('brand-1')
    expect(fields['nodes/root/op']).to.equal('or')
    expect(fields['dataset']).to.equal('survey-2026')
  })
})
