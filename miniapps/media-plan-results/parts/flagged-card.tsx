import { CircleCheck } from 'lucide'
import { CLAIMS } from '../../domain/deliveries/delivery.ts'
import type { LineResult } from '../../domain/deliveries/line-result.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { claimText } from './claim-text.ts'
import { flagLines } from './flag-lines.ts'
import { lineText } from './line-text.ts'
import { NOTE_LEARNING } from './note-learning.ts'
import { useResults } from './results-world.tsx'

/** Lines that delivered too little, or oddly on some days; of a shortfall one thing is claimed, never both. */
export function FlaggedCard() {
  const { results } = useResults()
  const flagged = results.lines.filter(({ isUnder, odd }) => isUnder || odd.length > 0)
  return (
    <Card title={words('flagged')}>
      {flagged.length === 0 ? (
        <p className="os-row">
          <Icon of={CircleCheck} /> {words('flagged.none')}
        </p>
      ) : (
        <ul className="flagged">
          {flagged.map((result) => (
            <Flagged key={result.line.id} result={result} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Flagged({ result }: { result: LineResult }) {
  const { place, plan, results } = useResults()
  const format = useFormat()
  const told = flagLines(result, results.head.currency, format)
  const name = lineText(result.line)
  return (
    <li>
      <h3 className="os-label">{name}</h3>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {result.isUnder && <ClaimChoice result={result} name={name} />}
      <ActionBar
        actions={[NOTE_LEARNING]}
        on={{ place, plan, title: words('learning.of', { line: name }), evidence: told.join('\n') }}
      />
    </li>
  )
}

function ClaimChoice({ result, name }: { result: LineResult; name: string }) {
  const { place, plan, results, reload } = useResults()
  const { portal } = useMiniApp()
  const api = useApi('deliveries')
  const format = useFormat()
  const { id } = result.line
  const claim = async (value: string) => {
    try {
      await api.put(`/${place}/plans/${plan.id}/claims/${id}`, { claim: value || null })
      portal.announce(words('claim.saved'))
      reload()
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    }
  }
  return (
    <RadioGroup
      label={words('claim.of', { line: name })}
      layout="row"
      value={plan.claims[id] ?? ''}
      onChange={(value) => void claim(value)}
      options={[
        { value: '', label: words('claim.none') },
        ...CLAIMS.map((each) => ({
          value: each,
          label: claimText(result, each, results.head.currency, format),
        })),
      ]}
    />
  )
}
