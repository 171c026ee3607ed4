import type { ScorecardsApi } from '../../api.ts'
import { BrandPart } from './brand-part.tsx'
import { Roadmap } from './roadmap.tsx'
import { words } from './words/words.ts'

export function RoadmapPart({ api, brandId }: { api: ScorecardsApi; brandId: string }) {
  return (
    <BrandPart
      title={words('roadmap.title')}
      brandId={brandId}
      load={(signal) => api.recommendations(brandId, signal)}
    >
      {(recommendations) => (
        <section className="os-card" aria-label={words('roadmap.title')}>
          <Roadmap recommendations={recommendations} />
        </section>
      )}
    </BrandPart>
  )
}
