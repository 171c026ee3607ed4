import { useMemo, useState } from 'react'
import { Plus } from 'lucide'
import { libraryProblems } from '../../domain/touchpoints/library-problems.ts'
import { Button } from '../../kit/controls/button.tsx'
import { DateField } from '../../kit/controls/date-field.tsx'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TabPanels } from '../../kit/controls/tab-panels.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { Difference } from './difference.tsx'
import { codeOf, FaultList } from './fault-list.tsx'
import { NewTouchpointDialog } from './new-touchpoint-dialog.tsx'
import { TouchpointDialog } from './touchpoint-dialog.tsx'
import { TouchpointGrid } from './touchpoint-grid.tsx'
import { EVERYTHING, TouchpointTree } from './touchpoint-tree.tsx'
import { type Library, useLibrary } from './use-library.ts'
import { useChangesSince, useVersions } from './use-versions.ts'

/** All of a library below its title. */
export function Workspace() {
  const library = useLibrary()
  return library.above === null ? (
    <Panels library={library} />
  ) : (
    <Loaded
      of={library.libraries}
      label={kitWords('loading', { what: words('everything') })}
      lines={[100, 100, 100]}
    >
      {() => <Panels library={library} />}
    </Loaded>
  )
}

type Opened = { code: string } | 'new' | undefined

function Panels({ library }: { library: Library }) {
  const { body, facts, rows, isClosed } = library
  const [tab, setTab] = useState('touchpoints')
  const [opened, setOpened] = useState<Opened>()
  const faults = useMemo(() => (isClosed ? [] : libraryProblems(body, facts)), [body, facts, isClosed])
  const versions = useVersions(library)
  const changes = useChangesSince(library, versions.data?.[0])
  const row = typeof opened === 'object' ? rows.find(({ code }) => code === opened.code) : undefined
  const close = () => setOpened(undefined)
  return (
    <>
      <FaultList faults={faults} rows={rows} onOpen={(code) => setOpened({ code })} />
      <TabPanels
        label={words('parts')}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'touchpoints',
            label: words('everything'),
            count: rows.length,
            content: () => (
              <Touchpoints
                library={library}
                faulty={new Set(faults.map(codeOf))}
                onOpen={(code) => setOpened({ code })}
                onAdd={() => setOpened('new')}
              />
            ),
          },
          {
            key: 'difference',
            label: words('difference'),
            count: changes,
            content: () => <Difference library={library} versions={versions} />,
          },
        ]}
      />
      {row && <TouchpointDialog key={row.code} row={row} library={library} onClose={close} />}
      {opened === 'new' && (
        <NewTouchpointDialog library={library} onClose={close} onDone={(code) => setOpened({ code })} />
      )}
    </>
  )
}

interface TouchpointsProps {
  library: Library
  faulty: ReadonlySet<string>
  onOpen(code: string): void
  onAdd(): void
}

function Touchpoints({ library, faulty, onOpen, onAdd }: TouchpointsProps) {
  const { rows, above, isClosed } = library
  const [branch, setBranch] = useState(EVERYTHING)
  const [day, setDay] = useState(todayHere())
  const shown = rows.some(({ code }) => code === branch) ? branch : EVERYTHING
  return (
    <>
      <div className="library-bar">
        <DateField label={words('onDay')} value={day} onChange={(next) => setDay(next || todayHere())} />
        {!isClosed && (
          <Button icon={Plus} onClick={onAdd}>
            {words('add')}
          </Button>
        )}
      </div>
      <div className="library-panes">
        <TouchpointTree rows={rows} faulty={faulty} branch={shown} onBranch={setBranch} />
        <TouchpointGrid library={library} branch={shown} day={day} faulty={faulty} onOpen={onOpen} />
      </div>
      {above && <p className="os-muted os-small">{words('inheritedNote')}</p>}
    </>
  )
}
