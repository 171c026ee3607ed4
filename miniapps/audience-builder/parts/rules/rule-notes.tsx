import { CircleAlert, Info, TriangleAlert } from 'lucide'
import type { AudienceNode } from '../../../domain/audience/audience-nodes.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { useRuleText } from '../use-rule-text.ts'

/** Faults of a rule: unfinished, unknown to the survey, redundant, or never met beside another. */
export function RuleNotes({ node }: { node: AudienceNode }) {
  const { built, tree, nodes, findings, frame } = useBuilderWorld()
  const textOf = useRuleText()
  const rule = built.get(node.id)
  const isUnknown =
    node.variable !== null && frame.length > 0 && !frame.some(({ name }) => name === node.variable)
  // a group with one rule stands for that rule: it is told there
  const isOwn = !tree.childrenOf(node.id).some((child) => built.get(child.id) === rule)
  const found = isOwn ? findings.filter((each) => each.rule === rule) : []
  return (
    <>
      {nodes.unfinished.includes(node.id) && !isUnknown && (
        <p className="rule-note">
          <Icon of={Info} />
          {words(node.variable || node.op === 'audience' ? 'unfinished' : 'emptyGroup')}
        </p>
      )}
      {isUnknown && (
        <p className="rule-note" data-tone="error">
          <Icon of={CircleAlert} />
          {words('fault.no-variable', { name: node.variable! })}
        </p>
      )}
      {found.map(({ kind, because }) => (
        <p key={kind} className="rule-note" data-tone="warning">
          <Icon of={TriangleAlert} />
          {words(`finding.${kind}`, { because: textOf(because) })}
        </p>
      ))}
    </>
  )
}
