import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { editionInTests } from '../domain/audience/edition-in-tests.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import {
  audienceInTests,
  button,
  names,
  openAudience,
  rule,
  said,
  shown,
  size,
  sums,
  textField,
  write,
} from './audience-app-in-tests.ts'

const TREE = 'tv = 1 AND (sex = 2 OR age >= 30)'

describe('audience builder', () => {
  it('lists the audiences of the brand, and begins a new one on the newest wave of its market', async () => {
    const { documents, mounted } = audienceInTests(TREE)
    const app = await mountMiniApp('audience-builder', mounted())
    await waitUntil(() => app.findAll('.os-grid-rows a, tbody a').length === 1)
    button(app, 'New audience')!.click()
    await waitUntil(() => documents.documents.size === 2)
    const made = [...documents.documents.values()].find(({ id }) => id !== 'one')!
    expect(made.fields['dataset']!.value).to.equal('survey-2026')
    expect(Object.keys(made.fields).filter((path) => path.startsWith('slices/'))).to.have.length(1)
  })

  it('[Builder 1] counts AND, OR, NOT and ATLEAST as the engine does, while the text is written', async () => {
    const { app, datasets } = await openAudience(TREE)
    for (const text of [
      'tv = 1 AND sex = 2',
      'tv = 1 OR age BETWEEN 16 AND 24',
      'NOT tv = 1',
      'ATLEAST 2 OF (tv = 1, sex = 2, age >= 45)',
    ]) {
      write(app, text)
      await waitUntil(() => size(app) === shown(sums(datasets, text).universe))
    }
  })

  it('[Builder 1] shows what each rule does to the size', async () => {
    const { app, datasets } = await openAudience('tv = 1 AND sex = 2 AND age >= 45')
    const cells = () =>
      app
        .findAll('.builder-funnel tbody tr')
        .map((row) =>
          [...row.children]
            .slice(1)
            .map(({ textContent }) => Number(textContent.split(' ')[0]!.replaceAll(',', ''))),
        )
    await waitUntil(() => cells().length === 3)
    const by = (...texts: readonly string[]) => texts.map((text) => shown(sums(datasets, text).universe))
    expect(cells()).to.deep.equal([
      by('tv = 1', 'tv = 1', 'sex = 2 AND age >= 45'),
      by('sex = 2', 'tv = 1 AND sex = 2', 'tv = 1 AND age >= 45'),
      by('age >= 45', 'tv = 1 AND sex = 2 AND age >= 45', 'tv = 1 AND sex = 2'),
    ])
  })

  it('[Builder 2] shows the place of an error, and keeps the last count, marked as old', async () => {
    const { app, storedText } = await openAudience(TREE)
    await waitUntil(() => size(app) > 0)
    const before = size(app)
    write(app, 'tv = 1 AND (sex = 2 OR)')
    await waitUntil(() => said(app, '.fault-place mark') === ')')
    expect(said(app, '.os-field-error')).to.equal('A rule is missing here. (character 23)')
    await waitUntil(() => said(app, '.size-signs').includes('Last count: the text has a mistake'))
    expect(size(app)).to.equal(before)
    button(app, 'Go to the mistake')!.click()
    expect(textField(app).selectionStart).to.equal(22)
    expect(storedText(), 'the tree keeps what could be read').to.equal(TREE)
  })

  it('[Builder 2] shows names and answers that the survey does not have at their place', async () => {
    const { app } = await openAudience(TREE)
    await waitUntil(() => size(app) > 0)
    write(app, 'tv = 1 AND colour = 2')
    await waitUntil(() => said(app, '.fault-place mark') === 'colour')
    write(app, 'tv = 7')
    await waitUntil(() => said(app, '.fault-place mark') === '7')
    expect(said(app, '.os-field-error')).to.equal('“tv” has no answer 7.')
  })

  it('keeps the tree in step with the text, and the text with the tree', async () => {
    const { app, storedText } = await openAudience(TREE)
    write(app, 'tv = 1 AND (sex = 1 OR age >= 50) AND streaming = 1')
    await waitUntil(() => names(app).length === 6)
    await waitUntil(() => storedText() === 'tv = 1 AND (sex = 1 OR age >= 50) AND streaming = 1')
    expect(names(app)).to.include('and Video streaming is Daily')
    textField(app).blur()
    rule(app, 'Video streaming is Daily').focus()
    await sendKeys({ press: 'Delete' })
    await waitUntil(() => textField(app).value === 'tv = 1 AND (sex = 1 OR age >= 50)')
    expect(said(app, '.audience-sentence')).to.equal(
      'People for whom Television viewing is Heavy and (Sex is Men or Age is 50 or more).',
    )
  })

  it('keeps the rule that a colleague changed while somebody writes another', async () => {
    const { app, documents, storedText } = await openAudience('tv = 1 AND sex = 2')
    write(app, 'tv = 1 AND sex = 1')
    documents.setAs('Grace', 'one', { 'nodes/n1/codes': [2] })
    await waitUntil(() => storedText() === 'tv = 2 AND sex = 1')
    await waitUntil(() => textField(app).value === 'tv = 2 AND sex = 1')
  })

  it('[Builder 3] counts of a NOT those who were not asked, and leaves them out when told', async () => {
    const text = 'age >= 18 AND NOT tv_genres = 1'
    const { app, datasets, storedText } = await openAudience(text)
    const notAsked = sums(datasets, `${text} AND NOT ANSWERED tv_genres`).universe
    await waitUntil(() => app.findAll('.not-asked li').length === 1)
    expect(notAsked).to.be.above(0)
    expect(said(app, '.not-asked li')).to.contain(shown(notAsked).toLocaleString('en-GB'))
    button(app, 'Leave them out')!.click()
    await waitUntil(() => storedText() === `${text} AND ANSWERED tv_genres`)
    await waitUntil(() => size(app) === shown(sums(datasets, `${text} AND ANSWERED tv_genres`).universe))
    expect(app.findAll('.not-asked')).to.deep.equal([])
    expect(app.element.shadowRoot!.activeElement!.className).to.equal('rule-name')
  })

  it('[Builder 3] counts of a denied group those who were not asked one of its questions', async () => {
    const text = 'age >= 18 AND NOT (tv_genres = 1 OR tv_genres = 2)'
    const { app, datasets, storedText } = await openAudience(text)
    const notAsked = sums(datasets, `${text} AND NOT ANSWERED tv_genres`).universe
    await waitUntil(() => app.findAll('.not-asked li').length === 1)
    expect(said(app, '.not-asked li')).to.contain(shown(notAsked).toLocaleString('en-GB'))
    button(app, 'Leave them out')!.click()
    await waitUntil(() => storedText() === `${text} AND ANSWERED tv_genres`)
  })

  it('[Builder 4] is one tree where two people moved two groups into each other, and both are told', async () => {
    const { app, documents, storedText } = await openAudience(
      'tv = 1 AND (sex = 1 OR age >= 50) AND (sex = 2 OR age <= 30)',
    )
    documents.setAs('Ada', 'one', { 'nodes/n2/parent': 'n3' })
    documents.setAs('Grace', 'one', { 'nodes/n3/parent': 'n2' })
    await waitUntil(() => app.findAll('.loose-rules .rule-name').length > 0)
    expect(said(app, '.loose-rules .os-notice')).to.contain('Two people moved two groups into each other.')
    expect(
      app.asked.some(
        ({ what, with: [text] }) => what === 'announce' && String(text).startsWith('Two people'),
      ),
    ).to.equal(true)
    expect(storedText()).to.equal('tv = 1')
    app.find('.loose-rules .rule-line [aria-haspopup=menu]').click()
    await waitUntil(() => app.findAll('[role=menuitem], [role=menuitemcheckbox]').length > 0)
    app
      .findAll('[role=menuitem]')
      .find(({ textContent }) => textContent.includes('Put back'))!
      .click()
    await waitUntil(() => app.findAll('.loose-rules').length === 0)
  })

  it('[Builder 5] says of 29 people that no plan can use them', async () => {
    const { app, datasets } = await openAudience()
    const ages = Array.from({ length: 60 }, (_, at) => at + 16)
    const text = ages
      .flatMap((from) =>
        [0, 1, 2, 3, 4, 5, 6].map((more) => `sex = 1 AND age BETWEEN ${from} AND ${from + more}`),
      )
      .find((each) => sums(datasets, each).n === 29)!
    write(app, text)
    await waitUntil(() => said(app, '.size-signs').includes('29 respondents: a plan needs at least 30.'))
    expect(said(app, '.size-signs')).to.contain('Very small base')
  })

  it('[Builder 6] counts rounded data by fives', async () => {
    const licence = { protection: 'rounded', respondents: 'server' } as const
    const { app } = await openAudience(TREE, { survey: { licence } })
    const respondents = () => Number(/Respondents(\d+)/.exec(said(app, '.size-band'))?.[1])
    await waitUntil(() => respondents() > 0)
    expect(respondents() % 5).to.equal(0)
  })

  it('[Builder 6] says in words that a count differs by too few people from an earlier one', async () => {
    const { app } = await openAudience(TREE, {
      survey: { licence: { protection: 'rounded', respondents: 'server' } },
      before: (address, init) =>
        address.includes('/tables') && (init!.body as string).includes('"codes":[2]')
          ? Response.json(
              {
                title: 'Refused',
                status: 409,
                type: 'about:differs-by-too-few',
                detail: 'It differs by too few people.',
              },
              { status: 409, headers: { 'content-type': 'application/problem+json' } },
            )
          : undefined,
    })
    await waitUntil(() => said(app, '.size-signs').includes('differs by too few'))
  })

  it('asks the server once nobody types any more, where respondents stay there', async () => {
    const asked: string[] = []
    const { app, datasets } = await openAudience('tv = 1', {
      permissions: [],
      before: (address, init) => {
        if (address.includes('/tables')) asked.push(init!.body as string)
        return undefined
      },
    })
    await waitUntil(() => size(app) > 0)
    expect(app.findAll('.builder-funnel tbody tr')).to.deep.equal([])
    const before = asked.length
    for (const from of [30, 40, 50]) {
      write(app, `tv = 1 AND age >= ${from}`)
      await nextFrame()
    }
    await waitUntil(() => size(app) === shown(sums(datasets, 'tv = 1 AND age >= 50').universe))
    expect(asked.slice(before).filter((each) => each.includes('"min":30'))).to.deep.equal([])
    expect(button(app, 'Count the funnel')).not.to.equal(undefined)
  })

  it('says of a small audience in a TEST brand that other brands could not plan with it', async () => {
    const { app } = await openAudience('tv = 1', {
      fields: { editions: 1 },
      editions: [editionInTests({ id: 'one', n: 20, flag: '**', forPlan: 'warned' })],
    })
    await waitUntil(() => said(app, '.edition-note').includes('outside of this TEST brand'))
    expect(button(app, 'Use in a scenario')).not.to.equal(undefined)
  })

  it('names rules that change nothing, and those that nobody can meet', async () => {
    const { app } = await openAudience('tv = 1 AND tv IN (1, 2) AND sex = 1 AND sex = 2')
    await waitUntil(() => app.findAll('.rule-note').length === 2)
    expect(app.findAll('.rule-note').map(({ textContent }) => textContent)).to.deep.equal([
      'Changes nothing beside “Television viewing is Heavy”.',
      'No one can meet this and “Sex is Men”.',
    ])
  })

  it('moves rules by keys, and says so', async () => {
    const { app, storedText } = await openAudience('tv = 1 AND (sex = 2 OR age >= 30) AND streaming = 1')
    rule(app, 'Video streaming is Daily').focus()
    await sendKeys({ press: 'Alt+ArrowRight' })
    await waitUntil(() => storedText() === 'tv = 1 AND (sex = 2 OR age >= 30 OR streaming = 1)')
    await nextFrame()
    expect((app.element.shadowRoot!.activeElement as HTMLElement).textContent).to.equal(
      'or Video streaming is Daily',
    )
    await sendKeys({ press: 'Alt+ArrowUp' })
    await waitUntil(() => storedText() === 'tv = 1 AND (sex = 2 OR streaming = 1 OR age >= 30)')
    await sendKeys({ press: 'Alt+ArrowLeft' })
    await waitUntil(() => storedText() === 'tv = 1 AND (sex = 2 OR age >= 30) AND streaming = 1')
    button(app, 'Undo (Ctrl+Z)')!.click()
    await waitUntil(() => storedText() === 'tv = 1 AND (sex = 2 OR streaming = 1 OR age >= 30)')
  })

  it('moves rules by drag', async () => {
    const { app, storedText } = await openAudience('tv = 1 AND (sex = 2 OR age >= 30)')
    const dataTransfer = new DataTransfer()
    const fire = (type: string, on: HTMLElement) => {
      const { left, bottom } = on.getBoundingClientRect()
      on.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          composed: true,
          cancelable: true,
          dataTransfer,
          clientX: left,
          clientY: bottom - 2,
        }),
      )
    }
    fire('dragstart', rule(app, 'Television viewing is Heavy').closest('li')!)
    fire('dragover', rule(app, 'Age is 30 or more').closest('.rule-line')!)
    fire('drop', rule(app, 'Age is 30 or more').closest('.rule-line')!)
    await waitUntil(() => storedText() === 'sex = 2 OR age >= 30 OR tv = 1')
  })

  it('adds answers of the survey to the group at hand', async () => {
    const { app, storedText } = await openAudience(TREE)
    await waitUntil(() => app.findAll('[role=tree] [role=treeitem]').length > 3)
    rule(app, 'Sex is Women').focus()
    app.find<HTMLInputElement>('.builder-questions input').focus()
    await sendKeys({ type: 'streaming daily' })
    await waitUntil(() => app.findAll('[role=treeitem]').some(({ textContent }) => textContent === 'Daily'))
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Control+Enter' })
    await waitUntil(() => storedText() === 'tv = 1 AND (sex = 2 OR age >= 30 OR streaming = 1)')
  })

  it('edits a rule in its place', async () => {
    const { app, storedText } = await openAudience('age >= 30')
    await waitUntil(() => size(app) > 0)
    rule(app, 'Age is 30 or more').click()
    await waitUntil(() => app.findAll('.rule-editor input[type=checkbox]').length === 1)
    app.find('.rule-editor input[type=checkbox]').click()
    await waitUntil(() => storedText() === 'NOT age >= 30')
  })

  it('suggests rules that lose little for what they gain', async () => {
    const { app, storedText } = await openAudience('tv = 1')
    await waitUntil(() => size(app) > 0)
    button(app, 'Suggest rules')!.click()
    await waitUntil(() => app.findAll('.suggestions li').length > 0)
    expect(said(app, '.suggestions li')).to.match(/loses [\d.]+%, index \+\d+/)
    app.find('.suggestions li button').click()
    await waitUntil(() => storedText().startsWith('tv = 1 AND '))
  })

  it('narrows with a suggestion, even where the rules are alternatives, and keeps the focus', async () => {
    const { app, storedText } = await openAudience('tv = 1 OR sex = 2')
    await waitUntil(() => size(app) > 0)
    button(app, 'Suggest rules')!.click()
    await waitUntil(() => app.findAll('.suggestions li button').length > 0)
    const add = app.find<HTMLButtonElement>('.suggestions li button')
    add.focus()
    add.click()
    await waitUntil(() => storedText().startsWith('(tv = 1 OR sex = 2) AND '))
    expect(app.element.shadowRoot!.activeElement).to.equal(button(app, 'Suggest rules'))
    await waitUntil(() => app.findAll('.suggestions li button[disabled]').length === 0)
  })

  it('shows who else is at a rule', async () => {
    const { app, documents } = await openAudience('tv = 1 AND sex = 2')
    await waitUntil(() => documents.followers > 0)
    documents.tellPeople('one', [{ id: 'grace', name: 'Grace Hopper', page: 'p', at: 'nodes/n2/op' }])
    await waitUntil(() => app.findAll('.rules-pane .present-person').length === 1)
    expect(
      app.find('.rules-pane .present-person').closest('[data-node]')!.getAttribute('data-node'),
    ).to.equal('n2')
  })

  it('says what was published, and begins a scenario with that edition', async () => {
    const { app, scenarios } = await openAudience('tv = 1', {
      fields: { editions: 2 },
      editions: [editionInTests({ id: 'one', version: 2 })],
    })
    await waitUntil(() => app.findAll('.edition-note').length === 1)
    expect(said(app, '.edition-note')).to.contain('Edition 2: 18,736 (000), 4,400 respondents.')
    button(app, 'Use in a scenario')!.click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    const [made] = scenarios.documents.values()
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(
      `/brands/brand-1/express-scenario/${made!.id}`,
    )
    expect(made!.fields['pins/audience']!.value).to.deep.equal({ type: 'audience', id: 'one', version: 2 })
    expect(made!.fields['answers/universe']!.value).to.equal(18_735_500)
  })

  it('begins a scenario in one market with the people of that market alone', async () => {
    const { app, datasets, scenarios } = await openAudience('tv = 1', {
      fields: { editions: 1, 'slices/US-2026-H1': true },
      editions: [editionInTests({ id: 'one', markets: ['GB', 'US'], slices: ['US-2026-H1', 'GB-2026-H1'] })],
    })
    await waitUntil(() => app.findAll('.edition-note').length === 1)
    button(app, 'Use in a scenario')!.click()
    await waitUntil(() => scenarios.documents.size === 1)
    const { fields } = [...scenarios.documents.values()][0]!
    expect(fields['answers/market']!.value).to.equal('GB')
    expect(fields['answers/universe']!.value).to.equal(Math.round(sums(datasets, 'tv = 1').universe * 1000))
  })

  it('[Builder 5] offers an edition of 29 people to no scenario', async () => {
    const { app } = await openAudience('tv = 1', {
      fields: { editions: 1 },
      editions: [editionInTests({ id: 'one', n: 29, flag: '**', forPlan: 'refused' })],
    })
    await waitUntil(() => said(app, '.edition-note').includes('29 respondents: a plan needs at least 30.'))
    expect(button(app, 'Use in a scenario')).to.equal(undefined)
  })

  it('takes a published audience as a rule, by its title', async () => {
    const { app, storedText } = await openAudience('tv = 1', {
      editions: [editionInTests({ id: 'readers', title: 'Readers', version: 3 })],
    })
    button(app, 'Add an audience')!.click()
    await waitUntil(() => app.findAll('.chooser-pick').length === 1)
    app.find('.chooser-pick').click()
    await waitUntil(() => storedText() === 'tv = 1 AND AUDIENCE readers@3')
    await waitUntil(() => names(app).at(-1) === 'and the audience “Readers”, edition 3, applies')
  })

  it('brings rules in from a file’s text, and says where that is wrong', async () => {
    const { app, storedText } = await openAudience('tv = 1')
    await waitUntil(() => size(app) > 0)
    button(app, 'Import rules')!.click()
    await waitUntil(() => app.findAll('dialog textarea').length === 1)
    const enterText = async (text: string) => {
      const field = app.find<HTMLTextAreaElement>('dialog textarea')
      field.focus()
      field.select()
      document.execCommand('insertText', false, text)
      await nextFrame()
      button(app, 'Replace the rules')!.click()
    }
    await enterText('{"text": "colour = 1"}')
    await waitUntil(() => said(app, 'dialog .os-field-error').includes('no question “colour”'))
    await enterText('{"text": "sex = 1 OR age >= 70"}')
    await waitUntil(() => storedText() === 'sex = 1 OR age >= 70')
  })

  it('says where the licence allows no exports', async () => {
    const { app } = await openAudience('tv = 1', { survey: { licence: { exports: false } } })
    await waitUntil(() => said(app, '.builder > .os-row').includes('allows no exports'))
  })

  it('stays quick with 200 rules', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `age >= ${(at % 60) + 10}`).join(' OR ')
    const { app, datasets } = await openAudience(text)
    expect(names(app)).to.have.length(201)
    await waitUntil(() => size(app) === shown(sums(datasets, 'age >= 10').universe))
  })
})
