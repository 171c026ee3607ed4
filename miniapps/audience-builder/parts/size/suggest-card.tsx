import { useRef, useState } from 'react'
import { Lightbulb, Plus } from 'lucide'
import { narrowedNodes } from '../../../domain/audience/node-moves.ts'
import type { Suggestion } from '../../../domain/audience/suggest.ts'
import { LastFigures } from '../../../kit/audience/survey/last-figures.tsx'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Combobox } from '../../../kit/controls/combobox.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import { useBuilderWorld } from '../builder-world.tsx'
import { newId } from '../new-id.ts'
import { useRuleText } from '../use-rule-text.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Rules that would make the audience more distinct, or richer in one answer, for the least of its size. */
export function SuggestCard() {
  const { frame, isClosed, tree, set } = useBuilderWorld()
  const { portal } = useMiniApp()
  const textOf = useRuleText()
  const [isWanted, setWanted] = useState(false)
  const [goal, setGoal] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const { answers, found } = useSuggestions(isWanted, goal)
  if (isClosed || frame.length === 0) return null
  const add = (id: string) => {
    set(narrowedNodes(tree, [{ id: newId(), content: { ...answers.get(id) } }], newId()))
    portal.announce(words('said.added', { count: 1 }))
    // others are suggested from now on, and the list changes
    button.current!.focus()
  }
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
        <Button ref={button} icon={Lightbulb} aria-pressed={isWanted} onClick={() => setWanted(!isWanted)}>
          {words('suggestDo')}
        </Button>
      </div>
      {isWanted && (
        <LastFigures of={found} label={kitWords('loading', { what: words('suggest') })}>
          {(rules) => (
            <ul className="suggestions">
              {rules.length === 0 && <li>{words('suggestNone')}</li>}
              {rules.map((rule) => (
                <Suggested
                  key={rule.id}
                  of={rule}
                  text={textOf(answers.get(rule.id)!)}
                  isOld={found.isOld}
                  onAdd={() => add(rule.id)}
                />
              ))}
            </ul>
          )}
        </LastFigures>
      )}
    </Card>
  )
}

interface SuggestedProps {
  of: Suggestion
  text: string
  isOld: boolean
  onAdd(): void
}

function Suggested({ of: { lost, gained }, text, isOld, onAdd }: SuggestedProps) {
  const { number, percent } = useFormat()
  return (
    <li>
      <span>{text}</span>
      <span className="os-muted">
        {words('suggestLine', {
          lost: percent(lost, 1),
          gained: number(gained, { maximumFractionDigits: 0 }),
        })}
      </span>
      <Button size="s" variant="quiet" icon={Plus} iconOnly disabled={isOld} onClick={onAdd}>
        {words('addRule', { rule: text })}
      </Button>
    </li>
  )
}
