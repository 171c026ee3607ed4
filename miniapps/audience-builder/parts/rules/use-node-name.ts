import { type AudienceNode, isGroup } from '../../../domain/audience/audience-nodes.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { useRuleText } from '../use-rule-text.ts'

/** A rule as one says it, a group by how its rules go together. */
export function useNodeName(): (node: AudienceNode) => string {
  const { built, frame } = useBuilderWorld()
  const textOf = useRuleText()
  return (node) => {
    if (isGroup(node)) {
      const name =
        node.op === 'atLeast'
          ? words('groupAtLeast', { count: node.k ?? 1 })
          : words(`together.${node.op === 'or' ? 'or' : 'and'}`)
      return node.not ? words('notGroup', { group: name }) : name
    }
    const rule = built.get(node.id)
    if (rule) return textOf(rule)
    return frame.find(({ name }) => name === node.variable)?.label ?? node.variable ?? words('ruleWithout')
  }
}
