import { useEffect } from 'react'
import { Unlink } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { RuleItem, type RulesProps } from './rule-item.tsx'

/** Rules without a group above them: counted nowhere, until somebody puts them back. Both are told whose moves met. */
export function LooseRules(rules: RulesProps) {
  const { nodes, tree } = useBuilderWorld()
  const { portal } = useMiniApp()
  const { cut, loose } = nodes
  const isCut = cut.length > 0
  useEffect(() => {
    if (isCut) portal.announce(words('cut'))
  }, [isCut, portal])
  if (loose.length === 0) return null
  return (
    <section className="loose-rules" aria-labelledby="loose-rules">
      <h3 id="loose-rules">{words('loose')}</h3>
      <p className="os-notice" data-tone="warning">
        <Icon of={Unlink} />
        {words(isCut ? 'cut' : 'looseText')}
      </p>
      <ul className="rules">
        {loose.map((id) => (
          <RuleItem key={id} node={tree.nodes.get(id)!} {...rules} />
        ))}
      </ul>
    </section>
  )
}
