import { Undo2 } from 'lucide'
import { Button } from '../../kit/controls/button.tsx'
import { Switch } from '../../kit/controls/switch.tsx'
import { FocusToLeftOut } from './focus-to-left-out.tsx'
import { words } from '../words/words.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import type { NamedRanking } from './ranked-line.ts'

interface LeftOutProps {
  ranking: NamedRanking
  choice: RankingChoice
  onChange?: ((part: Partial<RankingChoice>) => void) | undefined
}

/** What is not ranked and why: a low base, or since the person left it out; each comes back with a press. */
export function LeftOut({ ranking, choice, onChange }: LeftOutProps) {
  const { nameOf, lowBase } = ranking
  const { out, lowBases } = choice
  return (
    <div className="left-out">
      <Switch
        label={words('lowBases')}
        help={
          lowBases
            ? words('lowBases.shown')
            : words('lowBases.help', { count: lowBase.length, names: lowBase.map(nameOf).join(', ') })
        }
        checked={lowBases}
        disabled={!onChange}
        onChange={(on) => onChange?.({ lowBases: on })}
      />
      {out.length > 0 && (
        <div className="os-row" role="group" aria-label={words('out')}>
          <span className="os-muted">{words('out')}</span>
          {out.map((code) => (
            <FocusToLeftOut key={code}>
              <Button
                size="s"
                icon={Undo2}
                disabled={!onChange}
                aria-label={words('out.back', { name: nameOf(code) })}
                onClick={() => onChange?.({ out: out.filter((each) => each !== code) })}
              >
                {nameOf(code)}
              </Button>
            </FocusToLeftOut>
          ))}
        </div>
      )}
    </div>
  )
}
