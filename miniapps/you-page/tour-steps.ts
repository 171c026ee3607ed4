import type { TourStep } from '../kit/tour/tour-player.tsx'

/** What somebody sees here for the first time. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: '.active-brand',
    title: 'Your active brand',
    text: 'Everything you open in the portal is about this brand. These links go straight to your work for it.',
  },
  {
    target: '.recent-brands',
    title: 'Back to another brand',
    text: 'The brands you switch between wait here.',
  },
  {
    target: '.brand-filters',
    title: 'All your brands',
    text: 'Search by brand, client or market. Press / to start typing.',
  },
]
