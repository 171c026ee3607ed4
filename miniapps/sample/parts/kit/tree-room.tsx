import { useState } from 'react'
import { TreeItem } from '../../../kit/tree/tree-item.tsx'
import { Tree } from '../../../kit/tree/tree.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const BELOW: Readonly<Record<string, readonly string[]>> = {
  Television: ['Linear', 'Connected', 'Mediennutzungsforschungsgesellschaftsfernsehen'],
  Audio: ['Radio', 'Podcast'],
  Print: [],
}
const COLUMNS = [
  { title: 'Unit', widthPx: 64 },
  { title: 'Cost', widthPx: 64 },
]

const Touchpoint = ({ name, below = [] }: { name: string; below?: readonly string[] | undefined }) => (
  <TreeItem
    id={name}
    cells={below.length > 0 ? [] : ['CPM', '12.00']}
    below={below.length > 0 ? () => below.map((each) => <Touchpoint key={each} name={each} />) : undefined}
  >
    {name}
  </TreeItem>
)

/** Things within things, which open and close. */
export function TreeRoom() {
  const [shown, show] = useState('Radio')
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set(['Print']))
  const items = Object.entries(BELOW).map(([name, below]) => <Touchpoint key={name} {...{ name, below }} />)
  return (
    <Specimens title="Trees">
      <Specimen title="One is shown beside the tree: Enter opens it, * opens a level">
        <Tree label="Channels" selected={shown} openFor={['Audio']} onOpen={show}>
          {items}
        </Tree>
      </Specimen>
      <Specimen title="With columns; Space ticks" wide>
        <Tree
          label="Touchpoints"
          columns={COLUMNS}
          selected={ticked}
          openFor={['Television']}
          onOpen={show}
          onTick={tick}
        >
          {items}
        </Tree>
      </Specimen>
    </Specimens>
  )
}
