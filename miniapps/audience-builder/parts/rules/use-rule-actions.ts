import type { RefObject } from 'react'
import { ROOT } from '../../../domain/audience/audience-nodes.ts'
import {
  addedNodes,
  groupedNode,
  movedNode,
  type NodeChanges,
  type NodeContent,
  parentIn,
  removedNode,
  type Step,
  steppedNode,
  ungroupedNode,
  withContent,
} from '../../../domain/audience/node-moves.ts'
import type { FramePick } from '../../../domain/surveys/frame-pick.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { contentOfPick } from '../../../domain/audience/content-of-pick.ts'

export interface RuleActions {
  /** Fields of one rule or group. */
  change(id: string, content: NodeContent): void
  /** At this place of a group, or at its end. */
  add(contents: readonly NodeContent[], parent: string, at?: number): void
  /** Rules of chosen questions and answers. */
  addPicks(picks: readonly FramePick[], parent: string, at?: number): void
  addGroup(parent: string): void
  step(id: string, step: Step): void
  move(id: string, parent: string, at: number): void
  group(id: string): void
  ungroup(id: string): void
  remove(id: string): void
}

/** Changes of rules: each is one step to undo, is said, and leaves the focus on the rule. */
export function useRuleActions(pane: RefObject<HTMLElement | null>): RuleActions {
  const { tree, set } = useBuilderWorld()
  const { portal } = useMiniApp()
  const does = (changes: NodeChanges, said: string, id: string) => {
    if (Object.keys(changes).length === 0) return
    set(changes)
    portal.announce(said)
    focusRule(pane, id)
  }
  const parentOf = (id: string) => parentIn(tree, id) ?? ROOT
  /** A group within a group is of the other kind. */
  const kindWithin = (parent: string) => (tree.nodes.get(parent)!.op === 'or' ? 'and' : 'or')
  const add = (contents: readonly NodeContent[], parent: string, at?: number) => {
    const nodes = contents.map((content) => ({ id: newId(), content }))
    const last = nodes.at(-1)
    if (last) does(addedNodes(tree, parent, nodes, at), words('said.added', { count: nodes.length }), last.id)
  }
  return {
    change: (id, content) => set(withContent(id, content)),
    add,
    addPicks: (picks, parent, at) => add(picks.map(contentOfPick), parent, at),
    addGroup: (parent) => add([{ op: kindWithin(parent) }], parent),
    step: (id, step) => does(steppedNode(tree, id, step), words(`said.${step}`), id),
    move: (id, parent, at) => does(movedNode(tree, id, parent, at), words('said.moved'), id),
    group: (id) => does(groupedNode(tree, id, kindWithin(parentOf(id)), newId()), words('said.group'), id),
    ungroup: (id) => does(ungroupedNode(tree, id), words('said.ungrouped'), parentOf(id)),
    remove: (id) => {
      const siblings = tree.childrenOf(parentOf(id))
      const at = siblings.findIndex((each) => each.id === id)
      const next = siblings[at + 1] ?? siblings[at - 1]
      does(removedNode(tree, id), words('said.removed'), next?.id ?? parentOf(id))
    },
  }
}

/** Once it is drawn where it stands by now. */
function focusRule(pane: RefObject<HTMLElement | null>, id: string): void {
  requestAnimationFrame(() =>
    pane.current?.querySelector<HTMLElement>(`[data-node="${id}"] > .rule-line > .rule-name`)?.focus(),
  )
}
