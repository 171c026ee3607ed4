import { Undo2 } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Switch } from '../../kit/controls/switch.tsx'
import { FocusPassedOn, LEFT_OUT } from './focus-passed-on.tsx'
import { words } from '../words/words.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import type { NamedRanking } from './ranked-line.ts'

interface LeftOutProps {
  ranking: NamedRanking
  choice: RankingChoice
  onChange?: ((part: Partial<RankingChoice>) => void) | undefined
}

/**
 * Touchpoints that are not ranked, for a low base or because the person left them out; a press brings each
 * back.
 */
export function LeftOut({ ranking, choice, onChange }: LeftOutProps) {
  const { nameOf, lowBase } = ranking
  const { out, lowBases } = choice
  const { portal } = useMiniApp()
  const bringBack = (code: string) => {
    onChange?.({ out: out.filter((each) => each !== code) })
    portal.announce(words('out.backDone', { name: nameOf(code) }))
  }
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
            <FocusPassedOn key={code} to={LEFT_OUT}>
              <Button
                size="s"
                icon={Undo2}
                disabled={!onChange}
                aria-label={words('out.back', { name: nameOf(code) })}
                onClick={() => bringBack(code)}
              >
                {nameOf(code)}
              </Button>
            </FocusPassedOn>
          ))}
        </div>
      )}
    </div>
  )
}
