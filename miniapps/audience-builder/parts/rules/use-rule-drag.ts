import { type DragEvent, useState } from 'react'
import { isGroup } from '../../../domain/audience/audience-nodes.ts'
import { parentIn } from '../../../domain/audience/node-moves.ts'
import type { NodeTree } from '../../../domain/audience/node-tree.ts'
import { droppedPicks, isFrameDrag } from '../../../kit/audience/frame/frame-picks.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import type { RuleActions } from './use-rule-actions.ts'

/** Place that a drop would take, by the rule or group below the pointer. */
export interface DropPlace {
  id: string
  where: 'before' | 'after' | 'into'
}

/** Beside a rule by the half that the pointer is on, into a group but on its upper edge. */
function placeAt({ target, clientY }: DragEvent, tree: NodeTree): DropPlace | null {
  const line = (target as Element).closest<HTMLElement>('.rule-line')
  const id = line?.closest<HTMLElement>('[data-node]')?.dataset['node']
  const node = id === undefined ? undefined : tree.nodes.get(id)
  if (!line || !node) return null
  const { top, height } = line.getBoundingClientRect()
  const depth = (clientY - top) / height
  if (isGroup(node) && (depth > 1 / 3 || node.parent === null)) return { id: node.id, where: 'into' }
  return { id: node.id, where: depth < 1 / 2 ? 'before' : 'after' }
}

const RULE = 'application/x-audience-rule'

export interface RuleDrag {
  over: DropPlace | null
  start(event: DragEvent, id: string): void
  /** On the pane that holds all rules. */
  handlers: {
    onDragOver(event: DragEvent): void
    onDragLeave(): void
    onDrop(event: DragEvent): void
  }
}

/** Rules are dragged among each other, and questions or answers of the survey among rules. */
export function useRuleDrag({ move, addPicks }: RuleActions): RuleDrag {
  const { tree, frame } = useBuilderWorld()
  const [over, setOver] = useState<DropPlace | null>(null)
  const drop = (event: DragEvent, { id, where }: DropPlace) => {
    const parent = where === 'into' ? id : parentIn(tree, id)
    if (parent === undefined) return
    const at = where === 'into' ? undefined : placeIn(parent, id) + (where === 'after' ? 1 : 0)
    if (isFrameDrag(event)) return addPicks(droppedPicks(event, frame), parent, at)
    const moved = event.dataTransfer.getData(RULE)
    const from = placeIn(parent, moved)
    move(moved, parent, at === undefined ? Infinity : from >= 0 && from < at ? at - 1 : at)
  }
  const placeIn = (parent: string, id: string) => tree.childrenOf(parent).findIndex((each) => each.id === id)
  return {
    over,
    start: ({ dataTransfer }, id) => {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData(RULE, id)
    },
    handlers: {
      onDragOver: (event) => {
        if (!isFrameDrag(event) && !event.dataTransfer.types.includes(RULE)) return
        const place = placeAt(event, tree)
        if (place) event.preventDefault()
        if (place?.id !== over?.id || place?.where !== over?.where) setOver(place)
      },
      onDragLeave: () => setOver(null),
      onDrop: (event) => {
        const place = placeAt(event, tree)
        setOver(null)
        if (!place) return
        event.preventDefault()
        drop(event, place)
      },
    },
  }
}
