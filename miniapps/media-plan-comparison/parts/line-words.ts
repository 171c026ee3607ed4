import type { LineChange } from '../../domain/comparisons/cost-effects.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { words } from '../words/words.ts'

export const stateText = (state: LineChange['state']): string =>
  state === 'same' ? words('same') : documentWords(`versions.line.${state}`)

export const lineName = ({ vendor, property, format }: LineChange['line']): string =>
  [vendor, property, format].filter(Boolean).join(' · ')
