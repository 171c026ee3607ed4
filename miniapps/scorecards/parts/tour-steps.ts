import type { TourStep } from '../../kit/tour/tour-player.tsx'
import { words } from '../words/words.ts'

/** What somebody sees here for the first time. */
export const tourSteps = (): readonly TourStep[] => [
  { target: '.overall', title: words('tour.overall.title'), text: words('tour.overall.text') },
  { target: '.audits li', title: words('tour.audits.title'), text: words('tour.audits.text') },
  { target: 'a[href$="/summary"]', title: words('tour.summary.title'), text: words('tour.summary.text') },
]
