import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { Frame } from '../../../domain/surveys/frame.ts'
import type { FramePick } from '../../../domain/surveys/frame-pick.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { island } from '../../bridge/island.tsx'
import { droppedPicks, isFrameDrag } from './frame-picks.ts'
import { FrameTree } from './frame-tree.tsx'

const codes = (...labels: readonly string[]) => labels.map((label, at) => ({ code: at + 1, label }))
const FRAME: Frame = [
  { name: 'sex', label: 'Sex', type: 'single', folder: 'People', codes: codes('Men', 'Women') },
  { name: 'age', label: 'Age', type: 'number', folder: 'People', codes: [] },
  {
    name: 'tv',
    label: 'Television',
    type: 'single',
    folder: 'Media/Screens',
    codes: codes('Heavy', 'Medium', 'Light'),
  },
]

async function shown(frame = FRAME) {
  const done: [string, string[]][] = []
  const told = (key: string) => (picks: readonly FramePick[]) =>
    done.push([
      key,
      picks.map(({ variable, codes }) => [variable.name, ...codes.map(({ code }) => code)].join(' ')),
    ])
  const Example = () => (
    <>
      <FrameTree
        frame={frame}
        actions={[
          { key: 'rows', label: 'To rows', keys: 'Ctrl+Enter', run: told('rows') },
          { key: 'columns', label: 'To columns', keys: 'Shift+Enter', run: told('columns') },
        ]}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="target"
        onDragOver={(event) => isFrameDrag(event) && event.preventDefault()}
        onDrop={(event) => told('dropped')(droppedPicks(event, frame))}
      />
    </>
  )
  const app = await mountMiniApp(island(Example))
  return { app, done }
}
const press = async (...keys: readonly string[]) => {
  for (const each of keys) await sendKeys({ press: each })
}
const items = (app: MountedMiniApp) =>
  app.findAll('[role=treeitem] > .os-tree-row .os-tree-name').map(({ textContent }) => textContent)
const find = async (app: MountedMiniApp, text: string) => {
  enter(app.find<HTMLInputElement>('input[type=search]'), text)
  await waitUntil(() => app.find('output').textContent.includes('found'))
}

describe('the tree of a survey', () => {
  it('has folders with questions with answers', async () => {
    const { app } = await shown()
    expect(items(app)).to.deep.equal(['People', 'Media'])
    app.find('[role=tree]').focus()
    await press('End', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    expect(items(app)).to.deep.equal(['People', 'Media', 'Screens', 'Television', 'Heavy', 'Medium', 'Light'])
    await expect(app.element).to.be.accessible()
  })

  it('finds questions by labels, names and answers, and shows the answers that were found', async () => {
    const { app } = await shown()
    await find(app, 'heav tele')
    expect(items(app)).to.deep.equal(['Television Media/Screens', 'Heavy'])
    await find(app, 'people')
    expect(items(app)).to.deep.equal(['Sex People', 'Age People'])
    await find(app, 'radio')
    expect(app.find('output').textContent).to.equal('No question found')
  })

  it('hands on by one key the item in focus, or all that are ticked, in the order of the survey', async () => {
    const { app, done } = await shown()
    await find(app, 'e')
    app.find<HTMLInputElement>('input[type=search]').focus()
    await press('ArrowDown', 'Control+Enter')
    expect(done.pop()).to.deep.equal(['rows', ['sex']])
    await press(
      'End',
      'ArrowRight',
      'End',
      'Space',
      'Home',
      'ArrowRight',
      'ArrowDown',
      'Space',
      'Shift+Enter',
    )
    expect(done.pop()).to.deep.equal(['columns', ['sex 1', 'tv 3']])
    await waitUntil(() => app.findAll('[aria-selected=true]').length === 0)
  })

  it('hands on by a button, which keeps the focus', async () => {
    const { app, done } = await shown()
    const button = app.find<HTMLButtonElement>('.os-frame-actions button')
    expect(button.disabled).to.equal(true)
    await find(app, 'sex')
    app.find<HTMLInputElement>('.os-tree-tick').click()
    await waitUntil(() => !button.disabled)
    button.focus()
    button.click()
    expect(done).to.deep.equal([['rows', ['sex']]])
    await waitUntil(() => button.ariaDisabled === 'true')
    expect(app.element.shadowRoot!.activeElement).to.equal(button)
  })

  it('is dragged: what is held, or all that is ticked', async () => {
    const { app, done } = await shown()
    await find(app, 'light')
    const dataTransfer = new DataTransfer()
    const send = (type: string, on: Element) =>
      on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    send('dragstart', app.findAll('.os-tree-row').at(-1)!)
    expect(send('dragover', app.find('.target')), 'it may be dropped there').to.equal(false)
    send('drop', app.find('.target'))
    expect(done).to.deep.equal([['dropped', ['tv 3']]])
  })

  it('shows the first of many that were found, and the others when asked', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({
      ...FRAME[1]!,
      name: `q${at}`,
      label: `Item ${at}`,
    }))
    const { app } = await shown(many)
    await find(app, 'item')
    expect(app.find('output').textContent).to.contain('130 questions found')
    const more = (text: string) => app.findAll('button').find(({ textContent }) => textContent === text)
    expect(items(app)).to.have.length(60)
    more('Show 60 more')!.click()
    await waitUntil(() => items(app).length === 120)
    more('Show 10 more')!.click()
    await waitUntil(() => items(app).length === 130)
    expect(app.findAll('button').some(({ textContent }) => textContent.includes('more'))).to.equal(false)
    expect(app.find('[role=tree]').contains(app.element.shadowRoot!.activeElement)).to.equal(true)
  })
})
