import type { TourStep } from '../../kit/tour/tour-player.tsx'
import { words } from '../words/words.ts'

/** What somebody sees here for the first time. */
export const tourSteps = (): readonly TourStep[] => [
  {
    target: '.active-brand',
    title: words('tour.active.title'),
    text: words('tour.active.text'),
  },
  {
    target: '.recent-brands',
    title: words('tour.recent.title'),
    text: words('tour.recent.text'),
  },
  {
    target: '.all-brands, .brand-filters',
    title: words('tour.all.title'),
    text: words('tour.all.text'),
  },
]
