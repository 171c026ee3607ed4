import type { TourStep } from '../kit/tour/tour-player.tsx'

/** What somebody sees here for the first time. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: '.overall',
    title: 'Where the brand stands',
    text: 'One score from 0 to 100 over all audits. An audit counts once enough of it is answered.',
  },
  {
    target: '.audits li',
    title: 'Nine audits',
    text: 'Each asks about one part of the brand’s marketing. Start anywhere; answers are saved as you give them.',
  },
  {
    target: 'a[href$="/summary"]',
    title: 'What to mend first',
    text: 'The summary puts the strengths and weaknesses of all audits side by side.',
  },
]
