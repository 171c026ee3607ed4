import { CreativesCard } from './creatives-card.tsx'
import { FlaggedCard } from './flagged-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { PacingCard } from './pacing-card.tsx'
import { PlanLearnings } from './plan-learnings.tsx'
import { Tiles } from './tiles.tsx'

/** From what everybody asks first to single days and creatives. */
export const Results = () => (
  <div className="results">
    <Tiles />
    <FlaggedCard />
    <PacingCard />
    <LinesCard />
    <CreativesCard />
    <PlanLearnings />
  </div>
)
