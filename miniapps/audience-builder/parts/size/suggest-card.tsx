import { useState } from 'react'
import { Lightbulb, Plus } from 'lucide'
import { ROOT } from '../../../domain/audience/audience-nodes.ts'
import { addedNodes } from '../../../domain/audience/node-moves.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { useRuleText } from '../use-rule-text.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

/** Rules that would make the audience more distinct, or richer in one answer, for the least of its size. */
export function SuggestCard() {
  const { frame, isClosed } = useBuilderWorld()
  const textOf = useRuleText()
  const [isWanted, setWanted] = useState(false)
  const [goal, setGoal] = useState('')
  const suggestions = useSuggestions(isWanted, goal)
  const { answers, found, problem } = suggestions
  if (isClosed || frame.length === 0) return null
  return (
    <Card title={words('suggest')} className="builder-suggest">
      <p className="os-help">{words('suggestHelp')}</p>
      <div className="os-row">
        <Combobox
          label={words('goal')}
          value={goal}
          onChange={setGoal}
          placeholder={words('goalNone')}
          options={[...answers].map(([value, rule]) => ({ value, label: textOf(rule) }))}
        />
        <Button icon={Lightbulb} aria-pressed={isWanted} onClick={() => setWanted(!isWanted)}>
          {words('suggestDo')}
        </Button>
      </div>
      {problem && <p role="alert">{problem.text}</p>}
      {found?.length === 0 && <p role="status">{words('suggestNone')}</p>}
      <Found {...suggestions} />
    </Card>
  )
}

function Found({ answers, found }: Suggestions) {
  const { tree, set } = useBuilderWorld()
  const { portal } = useMiniApp()
  const { number, percent } = useFormat()
  const textOf = useRuleText()
  const add = (id: string) => {
    set(addedNodes(tree, ROOT, [{ id: newId(), content: { ...answers.get(id) } }]))
    portal.announce(words('said.added', { count: 1 }))
  }
  return (
    <ul className="suggestions">
      {found?.map(({ id, lost, gained }) => (
        <li key={id}>
          <span>{textOf(answers.get(id)!)}</span>
          <span className="os-muted">
            {words('suggestLine', {
              lost: percent(lost, 1),
              gained: number(gained, { maximumFractionDigits: 0 }),
            })}
          </span>
          <Button size="s" variant="quiet" icon={Plus} iconOnly onClick={() => add(id)}>
            {words('addRule', { rule: textOf(answers.get(id)!) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
