import type { ReactNode } from 'react'
import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import { touchpointName } from '../../domain/touchpoints/touchpoint.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Tree } from '../../kit/tree/tree.tsx'
import { TreeItem } from '../../kit/tree/tree-item.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words } from '../words/words.ts'

/** Id of the first item, which is no touchpoint. */
export const EVERYTHING = ''

interface TouchpointTreeProps {
  rows: readonly LibraryRow[]
  faulty: ReadonlySet<string>
  /** The branch that the grid shows. */
  branch: string
  onBranch(code: string): void
}

/** The way through a library: an item shows its branch in the grid. */
export function TouchpointTree({ rows, faulty, branch, onBranch }: TouchpointTreeProps) {
  const language = useLanguage()
  const codes = new Set(rows.map(({ code }) => code))
  const childrenOf = (code: string) => rows.filter(({ parent }) => parent === code)
  const item = (row: LibraryRow): ReactNode => {
    const below = childrenOf(row.code)
    return (
      <TreeItem
        key={row.code}
        id={row.code}
        below={below.length ? () => below.map(item) : undefined}
        after={<Mark row={row} isFaulty={faulty.has(row.code)} />}
      >
        <span className={row.active ? undefined : 'retired'}>{touchpointName(row, language)}</span>
      </TreeItem>
    )
  }
  const tops = rows.filter(({ parent }) => !codes.has(parent))
  return (
    <div className="library-tree os-card">
      <Tree label={words('tree')} selected={branch} openFor={[branch]} onOpen={onBranch}>
        <TreeItem id={EVERYTHING} after={<span className="os-muted os-small">{rows.length}</span>}>
          {words('everything')}
        </TreeItem>
        {tops.map(item)}
      </Tree>
    </div>
  )
}

function Mark({ row, isFaulty }: { row: LibraryRow; isFaulty: boolean }) {
  if (isFaulty) return <Badge tone="warning">{words('standing.fault')}</Badge>
  if (row.isMarketOnly) return <Badge tone="brand">{words('standing.market')}</Badge>
  if (!row.overrides.length) return null
  return (
    <span className="own-dot">
      <span className="os-visually-hidden">{words('standing.own')}</span>
    </span>
  )
}
