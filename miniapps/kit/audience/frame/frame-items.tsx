import type { DragEvent } from 'react'
import type { Code, Variable } from '../../../domain/surveys/frame.ts'
import { TreeItem } from '../../tree/tree-item.tsx'
import type { FrameFolder } from './frame-folders.ts'
import { pickId } from './frame-picks.ts'

/** Begins to drag an item of a tree, by its id, with a text for other places. */
type Drag = (id: string, text: string) => (event: DragEvent) => void

/** Folders and questions of a folder; what is in them is drawn once they are opened. */
export const folderItems = ({ folders, variables }: FrameFolder, drag: Drag) => [
  ...folders.map((folder) => (
    <TreeItem
      key={`/${folder.path}`}
      id={`/${folder.path}`}
      opensOnPress
      hasTick={false}
      below={() => folderItems(folder, drag)}
    >
      {folder.name}
    </TreeItem>
  )),
  ...variables.map((variable) => (
    <VariableItem key={variable.name} variable={variable} codes={variable.codes} drag={drag} />
  )),
]

/** A question; its answers stand below it. */
export function VariableItem({
  variable,
  codes,
  drag,
  isFound,
}: {
  variable: Variable
  codes: readonly Code[]
  drag: Drag
  isFound?: boolean
}) {
  const id = pickId(variable)
  const answers = () =>
    codes.map((code) => {
      const own = pickId(variable, code)
      return (
        <TreeItem key={own} id={own} onDragStart={drag(own, code.label)}>
          {code.label}
        </TreeItem>
      )
    })
  return (
    <TreeItem
      id={id}
      opensOnPress={codes.length > 0}
      below={codes.length > 0 ? answers : undefined}
      onDragStart={drag(id, variable.label)}
    >
      {variable.label}
      {isFound && <span className="os-frame-place"> {variable.folder}</span>}
    </TreeItem>
  )
}
