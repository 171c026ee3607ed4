import { useStore } from '@nanostores/react'
import type { KeyboardEvent } from 'react'
import { type AudienceNode, isGroup, nodePath, ROOT } from '../../../domain/audience/audience-nodes.ts'
import { parentIn } from '../../../domain/audience/node-moves.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { initialsOfName } from '../../../kit/people/initials.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { useNodeName } from './use-node-name.ts'
import { RuleEditor } from './rule-editor.tsx'
import { RuleMenu, STEP_KEYS } from './rule-menu.tsx'
import { RuleNotes } from './rule-notes.tsx'
import type { RuleActions } from './use-rule-actions.ts'
import type { RuleDrag } from './use-rule-drag.ts'

export interface RulesProps {
  actions: RuleActions
  drag: RuleDrag
  /** The rule that is edited. */
  opened: string | null
  open(id: string | null): void
}

/** A rule or a group, with what is in it. */
export function RuleItem({ node, ...rules }: RulesProps & { node: AudienceNode }) {
  const { tree, isClosed } = useBuilderWorld()
  const { document } = useOpenFields()
  const { actions, drag, opened, open } = rules
  const { id } = node
  const name = useNodeName()(node)
  const isOpen = opened === id && !isClosed
  const isMovable = !isClosed && id !== ROOT
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? STEP_KEYS[event.key] : undefined
    const act =
      isMovable &&
      (step ? () => actions.step(id, step) : event.key === 'Delete' && (() => actions.remove(id)))
    if (!act && !moveAmongRules(event)) return
    event.preventDefault()
    if (act) act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a drag does, keys and menu do too
    <li
      data-node={id}
      className="rule"
      data-over={drag.over?.id === id ? drag.over.where : undefined}
      draggable={isMovable}
      onDragStart={(event) => {
        event.stopPropagation()
        drag.start(event, id)
      }}
    >
      <div className="rule-line" data-group={isGroup(node) || undefined} data-not={node.not || undefined}>
        <button
          type="button"
          className="rule-name"
          disabled={isClosed}
          aria-expanded={isClosed ? undefined : isOpen}
          aria-keyshortcuts={
            isMovable ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete' : undefined
          }
          onFocus={() => document.$standsAt.set(nodePath(id, 'op'))}
          onClick={() => open(isOpen ? null : id)}
          onKeyDown={onKeyDown}
        >
          <Joint node={node} />
          {name}
        </button>
        <Here id={id} />
        {!isClosed && <RuleMenu node={node} name={name} actions={actions} />}
      </div>
      <RuleNotes node={node} />
      {isOpen && <RuleEditor node={node} change={(content) => actions.change(id, content)} />}
      {isGroup(node) && (
        <ul className="rules">
          {tree.childrenOf(id).map((child) => (
            <RuleItem key={child.id} node={child} {...rules} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** `and`, `or` before all but the first of a group. */
function Joint({ node }: { node: AudienceNode }) {
  const { tree } = useBuilderWorld()
  const parent = parentIn(tree, node.id)
  if (parent === undefined || tree.childrenOf(parent)[0]?.id === node.id) return null
  const { op } = tree.nodes.get(parent)!
  return op === 'atLeast' ? null : <span className="rule-joint">{words(op === 'or' ? 'or' : 'and')} </span>
}

/** Colleagues who are at a rule. */
function Here({ id }: { id: string }) {
  const { document } = useOpenFields()
  const me = useMiniApp(({ context }) => context.user?.id)
  const people = useStore(document.$people).filter(
    (person) => person.id !== me && person.at?.startsWith(nodePath(id, 'op').slice(0, -2)),
  )
  return people.map(({ id: person, page, name }) => (
    <span key={`${person} ${page}`} className="present-person" title={name}>
      <span aria-hidden="true">{initialsOfName(name)}</span>
      <span className="os-visually-hidden">{words('here', { name })}</span>
    </span>
  ))
}

/** Up and down among all names of rules; false for other keys. */
function moveAmongRules({ key, currentTarget, altKey }: KeyboardEvent<HTMLElement>): boolean {
  const by = altKey ? 0 : key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (!by) return false
  const names = [...currentTarget.closest('.rules-pane')!.querySelectorAll<HTMLElement>('.rule-name')]
  names[names.indexOf(currentTarget) + by]?.focus()
  return true
}
