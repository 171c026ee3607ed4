import type { Tone } from '../../kit/controls/badge.tsx'
import { words } from '../words/words.ts'

const TONES: Readonly<Record<string, Tone>> = { running: 'success', finished: 'neutral' }

export function statusOf(status: string): { title: string; tone?: Tone } {
  const known = status === 'running' || status === 'finished' || status === 'deleted' ? status : 'draft'
  const tone = TONES[known]
  return { title: words(`status.${known}`), ...(tone && { tone }) }
}
