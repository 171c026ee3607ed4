import type { Use } from '../../../domain/surveys/draft/plan-variables.ts'
import { words } from './words/words.ts'

export const nameOfUse = (use: Use): string => words(`use.${use}`)
