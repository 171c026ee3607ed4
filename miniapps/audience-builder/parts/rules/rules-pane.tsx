import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { isGroup, ROOT } from '../../../domain/audience/audience-nodes.ts'
import { parentIn } from '../../../domain/audience/node-moves.ts'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { LooseRules } from './loose-rules.tsx'
import { RuleItem } from './rule-item.tsx'
import { useNodeName } from './use-node-name.ts'
import { useRuleActions } from './use-rule-actions.ts'
import { useRuleDrag } from './use-rule-drag.ts'

const QuestionsCard = lazily(async () => (await import('./questions-card.tsx')).QuestionsCard)

/** The survey’s questions, and beside them the rules as groups within groups. */
export function RulesPane() {
  const { tree, isClosed } = useBuilderWorld()
  const pane = useRef<HTMLDivElement>(null)
  const [opened, open] = useState<string | null>(null)
  const actions = useRuleActions(pane)
  const drag = useRuleDrag(actions)
  const rules = { actions, drag, opened, open }
  const group = useGroupAtHand()
  const groupName = useNodeName()(tree.nodes.get(group)!)
  return (
    <>
      {!isClosed && (
        <QuestionsCard
          group={groupName}
          add={(picks) => actions.addPicks(picks, group)}
          addAudience={({ id, version }) =>
            actions.add([{ op: 'audience', audience: id, edition: version }], group)
          }
        />
      )}
      <Card title={words('rules')} className="builder-rules">
        <div ref={pane} className="rules-pane" {...(!isClosed && drag.handlers)}>
          <ul className="rules">
            <RuleItem node={tree.nodes.get(ROOT)!} {...rules} />
          </ul>
          {tree.childrenOf(ROOT).length === 0 && <p className="os-help">{words('noRules')}</p>}
          <LooseRules {...rules} />
        </div>
        {!isClosed && <p className="os-help">{words('keys')}</p>}
      </Card>
    </>
  )
}

/** The group in which the person was last; new rules go there. */
function useGroupAtHand(): string {
  const { tree } = useBuilderWorld()
  const { document } = useOpenFields()
  const [, id = ROOT] = useStore(document.$standsAt).split('/')
  const node = tree.nodes.get(id)
  if (!node) return ROOT
  return isGroup(node) ? node.id : (parentIn(tree, id) ?? ROOT)
}
