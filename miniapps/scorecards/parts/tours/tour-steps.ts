import type { TourStep } from '../../../kit/tour/tour-player.tsx'
import type { Place } from '../place.ts'
import { words } from './words/words.ts'

export type TouredScreen = Exclude<Place['screen'], 'nowhere'>

/** What is shown of each screen, in this order; what is not there is left out. */
const STOPS = {
  overview: { overall: '.overall', audits: '.audits li', summary: 'a[href$="/summary"]' },
  intro: { facts: '.os-facts', covers: '.intro-dimensions', begin: '.os-page-header [data-variant=primary]' },
  questions: {
    levels: '.levels',
    evidence: '.attachments',
    rail: '.questionnaire-rail',
    progress: '.progress',
  },
  result: { score: '.overall', fix: '[aria-labelledby=fix-first]', answers: '.answer-list' },
  second: { people: '.assessors', agreement: '.agreement', differences: '.differences' },
  summary: {
    overall: '.overall',
    figure: '.summary-first > .os-card',
    take: '.os-page-header [aria-haspopup]',
  },
  client: { quarters: '.client-quarters', grid: '[role=grid]' },
  actions: { filter: '.os-list-find', list: '.os-page table' },
  import: { steps: '.import-steps', file: '.import-body' },
  report: { tools: '.report-tools', cover: '.report-cover' },
  edit: { drafts: '.draft-bar, table', parts: '[role=tablist]' },
} as const satisfies Record<TouredScreen, Readonly<Record<string, string>>>

type Stop = {
  [Screen in TouredScreen]: `${Screen}.${Extract<keyof (typeof STOPS)[Screen], string>}`
}[TouredScreen]

export const tourSteps = (screen: TouredScreen): readonly TourStep[] =>
  Object.entries(STOPS[screen]).map(([name, target]) => {
    const stop = `${screen}.${name}` as Stop
    return { target, title: words(`${stop}.title`), text: words(`${stop}.text`) }
  })
