import { UserX } from 'lucide'
import type { AudienceNode } from '../../../domain/audience/audience-nodes.ts'
import { addedNodes, groupedNode, type NodeChanges, parentIn } from '../../../domain/audience/node-moves.ts'
import type { Expression } from '../../../domain/audience/expression.ts'
import type { NodeTree } from '../../../domain/audience/node-tree.ts'
import { sizeText } from '../../../kit/audience/figure-text.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Icon } from '../../../kit/controls/icon.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { universeIn } from './size-of.ts'
import { useCounted } from './use-counted.ts'

/** A NOT takes in those too who never were asked: how many, and the rule that leaves them out. */
export function NotAsked() {
  const { survey, asks, tree, built, frame, nodes, isClosed, set } = useBuilderWorld()
  const { portal } = useMiniApp()
  const format = useFormat()
  const denied = deniedRules(tree, built)
  const notAsked = denied.map(({ variable }): Expression => ({
    op: 'and',
    of: [nodes.expression, { op: 'not', of: { op: 'answered', variable: variable! } }],
  }))
  const { table } = useCounted(survey.data, denied.length > 0 ? asks(notAsked) : null)
  const lines = denied.flatMap((node, at) => {
    const universe = universeIn(table?.cells[at]?.at(-1))
    return universe && table!.cells.length === denied.length + 1 ? [{ node, universe }] : []
  })
  if (lines.length === 0) return null
  return (
    <section className="os-notice not-asked" data-tone="information" aria-label={words('notAsked')}>
      <Icon of={UserX} />
      <ul>
        {lines.map(({ node, universe }) => (
          <li key={node.id}>
            <span>
              {words('notAskedLine', {
                size: sizeText(format, universe),
                question: frame.find(({ name }) => name === node.variable)?.label ?? node.variable!,
              })}
            </span>
            {!isClosed && (
              <Button
                size="s"
                onClick={({ currentTarget }) => {
                  const page = currentTarget.closest<HTMLElement>('.builder')!
                  set(withAnswered(tree, node))
                  portal.announce(words('answeredAdded'))
                  page.querySelector<HTMLElement>(`[data-node="${node.id}"] .rule-name`)?.focus()
                }}
              >
                {words('addAnswered')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rules that are turned into a NOT, one of each question. */
function deniedRules(tree: NodeTree, built: ReadonlyMap<string, Expression | null>): readonly AudienceNode[] {
  const denied = [...tree.nodes.values()].filter(
    ({ id, op, not, variable }) => not && variable && (op === 'in' || op === 'range') && built.get(id),
  )
  return [...new Map(denied.map((node) => [node.variable, node])).values()]
}

/** AND ANSWERED beside the rule, in a group of its own where the one around it is none of ANDs. */
function withAnswered(tree: NodeTree, { id, variable }: AudienceNode): NodeChanges {
  const content = { op: 'answered', variable }
  const parent = parentIn(tree, id)
  const around = parent === undefined ? undefined : tree.nodes.get(parent)
  if (around && around.op === 'and' && !around.not)
    return addedNodes(tree, around.id, [{ id: newId(), content }])
  const group = newId()
  return {
    ...groupedNode(tree, id, 'and', group),
    ...addedNodes(tree, group, [{ id: newId(), content: { ...content, order: 2 } }]),
  }
}
