import { useState } from 'react'
import { Archive, Copy, Ellipsis, Info, Pencil, Trash2 } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { Menu, type MenuItem } from '../../../kit/controls/menu/menu.tsx'
import { Popover } from '../../../kit/controls/popover/popover.tsx'
import { Tooltip } from '../../../kit/controls/popover/tooltip.tsx'
import { Stepper, type StepState } from '../../../kit/controls/stepper.tsx'
import { TabPanels } from '../../../kit/controls/tab-panels.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { Specimen, Specimens } from './specimen.tsx'

/** What opens beside a button, and parts that lead through a page. */
export function OverlaysRoom() {
  return (
    <>
      <Specimens title="What opens beside a button">
        <Menus />
        <Popovers />
        <Specimen title="Tooltip" note="On hover and on focus; Esc takes it away.">
          <div className="os-row">
            <Tooltip text="Reach is the share of people who see it at least once.">
              {(target) => (
                <Button {...target} icon={Info} variant="quiet">
                  Reach
                </Button>
              )}
            </Tooltip>
          </div>
        </Specimen>
      </Specimens>
      <TabSpecimens />
      <Steps />
    </>
  )
}

function Menus() {
  const [said, setSaid] = useState('Nothing chosen yet.')
  const [isPinned, setPinned] = useState(true)
  const items: readonly MenuItem[] = [
    { key: 'rename', label: 'Rename', icon: Pencil, keys: 'F2', onSelect: () => setSaid('Rename') },
    { key: 'copy', label: 'Duplicate', icon: Copy, onSelect: () => setSaid('Duplicate') },
    { key: 'archive', label: 'Archive', icon: Archive, disabled: true, onSelect: () => setSaid('Archive') },
    { key: 'pin', label: 'Pinned', checked: isPinned, apart: true, onSelect: () => setPinned(!isPinned) },
    {
      key: 'delete',
      label: 'Mediennutzungsforschungsbericht endgültig löschen',
      icon: Trash2,
      apart: true,
      onSelect: () => setSaid('Delete'),
    },
  ]
  return (
    <Specimen title="Menu" note={said}>
      <div className="os-row">
        <Menu label="Actions" items={items} button={(opener) => <Button {...opener}>Actions</Button>} />
        <Menu
          label="More"
          items={items}
          align="end"
          button={(opener) => (
            <Button {...opener} icon={Ellipsis} iconOnly variant="quiet">
              More
            </Button>
          )}
        />
      </div>
    </Specimen>
  )
}

function Popovers() {
  const [name, setName] = useState('Spring launch')
  return (
    <Specimen title="Popover">
      <div className="os-row">
        <Popover label="Rename" button={(opener) => <Button {...opener}>{`Rename ${name}`}</Button>}>
          {(close) => (
            <div className="os-stack">
              <TextField label="Name" value={name} onChange={setName} />
              <Button variant="primary" onClick={close}>
                Done
              </Button>
            </div>
          )}
        </Popover>
      </div>
    </Specimen>
  )
}

function TabSpecimens() {
  const [tab, setTab] = useState('open')
  const tabs = [
    { key: 'open', label: 'Open', count: 12, content: () => <p>Twelve actions are open.</p> },
    { key: 'done', label: 'Done', count: 3, content: () => <p>Three actions are done.</p> },
    { key: 'closed', label: 'Closed', disabled: true, content: () => null },
    {
      key: 'long',
      label: 'Mediennutzungsforschungsgesellschaft',
      content: () => <p>Very long words scroll.</p>,
    },
  ]
  return (
    <Specimens title="Tabs that are views of one place">
      <Specimen title="With counts, a disabled one and long words" wide>
        <TabPanels label="Actions" tabs={tabs} current={tab} onChange={setTab} />
      </Specimen>
    </Specimens>
  )
}

function Steps() {
  const [at, setAt] = useState(2)
  const labels = ['Upload', 'Columns', 'Check', 'Import']
  const steps = labels.map((label, index) => {
    const state: StepState = index < at ? (index === 1 ? 'error' : 'done') : index === at ? 'current' : 'next'
    return { key: String(index), label, state }
  })
  return (
    <Specimens title="Steps of a flow">
      <Specimen title="Done, to be mended, current, next" wide>
        <Stepper label="Import" steps={steps} onGo={(key) => setAt(Number(key))} />
        <div className="os-row">
          <Button size="s" onClick={() => setAt(Math.min(at + 1, labels.length - 1))}>
            Next
          </Button>
        </div>
      </Specimen>
    </Specimens>
  )
}
