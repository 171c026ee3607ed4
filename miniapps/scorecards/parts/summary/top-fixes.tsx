import type { OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Link } from '../../../kit/controls/link.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as ofApp } from '../../words/words.ts'
import { recommendationPath } from './recommendation-path.ts'
import { words } from './words/words.ts'

const SHOWN = 5

interface TopFixesProps {
  recommendations: readonly OpenRecommendation[]
  onAll(): void
}

/** The first of what low answers ask for, over all audits; each leads to the result that it comes from. */
export function TopFixes({ recommendations, onAll }: TopFixesProps) {
  const { basePath } = useMiniApp().route
  const { number } = useFormat()
  return (
    <>
      <div className="os-card-header">
        <h2 className="os-subtitle">{ofApp('fix.title')}</h2>
        {recommendations.length > SHOWN && (
          <Button size="s" variant="quiet" onClick={onAll}>
            {words('fixes.all', { count: recommendations.length })}
          </Button>
        )}
      </div>
      {recommendations.length === 0 && <p className="os-muted">{words('roadmap.none')}</p>}
      <ol className="top-fixes">
        {recommendations.slice(0, SHOWN).map((fix, index) => (
          <li key={`${fix.scorecardId} ${fix.questionId}`}>
            <span className="level-mark" aria-hidden="true">
              {number(index + 1)}
            </span>
            <div>
              <Link quiet to={recommendationPath(basePath, fix)}>
                {fix.text}
              </Link>
              <p className="os-muted os-small">
                {words('roadmap.of', { audit: fix.audit, owner: fix.ownerRole })}
              </p>
              <p className="os-muted os-small">
                {words('fix.marks', {
                  impact: number(fix.impact),
                  effort: number(fix.effort),
                  priority: number(fix.priority, { maximumFractionDigits: 0 }),
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
