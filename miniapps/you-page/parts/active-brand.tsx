import type { ComponentProps } from 'react'
import { ArrowRight } from 'lucide'
import { brandLabel } from '../../../shell/contract/brand-label.ts'
import type { BrandStanding } from '../../domain/scorecards/brand-standing.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { workspaceStatus } from '../../kit/words/workspace-status.ts'
import { words } from '../words/words.ts'
import { BrandMark } from './brand-mark.tsx'
import { BrandStar } from './brand-star.tsx'
import { useOpenApps } from './use-open-apps.ts'

const AUDITS = '/brands/{brandId}/scorecards'

/** The brand everything else in the portal is about: where it stands, and what comes next. */
export function ActiveBrand({ brand, favourites }: ComponentProps<typeof BrandStar>) {
  const status = workspaceStatus(brand.status)
  const standing = useStanding(brand.id)
  return (
    <section className="os-card active-brand" aria-labelledby="active-brand">
      <div className="active-brand-name">
        <BrandMark brand={brand} large />
        <div>
          <p className="os-muted">{brand.clientName ?? words('widget.brand')}</p>
          <h2 id="active-brand" className="active-brand-title">
            {brandLabel(brand)}
          </h2>
        </div>
        {brand.status !== 'LIVE' && <Badge tone={status.tone}>{status.text}</Badge>}
        <BrandStar brand={brand} favourites={favourites} />
      </div>
      {standing && <Standing of={standing} />}
      <p>
        <Link to={AUDITS} quiet>
          {words('allAudits')}
        </Link>
      </p>
    </section>
  )
}

/** Null for those who may not open audits. */
function useStanding(brandId: string): Resource<BrandStanding> | null {
  const { displayLanguage } = useMiniApp().context.displaySettings
  const isOpen = useOpenApps().has('scorecards')
  const path = withQuery(`/brands/${brandId}/scorecards/standing`, { language: displayLanguage })
  const standing = useAnswer<BrandStanding>('scorecards', isOpen ? path : null, { keptAs: 'standing' })
  return isOpen ? standing : null
}

function Standing({ of: { data, error } }: { of: Resource<BrandStanding> }) {
  if (!data && !error) return <Skeleton label={words('loadingStanding')} lines={[40, 100]} lineHeight={3} />
  return (
    <>
      {data && <Score {...data} />}
      {data?.next && <NextStep {...data.next} />}
    </>
  )
}

function Score({ score, change, since }: BrandStanding) {
  const { number } = useFormat()
  if (score === null) return <p className="os-muted">{words('noScore')}</p>
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const [year, quarter] = (since ?? '').split('-Q')
  return (
    <p className="brand-score">
      <strong>{number(score, digits)}</strong>
      <span>
        {words('overallScore')}
        {change !== null && (
          <span className="os-muted">
            {words('changeSince', {
              change: number(change, { ...digits, signDisplay: 'exceptZero' }),
              quarter: words('quarter', { quarter: quarter!, year: year! }),
            })}
          </span>
        )}
      </span>
    </p>
  )
}

function NextStep({ kind, scorecardId, title, answered, questions }: NonNullable<BrandStanding['next']>) {
  const screen = kind === 'continue' ? 'questions?question=next' : 'intro'
  return (
    <Link to={`${AUDITS}/scorecard/${scorecardId}/${screen}`} look="plain" className="quick-link">
      <span>
        <strong>{words(`next.${kind}`, { title })}</strong>
        <span className="os-muted">{words('answeredOf', { done: answered, of: questions })}</span>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  )
}
