import type { Block, TableBlock } from '../../domain/documentation/block.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Info } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useOverflow } from '../../kit/controls/use-overflow.ts'
import { AppsView } from './apps-view.tsx'
import { CodeBlock } from './code-block.tsx'
import { Inlines } from './inlines.tsx'
import { SectionHeading } from './section-heading.tsx'

const LiveElement = lazily(async () => (await import('./live-element.tsx')).LiveElement)

/** The tree of a page as elements. Its blocks never change places, so that their number is their name. */
export function Blocks({ of }: { of: readonly Block[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- blocks have no other name
  return of.map((block, index) => <BlockView key={index} block={block} />)
}

function BlockView({ block }: { block: Block }) {
  switch (block.as) {
    case 'heading':
      return <SectionHeading heading={block} />
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.of} />
        </p>
      )
    case 'code':
      return <CodeBlock code={block} />
    case 'table':
      return <TableView table={block} />
    case 'list':
      return <ListView list={block} />
    case 'note':
      return (
        <div className="os-notice" role="note">
          <Icon of={Info} size={20} />
          <div>
            <Blocks of={block.blocks} />
          </div>
        </div>
      )
    case 'element':
      return <LiveElement {...block} />
    case 'apps':
      return <AppsView />
    case 'rule':
      return <hr />
  }
}

function ListView({ list: { start, items } }: { list: Extract<Block, { as: 'list' }> }) {
  // oxlint-disable-next-line react/no-array-index-key -- items have no other name
  const drawn = items.map((item, index) => <li key={index}>{itemOf(item)}</li>)
  return start === null ? <ul>{drawn}</ul> : <ol start={start}>{drawn}</ol>
}

/** A single paragraph needs no frame of its own. */
const itemOf = (blocks: readonly Block[]) => {
  const [first, ...others] = blocks
  if (first?.as !== 'paragraph') return <Blocks of={blocks} />
  return (
    <>
      <Inlines of={first.of} />
      <Blocks of={others} />
    </>
  )
}

function TableView({ table: { head, rows } }: { table: TableBlock }) {
  const { frame, overflows } = useOverflow()
  return (
    <div
      ref={frame}
      className="os-table-frame"
      {...(overflows && { role: 'group', tabIndex: 0, 'aria-label': textOf(head) })}
    >
      <table className="os-table">
        <thead>
          <tr>
            {head.map((cell, index) => {
              const Cell = cell.length > 0 ? 'th' : 'td' // above the names of rows there is nothing to name
              return (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                <Cell key={index} scope={cell.length > 0 ? 'col' : undefined}>
                  <Inlines of={cell} />
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
            <tr key={line}>
              {row.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
                <td key={index}>
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const textOf = (head: TableBlock['head']): string =>
  head.map((cell) => cell.filter((part) => typeof part === 'string').join('')).join(', ')
