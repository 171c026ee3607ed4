import type { Tone } from '../controls/badge.tsx'
import { sharedStatus } from './shared-words.ts'
import { words } from './words/words.ts'

const TONES: Readonly<Record<string, Tone>> = {
  submitted: 'information',
  approved: 'success',
  live: 'success',
  rejected: 'warning',
  paused: 'warning',
}

/** A campaign's status, or its state on a day. */
export const campaignStateOf = (state: string): { title: string; tone?: Tone } => ({
  title: sharedStatus(state) ?? words(`state.${state as 'draft'}`),
  ...(TONES[state] && { tone: TONES[state] }),
})
